import { randomUUID } from 'node:crypto';
import { readAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChainAdapter, CustodyDeps } from '../../src/modules/custody/public.ts';
import { insertCursor } from '../../src/modules/custody/store/chain-cursor.store.ts';
import { createEarlyCredit, depositArrivals } from '../../src/modules/deposits/public.ts';
import { findOpenClaims } from '../../src/modules/deposits/queries/deposit-more.query.ts';
import { lockDeposit } from '../../src/modules/deposits/store/deposit.store.ts';
import { settleDeposits } from '../../src/modules/deposits/usecases/credit/credit-deposits.ts';
import { orphanDeposit } from '../../src/modules/deposits/usecases/credit/reverse-deposit.ts';
import { newId } from '../../src/platform/ids/ids.ts';
import { type TestPerson, walletRig } from '../wallet.rig.ts';
import { movesOf, must } from '../wallet-moves.rig.ts';

const CREDIT_AT = 1;
const FINAL_AT = 3;
const COINS: Readonly<Record<string, string>> = { BTC: 'btc', ETH: 'eth', USDT: 'eth' };

const rig = await walletRig();
afterAll(() => rig.close());
const { balances } = movesOf(rig);
const trade = (who: TestPerson, asset: string, amount: string) =>
  rig.http.transfer({ clientRequestId: randomUUID(), asset, from: 'funding', to: 'spot', amount }, rig.as(who));

/** Chains on which everything stands where it was seen. */
const adapter = { assets: Object.keys(COINS), isStillPaid: async () => true } as unknown as ChainAdapter;
const edge: CustodyDeps = {
  ...rig.deps,
  chains: new Map(['btc', 'eth'].map((network) => [network, adapter])),
  settings: {
    network: async (_q, network) => ({ network, creditConfirmations: CREDIT_AT, unlockConfirmations: FINAL_AT }),
    coin: async () => undefined,
    twoReviewersFromMinor: async () => 0n,
  },
  paymentOwners: [],
  arrivals: depositArrivals,
  earlyCredit: createEarlyCredit(rig.deps),
};
const settle = (network: string, deps = edge) => settleDeposits(deps, network);
const settleAll = () => Promise.all(['btc', 'eth'].map((network) => settle(network)));

beforeAll(async () => {
  for (const network of ['btc', 'eth']) {
    const block = { height: 100, hash: 'h', parentHash: 'g', atMs: 0 } as never;
    const at = { network, genesisHash: 'g', chainId: 'c', block, headHeight: 100, nowMs: rig.clock.nowMs() };
    await rig.t.db.tx((tx) => insertCursor(tx, at));
  }
});

// What another test left is final, so that each begins with all of the room.
beforeEach(async () => {
  await becomeFinal();
  await settleAll();
});

const becomeFinal = () =>
  rig.t.ownerDb.query(`update wallet.deposit set confirmations = $1 where completed_at_ms is null`, [FINAL_AT]);

let blocks = 1;
async function arrives(who: TestPerson, asset: string, amount: string, more: { confirmations?: number } = {}) {
  rig.clock.advanceMs(1);
  const id = newId(rig.clock.nowMs());
  await rig.t.ownerDb.query(
    `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, block_height,
       block_hash, confirmations, credit_at, unlock_at, state, detected_at_ms, updated_at_ms)
     values ($1::uuid, 'user', $2, $3, $4, 'x', $1::text, '0', $5, $6, 'h', $7, $8, $9, 'CONFIRMING', $10, $10)`,
    [
      id,
      who.uid,
      COINS[asset],
      asset,
      readAmount(amount, rig.deps.assets.coin(asset)!.ledgerScale).toString(),
      blocks++,
      more.confirmations ?? CREDIT_AT,
      CREDIT_AT,
      FINAL_AT,
      rig.clock.nowMs(),
    ],
  );
  return id;
}
/** The person's deposits as their page shows them, the oldest first. */
async function shown(who: TestPerson) {
  const { rows } = must(await rig.http.deposits({}, rig.as(who)));
  return rows.map(({ state, finalOnly }) => [state, finalOnly?.reason ?? null]).toReversed();
}
const limits = async (person: number, house: number) => {
  await rig.t.db.tx(async (tx) => {
    const by = { by: 'test', nowMs: rig.clock.nowMs() };
    await rig.deps.settings.set(tx, { name: 'EARLY_CREDIT_PERSON_MAX', value: person, ...by });
    await rig.deps.settings.set(tx, { name: 'EARLY_CREDIT_HOUSE_MAX', value: house, ...by });
  });
  await rig.deps.settings.refresh();
};
beforeEach(() => limits(20_000, 500_000));

test('what is worth more than the house is ready to lose cannot be traded before it is final, a small deposit can', async () => {
  const [thief, other] = [await rig.person(), await rig.person()];
  const big = await arrives(thief, 'BTC', '1');
  await arrives(other, 'BTC', '0.1');
  await settle('btc');
  expect(await trade(thief, 'BTC', '0.9')).toMatchObject({
    refusal: { code: 'INSUFFICIENT_BALANCE' },
  });
  must(await trade(other, 'BTC', '0.1'));
  expect(await shown(other)).toEqual([['CREDITED', null]]);
  expect(must(await rig.http.depositDetail({ id: big }, rig.as(thief)))).toMatchObject({
    state: 'CONFIRMING',
    confirmationsUnlock: FINAL_AT,
    finalOnly: { reason: 'PERSON_LIMIT', worthUsdt: '60000', limitUsdt: '20000' },
  });
  const { rows } = must(await rig.staff.finalOnlyDeposits({}, rig.asStaff('rita', 'risk')));
  expect(rows[0]).toMatchObject({ id: big, uid: thief.uid, amount: '1', unlockAt: FINAL_AT });
  await becomeFinal();
  await settle('btc');
  expect(must(await rig.http.depositDetail({ id: big }, rig.as(thief)))).toMatchObject({
    state: 'COMPLETED',
    finalOnly: null,
  });
  must(await trade(thief, 'BTC', '1'));
  expect(must(await rig.staff.finalOnlyDeposits({}, rig.asStaff('rita', 'risk'))).rows).toEqual([]);
  const told = rig.told.filter(({ uid }) => uid === thief.uid).map(({ kind }) => kind);
  expect(told).toEqual(['wallet.depositCompleted']);
});

test('a limit holds for the sum of a person’s deposits over coins and networks, to the last cent, in the order of the chain', async () => {
  const who = await rig.person();
  await arrives(who, 'USDT', '14000');
  await settle('eth');
  // 6,000 of 6,000 that are left, then a cent too much, then nothing is left.
  await arrives(who, 'BTC', '0.1');
  await settle('btc');
  await arrives(who, 'USDT', '0.01');
  await settle('eth');
  expect(await shown(who)).toEqual([
    ['CREDITED', null],
    ['CREDITED', null],
    ['CONFIRMING', 'PERSON_LIMIT'],
  ]);
  // What waits keeps waiting, and what comes behind it takes the room that has become free.
  await rig.t.ownerDb.query(`update wallet.deposit set confirmations = $2 where uid = $1 and asset = 'BTC'`, [
    who.uid,
    FINAL_AT,
  ]);
  await settle('btc');
  await arrives(who, 'USDT', '1');
  await settle('eth');
  expect((await shown(who)).map(([state]) => state)).toEqual(['CREDITED', 'COMPLETED', 'CONFIRMING', 'CREDITED']);
});

test('the house’s limit holds for everybody together, and tells nobody how much of it is used', async () => {
  await limits(20_000, 30_000);
  const [one, two, three] = [await rig.person(), await rig.person(), await rig.person()];
  await arrives(one, 'USDT', '15000');
  await arrives(two, 'USDT', '15000');
  const late = await arrives(three, 'USDT', '1');
  await settle('eth');
  expect([await shown(one), await shown(two)]).toEqual([[['CREDITED', null]], [['CREDITED', null]]]);
  expect(must(await rig.http.depositDetail({ id: late }, rig.as(three))).finalOnly).toEqual({
    reason: 'HOUSE_LIMIT',
    worthUsdt: null,
    limitUsdt: '30000',
  });
  const { rows } = must(await rig.staff.finalOnlyDeposits({}, rig.asStaff('rita', 'risk')));
  expect(rows.find(({ id }) => id === late)?.finalOnly.worthUsdt).toBe('30001');
});

test('without a price, of this coin or of what stands already, nothing is credited early', async () => {
  const [who, other] = [await rig.person(), await rig.person()];
  const price = rig.priced.get('BTC')!;
  await arrives(who, 'BTC', '0.001');
  await settle('btc');
  rig.priced.delete('BTC');
  await arrives(who, 'BTC', '0.001');
  await settle('btc');
  await arrives(other, 'USDT', '1');
  await settle('eth');
  rig.priced.set('BTC', price);
  await arrives(other, 'USDT', '1');
  await settle('eth');
  expect(await shown(who)).toEqual([
    ['CREDITED', null],
    ['CONFIRMING', 'PRICE_UNKNOWN'],
  ]);
  expect(await shown(other)).toEqual([
    ['CONFIRMING', 'PRICE_UNKNOWN'],
    ['CREDITED', null],
  ]);
});

test('two hundred that wait hold up nobody behind them', async () => {
  const [who, other] = [await rig.person(), await rig.person()];
  await limits(20_000, 500_000);
  for (let sent = 0; sent < 201; sent++) await arrives(who, 'BTC', '1');
  await arrives(other, 'BTC', '0.1');
  await settle('btc');
  await settle('btc');
  expect(await shown(other)).toEqual([['CREDITED', null]]);
});

test('two credits at the same moment do not both take the last room', async () => {
  const who = await rig.person();
  await arrives(who, 'USDT', '15000');
  await arrives(who, 'BTC', '0.2');
  // The first has judged and not committed yet: it goes on once the second waits for it.
  const waitsFor = async () => {
    const rows = await rig.t.ownerDb.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows.length;
  };
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const slow = Object.assign(Object.create(edge.ledger), {
    apply: async (...given: Parameters<CustodyDeps['ledger']['apply']>) => {
      begin();
      await expect.poll(waitsFor).toBe(1);
      return edge.ledger.apply(...given);
    },
  }) as CustodyDeps['ledger'];
  const first = settle('eth', { ...edge, ledger: slow });
  await begun;
  await Promise.all([first, settle('btc')]);
  expect(await shown(who)).toEqual([
    ['CREDITED', null],
    ['CONFIRMING', 'PERSON_LIMIT'],
  ]);
});

test('what is final, below the minimum or nobody’s waits for no room', async () => {
  await limits(1, 1);
  const who = await rig.person();
  await arrives(who, 'BTC', '1', { confirmations: FINAL_AT });
  const small = await arrives(who, 'BTC', '1');
  await rig.t.ownerDb.query(`update wallet.deposit set state = 'BELOW_MIN' where id = $1`, [small]);
  await settle('btc');
  expect(await shown(who)).toEqual([
    ['COMPLETED', null],
    ['BELOW_MIN', null],
  ]);
  const rows = await rig.t.db.query(`select 1 from wallet.deposit where id = $1 and entry_id is not null`, [small]);
  expect(rows).toHaveLength(1);
});

test('what a former version has credited counts, and may still not leave with its person', async () => {
  const who = await rig.person();
  await arrives(who, 'USDT', '15000');
  await settle('eth');
  // The same row as the former version left it, and more than this version would have credited.
  await rig.t.ownerDb.query(`update wallet.deposit set amount_minor = 19000000000 where uid = $1`, [who.uid]);
  await rig.give(who, 'USDT', '4000');
  await arrives(who, 'USDT', '1500');
  await settle('eth');
  expect(await shown(who)).toEqual([
    ['CREDITED', null],
    ['CONFIRMING', 'PERSON_LIMIT'],
  ]);
  expect(must(await rig.http.withdrawInfo({ asset: 'USDT', network: 'eth' }, rig.as(who)))).toMatchObject({
    withdrawable: '0',
    unconfirmed: '19000',
  });
});

test('one that a reorg takes back while it waits moves nothing, and waits where it is found again', async () => {
  const who = await rig.person();
  const id = await arrives(who, 'BTC', '1');
  await settle('btc');
  await rig.t.db.tx(async (tx) => orphanDeposit(edge, tx, (await lockDeposit(tx, id))!));
  expect(await shown(who)).toEqual([['REORGED', null]]);
  await rig.t.ownerDb.query(
    `update wallet.deposit set state = 'CONFIRMING', block_height = 1, block_hash = 'h', confirmations = 2 where id = $1`,
    [id],
  );
  await settle('btc');
  expect(await shown(who)).toEqual([['CONFIRMING', 'PERSON_LIMIT']]);
  expect(await balances(who)).toEqual({});
});

describe('what a person spent of deposits that were undone', () => {
  /** Deposits that were credited early, spent, and then taken back by a reorg, one after the other. */
  async function owes(who: TestPerson, ...debts: readonly (readonly [asset: string, amount: string])[]) {
    const undone: string[] = [];
    for (const [asset, amount] of debts) undone.push(await arrives(who, asset, amount));
    await settleAll();
    for (const [asset, amount] of debts) must(await trade(who, asset, amount));
    for (const id of undone) {
      rig.clock.advanceMs(1);
      await rig.t.db.tx(async (tx) => orphanDeposit(edge, tx, (await lockDeposit(tx, id))!));
    }
  }
  const claims = async (who: TestPerson) =>
    (await findOpenClaims(rig.t.db, who.uid)).map(({ asset, openMinor }) => [asset, openMinor]);
  const told = (who: TestPerson) =>
    rig.told
      .filter(({ uid, kind }) => uid === who.uid && kind.startsWith('wallet.claim'))
      .map(({ kind, params }) => [kind, params.asset, params.amount]);
  const final = { confirmations: FINAL_AT };

  test('is paid by what comes next in the same coin, the oldest first, and the person keeps the rest', async () => {
    const who = await rig.person();
    await owes(who, ['USDT', '100'], ['USDT', '40']);
    expect(await claims(who)).toEqual([
      ['USDT', 100_000_000n],
      ['USDT', 40_000_000n],
    ]);
    await arrives(who, 'BTC', '0.01', final);
    await arrives(who, 'USDT', '60', final);
    await settleAll();
    expect(await claims(who)).toEqual([
      ['USDT', 40_000_000n],
      ['USDT', 40_000_000n],
    ]);
    expect(await balances(who)).toMatchObject({ 'funding/BTC': 1_000_000n });
    await arrives(who, 'USDT', '40', final);
    await settleAll();
    expect(await claims(who)).toEqual([['USDT', 40_000_000n]]);
    await arrives(who, 'USDT', '50.5', final);
    await settleAll();
    expect(await claims(who)).toEqual([]);
    expect(await balances(who)).toMatchObject({ 'funding/USDT': 10_500_000n });
    expect(told(who)).toEqual([
      ['wallet.claimOpened', 'USDT', '100'],
      ['wallet.claimOpened', 'USDT', '40'],
      ['wallet.claimPartPaid', 'USDT', '60'],
      ['wallet.claimPartPaid', 'USDT', '40'],
      ['wallet.claimPaid', 'USDT', '40'],
    ]);
    // Nothing is owed any more, so nothing is paid of what comes then.
    await arrives(who, 'USDT', '1', final);
    await settleAll();
    expect(await balances(who)).toMatchObject({ 'funding/USDT': 11_500_000n });
    expect(told(who)).toHaveLength(5);
  });

  test('is paid in part only, as the notice says, while another coin is owed', async () => {
    const who = await rig.person();
    await owes(who, ['USDT', '30'], ['BTC', '0.1']);
    await arrives(who, 'USDT', '30', final);
    await settleAll();
    expect(await claims(who)).toEqual([['BTC', 10_000_000n]]);
    await arrives(who, 'BTC', '0.1', final);
    await settleAll();
    expect(await claims(who)).toEqual([]);
    expect(told(who).slice(2)).toEqual([
      ['wallet.claimPartPaid', 'USDT', '30'],
      ['wallet.claimPaid', 'BTC', '0.1'],
    ]);
    expect((await balances(who))['funding/USDT'] ?? 0n).toBe(0n);
  });

  test('is not paid by what is below the minimum, because nobody has that yet', async () => {
    const who = await rig.person();
    await owes(who, ['USDT', '30']);
    const small = await arrives(who, 'USDT', '5', final);
    await rig.t.ownerDb.query(`update wallet.deposit set state = 'BELOW_MIN' where id = $1`, [small]);
    await settleAll();
    expect(await claims(who)).toEqual([['USDT', 30_000_000n]]);
    expect((await shown(who)).at(-1)).toEqual(['BELOW_MIN', null]);
    expect(told(who)).toHaveLength(1);
  });
});
