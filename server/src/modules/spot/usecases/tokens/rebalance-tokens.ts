import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import {
  afterFee,
  type Basket,
  basketAt,
  isDailyDue,
  isIrregularDue,
  rebalanced,
} from '@bourse/core/spot/leveraged-token.ts';
import type { BasketReason, BasketRow } from '../../queries/leveraged-token.query.ts';
import type { SpotDeps } from '../../spot-deps.ts';
import { insertBasket } from '../../store/leveraged-token.store.ts';
import { basketPrice, type LeveragedToken } from '../../tokens/leveraged-tokens.ts';

/** The worth of a token on its first day: 10 USDT. */
const FIRST_NAV = 10n * 10n ** 18n;
/** After a time in which no process ran, missed rebalances are worked out in steps of an hour. */
const LOOK_MS = HOUR_MS;
const LOOKS_MAX = 24 * 400;

type TokenDeps = Pick<SpotDeps, 'db' | 'clock' | 'pricing' | 'tokens'>;

/**
 * Resets the leverage of each token if that is due, and takes the day's fee. What was missed while no process ran is
 * done with the prices of that time. Safe to run at any time and in several processes.
 */
export async function rebalanceTokens(deps: TokenDeps): Promise<void> {
  const nowMs = deps.clock.nowMs();
  for (const token of deps.tokens.all()) {
    const rows = dueBaskets(deps, token, nowMs);
    if (rows.length === 0) continue;
    await deps.db.tx(async (tx) => {
      // If another process was faster, the following baskets were computed without its basket and must not be added.
      for (const row of rows) if (!(await insertBasket(tx, row))) return;
    });
  }
  await deps.tokens.refresh(deps.db);
}

function dueBaskets(deps: TokenDeps, token: LeveragedToken, nowMs: number): BasketRow[] {
  const rows: BasketRow[] = [];
  let last = token.baskets.at(-1);
  if (!last) {
    const price = priceAt(deps, token, nowMs);
    return price === null ? [] : [row(token, null, basketAt(FIRST_NAV, token.leverage, price), 'start', nowMs)];
  }
  let feeDay = businessDayOf(
    token.baskets.findLast(({ reason }) => reason !== 'irregular' && reason !== 'merge')!.atMs,
  );
  for (const atMs of looks(last.atMs, nowMs)) {
    const price = priceAt(deps, token, atMs);
    if (price === null) continue;
    const day = businessDayOf(atMs);
    const next = day > feeDay ? daily(token, last, price) : irregular(token, last, price);
    if (!next) continue;
    if (next.reason !== 'irregular') feeDay = day;
    last = row(token, last, next.basket, next.reason, atMs);
    rows.push(last);
  }
  return rows;
}

/** The moments to check: each hour since the last time, and now. */
function looks(fromMs: number, nowMs: number): number[] {
  const first = Math.max(Math.floor(fromMs / LOOK_MS) + 1, Math.floor(nowMs / LOOK_MS) - LOOKS_MAX);
  const hours = Math.max(0, Math.floor(nowMs / LOOK_MS) - first + 1);
  return [...Array.from({ length: hours }, (_, at) => (first + at) * LOOK_MS), nowMs];
}

interface Next {
  readonly basket: Basket;
  readonly reason: BasketReason;
}

/** The first check of a business day takes the fee, and resets the leverage if needed. */
function daily({ leverage, dailyFeePpm }: LeveragedToken, last: Basket, price: bigint): Next {
  const paid = afterFee(last, price, dailyFeePpm);
  return isDailyDue(last, leverage, price)
    ? { basket: rebalanced(paid, leverage, price), reason: 'daily' }
    : { basket: paid, reason: 'fee' };
}

const irregular = ({ leverage }: LeveragedToken, last: Basket, price: bigint): Next | null =>
  isIrregularDue(last, leverage, price) ? { basket: rebalanced(last, leverage, price), reason: 'irregular' } : null;

function priceAt({ pricing }: TokenDeps, { underlying }: LeveragedToken, atMs: number): bigint | null {
  const quote = pricing.priceAt(underlying, atMs);
  return quote && !quote.delayed && quote.price.priceUnits > 0n ? basketPrice(quote) : null;
}

const row = (
  { token }: LeveragedToken,
  last: BasketRow | null,
  basket: Basket,
  reason: BasketReason,
  atMs: number,
): BasketRow => ({ ...basket, token, reason, atMs, version: (last?.version ?? 0) + 1 });

/** When the leverage is reset the next time in any case: 00:00 UTC+8. */
export const nextDailyMs = (nowMs: number): number => startOfBusinessDay(businessDayOf(nowMs) + 1);
