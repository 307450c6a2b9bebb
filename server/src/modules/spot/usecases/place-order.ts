import { ok, type Refusal, type Result, refuse } from '@bourse/core/result.ts';
import type { PlaceCommand } from '@bourse/core/trading/command.ts';
import type { TradeEvent, TradingRefusal } from '@bourse/core/trading/event.ts';
import type { Answer, OrderNow } from '../../../engine/trading.ts';
import type { Market } from '../markets/market.ts';
import { type DraftRefusal, draftOrder, type OrderAsk } from '../orders/order-draft.ts';
import { eventOf, isOrderOf, orderOfOutcome, tradesOf } from '../orders/order-outcome.ts';
import { type PlaceTradingRefusal, toldRefusal } from '../orders/order-refusal.ts';
import { type AskedId, findForgottenOrder, findOrder, findOrderByClientId } from '../queries/order.query.ts';
import type { SpotDeps } from '../spot-deps.ts';
import { judgePremium } from './tokens/judge-premium.ts';

export interface PlaceAsk extends OrderAsk {
  readonly uid: string;
  /** `BTC_USDT` */
  readonly symbol: string;
}

/** An order as it is when its caller is answered. */
export interface Placed {
  readonly market: Market;
  readonly order: OrderNow;
  /** The trades that it made at once. Empty for a repeat. */
  readonly trades: readonly TradeEvent[];
  /** True if the same was asked for before under the same id. */
  readonly replayed: boolean;
}

/** BUSY means that nothing was done; ask again under the same id. */
export type PlaceRefusal = DraftRefusal | PlaceTradingRefusal | 'ACCOUNT_FROZEN' | 'ETF_PREMIUM_TOO_HIGH' | 'BUSY';

/**
 * Places an order. Resolves once the journal has it.
 *
 * @refuses    see PlaceRefusal; nothing was done
 * @throws     OutcomeUnknown: ask again under the same clientId
 * @invariant  an id that was used before never makes a second order, whether or not the trading core remembers it
 */
export async function placeOrder(deps: SpotDeps, ask: PlaceAsk): Promise<Result<Placed, PlaceRefusal>> {
  const drafted = draftFor(deps, ask);
  if (!drafted.ok) return drafted;
  const { market, command } = drafted.value;
  const early = isPlain(deps, ask, market) ? null : await judgeAsk(deps, ask, market, command);
  if (early) return early;
  return resultOf(deps, market, command, await deps.trading.submit(command));
}

/** The outcome of replacing: for the cancelled order, and for the one in its place. */
export interface Replaced {
  readonly isCancelled: boolean;
  readonly placed: Result<Placed, PlaceRefusal | 'ORDER_NOT_FOUND' | 'ORDER_IN_LIST'>;
}

/**
 * Cancels an order and places another in its place, as one command. If there is nothing to cancel, nothing is placed.
 * If the new order is refused, the old one stays cancelled.
 *
 * @returns both halves; the second may be refused as by placeOrder, with ORDER_NOT_FOUND, or with ORDER_IN_LIST (other
 *   orders depend on it)
 */
export async function replaceOrder(deps: SpotDeps, ask: PlaceAsk & { readonly orderId: number }): Promise<Replaced> {
  const drafted = draftFor(deps, ask);
  if (!drafted.ok) return { isCancelled: false, placed: drafted };
  const { market, command } = drafted.value;
  const early = isPlain(deps, ask, market) ? null : await judgeAsk(deps, ask, market, command, ask.orderId);
  if (early) return { isCancelled: false, placed: early };
  const answer = await deps.trading.submit({ kind: 'replace', orderId: ask.orderId, place: command });
  const outcome = answer.ok ? answer.value.outcome : [];
  const code = eventOf(outcome, 'refused')?.refusal.code;
  if (code === 'ORDER_NOT_FOUND' || code === 'ORDER_IN_LIST') return { isCancelled: false, placed: refuse(code) };
  const isCancelled = outcome.some((event) => event.kind === 'closed' && event.orderId === ask.orderId);
  return { isCancelled, placed: await resultOf(deps, market, command, answer) };
}

/**
 * Whether an order could be placed, without placing it. @refuses what placeOrder refuses before the trading core
 * decides
 */
export async function checkOrder(deps: SpotDeps, ask: PlaceAsk): Promise<Result<PlaceCommand, PlaceRefusal>> {
  const drafted = draftFor(deps, ask);
  if (!drafted.ok) return drafted;
  const refusal = await judgePerson(deps, ask, drafted.value.market);
  return refusal ?? ok(drafted.value.command);
}

/**
 * The order in ticks and lots of its market. @refuses MARKET_NOT_FOUND
 * see DraftRefusal
 */
export function draftFor(
  { catalog, data }: SpotDeps,
  ask: PlaceAsk,
): Result<{ readonly market: Market; readonly command: PlaceCommand }, DraftRefusal | 'MARKET_NOT_FOUND'> {
  const market = catalog.find(ask.symbol);
  if (!market) return refuse('MARKET_NOT_FOUND', { symbol: ask.symbol });
  const { lastTicks, referenceTicks } = data.state(market.market);
  const command = draftOrder(market, Number(ask.uid), ask, lastTicks || referenceTicks);
  return command.ok ? ok({ market, command: command.value }) : command;
}

/**
 * Whether the trading core alone has to judge. That is true of most orders, which then need not wait for any reading.
 */
const isPlain = ({ frozenPeople }: SpotDeps, { uid, clientId, isNewId }: PlaceAsk, { kind }: Market): boolean =>
  (clientId === '' || isNewId === true) && kind !== 'etf' && frozenPeople.cached(uid) === false;

/**
 * The answer that needs no trading core: the first order of a repeat, or a refusal. Null to let the core decide.
 *
 * @param replacedId  the order that this one replaces, whose client id becomes free
 */
async function judgeAsk(
  deps: SpotDeps,
  ask: PlaceAsk,
  market: Market,
  command: PlaceCommand,
  replacedId: number | null = null,
): Promise<Result<Placed, PlaceRefusal> | null> {
  const { account, clientId, idUse } = command;
  if (idUse === 'whileOpen') {
    const isFree = ask.isNewId || !(await isInUse(deps, { account, clientId }, replacedId));
    if (!isFree) return refuse('IDEMPOTENCY_MISMATCH');
  } else if (!ask.isNewId && (await deps.askedIds.isAsked({ account, clientId }))) {
    const order = await findOrderByClientId(deps.db, account, clientId);
    if (order) return replay(deps, market, command, order);
  }
  return judgePerson(deps, ask, market);
}

/**
 * Whether an open order has this client id and the core may have forgotten it. If the core still remembers, it decides,
 * because it knows more than the rows. The rows are read only once they include what this person was told.
 */
async function isInUse(
  { askedIds, db, lastHeard }: SpotDeps,
  asked: AskedId,
  replacedId: number | null,
): Promise<boolean> {
  if (!(await askedIds.isOpen(asked))) return false;
  await lastHeard.waitForRows(String(asked.account));
  const id = await findForgottenOrder(db, asked);
  return id !== null && id !== replacedId;
}

/** The refusal if this person may not place an order in this market now; otherwise null. */
export async function judgePerson(
  deps: SpotDeps,
  { uid, side }: { readonly uid: string; readonly side: 'buy' | 'sell' },
  market: Market,
) {
  if (await deps.frozenPeople.isFrozen(uid)) return refuse('ACCOUNT_FROZEN');
  return side === 'buy' && market.kind === 'etf' ? judgePremium(deps, market) : null;
}

/** Translates the trading core's answer into terms of the market. */
function resultOf(
  deps: SpotDeps,
  market: Market,
  command: PlaceCommand,
  answer: Result<Answer, string>,
): Result<Placed, PlaceRefusal> | Promise<Result<Placed, PlaceRefusal>> {
  if (!answer.ok) return refuse('BUSY');
  const { outcome, sequence } = answer.value;
  deps.lastHeard.note(String(command.account), sequence);
  const accepted = eventOf(outcome, 'accepted');
  if (accepted) {
    const order = orderOfOutcome(command, accepted.orderId, answer.value);
    return ok({ market, order, trades: tradesOf(outcome, accepted.orderId), replayed: false });
  }
  return answerRepeat(deps, market, command, answer.value);
}

async function answerRepeat(
  deps: SpotDeps,
  market: Market,
  command: PlaceCommand,
  { outcome, sequence }: Answer,
): Promise<Result<Placed, PlaceRefusal>> {
  const refusal = eventOf(outcome, 'refused')?.refusal;
  const id = eventOf(outcome, 'repeated')?.id ?? idOfMismatch(refusal);
  if (id !== null) {
    await deps.trading.waitForRows(sequence);
    const order = await findOrder(deps.db, command.account, id);
    if (order) return replay(deps, market, command, order);
  }
  if (!refusal) throw new Error('the trading core answered an order with neither yes nor no');
  return toldRefusal(market, command, refusal);
}

/**
 * The core compares whole commands, but we compare what the caller asked for: after the price has moved, the same stop
 * may be drafted to wake from the other side.
 */
const idOfMismatch = (refusal: Refusal<TradingRefusal> | undefined): number | null =>
  refusal?.code === 'IDEMPOTENCY_MISMATCH' ? Number(refusal.details?.id ?? 0) : null;

function replay(
  { catalog }: SpotDeps,
  market: Market,
  command: PlaceCommand,
  order: OrderNow,
): Result<Placed, 'IDEMPOTENCY_MISMATCH'> {
  if (!isOrderOf(order, command)) return refuse('IDEMPOTENCY_MISMATCH');
  return ok({ market: catalog.at(order.market) ?? market, order, trades: [], replayed: true });
}
