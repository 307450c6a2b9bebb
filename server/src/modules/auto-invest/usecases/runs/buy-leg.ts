import { guardTicks, isWhole } from '@bourse/core/auto-invest/guard.ts';
import type { LegReason, LegStatus } from '@bourse/core/auto-invest/run.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import { baseMinorOf, priceText } from '@bourse/core/trading/grid.ts';
import type { OrderNow } from '../../../../engine/trading.ts';
import { indexTicks, type Market, placeOrder } from '../../../spot/public.ts';
import type { AutoInvestDeps } from '../../auto-invest-deps.ts';
import type { Leg, Run } from '../../queries/run.query.ts';
import { endLeg, keepPrice } from '../../store/leg.store.ts';
import { marketOf } from '../coins.ts';
import { TryAgain } from './try-again.ts';

const NOTHING = { orderId: null, spentMinor: 0n, grossMinor: 0n, feeMinor: 0n } as const;

/** What a refusal of spot says of a coin of a run; what can pass is tried again. */
const REASONS: Readonly<Record<string, LegReason>> = {
  MARKET_HALTED: 'HALTED',
  MARKET_NOT_FOUND: 'HALTED',
  BELOW_MIN_NOTIONAL: 'TOO_SMALL',
  OUTSIDE_BAND: 'GUARD',
};

/**
 * Buys one coin of a run: at the market, for its part of the amount, and not above the index and one percent. The rest of what
 * is not bought stays on the spot account.
 *
 * @throws     TryAgain where nobody knows whether it was bought: the order's own id will tell
 * @invariant  the price is kept before the order is sent, so that the same order is asked for again
 */
export async function buyLeg(deps: AutoInvestDeps, run: Run, leg: Leg): Promise<void> {
  const { db } = deps.money;
  const place = { runId: run.id, place: leg.place };
  const end = (status: LegStatus, reason: LegReason | null, order: typeof NOTHING | Filled = NOTHING): Promise<void> =>
    endLeg(db, place, { ...order, status, reason });
  const market = marketOf(deps, leg.asset);
  if (!market) return end('SKIPPED', 'HALTED');
  let limitTicks = leg.limitTicks;
  if (limitTicks === null) {
    const state = deps.spot.data.state(market.market);
    if (!state.isTold || state.isHalted) return end('SKIPPED', 'HALTED');
    const index = indexTicks(deps.spot, market);
    if (index === null) return end('SKIPPED', 'NO_INDEX');
    const guard = guardTicks(index, { ...state, bandPpm: market.bandPpm });
    if (guard === null) return end('SKIPPED', 'GUARD');
    const kept = await keepPrice(db, place, { market: market.market, indexTicks: index, limitTicks: guard });
    limitTicks = kept.limitTicks;
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
    if (placed.refusal.code === 'BUSY') throw new TryAgain('BUSY');
    const reason = REASONS[placed.refusal.code] ?? 'REFUSED';
    return end(reason === 'HALTED' ? 'SKIPPED' : 'UNFILLED', reason);
  }
  // What a leg says is compared with the order's row: it is written after that.
  await deps.spot.lastHeard.waitForRows(run.uid);
  const filled = filledOf(market, placed.value.order);
  const lotMinor = BigInt(limitTicks) * market.unitMinor;
  const status =
    filled.spentMinor === 0n ? 'UNFILLED' : isWhole(filled.spentMinor, leg.plannedMinor, lotMinor) ? 'DONE' : 'PARTIAL';
  await end(status, status === 'DONE' ? null : 'GUARD', filled);
}

interface Filled {
  readonly orderId: number;
  readonly spentMinor: bigint;
  readonly grossMinor: bigint;
  readonly feeMinor: bigint;
}

const filledOf = (market: Market, order: OrderNow): Filled => ({
  orderId: order.id,
  spentMinor: order.tradedUnits * market.unitMinor,
  grossMinor: baseMinorOf(order.tradedLots, market.grid),
  feeMinor: order.feeMinor,
});
