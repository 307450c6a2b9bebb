import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdapter } from '../../chains/create-adapter.ts';
import { DEV_BTC, DEV_ETH, DEV_TEMPO } from '../../networks/dev-networks.ts';
import { SystemClock } from '../../platform/clock/clock.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { LocalSigner } from '../../signer/sign/local-signer.ts';
import { withKeys } from './own-keys.ts';
import { findUsedOwnAddresses } from './queries/chain-custody.query.ts';
import { createDepositAddresses, ensureHouseAddresses, hasHouseAddresses } from './usecases/own-address.ts';

const NETWORKS = [DEV_ETH, DEV_BTC, DEV_TEMPO];
/** Both guard nothing. */
const OURS = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';
const ANOTHER = 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

function depsOf(phrase: string) {
  const signer = new LocalSigner(phrase, NETWORKS);
  const adapterOf = (params: (typeof NETWORKS)[number]) => createAdapter(params, { url: 'http://127.0.0.1:1' }, signer);
  return {
    db: t.db,
    clock: new SystemClock(),
    chains: new Map(NETWORKS.map((params) => [params.network, adapterOf(params)])),
  };
}

const addressCount = async () =>
  (await t.ownerDb.query<{ count: number }>('select count(*)::int as count from wallet.deposit_address'))[0]!.count;

test('of two seeds that come at once one has the database, and the other writes nothing', async () => {
  expect(await hasHouseAddresses(t.db)).toBe(false);
  const both = [depsOf(OURS), depsOf(ANOTHER)];
  const answers = await Promise.all(both.map(ensureHouseAddresses));
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  const houses = both.map(({ chains }) => chains.get('eth')!.hotAt(0).address);
  const [first, second] = answers[0] === null ? houses : houses.toReversed();
  expect(answers.find((answer) => answer !== null)).toMatchObject({
    booked: expect.any(String),
    derived: expect.any(String),
  });
  // Bitcoin has an address for change as well.
  expect(await addressCount()).toBe(4);
  const known = await t.db.query<{ address: string }>('select address from wallet.deposit_address');
  expect(known.map(({ address }) => address)).toContain(first);
  expect(known.map(({ address }) => address)).not.toContain(second);
  await t.ownerDb.query('delete from wallet.deposit_address');
});

test('the same seed starts again, also where a network has come since', async () => {
  const ours = depsOf(OURS);
  const before = { ...ours, chains: new Map([...ours.chains].slice(0, 1)) };
  expect(await ensureHouseAddresses(before)).toBeNull();
  expect(await hasHouseAddresses(t.db)).toBe(true);
  expect(await ensureHouseAddresses(ours)).toBeNull();
  expect(await ensureHouseAddresses(ours)).toBeNull();
  expect(await addressCount()).toBe(4);
  const another = depsOf(ANOTHER);
  const houses = [...another.chains.values()].flatMap((adapter) => [
    adapter.hotAt(0).address,
    adapter.hotAt(0).change?.address,
  ]);
  expect(houses).toContain((await ensureHouseAddresses(another))?.derived);
  expect(await addressCount()).toBe(4);
});

async function keyPathOf(address: string): Promise<string | undefined> {
  const [row] = await t.db.query<{ key_path: string }>(
    'select key_path from wallet.deposit_address where address = $1',
    [address],
  );
  return row?.key_path;
}

test('an address of another seed is no custody, whoever wrote it down', async () => {
  const ours = depsOf(OURS);
  const eth = ours.chains.get('eth')!;
  const strange = depsOf(ANOTHER).chains.get('eth')!;
  const { address: good } = await createDepositAddresses(ours).current({ uid: '700000001', network: 'eth' });
  await t.ownerDb.query(
    `insert into wallet.deposit_address (id, family, purpose, address, memo, key_path, created_at_ms)
     values (gen_random_uuid(), 'evm', 'house', $1, '', $2, 9e15), (gen_random_uuid(), 'evm', 'house', $3, '', 'm/9''/1', 9e15)`,
    [strange.hotAt(0).address, strange.hotAt(0).keyPath, `0x${'9'.repeat(40)}`],
  );
  const counted = withKeys(eth, await findUsedOwnAddresses(t.db, 'eth', 'evm')).map(({ address }) => address);
  expect(counted).toEqual([eth.hotAt(0).address]);
  // A deposit address counts from its first deposit on.
  expect(withKeys(eth, [{ address: good, keyPath: (await keyPathOf(good))! }])).toHaveLength(1);
});
