import { mulDiv } from '@bourse/core/money/round.ts';
import { STOP_BUY_WORST_PERCENT, worstStopBuyTicks } from '@bourse/core/spot/stop-price.ts';
import { priceText } from '@bourse/core/trading/grid.ts';
import type { Walk, Wanted } from '../book/book-walk.ts';
import type { MarketGrid } from '../market.ts';
import { type Funds, hasLimit, isStop, type OrderDraft } from '../order-draft.ts';

const STOP_BUY_WORST_BPS = Number(STOP_BUY_WORST_PERCENT) * 100;

/** What an order would cost and bring, in minor units of quote unless it says base. */
export interface Estimate {
  /** The quote that changes hands; for a market order, by the present book. */
  readonly totalMinor: bigint;
  /** The highest fee, in the coin that arrives: base for a buyer, quote for a seller. Null where the amount is not known. */
  readonly feeMostMinor: bigint | null;
  /** The most that a buyer pays, or the least that a seller receives. A buyer receives `baseMinor` less the fee. */
  readonly netMinor: bigint;
  readonly baseMinor: bigint;
  readonly averageTicks: number | null;
  /**
   * For a market order, its worst price in the present book and the distance from the best price, in hundredths of a percent.
   * For a stop that buys at the market, the worst price that it accepts and the distance from its trigger.
   */
  readonly worst: { readonly price: string; readonly awayBps: number } | null;
  /** True if the shown book does not hold all of it. */
  readonly isThin: boolean;
}

export interface CheckTerms {
  readonly grid: MarketGrid;
  /** Null while it is not known, or for a visitor. */
  readonly funds: Funds | null;
  readonly makerPpm: number;
  readonly takerPpm: number;
  /** Walks the opposite side of the book; null where that is empty. */
  readonly walk: ((wanted: Wanted) => Walk) | null;
  readonly bestTicks: number | null;
  /** The price from which a stop would begin to follow at once; null while there were no trades. */
  readonly lastTicks?: number | null;
}

/** The price that a market stop is paid at: for a buy its worst price, because that much is held until it wakes. */
export const paidAt = ({ side }: OrderDraft, stopTicks: number | null): number | null =>
  stopTicks !== null && side === 'buy' ? worstStopBuyTicks(stopTicks) : stopTicks;

/** The value that is compared with the market's minimum: price times quantity, for a stop at its trigger. */
export const worthOf = (ticks: number | null, lots: number, estimate: Estimate, { unitMinor }: MarketGrid): bigint =>
  ticks === null ? estimate.totalMinor : BigInt(ticks) * BigInt(lots) * unitMinor;

export const feeUp = (minor: bigint, ppm: number): bigint => mulDiv(minor, BigInt(ppm), 1_000_000n, 'up');

export function estimateLots(
  draft: OrderDraft,
  lots: number,
  ticks: number | null,
  terms: CheckTerms,
): Estimate | null {
  const { grid, makerPpm, takerPpm, walk } = terms;
  const isBuy = draft.side === 'buy';
  const baseMinor = BigInt(lots) * grid.lotMinor;
  if (ticks !== null) {
    const ppm = Math.max(makerPpm, takerPpm);
    const totalMinor = BigInt(ticks) * BigInt(lots) * grid.unitMinor;
    const feeMinor = feeUp(isBuy ? baseMinor : totalMinor, ppm);
    const netMinor = isBuy ? totalMinor : totalMinor - feeMinor;
    const worst = !hasLimit(draft) && isBuy ? { price: priceText(ticks, grid), awayBps: STOP_BUY_WORST_BPS } : null;
    return { totalMinor, feeMostMinor: feeMinor, netMinor, baseMinor, averageTicks: null, worst, isThin: false };
  }
  const met = walk?.({ lots: BigInt(lots) });
  return met ? estimateWalk(draft, met, baseMinor, terms) : null;
}

export function estimateTotal(draft: OrderDraft, quoteMinor: bigint, terms: CheckTerms): Estimate | null {
  // A stop trades later, in a book that is not known yet, so only its total can be judged.
  if (isStop(draft)) {
    const base = { totalMinor: quoteMinor, netMinor: quoteMinor, baseMinor: 0n, averageTicks: null, worst: null };
    return { ...base, feeMostMinor: draft.side === 'buy' ? null : feeUp(quoteMinor, terms.takerPpm), isThin: false };
  }
  const met = terms.walk?.({ quoteMinor });
  return met ? estimateWalk(draft, met, met.lots * terms.grid.lotMinor, terms) : null;
}

function estimateWalk(draft: OrderDraft, met: Walk, baseMinor: bigint, terms: CheckTerms): Estimate {
  const { grid, takerPpm, bestTicks } = terms;
  const isBuy = draft.side === 'buy';
  const fee = feeUp(isBuy ? baseMinor : met.costMinor, takerPpm);
  const worst =
    met.worstTicks > 0 && bestTicks
      ? {
          price: priceText(met.worstTicks, grid),
          awayBps: Math.round((Math.abs(met.worstTicks - bestTicks) * 10_000) / bestTicks),
        }
      : null;
  return {
    totalMinor: met.costMinor,
    feeMostMinor: fee,
    netMinor: isBuy ? met.costMinor : met.costMinor - fee,
    baseMinor,
    averageTicks: met.lots > 0n ? Number(met.costMinor / (met.lots * grid.unitMinor)) : null,
    worst,
    isThin: !met.isEnough,
  };
}
