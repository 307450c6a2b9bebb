import { minorOf, RADIX } from '@bourse/core/trading/amount.ts';
import type { OrderChange, OrderRow } from './step.ts';

/**
 * What a step adds to an order. Sums are kept in the same number format as the core's, for speed, because trades are
 * many.
 */
export interface OrderSum {
  tradedLots: number;
  tradedUnits: number;
  lots: number;
  /** The hidden part; null if unchanged. */
  hiddenLots: number | null;
  feeHigh: number;
  feeLow: number;
  priority: number;
  isWoken: boolean;
  isActivated: boolean;
  /** Above 0 if the order began to follow the price. */
  trackingAtMs: number;
  closeReason: OrderRow['closeReason'];
  closeRefusal: OrderRow['closeRefusal'];
  closedAtMs: number | null;
  updatedAtMs: number;
}

/** An empty sum. */
export const noSum = (updatedAtMs: number): OrderSum => ({
  tradedLots: 0,
  tradedUnits: 0,
  lots: 0,
  hiddenLots: null,
  feeHigh: 0,
  feeLow: 0,
  priority: 0,
  isWoken: false,
  isActivated: false,
  trackingAtMs: 0,
  closeReason: null,
  closeRefusal: null,
  closedAtMs: null,
  updatedAtMs,
});

/** Adds a trade. An order never has more units than a safe integer, so a step cannot add more either. */
export function addTrade(sum: OrderSum, lots: number, units: number, feeHigh: number, feeLow: number): void {
  sum.tradedLots += lots;
  sum.tradedUnits += units;
  sum.feeHigh += feeHigh;
  sum.feeLow += feeLow;
  if (sum.feeLow >= RADIX) {
    sum.feeLow -= RADIX;
    sum.feeHigh += 1;
  }
}

/** Completes the row of an order that arrived in this step. */
export function addTo(order: OrderRow, sum: OrderSum): void {
  order.tradedLots = sum.tradedLots;
  order.tradedUnits = BigInt(sum.tradedUnits);
  order.feeMinor = minorOf(sum.feeHigh, sum.feeLow);
  if (sum.lots > 0) order.lots = sum.lots;
  if (sum.hiddenLots !== null) order.hiddenLots = sum.hiddenLots;
  order.closeReason = sum.closeReason;
  order.closeRefusal = sum.closeRefusal;
  order.closedAtMs = sum.closedAtMs;
  order.updatedAtMs = sum.updatedAtMs;
  if (sum.priority > 0) order.priority = sum.priority;
  if (sum.isActivated) {
    order.isPending = false;
    order.isWaiting = order.trigger !== 'none';
  }
  if (sum.trackingAtMs > 0) order.trackingAtMs = sum.trackingAtMs;
  if (sum.isWoken) order.isWaiting = false;
}

/** What a step changes in an order that already has a row. */
export function changeOf(id: number, { tradedUnits, feeHigh, feeLow, ...rest }: OrderSum): OrderChange {
  return { id, ...rest, tradedUnits: BigInt(tradedUnits), feeMinor: minorOf(feeHigh, feeLow) };
}
