import { NODE } from '../../matching/order-pool.ts';
import { BOUND, type Scale } from '../amount.ts';
import { PART } from '../balances.ts';
import type { CoreState } from '../core-state.ts';
import { type Fee, writeFee } from '../fees.ts';
import { FILLED, TRADE_DETAIL, type TradeSide } from '../journal/event-writer.ts';
import type { Market } from '../market.ts';
import type { Draft } from './draft.ts';
import type { OrderNodes } from './order-nodes.ts';
import { TERM } from './terms.ts';

const { RADIX } = BOUND;

const { AVAILABLE, HELD } = PART;

const { FEE_FROM_RECEIVED, HAS_EXTRA, IS_LISTED } = TERM;

const { BUYER_FEE_IN_BASE, TAKER_BUYS } = TRADE_DETAIL;

const { FEE_ROW, HOLDER, ID, NARROW, OPEN, OWNER, PER_LOT, TERMS, TICKS, WIDE } = NODE;

const HOUSE = 0;

const side = (): TradeSide => ({ orderId: 0, account: 0, feeHigh: 0, feeLow: 0, feeVersion: 0 });

/** What whoever keeps the orders is told while money moves. */
interface Told {
  /** An order has traded all that it showed. Answers whether it shows more. */
  showMore(slot: number): boolean;
  /** An order of a list is about to trade. */
  touch(id: number): void;
  /** An order of a list has traded all it had. */
  filled(id: number): void;
}

/** What fees of one asset come to in one match. */
class FeeSum implements Fee {
  feeHigh = 0;
  feeLow = 0;

  clear(): void {
    this.feeHigh = this.feeLow = 0;
  }

  add({ feeHigh, feeLow }: Fee): void {
    this.feeHigh += feeHigh;
    this.feeLow += feeLow;
    if (this.feeLow < RADIX) return;
    this.feeLow -= RADIX;
    this.feeHigh += 1;
  }
}

/**
 * Moves the money of what a book matched.
 *
 * @invariant  of base and of quote, what goes out is what comes in with its fees; a fee is rounded up, by less than one minor
 *   unit a fill
 */
export class Settlement {
  private readonly maker = side();
  private readonly taker = side();
  /** Sums of the fills of one match, for the taker's and the house's single entry. */
  private units = 0;
  private readonly takerFee = new FeeSum();
  private readonly houseBase = new FeeSum();
  private readonly houseQuote = new FeeSum();

  constructor(
    private readonly state: CoreState,
    private readonly nodes: OrderNodes,
    private readonly told: Told,
  ) {}

  /** Tells each fill and moves its money: the makers' one by one, the taker's and the house's in one sum. */
  settle(draft: Draft): void {
    const { market, paysInBase } = draft;
    const { book } = market;
    this.units = 0;
    this.takerFee.clear();
    this.houseBase.clear();
    this.houseQuote.clear();
    this.taker.orderId = draft.id;
    this.taker.account = draft.account;
    this.taker.feeVersion = this.state.fees.versions[draft.feeRow]!;
    let lots = 0;
    for (let fill = 0; fill < book.fillCount; fill += 1) {
      lots += book.fillLots[fill]!;
      this.fill(draft, book.fillSlots[fill]!, book.fillLots[fill]!);
    }
    (paysInBase ? this.houseBase : this.houseQuote).add(this.takerFee);
    this.payTaker(draft, lots);
    this.payHouse(this.houseBase, market.base);
    this.payHouse(this.houseQuote, market.quote);
  }

  private fill(draft: Draft, slot: number, lots: number): void {
    const { market, isBuy, paysInBase } = draft;
    const { pool, fees, events, accounts } = this.state;
    const { maker, taker } = this;
    const wide = slot * WIDE;
    const narrow = slot * NARROW;
    const ticks = pool.narrow[narrow + TICKS]!;
    const units = ticks * lots;
    const terms = pool.narrow[narrow + TERMS]!;
    const feeRow = (terms & HAS_EXTRA) === 0 ? pool.narrow[narrow + FEE_ROW]! : this.state.feeRowOf(slot);
    const makerPaysInBase = !isBuy && (terms & FEE_FROM_RECEIVED) !== 0;
    maker.orderId = pool.wide[wide + ID]!;
    if ((terms & IS_LISTED) !== 0) this.told.touch(maker.orderId);
    maker.account = accounts.idAt(pool.narrow[narrow + OWNER]!);
    maker.feeVersion = fees.versions[feeRow]!;
    if (makerPaysInBase) writeFee(maker, lots, fees.makerPpm[feeRow]!, market.lotScale);
    else writeFee(maker, units, fees.makerPpm[feeRow]!, market.unitScale);
    if (paysInBase) writeFee(taker, lots, draft.takerPpm, market.lotScale);
    else writeFee(taker, units, draft.takerPpm, market.unitScale);
    if (isBuy) this.paySeller(slot, lots, units, market);
    else this.payBuyer(slot, lots, units, market, makerPaysInBase);
    this.units += units;
    this.takerFee.add(taker);
    (makerPaysInBase ? this.houseBase : this.houseQuote).add(maker);
    market.tradeCount += 1;
    market.lastTicks = ticks;
    if (market.trackingCount !== 0) market.observe(ticks);
    const detail = (isBuy ? TAKER_BUYS : 0) | (paysInBase || makerPaysInBase ? BUYER_FEE_IN_BASE : 0);
    events.trade(market.id, market.tradeCount, ticks, lots, detail, maker, taker);
    if (pool.wide[wide + OPEN] !== 0) return;
    if ((terms & HAS_EXTRA) !== 0 && this.told.showMore(slot)) return;
    events.writeClosed(maker.orderId, maker.account, market.id, 0, FILLED);
    this.nodes.forget(slot);
    if ((terms & IS_LISTED) !== 0) this.told.filled(maker.orderId);
  }

  /** A maker who sold. */
  private paySeller(slot: number, lots: number, units: number, market: Market): void {
    const { pool, balances, accounts } = this.state;
    const narrow = slot * NARROW;
    balances.subtractUnits(pool.narrow[narrow + HOLDER]!, HELD, lots, market.lotScale);
    this.receive(accounts.quoteSlot(pool.narrow[narrow + OWNER]!, market), units, market.unitScale, this.maker);
  }

  /** A maker who bought: it held its own price, and a fee on top where it pays that in quote. */
  private payBuyer(slot: number, lots: number, units: number, market: Market, paysInBase: boolean): void {
    const { pool, balances, accounts } = this.state;
    const narrow = slot * NARROW;
    const holder = pool.narrow[narrow + HOLDER]!;
    const held = pool.wide[slot * WIDE + PER_LOT]! * lots;
    const base = accounts.baseSlot(pool.narrow[narrow + OWNER]!, market);
    balances.subtractUnits(holder, HELD, held, market.unitScale);
    if (paysInBase) this.receive(base, lots, market.lotScale, this.maker);
    else {
      this.receive(holder, held - units, market.unitScale, this.maker);
      balances.addUnits(base, AVAILABLE, lots, market.lotScale);
    }
  }

  private payTaker(draft: Draft, lots: number): void {
    const { market, isBuy, paysInBase, baseSlot, quoteSlot } = draft;
    const { balances } = this.state;
    if (isBuy) {
      balances.subtractUnits(quoteSlot, AVAILABLE, this.units, market.unitScale);
      if (!paysInBase) balances.subtract(quoteSlot, AVAILABLE, this.takerFee.feeHigh, this.takerFee.feeLow);
      if (paysInBase) this.receive(baseSlot, lots, market.lotScale, this.takerFee);
      else balances.addUnits(baseSlot, AVAILABLE, lots, market.lotScale);
    } else {
      balances.subtractUnits(baseSlot, AVAILABLE, lots, market.lotScale);
      this.receive(quoteSlot, this.units, market.unitScale, this.takerFee);
    }
  }

  /** Adds what a trade brings, less the fee on it. */
  private receive(slot: number, units: number, scale: Scale, { feeHigh, feeLow }: Fee): void {
    const { balances } = this.state;
    balances.addUnits(slot, AVAILABLE, units, scale);
    if (feeHigh !== 0 || feeLow !== 0) balances.subtract(slot, AVAILABLE, feeHigh, feeLow);
  }

  private payHouse({ feeHigh, feeLow }: Fee, asset: number): void {
    if (feeHigh === 0 && feeLow === 0) return;
    const { balances } = this.state;
    balances.add(balances.slotOf(HOUSE, asset), AVAILABLE, feeHigh, feeLow);
  }
}
