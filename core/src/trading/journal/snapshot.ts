import { NODE } from '../../matching/order-pool.ts';
import { highOf, lowOf, minorOf } from '../amount.ts';
import { PART } from '../balances.ts';
import type { PlaceCommand } from '../command.ts';
import type { CoreLimits, CoreState } from '../core-state.ts';
import { DEFAULT_LIMITS } from '../core-state.ts';
import { Market } from '../market.ts';
import { Draft } from '../orders/draft.ts';
import { TERM, termsOf, termsWord } from '../orders/terms.ts';
import { TradingCore } from '../trading-core.ts';
import type { CoreImage, MarketImage, OrderImage } from './image.ts';

const { AVAILABLE, HELD } = PART;

const { FEE_ROW, ID, LOTS, NARROW, OPEN, OWNER, PER_LOT, TERMS, TICKS, WIDE } = NODE;

/** What the core knows, in the terms of the projected rows. */
export function imageOf({ state }: TradingCore): CoreImage {
  const orders = [...state.pool.all()].map((slot) => orderImage(state, slot)).sort((one, other) => one.id - other.id);
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
  for (const order of [...image.orders].sort((one, other) => one.priority - other.priority)) restoreOrder(core, order);
  for (const one of image.remembered) state.remembered.restore(one);
  core.takeChanges();
  return core;
}

function orderImage({ pool, accounts, fees, markets, priorities }: CoreState, slot: number): OrderImage {
  const wide = (field: number) => pool.wide[slot * WIDE + field]!;
  const narrow = (field: number) => pool.narrow[slot * NARROW + field]!;
  const { byQuote, feeFrom, selfTrade, idUse: _idUse, ...terms } = termsOf(narrow(TERMS));
  const id = wide(ID);
  const isWaiting = (narrow(TERMS) & TERM.IS_WAITING) !== 0;
  const { stopsAbove, stopsBelow } = markets[terms.market]!;
  return {
    ...terms,
    id,
    priority: priorities.get(id) ?? id,
    account: accounts.idAt(narrow(OWNER)),
    ticks: narrow(TICKS),
    stopTicks: isWaiting ? (terms.trigger === 'above' ? stopsAbove : stopsBelow).ticksOf(slot) : 0,
    lots: wide(LOTS),
    openLots: wide(OPEN),
    quoteUnits: byQuote ? wide(PER_LOT) : 0,
    feeVersion: fees.versions[narrow(FEE_ROW)]!,
    feeLevel: fees.levels[narrow(FEE_ROW)]!,
    ...laterTerms({ feeFrom, selfTrade }),
  };
}

/** What an image says of terms that the first journal did not have: nothing where an order has none of them. */
export const laterTerms = ({
  feeFrom,
  selfTrade,
}: Pick<PlaceCommand, 'feeFrom' | 'selfTrade'>): Pick<OrderImage, 'feeFrom' | 'selfTrade'> => ({
  ...(feeFrom === 'quote' ? {} : { feeFrom }),
  ...(selfTrade === 'refuse' ? {} : { selfTrade }),
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
  const market = new Market({ kind: 'market', ...image }, state.pool);
  market.isHalted = image.status === 'halted';
  market.takenFor = image.takenFor;
  market.referenceTicks = image.referenceTicks;
  market.lastTicks = image.lastTicks;
  market.tradeCount = image.tradeCount;
  state.markets[image.market] = market;
}

function restoreOrder({ state, desk }: TradingCore, image: OrderImage): void {
  const draft = new Draft();
  const { feeFrom = 'quote', selfTrade = 'refuse' } = image;
  const { id, priority, account, ticks, stopTicks, lots, openLots, quoteUnits, ...terms } = image;
  Object.assign(draft, { id, priority, account, ticks, stopTicks });
  draft.market = state.markets[image.market]!;
  draft.owner = state.accounts.placeOf(account);
  const what = { account, ticks, stopTicks, lots, quoteUnits, clientId: '', idUse: 'once' } as const;
  draft.takeTerms(termsWord({ kind: 'place', ...terms, ...what, feeFrom, selfTrade }));
  draft.quantity = draft.isByQuote ? quoteUnits : lots;
  draft.feeRow = state.fees.rowAt(image.feeVersion, image.feeLevel);
  draft.takeRates(state.fees);
  draft.baseSlot = state.accounts.baseSlot(draft.owner, draft.market);
  draft.quoteSlot = state.accounts.quoteSlot(draft.owner, draft.market);
  desk.execution.restore(draft, lots, openLots);
}
