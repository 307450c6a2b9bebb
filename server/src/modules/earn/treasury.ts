import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { staffEarn as contract } from '@bourse/contract/staff/earn.ts';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { termsEnding } from './cover.ts';
import type { EarnDeps } from './earn-deps.ts';
import { tiersAt } from './product-out.ts';
import { findProducts, findRates } from './queries/product.query.ts';
import { findExposure, findProductMoney, sumDayInterest } from './queries/staff-product.query.ts';
import { scaleOf } from './usecases/advance-orders.ts';

type Treasury = OutputOf<typeof contract.treasury>;

/** How far ahead the ends of terms are told. */
const AHEAD_DAYS = 90;

interface CoinSums {
  perDayMinor: bigint;
  coverMinor: bigint;
  termInterestMinor: bigint;
}
interface DaySums {
  readonly day: number;
  readonly asset: string;
  orders: number;
  principalMinor: bigint;
  interestMinor: bigint;
}

/** What the house owes in Earn, coin by coin, what covers its interest, and the terms that end within ninety days. */
export async function treasuryOf(deps: EarnDeps, nowMs: number): Promise<Treasury> {
  const { db } = deps;
  const [products, money, exposure] = await Promise.all([findProducts(db), findProductMoney(db), findExposure(db)]);
  const rates = await findRates(
    db,
    products.map(({ id }) => id),
  );
  const untilMs = startOfBusinessDay(businessDayOf(nowMs) + 1 + AHEAD_DAYS);
  const coins = new Map<string, CoinSums>();
  const days = new Map<string, DaySums>();
  for (const product of products) {
    const { asset } = product;
    const { coverMinor } = money.get(product.id)!;
    const sums = coins.get(asset) ?? { perDayMinor: 0n, coverMinor: 0n, termInterestMinor: 0n };
    coins.set(asset, sums);
    sums.perDayMinor += await sumDayInterest(db, product.id, tiersAt(rates.get(product.id)!, nowMs));
    sums.coverMinor += coverMinor;
    for (const { day, orders, principalMinor, interestMinor } of await termsEnding(
      db,
      product,
      rates.get(product.id)!,
      untilMs,
    )) {
      const key = `${day} ${asset}`;
      const ends = days.get(key) ?? { day, asset, orders: 0, principalMinor: 0n, interestMinor: 0n };
      days.set(key, ends);
      ends.orders += orders;
      ends.principalMinor += principalMinor;
      ends.interestMinor += interestMinor;
      sums.termInterestMinor += interestMinor;
    }
  }
  const text = (asset: string, minor: bigint): string => formatAmount(minor, scaleOf(deps, asset));
  return {
    coins: [...coins].map(([asset, sums]) => {
      const owed = exposure.find((each) => each.asset === asset);
      return {
        asset,
        principal: text(asset, owed?.principalMinor ?? 0n),
        inTerms: text(asset, owed?.inTermsMinor ?? 0n),
        waiting: text(asset, owed?.waitingMinor ?? 0n),
        perDay: text(asset, sums.perDayMinor),
        cover: text(asset, sums.coverMinor),
        termInterest: text(asset, sums.termInterestMinor),
      };
    }),
    maturities: [...days.values()]
      .toSorted((a, b) => a.day - b.day || (a.asset < b.asset ? -1 : 1))
      .map(({ day, asset, orders, principalMinor, interestMinor }) => ({
        // Terms end as their last day does.
        atMs: startOfBusinessDay(day + 1),
        asset,
        orders,
        principal: text(asset, principalMinor),
        interest: text(asset, interestMinor),
      })),
  };
}
