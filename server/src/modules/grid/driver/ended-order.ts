import type { OrderNow } from '../../../engine/trading.ts';
import type { EndedOrder } from '../queries/core-now.query.ts';

export const endedOf = (order: OrderNow): EndedOrder => ({
  orderId: order.id,
  account: order.account,
  clientId: order.clientId,
  isBuy: order.isBuy,
  tradedLots: order.tradedLots,
  tradedUnits: order.tradedUnits,
  feeMinor: order.feeMinor,
  isFilled: order.closeReason === 'filled',
  atMs: order.updatedAtMs,
});
