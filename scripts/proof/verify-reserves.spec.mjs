import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { reserveStatement } from '../../core/src/proof/reserve-statement.ts';
import { networksOf, offlineChainSide } from '../../server/src/boot/sides/chain-side.ts';
import { LocalSigner } from '../../server/src/signer/sign/local-signer.ts';

const dir = mkdtempSync(join(tmpdir(), 'bourse-reserves-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const PHRASE = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';
const { adapters } = offlineChainSide(new LocalSigner(PHRASE, networksOf(false)));
const snapshot = { takenAtMs: 1_795_000_000_000, root: 'ab'.repeat(32) };

/** All addresses that the house lists, signed as a snapshot signs them. */
async function reserves() {
  const rows = [{ asset: 'USDT', network: 'eth', address: null, addressCount: 7, minor: '5', signature: null }];
  for (const [network, adapter] of adapters) {
    const hot = adapter.hotAt(0);
    for (const address of [hot.address, ...(hot.change ? [hot.change.address] : [])]) {
      const text = reserveStatement({ network, address, ...snapshot });
      const signed = await adapter.signStatement(address, text);
      rows.push({ asset: 'X', network, address, addressCount: 1, minor: '1', signature: signed.value });
    }
  }
  return rows;
}
const good = { format: 'bourse-reserves-v1', snapshot, reserves: await reserves() };

function run(file, ...words) {
  const path = join(dir, 'reserves.json');
  writeFileSync(path, JSON.stringify(file));
  const ended = spawnSync(process.execPath, [join(import.meta.dirname, 'verify-reserves.mjs'), path, ...words], {
    encoding: 'utf8',
  });
  return { code: ended.status, text: `${ended.stdout}${ended.stderr}` };
}
const changed = (change) => {
  const copy = structuredClone(good);
  change(copy);
  return run(copy, '--root', snapshot.root);
};
const rowOf = (file, network) => file.reserves.find((row) => row.network === network && row.address !== null);

describe('the offline check of reserves', () => {
  it('is right for every address of every network', () => {
    const addresses = good.reserves.filter(({ address }) => address !== null).length;
    expect(run(good, '--root', snapshot.root)).toMatchObject({
      code: 0,
      text: expect.stringContaining(`RIGHT: ${addresses} `),
    });
  });

  it.each(['eth', 'btc', 'tempo'])('finds an address of %s that is not ours', (network) => {
    const other = network === 'btc' ? 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080' : `0x${'12'.repeat(20)}`;
    const ended = changed((file) => {
      rowOf(file, network).address = other;
    });
    expect(ended).toMatchObject({ code: 1, text: expect.stringContaining('another key') });
  });

  it('finds a signature of another moment, one of another root, and a missing one', () => {
    const moment = changed((file) => {
      file.snapshot.takenAtMs += 1;
    });
    expect(moment).toMatchObject({ code: 1, text: expect.stringContaining('WRONG') });
    expect(run(good, '--root', 'cd'.repeat(32))).toMatchObject({
      code: 1,
      text: expect.stringContaining('another root'),
    });
    const missing = changed((file) => {
      rowOf(file, 'eth').signature = null;
    });
    expect(missing).toMatchObject({ code: 1, text: expect.stringContaining('not signed for') });
  });

  it('asks for what it was not told', () => {
    expect(run(good, '--root', 'no')).toMatchObject({ code: 2 });
  });

  it('our keys sign statements of reserves and nothing else, and for our own addresses only', async () => {
    const adapter = adapters.get('eth');
    const refused = await adapter.signStatement(adapter.hotAt(0).address, 'I owe you everything');
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'POLICY_STATEMENT' } });
    expect(await adapter.signStatement(`0x${'12'.repeat(20)}`, 'Bourse reserves\n')).toBeNull();
  });
});
