import { guardTicks, isWhole } from '@bourse/core/auto-invest/guard.ts';
import type { LegReason, LegStatus } from '@bourse/core/auto-invest/run.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import { baseMinorOf, priceText } from '@bourse/core/trading/grid.ts';
import type { OrderNow } from '../../../../engine/trading.ts';
import { findOrderByClientId, indexTicks, type Market, type PlaceRefusal, placeOrder } from '../../../spot/public.ts';
import type { AutoInvestDeps } from '../../auto-invest-deps.ts';
import type { Leg, Run } from '../../queries/run.query.ts';
import { endLeg, keepPrice, lowerPrice } from '../../store/leg.store.ts';
import { marketOf } from '../coins.ts';
import { TryAgain } from './try-again.ts';

const NOTHING = { orderId: null, spentMinor: 0n, grossMinor: 0n, feeMinor: 0n, limitTicks: null } as const;

/**
 * What each refusal by spot means for a coin of a run; null is asked again. IDEMPOTENCY_MISMATCH is such a one: the order was
 * sent before at another price, and by now it is in the rows. An order at the market cannot be refused for what is REFUSED
 * here, unless it was made wrongly.
 */
const REASONS: Readonly<Record<PlaceRefusal, LegReason | null>> = {
  BUSY: null,
  IDEMPOTENCY_MISMATCH: null,
  MARKET_HALTED: 'HALTED',
  MARKET_NOT_FOUND: 'HALTED',
  BELOW_MIN_NOTIONAL: 'TOO_SMALL',
  OUTSIDE_BAND: 'GUARD',
  INSUFFICIENT_BALANCE: 'INSUFFICIENT',
  ACCOUNT_FROZEN: 'FROZEN',
  INVALID_ORDER: 'REFUSED',
  PRICE_REQUIRED: 'REFUSED',
  QUANTITY_REQUIRED: 'REFUSED',
  STOP_PRICE_REQUIRED: 'REFUSED',
  OFF_TICK: 'REFUSED',
  OFF_LOT: 'REFUSED',
  PRICE_TOO_HIGH: 'REFUSED',
  QUANTITY_TOO_LARGE: 'REFUSED',
  WAITING_OUTSIDE_BAND: 'REFUSED',
  TOO_MANY_ORDERS: 'REFUSED',
  STOP_WOULD_TRIGGER: 'REFUSED',
  POST_ONLY_WOULD_MATCH: 'REFUSED',
  TOO_MANY_PARTS: 'REFUSED',
  TRAIL_OUT_OF_RANGE: 'REFUSED',
  ETF_PREMIUM_TOO_HIGH: 'REFUSED',
};

/**
 * Buys one coin of a run at the market, for its part of the amount, and at most one percent above the index. What is
 * not spent stays in the spot account.
 *
 * @throws TryAgain if it is unknown whether it was bought; asking again under the order's own id will tell
 * @invariant the price is stored before the order is sent, and only a lower one replaces it; the client id makes sure
 *   that there is only one order
 */
export async function buyLeg(deps: AutoInvestDeps, run: Run, leg: Leg): Promise<void> {
  const { db } = deps.money;
  const place = { runId: run.id, place: leg.place };
  const end = (status: LegStatus, reason: LegReason | null, order: typeof NOTHING | Filled = NOTHING): Promise<void> =>
    endLeg(db, place, { ...order, status, reason });
  const asked = { account: Number(run.uid), clientId: leg.clientId };
  const endWith = async (market: Market, order: OrderNow): Promise<void> => {
    const filled = filledOf(market, order);
    const lotMinor = BigInt(order.ticks) * market.unitMinor;
    const isDone = isWhole(filled.spentMinor, leg.plannedMinor, lotMinor);
    const status = filled.spentMinor === 0n ? 'UNFILLED' : isDone ? 'DONE' : 'PARTIAL';
    const reason = order.closeReason === 'selfTrade' ? 'OWN_ORDER' : 'GUARD';
    await end(status, status === 'DONE' ? null : reason, filled);
  };
  // What somebody asked for before is there whatever has become of its market and its person since.
  const before = leg.market === null ? null : await findOrderByClientId(db, asked.account, asked.clientId);
  const itsMarket = before && deps.spot.catalog.at(before.market);
  if (itsMarket) return endWith(itsMarket, before);
  const market = marketOf(deps, leg.asset);
  if (!market) return end('SKIPPED', 'HALTED');
  const state = deps.spot.data.state(market.market);
  const index = indexTicks(deps.spot, market);
  const guard = index === null ? null : guardTicks(index, { ...state, bandPpm: market.bandPpm });
  let limitTicks = leg.limitTicks;
  if (limitTicks === null) {
    if (!state.isTold || state.isHalted) return end('SKIPPED', 'HALTED');
    if (index === null) return end('SKIPPED', 'NO_INDEX');
    if (guard === null) return end('SKIPPED', 'GUARD');
    limitTicks = await keepPrice(db, place, { market: market.market, indexTicks: index, limitTicks: guard });
  } else if (index !== null && guard !== null && guard < limitTicks) {
    // The order was not answered since the price was stored, and the index has fallen: the present guard applies.
    limitTicks = guard;
    await lowerPrice(db, place, { indexTicks: index, limitTicks });
  }
  const placed = await placeOrder(deps.spot, {
    uid: run.uid,
    symbol: market.symbol,
    clientId: leg.clientId,
    side: 'buy',
    type: 'market',
    price: priceText(limitTicks, market.grid),
    quoteAmount: formatAmount(leg.plannedMinor, USDT_SCALE),
  });
  if (!placed.ok) {
    const reason = REASONS[placed.refusal.code];
    if (reason === null) throw new TryAgain(placed.refusal.code);
    return end(reason === 'HALTED' ? 'SKIPPED' : 'UNFILLED', reason);
  }
  // Waits for the order's row, because reconciliation compares the leg with it.
  await deps.spot.lastHeard.waitForRows(run.uid);
  await endWith(market, placed.value.order);
}

interface Filled {
  readonly orderId: number;
  readonly spentMinor: bigint;
  readonly grossMinor: bigint;
  readonly feeMinor: bigint;
  readonly limitTicks: number;
}

const filledOf = (market: Market, order: OrderNow): Filled => ({
  orderId: order.id,
  spentMinor: order.tradedUnits * market.unitMinor,
  grossMinor: baseMinorOf(order.tradedLots, market.grid),
  feeMinor: order.feeMinor,
  limitTicks: order.ticks,
});
