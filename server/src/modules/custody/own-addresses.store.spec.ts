import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdapter } from '../../chains/create-adapter.ts';
import { DEV_BTC, DEV_ETH, DEV_TEMPO } from '../../networks/dev-networks.ts';
import { SystemClock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { LocalSigner } from '../../signer/sign/local-signer.ts';
import { createDepositAddresses } from './usecases/own-address.ts';

const PEOPLE = 60;
const PROCESSES = 4;

const NETWORKS = [DEV_ETH, DEV_BTC, DEV_TEMPO];
/** Guards nothing. */
const MNEMONIC = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';

let t: TestDatabase;
const pools: Db[] = [];
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await t.close();
});

/** What a process knows of the chains: no node runs behind them. */
function adapters() {
  const signer = new LocalSigner(MNEMONIC, NETWORKS);
  return new Map(
    NETWORKS.map((params) => [params.network, createAdapter(params, { url: 'http://127.0.0.1:1' }, signer)]),
  );
}

/** Deposit addresses as a process of its own gives them. */
function process() {
  const db = t.another(4);
  pools.push(db);
  return createDepositAddresses({ db, chains: adapters(), clock: new SystemClock() });
}

test('people who ask in four processes at once each get one address, which is nobody else’s (I-20)', async () => {
  const processes = Array.from({ length: PROCESSES }, process);
  const uids = Array.from({ length: PEOPLE }, (_, at) => String(700_000_001 + at));
  for (const network of ['eth', 'btc', 'tempo']) {
    const ask = (uid: string, at: number) => processes[at % PROCESSES]!.current({ uid, network });
    // Twice for everybody, by two processes.
    const first = await Promise.all([...uids.map(ask), ...uids.map((uid, at) => ask(uid, at + 1))]);
    const place = ({ address, memo }: (typeof first)[number]) => `${address} ${memo}`;
    expect(new Set(first.map(place)).size).toBe(PEOPLE);
    expect(first.slice(PEOPLE).map(place)).toEqual(first.slice(0, PEOPLE).map(place));
  }
  const rows = await t.db.query<{ family: string; key_index: number; address: string; key_path: string }>(
    `select family, key_index, address, key_path from wallet.deposit_address where uid like '700%'`,
  );
  expect(rows).toHaveLength(3 * PEOPLE);
  const derived = [...adapters().values()];
  for (const row of rows) {
    const adapter = derived.find(({ family }) => family === row.family)!;
    expect(adapter.deriveAddress(row.key_index)).toEqual({ address: row.address, keyPath: row.key_path });
  }
});

test('two rotations at once leave one address that is shown, and every one is the person’s for ever', async () => {
  const uid = '700900001';
  const addresses = process();
  const first = await addresses.current({ uid, network: 'btc' });
  const fresh = await Promise.all([1, 2, 3].map(() => addresses.rotate({ uid, network: 'btc' })));
  const all = [first, ...fresh].map(({ address }) => address);
  expect(new Set(all).size).toBe(4);
  expect(fresh.map(({ address }) => address)).toContain((await addresses.current({ uid, network: 'btc' })).address);
  const owners = await t.db.query<{ uid: string }>('select uid from wallet.deposit_address where address = any ($1)', [
    all,
  ]);
  expect(owners.map((row) => row.uid)).toEqual([uid, uid, uid, uid]);
});

test.each([
  `update wallet.deposit_address set uid = '700000001'`,
  `update wallet.deposit_address set address = '0x0'`,
  `update wallet.deposit_address set memo = '7'`,
  'delete from wallet.deposit_address',
  'truncate wallet.deposit_address',
])('the application itself cannot give an address to somebody else: %s', async (sql) => {
  await expect(t.db.query(sql)).rejects.toThrow(/permission denied/);
});
