import { NODE } from '../../matching/order-pool.ts';
import { highOf, lowOf, minorOf } from '../amount.ts';
import { PART } from '../balances.ts';
import type { PlaceCommand } from '../command.ts';
import type { CoreLimits, CoreState } from '../core-state.ts';
import { DEFAULT_LIMITS } from '../core-state.ts';
import { Market } from '../market.ts';
import { Draft } from '../orders/draft.ts';
import { cover, pendingOf } from '../orders/list-execution.ts';
import { EXTRA } from '../orders/order-extras.ts';
import { type OrderList, type PendingOrder, sisterOf } from '../orders/order-lists.ts';
import { TERM, termsOf, termsWord } from '../orders/terms.ts';
import { TradingCore } from '../trading-core.ts';
import type { CoreImage, MarketImage, OrderImage } from './image.ts';

const { AVAILABLE, HELD } = PART;

const { ID, LOTS, NARROW, OWNER, PER_LOT, TERMS, TICKS, WIDE } = NODE;

/** What the core knows, in the terms of the projected rows. */
export function imageOf(core: TradingCore): CoreImage {
  const { state } = core;
  const open = [...state.pool.all()].map((slot) => orderImage(state, slot));
  const pending = [...state.lists.all()].flatMap((list) => list.pending.map((each) => pendingImage(state, list, each)));
  const orders = [...open, ...pending].sort((one, other) => one.id - other.id);
  const used = new Set([state.fees.version, ...orders.map((order) => order.feeVersion)]);
  return {
    sequence: state.sequence,
    atMs: state.atMs,
    nextId: state.nextId,
    markets: state.markets.flatMap((market) => (market === undefined ? [] : [marketImage(market)])),
    fees: state.fees.tables().filter((table) => used.has(table.version)),
    feeLevels: Array.from({ length: state.accounts.size }, (_none, place) => place)
      .map((place) => ({ account: state.accounts.idAt(place), level: state.accounts.levelAt(place) }))
      .filter(({ level }) => level > 0)
      .sort((one, other) => one.account - other.account),
    balances: balanceImages(state),
    orders,
    remembered: [...state.remembered.all()],
  };
}

/**
 * A core that goes on from an image as the one it was taken of would.
 *
 * @invariant  hashOf(imageOf(restore(image))) = hashOf(image)
 */
export function restore(image: CoreImage, limits: CoreLimits = DEFAULT_LIMITS): TradingCore {
  const core = new TradingCore(limits);
  const { state } = core;
  state.sequence = image.sequence;
  state.atMs = image.atMs;
  state.nextId = image.nextId;
  for (const market of image.markets) restoreMarket(state, market);
  for (const { version, levels } of image.fees) if (version > 0) state.fees.put(version, levels);
  for (const { account, level } of image.feeLevels) state.accounts.setLevel(state.accounts.placeOf(account), level);
  for (const { account, asset, availableMinor, heldMinor } of image.balances) {
    const slot = state.balances.slotOf(state.accounts.placeOf(account), asset);
    state.balances.add(slot, AVAILABLE, highOf(availableMinor), lowOf(availableMinor));
    state.balances.add(slot, HELD, highOf(heldMinor), lowOf(heldMinor));
    state.issuedMinor.set(asset, (state.issuedMinor.get(asset) ?? 0n) + availableMinor + heldMinor);
  }
  const listed = restoreLists(core, image.orders);
  for (const order of [...image.orders].sort((one, other) => one.priority - other.priority)) {
    if (!order.isPending) restoreOrder(core, order, listed);
  }
  for (const one of image.remembered) state.remembered.restore(one);
  core.takeChanges();
  return core;
}

function orderImage(state: CoreState, slot: number): OrderImage {
  const { pool, accounts, fees, markets, lists } = state;
  const wide = (field: number) => pool.wide[slot * WIDE + field]!;
  const narrow = (field: number) => pool.narrow[slot * NARROW + field]!;
  const { byQuote, feeFrom, selfTrade, idUse: _idUse, ...terms } = termsOf(narrow(TERMS));
  const id = wide(ID);
  const isWaiting = (narrow(TERMS) & TERM.IS_WAITING) !== 0;
  const feeRow = state.feeRowOf(slot);
  const { stopsAbove, stopsBelow, buyTrail, sellTrail } = markets[terms.market]!;
  const trail = state.trailOf(slot);
  const isTracking = (trail & EXTRA.IS_TRACKING) !== 0;
  const trailTicks = isTracking ? (terms.side === 'buy' ? buyTrail : sellTrail).extremeTicksOf(slot) : null;
  return {
    ...terms,
    id,
    priority: state.priorityOf(slot),
    account: accounts.idAt(narrow(OWNER)),
    ticks: narrow(TICKS),
    stopTicks: isWaiting && !isTracking ? (terms.trigger === 'above' ? stopsAbove : stopsBelow).ticksOf(slot) : 0,
    lots: wide(LOTS),
    openLots: state.openLotsOf(slot),
    quoteUnits: byQuote ? wide(PER_LOT) : 0,
    feeVersion: fees.versions[feeRow]!,
    feeLevel: fees.levels[feeRow]!,
    ...laterTerms({ feeFrom, selfTrade }),
    ...partTerms(state.displayLotsOf(slot), state.hiddenLotsOf(slot)),
    ...trailTerms(trail & EXTRA.TRAIL_BPS, trailTicks),
    ...listTerms(lists.of(id)),
  };
}

function pendingImage({ accounts, fees }: CoreState, list: OrderList, pending: PendingOrder): OrderImage {
  const { id, ticks, stopTicks, quantity, feeRow, displayLots, trailBps } = pending;
  const { byQuote, feeFrom, selfTrade, idUse: _idUse, ...terms } = termsOf(pending.terms);
  const lots = byQuote ? 0 : quantity;
  return {
    ...terms,
    id,
    priority: id,
    account: accounts.idAt(list.owner),
    ticks,
    stopTicks,
    lots,
    openLots: lots,
    quoteUnits: byQuote ? quantity : 0,
    feeVersion: fees.versions[feeRow]!,
    feeLevel: fees.levels[feeRow]!,
    ...laterTerms({ feeFrom, selfTrade }),
    ...partTerms(displayLots, 0),
    ...trailTerms(trailBps, null),
    ...listTerms(list),
    isPending: true,
  };
}

/** What an image says of the list of an order: nothing where it is of none. */
const listTerms = (
  list: Pick<OrderList, 'id' | 'contingency'> | undefined,
): Pick<OrderImage, 'listId' | 'contingency'> =>
  list === undefined ? {} : { listId: list.id, contingency: list.contingency };

/** What an image says of terms that the first journal did not have: nothing where an order has none of them. */
export const laterTerms = ({
  feeFrom,
  selfTrade,
}: Pick<PlaceCommand, 'feeFrom' | 'selfTrade'>): Pick<OrderImage, 'feeFrom' | 'selfTrade'> => ({
  ...(feeFrom === 'quote' ? {} : { feeFrom }),
  ...(selfTrade === 'refuse' ? {} : { selfTrade }),
});

/** What an image says of the parts of an order: nothing where it shows all of itself. */
export const partTerms = (displayLots: number, hiddenLots: number): Pick<OrderImage, 'displayLots' | 'hiddenLots'> => ({
  // Rows that somebody has made negative must not look like none.
  ...(displayLots !== 0 ? { displayLots } : {}),
  ...(hiddenLots !== 0 ? { hiddenLots } : {}),
});

/** What an image says of a stop that follows the price: nothing of any other order. @param trailTicks  null before it follows */
export const trailTerms = (
  trailBps: number,
  trailTicks: number | null,
): Pick<OrderImage, 'trailBps' | 'trailTicks'> => ({
  ...(trailBps !== 0 ? { trailBps } : {}),
  ...(trailTicks === null ? {} : { trailTicks }),
});

/** One market as a row has it. */
export function marketImage(market: Market): MarketImage {
  return {
    market: market.id,
    base: market.base,
    quote: market.quote,
    lotMinor: market.lotMinor,
    unitMinor: market.unitMinor,
    minNotionalUnits: market.minNotionalUnits,
    bandPpm: market.bandPpm,
    status: market.isHalted ? 'halted' : 'open',
    takenFor: market.takenFor,
    referenceTicks: market.referenceTicks,
    lastTicks: market.lastTicks,
    tradeCount: market.tradeCount,
    ...(market.isDue ? { dueHighTicks: market.dueHighTicks, dueLowTicks: market.dueLowTicks } : {}),
  };
}

function balanceImages({ balances, accounts }: CoreState): CoreImage['balances'] {
  const images = [];
  for (let slot = 0; slot < balances.size; slot += 1) {
    const availableMinor = minorOf(balances.high(slot, AVAILABLE), balances.low(slot, AVAILABLE));
    const heldMinor = minorOf(balances.high(slot, HELD), balances.low(slot, HELD));
    if (availableMinor + heldMinor === 0n) continue;
    const account = accounts.idAt(balances.accountOf(slot));
    images.push({ account, asset: balances.assetOf(slot), availableMinor, heldMinor });
  }
  return images.sort((one, other) => one.account - other.account || one.asset - other.asset);
}

function restoreMarket(state: CoreState, image: MarketImage): void {
  const market = new Market({ kind: 'market', ...image }, state);
  market.isHalted = image.status === 'halted';
  market.takenFor = image.takenFor;
  market.referenceTicks = image.referenceTicks;
  market.lastTicks = image.lastTicks;
  market.tradeCount = image.tradeCount;
  market.dueHighTicks = image.dueHighTicks ?? 0;
  market.dueLowTicks = image.dueLowTicks ?? 0;
  state.markets[image.market] = market;
}

/** Lists come before their orders, so that those find what they hold beside the others. Returns all that are of a list, by id. */
function restoreLists({ state, desk }: TradingCore, orders: readonly OrderImage[]): Map<number, OrderImage> {
  const listed = new Map<number, OrderImage>();
  const lists = new Map<number, OrderImage[]>();
  for (const image of orders) {
    if (image.listId === undefined) continue;
    listed.set(image.id, image);
    lists.set(image.listId, [...(lists.get(image.listId) ?? []), image]);
  }
  for (const [id, images] of lists) {
    const { account, market } = images[0]!;
    const contingency = images[0]!.contingency!;
    const open = images.filter(({ isPending }) => !isPending).map((image) => image.id);
    const pending = images.filter(({ isPending }) => isPending).map((image) => pendingOf(draftOf(state, image)));
    const isPaired = contingency !== 'oto' && open.length === 2;
    const owner = state.accounts.placeOf(account);
    desk.execution.lists.restore({ id, contingency, owner, market: state.markets[market]!, pending, isPaired }, open);
  }
  desk.execution.lists.leaveDue();
  return listed;
}

function restoreOrder({ state, desk }: TradingCore, image: OrderImage, listed: ReadonlyMap<number, OrderImage>): void {
  const draft = draftOf(state, image);
  const list = state.lists.of(image.id);
  const first = list?.isPaired ? sisterOf(list, image.id) : image.id;
  if (first < image.id) cover(draft, draftOf(state, listed.get(first)!).perLot);
  desk.execution.restore(draft, image);
}

function draftOf(state: CoreState, image: OrderImage): Draft {
  const draft = new Draft();
  const { feeFrom = 'quote', selfTrade = 'refuse', listId, displayLots = 0, trailBps = 0 } = image;
  const { id, priority, account, ticks, stopTicks, lots, openLots: _open, quoteUnits, ...terms } = image;
  Object.assign(draft, { id, priority, account, ticks, stopTicks, displayLots, trailBps });
  draft.market = state.markets[image.market]!;
  draft.owner = state.accounts.placeOf(account);
  const what = { account, ticks, stopTicks, lots, quoteUnits, clientId: '', idUse: 'once' } as const;
  draft.takeTerms(termsWord({ kind: 'place', ...terms, ...what, feeFrom, selfTrade }));
  if (listId !== undefined) draft.terms |= TERM.IS_LISTED;
  draft.quantity = draft.isByQuote ? quoteUnits : lots;
  draft.feeRow = state.fees.rowAt(image.feeVersion, image.feeLevel);
  draft.takeRates(state.fees);
  draft.baseSlot = state.accounts.baseSlot(draft.owner, draft.market);
  draft.quoteSlot = state.accounts.quoteSlot(draft.owner, draft.market);
  return draft;
}
