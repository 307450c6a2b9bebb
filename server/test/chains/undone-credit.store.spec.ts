import { describe, expect, test } from 'vitest';
import { findOpenClaims } from '../../src/modules/deposits/queries/deposit-more.query.ts';
import { lockDeposit } from '../../src/modules/deposits/store/deposit.store.ts';
import { orphanDeposit } from '../../src/modules/deposits/usecases/credit/reverse-deposit.ts';
import type { TestPerson } from '../wallet.rig.ts';
import { movesOf, must } from '../wallet-moves.rig.ts';
import { earlyCreditRig, FINAL_AT } from './early-credit.rig.ts';

const { rig, trade, edge, settle, settleAll, arrives, shown } = await earlyCreditRig();

const { balances } = movesOf(rig);

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
