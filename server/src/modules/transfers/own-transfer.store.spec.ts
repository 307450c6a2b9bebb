import { randomUUID } from 'node:crypto';
import { ok, refuse } from '@bourse/core/result.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { walletRig } from '../../../test/wallet.rig.ts';
import { type Account, movesOf, must } from '../../../test/wallet-moves.rig.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { AskedTransfer } from '../products/public.ts';

const rig = await walletRig();
afterAll(() => rig.close());
const { balances, move } = movesOf(rig);

describe('a transfer between own accounts', () => {
  test('is free and at once, and goes through funding as two entries where it has to', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    expect(must(await move(who, 'funding', 'spot', '60.5'))).toMatchObject({ amount: '60.5', replayed: false });
    expect(must(await move(who, 'spot', 'p2p', '0.000001'))).toMatchObject({ from: 'spot', to: 'p2p' });
    expect(await balances(who)).toEqual({
      'funding/USDT': 39_500_000n,
      'spot/USDT': 60_499_999n,
      'p2p/USDT': 1n,
    });
    const bills = must(await rig.http.bills({ asset: 'USDT', account: 'funding' }, rig.as(who)));
    expect(bills.rows.map((row) => [row.kind, row.amount])).toEqual([
      ['transfer', '-0.000001'],
      ['transfer', '0.000001'],
      ['transfer', '-60.5'],
      ['deposit', '100'],
    ]);
  });

  test.each<[Account, Account, string, string]>([
    ['funding', 'funding', '1', 'SAME_ACCOUNT'],
    ['funding', 'futures', '1', 'ACCOUNT_NOT_OPENED'],
    ['futures', 'funding', '1', 'ACCOUNT_NOT_OPENED'],
    ['funding', 'spot', '0', 'AMOUNT_ZERO'],
    ['funding', 'spot', '0.0000001', 'AMOUNT_PLACES'],
    ['funding', 'spot', '100.000001', 'INSUFFICIENT_BALANCE'],
    ['spot', 'p2p', '1', 'INSUFFICIENT_BALANCE'],
  ])('%s to %s of %s: %s', async (from, to, amount, code) => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    expect(await move(who, from, to, amount)).toMatchObject({ ok: false, refusal: { code } });
    expect(await balances(who)).toMatchObject({ 'funding/USDT': 100_000_000n });
  });

  test('says what is available in coin units', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '2.5');
    expect(await move(who, 'funding', 'spot', '3')).toMatchObject({
      refusal: { code: 'INSUFFICIENT_BALANCE', details: { available: '2.5', needed: '3', account: 'funding' } },
    });
  });

  test('repeated or sent many times at once moves once; another input is refused', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(who, 'funding', 'spot', '10', id)));
    expect(answers.filter((answer) => !must(answer).replayed)).toHaveLength(1);
    expect(await balances(who)).toMatchObject({ 'spot/USDT': 10_000_000n });
    expect(await move(who, 'funding', 'spot', '11', id)).toMatchObject({ refusal: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  test('futures, once opened, is paid from funding and pays to funding only', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const { products } = rig.deps;
    Object.assign(rig.deps, {
      products: [{ name: 'futures', account: { account: 'futures', isOpened: async () => true } }],
    });
    try {
      must(await move(who, 'funding', 'futures', '10'));
      must(await move(who, 'futures', 'funding', '4'));
      expect(await move(who, 'futures', 'spot', '1')).toMatchObject({ refusal: { code: 'FUTURES_ONLY_TO_FUNDING' } });
    } finally {
      Object.assign(rig.deps, { products });
    }
    expect(await balances(who)).toMatchObject({ 'futures/USDT': 6_000_000n });
  });

  test('that was refused is judged anew each time that it is asked for', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '10');
    const { products } = rig.deps;
    const asked: unknown[] = [];
    const judgeTransfer = async (_tx: Tx, { uid, asset, from, to, amountMinor }: AskedTransfer) => {
      asked.push({ uid, asset, from, to, amountMinor });
      return asked.length < 3 ? ok(true as const) : refuse('FUTURES_ONLY_TO_FUNDING', { max: '0' });
    };
    Object.assign(rig.deps, {
      products: [{ name: 'futures', account: { account: 'futures', isOpened: async () => true, judgeTransfer } }],
    });
    const id = randomUUID();
    const again = () => move(who, 'spot', 'futures', '3', id);
    try {
      for (const _ of ['first', 'second'])
        expect(await again()).toMatchObject({ refusal: { code: 'INSUFFICIENT_BALANCE' } });
      must(await move(who, 'funding', 'spot', '5'));
      expect(await again()).toMatchObject({ refusal: { code: 'FUTURES_ONLY_TO_FUNDING' } });
    } finally {
      Object.assign(rig.deps, { products });
    }
    const each = { uid: who.uid, asset: 'USDT', from: 'spot', to: 'futures', amountMinor: 3_000_000n };
    expect(asked).toEqual([each, each, each]);
    expect(await balances(who)).toMatchObject({ 'spot/USDT': 5_000_000n });
  });

  test('is judged by the product that keeps either side, and a refusal leaves nothing, not even the request id', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const { products } = rig.deps;
    const asked: unknown[] = [];
    const judgeTransfer = async (_tx: Tx, { uid, asset, from, to, amountMinor }: AskedTransfer) => {
      asked.push({ uid, asset, from, to, amountMinor });
      return amountMinor > 5_000_000n ? refuse('FUTURES_ONLY_TO_FUNDING', { max: '5' }) : ok(true as const);
    };
    Object.assign(rig.deps, {
      products: [{ name: 'futures', account: { account: 'futures', isOpened: async () => true, judgeTransfer } }],
    });
    try {
      const id = randomUUID();
      expect(await move(who, 'funding', 'futures', '6', id)).toMatchObject({ refusal: { details: { max: '5' } } });
      must(await move(who, 'funding', 'futures', '5', id));
      must(await move(who, 'futures', 'funding', '1'));
      must(await move(who, 'funding', 'p2p', '50'));
    } finally {
      Object.assign(rig.deps, { products });
    }
    const { uid } = who;
    expect(asked).toEqual([
      { uid, asset: 'USDT', from: 'funding', to: 'futures', amountMinor: 6_000_000n },
      { uid, asset: 'USDT', from: 'funding', to: 'futures', amountMinor: 5_000_000n },
      { uid, asset: 'USDT', from: 'futures', to: 'funding', amountMinor: 1_000_000n },
    ]);
    expect(await balances(who)).toMatchObject({ 'futures/USDT': 4_000_000n, 'p2p/USDT': 50_000_000n });
  });
});
