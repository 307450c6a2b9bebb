import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { PlaceListCommand } from '@bourse/core/trading/command.ts';
import type { TradeEvent } from '@bourse/core/trading/event.ts';
import type { Answer, OrderNow } from '../../../engine/trading.ts';
import type { Market } from '../markets/market.ts';
import { draftList, type ListAsk, refusedOrder } from '../orders/list-draft.ts';
import { eventOf, isOrderOf, orderOfOutcome } from '../orders/order-outcome.ts';
import { toldRefusal } from '../orders/order-refusal.ts';
import { findForgottenOrder } from '../queries/order.query.ts';
import { findList, type ListedOrders } from '../queries/order-list.query.ts';
import type { SpotDeps } from '../spot-deps.ts';
import { judgePerson, type PlaceRefusal } from './place-order.ts';

export interface PlaceListAsk extends ListAsk {
  readonly uid: string;
  /** `BTC_USDT` */
  readonly symbol: string;
}

/** A list as it is when its caller is answered. */
export interface PlacedList {
  readonly market: Market;
  readonly list: ListedOrders;
  /** The trades that its orders made at once. Empty for a repeat. */
  readonly trades: readonly TradeEvent[];
  /** True if the same was asked for before under the same id. */
  readonly replayed: boolean;
}

export type PlaceListRefusal = PlaceRefusal | 'INVALID_ORDER_LIST';

/**
 * Places two or three orders as a list, all of them or none. Resolves once the journal has it.
 *
 * @refuses    INVALID_ORDER_LIST (orders that cannot depend on each other like this), or as placeOrder with the order's
 *             index as `order` in the details. Nothing was done
 * @throws     OutcomeUnknown: ask again under the same clientId
 * @invariant  an id that was used before never makes a second list, whether or not the trading core remembers it
 */
export async function placeList(deps: SpotDeps, ask: PlaceListAsk): Promise<Result<PlacedList, PlaceListRefusal>> {
  const market = deps.catalog.find(ask.symbol);
  if (!market) return refuse('MARKET_NOT_FOUND', { symbol: ask.symbol });
  const { lastTicks, referenceTicks } = deps.data.state(market.market);
  const drafted = draftList(market, Number(ask.uid), ask, lastTicks || referenceTicks);
  if (!drafted.ok) return drafted;
  const command = drafted.value;
  const early = (await judgeIds(deps, ask, market, command)) ?? (await judgeOrders(deps, ask, market));
  if (early) return early;
  const answer = await deps.trading.submit(command);
  if (!answer.ok) return refuse('BUSY');
  deps.lastHeard.note(ask.uid, answer.value.sequence);
  const listed = eventOf(answer.value.outcome, 'listed');
  if (!listed) return answerRepeat(deps, market, command, answer.value);
  const trades = answer.value.outcome.filter((event): event is TradeEvent => event.kind === 'trade');
  return ok({ market, list: listOfOutcome(command, listed.listId, answer.value), trades, replayed: false });
}

/** The answer that follows from the caller's ids; null if they are free according to the rows. */
async function judgeIds(
  deps: SpotDeps,
  { uid, idUse }: PlaceListAsk,
  market: Market,
  command: PlaceListCommand,
): Promise<Result<PlacedList, PlaceListRefusal> | null> {
  const account = Number(uid);
  const ids = command.orders.map(({ clientId }) => clientId).filter((clientId) => clientId !== '');
  if (command.clientId === '' && ids.length === 0) return null;
  await deps.lastHeard.waitForRows(uid);
  const known = command.clientId === '' ? null : await findList(deps.db, { account, clientId: command.clientId });
  if (known && idUse !== 'whileOpen') return replay(deps, market, command, known);
  if (known?.orders.some(({ closeReason }) => closeReason === null)) return refuse('IDEMPOTENCY_MISMATCH');
  for (const clientId of ids) {
    if ((await findForgottenOrder(deps.db, { account, clientId })) !== null) return refuse('IDEMPOTENCY_MISMATCH');
  }
  return null;
}

async function judgeOrders(deps: SpotDeps, { uid, orders }: PlaceListAsk, market: Market) {
  for (const side of new Set(orders.map((order) => order.side))) {
    const refusal = await judgePerson(deps, { uid, side }, market);
    if (refusal) return refusal;
  }
  return null;
}

/** A list that was just accepted, as its rows will be. */
function listOfOutcome(command: PlaceListCommand, id: number, answer: Answer): ListedOrders {
  const { contingency, clientId, orders } = command;
  const { account, market } = orders[0]!;
  return {
    id,
    account,
    market,
    contingency,
    clientId,
    createdAtMs: answer.atMs,
    orders: orders.map((order, at): OrderNow => {
      const place = { listId: id, isPending: at > 0 && contingency !== 'oco' };
      return orderOfOutcome(order, id + 1 + at, answer, place);
    }),
  };
}

async function answerRepeat(
  deps: SpotDeps,
  market: Market,
  command: PlaceListCommand,
  { outcome, sequence }: Answer,
): Promise<Result<PlacedList, PlaceListRefusal>> {
  const repeated = eventOf(outcome, 'repeated');
  if (repeated) {
    await deps.trading.waitForRows(sequence);
    const list = await findList(deps.db, { account: command.orders[0]!.account, listId: repeated.id });
    if (list) return replay(deps, market, command, list);
  }
  const refusal = eventOf(outcome, 'refused')?.refusal;
  if (!refusal) throw new Error('the trading core answered a list with neither yes nor no');
  if (refusal.code === 'INVALID_ORDER_LIST') return refuse('INVALID_ORDER_LIST');
  const order = refusedOrder(command, refusal);
  const isWaiting = command.contingency !== 'oco' && order > 0;
  const told = toldRefusal(market, command.orders[order]!, refusal, isWaiting);
  return refuse(told.refusal.code, { ...told.refusal.details, order });
}

function replay(
  { catalog }: SpotDeps,
  market: Market,
  command: PlaceListCommand,
  list: ListedOrders,
): Result<PlacedList, 'IDEMPOTENCY_MISMATCH'> {
  const isSame =
    list.contingency === command.contingency &&
    list.orders.length === command.orders.length &&
    list.orders.every((order, at) => isOrderOf(order, command.orders[at]!));
  if (!isSame) return refuse('IDEMPOTENCY_MISMATCH');
  return ok({ market: catalog.at(list.market) ?? market, list, trades: [], replayed: true });
}
