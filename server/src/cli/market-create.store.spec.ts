import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SpotWorld, spotWorld } from '../../test/spot/spot-world.rig.ts';
import { tellRules } from '../modules/spot/usecases/tell-core.ts';
import { marketCreate } from './market-create.ts';

let world: SpotWorld;
let dataDir: string;
beforeAll(async () => {
  world = await spotWorld();
  dataDir = mkdtempSync(join(tmpdir(), 'bourse-cli-'));
  vi.stubEnv('BOURSE_SECRET', 'a'.repeat(64));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await world.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const create = (symbol: string, options: Record<string, string> = {}) =>
  marketCreate.run({
    positions: [symbol],
    options: { tick: '0.0001', lot: '0.1', 'min-notional': '1', ...options },
    dataDir,
    databaseUrl: world.t.url,
  });

test('adds a market that the trading core then knows, with an entry in the audit log', async () => {
  const { json } = await create('HBT_USDC', { quiet: '', band: '5' });
  expect(json).toMatchObject({ symbol: 'HBT_USDC', tmId: 101, tick: '0.0001', isQuiet: true, isOpen: false });
  await expect.poll(() => world.deps.catalog.find('HBT_USDC')?.bandPpm).toBe(50_000);
  await tellRules(world.deps);
  expect(world.deps.data.find(101)?.isHalted).toBe(false);
  const entries = await world.t.ownerDb.query('select action, subject from approvals.audit');
  expect(entries).toEqual([{ action: 'market.create', subject: 'market:HBT_USDC' }]);
});

test('refuses a market of a coin that is being merged: the merge would not know of it', async () => {
  await world.t.ownerDb.query(
    `insert into spot.token_merge (id, token, ratio, state, announced_at_ms, due_at_ms)
     select gen_random_uuid(), token, 100, 'announced', 1, 2 from spot.leveraged_token where token = 'BTC3L'`,
  );
  await expect(create('BTC3L_USDC')).rejects.toThrow('is being merged');
  await world.t.ownerDb.query('delete from spot.token_merge');
});

test.each([
  ['HBT_USDC', {}, 'is there already'],
  ['NONE_USDT', {}, 'no such coin'],
  ['HBTUSDT', {}, 'a low line between'],
  ['HBT_PUSD', { base: 'BTC' }, 'a low line between'],
  ['HBT_PUSD', { tick: '0' }, '--tick'],
  ['HBT_PUSD', { lot: '0.00000001' }, 'whole number of the smallest units'],
])('refuses %s %o: %s', async (symbol, options, sentence) => {
  await expect(create(symbol, options)).rejects.toThrow(sentence);
});
