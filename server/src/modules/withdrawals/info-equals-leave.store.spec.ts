import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { must } from '../../../test/wallet-moves.rig.ts';
import { addPurchaseLot } from './usecases/add-purchase-lot.ts';
import { withdrawRig } from './withdraw.rig.ts';

let rig: Rig;
let on: ReturnType<typeof withdrawRig>;
beforeAll(async () => {
  rig = await walletRig();
  on = withdrawRig(rig);
});
afterAll(() => rig.close());

const info = async (who: TestPerson, asset = 'USDT') => must(await rig.http.withdrawInfo({ asset }, rig.as(who)));
const buy = (who: TestPerson, asset: string, amountMinor: bigint) =>
  rig.t.db.tx((tx) =>
    addPurchaseLot(tx, {
      uid: who.uid,
      asset,
      amountMinor,
      price: { priceUnits: 1n, priceScale: 0 },
      source: 'p2p',
      ref: crypto.randomUUID(),
      lockDays: 3,
      completedAtMs: rig.clock.nowMs(),
    }),
  );

const give = async (who: TestPerson, minor: bigint): Promise<void> => {
  if (minor > 0n) await rig.give(who, 'USDT', formatAmount(minor, 6));
};

/** Each bound that info names, in minor units of the coin, with the refusal that must name it. */
async function boundsOf(who: TestPerson, asset: string, network: string): Promise<{ minor: bigint; code: string }[]> {
  const told = await info(who, asset);
  const pair = rig.deps.assets.coinNetwork(asset, network)!;
  const scale = told.ledgerScale;
  const [whole = '0', part = ''] = told.priceUsdt!.split('.');
  const price = { units: BigInt(whole + part), scale: part.length };
  const inCoin = (usdt: string): bigint =>
    (readAmount(usdt, 6) * 10n ** BigInt(scale + price.scale)) / (price.units * 10n ** 6n);
  const rest30 =
    told.limit.limit30dUsdt === null
      ? null
      : readAmount(told.limit.limit30dUsdt, 6) - readAmount(told.limit.used30dUsdt, 6);
  return [
    { minor: readAmount(told.available, scale), code: 'INSUFFICIENT_BALANCE' },
    { minor: readAmount(told.withdrawable, scale), code: 'NOT_WITHDRAWABLE_YET' },
    { minor: inCoin(told.limit.remainingUsdt), code: 'LIMIT_24H' },
    ...(rest30 === null ? [] : [{ minor: inCoin(formatAmount(rest30 < 0n ? 0n : rest30, 6)), code: 'LIMIT_30D' }]),
    { minor: pair.withdrawMaxMinor, code: 'AMOUNT_ABOVE_MAX' },
  ];
}

const cents = (max: number) => fc.integer({ min: 0, max }).map((each) => BigInt(each) * 10_000n);
const state = fc.record({
  kyc: fc.constantFrom('none' as const, 'primary' as const),
  heldMinor: cents(9_000_00),
  // Often near the whole of a day, so that the 30 days run out as well.
  monthMinor: fc.array(fc.oneof(cents(990_00), fc.constant(980_000_000n)), { maxLength: 5 }),
  dayMinor: cents(990_00),
  lotMinor: fc.oneof(fc.constant(0n), cents(900_00)),
  satoshi: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000_000 })),
  keepsBitcoin: fc.boolean(),
});

describe('what withdraw info names is what may leave', () => {
  test('the most of it is taken, and one unit more is refused by the bound that it names', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(state, async (is) => {
        const who = await rig.person({ kyc: is.kyc });
        const spentMinor = is.monthMinor.reduce((sum, each) => sum + each, is.dayMinor);
        await give(who, spentMinor + is.heldMinor);
        for (const minor of is.monthMinor) {
          await on.withdraw(who, formatAmount(minor, 6));
          rig.clock.advanceMs(DAY_MS + HOUR_MS);
        }
        await on.withdraw(who, formatAmount(is.dayMinor, 6));
        if (is.lotMinor > 0n) await buy(who, 'USDT', is.lotMinor);
        if (is.satoshi > 0) {
          await on.insertDeposit(who, 'BTC', String(is.satoshi), 'CREDITED');
          if (is.keepsBitcoin) await rig.give(who, 'BTC', formatAmount(BigInt(is.satoshi), 8), 'btc');
        }
        const bounds = await boundsOf(who, 'USDT', 'eth');
        const most = bounds.reduce((least, each) => (each.minor < least ? each.minor : least), bounds[0]!.minor);
        const names = bounds.filter((each) => each.minor === most).map((each) => each.code);
        const pair = rig.deps.assets.coinNetwork('USDT', 'eth')!;
        const more = await on.withdraw(who, formatAmount(most + 1n, 6));
        const under = most + 1n < pair.withdrawMinMinor ? ['AMOUNT_BELOW_MIN'] : names;
        expect(more.ok ? 'taken' : under).toContain(more.ok ? '' : more.refusal.code);
        if (!more.ok) seen.add(more.refusal.code);
        if (most < pair.withdrawMinMinor) return;
        expect(await on.withdraw(who, formatAmount(most, 6))).toMatchObject({ ok: true });
      }),
      { numRuns: 40, seed: 20260203 },
    );
    const all = ['AMOUNT_BELOW_MIN', 'INSUFFICIENT_BALANCE', 'LIMIT_24H', 'LIMIT_30D', 'NOT_WITHDRAWABLE_YET'];
    expect([...seen].sort()).toEqual(all);
  }, 120_000);

  test('what it says is left of the limit is what both limits leave', async () => {
    const who = await rig.person({ kyc: 'none' });
    await rig.give(who, 'USDT', '20000');
    for (let day = 0; day < 5; day++) {
      must(await on.withdraw(who, '980'));
      rig.clock.advanceMs(DAY_MS + HOUR_MS);
    }
    // 4,900 of 5,000 in 30 days: 100 are left, although the 24 hours alone would leave 1,000.
    expect(await on.withdraw(who, '100.000001')).toMatchObject({ refusal: { code: 'LIMIT_30D' } });
    expect((await info(who)).limit.remainingUsdt).toBe('100');
  });
});

describe('the same coins do not cover two locks', () => {
  test('what was bought and what a chain may take back must both stay', async () => {
    const who = await rig.person();
    // 100 USDT were bought and are locked; 0.002 BTC arrived, are not final, and were sold for 120 USDT.
    await rig.give(who, 'USDT', '220');
    await buy(who, 'USDT', 100_000_000n);
    await on.insertDeposit(who, 'BTC', '200000', 'CREDITED');
    expect(await info(who)).toMatchObject({ withdrawable: '0' });
    expect(await on.withdraw(who, '100')).toMatchObject({ refusal: { code: 'NOT_WITHDRAWABLE_YET' } });
  });
});
