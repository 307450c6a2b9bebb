import { type Result, refuse } from '@bourse/core/result.ts';
import {
  highestOrderTicks,
  highestStopTicks,
  lowestOrderTicks,
  lowestStopTicks,
} from '@bourse/core/trading/price-band.ts';
import { outsideBand } from '../orders/order-refusal.ts';
import type { SpotDeps } from '../spot-deps.ts';
import { draftFor, type PlaceAsk, type Placed, type PlaceRefusal, replaceOrder } from './place-order.ts';

type MoveRefusal = PlaceRefusal | 'ORDER_NOT_FOUND' | 'ORDER_IN_LIST';

/**
 * Replaces an order by another like `replaceOrder`, but refuses first what the market would refuse now, while the first
 * order is still open: dragging an order to a wrong price must not lose it.
 *
 * @refuses as replaceOrder. After MARKET_HALTED and the two refusals of a band the first order is still open; after any
 *           other the caller must look
 */
export async function moveOrder(
  deps: SpotDeps,
  ask: PlaceAsk & { readonly orderId: number },
): Promise<Result<Placed, MoveRefusal>> {
  const { uid, clientId } = ask;
  // A repeat gets the outcome of the first time, however the market has moved since.
  const isRepeat = await deps.askedIds.isAsked({ account: Number(uid), clientId });
  const early = isRepeat ? null : judgeMarket(deps, ask);
  return early ?? (await replaceOrder(deps, ask)).placed;
}

/**
 * Checks against the last step that everybody was sent; null to let the trading core decide, which checks again anyway.
 */
function judgeMarket(deps: SpotDeps, ask: PlaceAsk) {
  const drafted = draftFor(deps, ask);
  if (!drafted.ok) return drafted;
  const { market, command } = drafted.value;
  const { isHalted, referenceTicks, lastTicks } = deps.data.state(market.market);
  if (isHalted) return refuse('MARKET_HALTED', { symbol: market.symbol });
  const terms = { bandPpm: market.bandPpm, referenceTicks, lastTicks };
  const isStop = command.trigger !== 'none';
  if (command.type === 'market' && !isStop) return null;
  const minTicks = isStop ? lowestStopTicks(terms) : lowestOrderTicks(terms);
  const maxTicks = isStop ? highestStopTicks(terms) : highestOrderTicks(terms);
  const named = [command.ticks, command.stopTicks].filter((ticks) => ticks > 0);
  const isInside = named.every((ticks) => ticks >= minTicks && ticks <= maxTicks);
  return isInside ? null : outsideBand(market, command, { minTicks, maxTicks });
}
