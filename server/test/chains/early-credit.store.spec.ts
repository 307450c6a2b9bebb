import { expect, test } from 'vitest';
import type { CustodyDeps } from '../../src/modules/custody/public.ts';
import { must } from '../wallet-moves.rig.ts';
import { earlyCreditRig, FINAL_AT } from './early-credit.rig.ts';

const { rig, trade, edge, settle, becomeFinal, arrives, shown, limits } = await earlyCreditRig();

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
