import { NODE } from '../../matching/order-pool.ts';
import { BOUND } from '../amount.ts';
import { PART } from '../balances.ts';
import type { CoreState } from '../core-state.ts';
import { feeChange, feeUnits } from '../fees.ts';
import { FILLED, type TradeSide } from '../journal/event-writer.ts';
import type { Market } from '../market.ts';
import type { Draft } from './draft.ts';

const { RADIX } = BOUND;

const { AVAILABLE, HELD } = PART;

const { FEE_ROW, HOLDER, ID, NARROW, OPEN, OWNER, PER_LOT, TICKS, WIDE } = NODE;

const side = (): TradeSide => ({ orderId: 0, account: 0, feeHigh: 0, feeLow: 0, feeVersion: 0 });

/**
 * Moves the money of what a book matched.
 *
 * @invariant  base out = base in; quote out = quote in + fees; a fee is rounded up, by less than one minor unit a fill
 */
export class Settlement {
  private readonly maker = side();
  private readonly taker = side();
  /** Sums of the fills of one match, for the taker's and the house's single entry. */
  private units = 0;
  private takerFeeUnits = 0;
  private takerChange = 0;
  private houseUnits = 0;
  private houseChange = 0;

  /** @param forget  gives the node of an order back that has traded all it had */
  constructor(
    private readonly state: CoreState,
    private readonly forget: (slot: number) => void,
  ) {}

  /** Tells each fill and moves its money: the makers' one by one, the taker's and the house's in one sum. */
  settle(draft: Draft): void {
    const { book } = draft.market;
    this.units = this.takerFeeUnits = this.takerChange = this.houseUnits = this.houseChange = 0;
    this.taker.orderId = draft.id;
    this.taker.account = draft.account;
    this.taker.feeVersion = this.state.fees.versions[draft.feeRow]!;
    let lots = 0;
    for (let fill = 0; fill < book.fillCount; fill += 1) {
      lots += book.fillLots[fill]!;
      this.fill(draft, book.fillSlots[fill]!, book.fillLots[fill]!);
    }
    this.payTaker(draft, lots);
    this.payHouse(draft.market);
  }

  private fill(draft: Draft, slot: number, lots: number): void {
    const { market, isBuy } = draft;
    const { pool, balances, fees, events, accounts } = this.state;
    const { maker, taker } = this;
    const wide = slot * WIDE;
    const narrow = slot * NARROW;
    const ticks = pool.narrow[narrow + TICKS]!;
    const feeRow = pool.narrow[narrow + FEE_ROW]!;
    const owner = pool.narrow[narrow + OWNER]!;
    const holder = pool.narrow[narrow + HOLDER]!;
    const units = ticks * lots;
    const makerFee = feeUnits(units, fees.makerPpm[feeRow]!);
    const makerChange = feeChange(units, fees.makerPpm[feeRow]!, market.unit);
    const takerFee = feeUnits(units, draft.takerPpm);
    const takerChange = feeChange(units, draft.takerPpm, market.unit);
    if (isBuy) {
      balances.subtractUnits(holder, HELD, lots, market.lotScale);
      const quote = accounts.quoteSlot(owner, market);
      balances.addUnits(quote, AVAILABLE, units - makerFee, market.unitScale, makerChange);
    } else {
      const held = pool.wide[wide + PER_LOT]! * lots;
      balances.subtractUnits(holder, HELD, held, market.unitScale);
      const back = held - units - makerFee;
      if (back > 0 || makerChange > 0) balances.addUnits(holder, AVAILABLE, back, market.unitScale, makerChange);
      balances.addUnits(accounts.baseSlot(owner, market), AVAILABLE, lots, market.lotScale);
    }
    this.units += units;
    this.takerFeeUnits += takerFee;
    this.takerChange += takerChange;
    if (this.takerChange >= market.unit) {
      this.takerChange -= market.unit;
      this.takerFeeUnits -= 1;
    }
    this.houseUnits += makerFee;
    this.houseChange += makerChange;
    if (this.houseChange >= market.unit) {
      this.houseChange -= market.unit;
      this.houseUnits -= 1;
    }
    maker.orderId = pool.wide[wide + ID]!;
    maker.account = accounts.idAt(owner);
    maker.feeVersion = fees.versions[feeRow]!;
    writeFee(maker, market, makerFee, makerChange);
    writeFee(taker, market, takerFee, takerChange);
    market.tradeCount += 1;
    market.lastTicks = ticks;
    events.trade(market.id, market.tradeCount, ticks, lots, isBuy, maker, taker);
    if (pool.wide[wide + OPEN] !== 0) return;
    events.writeClosed(maker.orderId, maker.account, market.id, 0, FILLED);
    this.forget(slot);
  }

  private payTaker(draft: Draft, lots: number): void {
    const { market } = draft;
    const { balances } = this.state;
    if (draft.isBuy) {
      balances.subtractUnits(draft.quoteSlot, AVAILABLE, this.units + this.takerFeeUnits, market.unitScale);
      if (this.takerChange > 0) balances.addUnits(draft.quoteSlot, AVAILABLE, 0, market.unitScale, this.takerChange);
      balances.addUnits(draft.baseSlot, AVAILABLE, lots, market.lotScale);
    } else {
      balances.subtractUnits(draft.baseSlot, AVAILABLE, lots, market.lotScale);
      const units = this.units - this.takerFeeUnits;
      balances.addUnits(draft.quoteSlot, AVAILABLE, units, market.unitScale, this.takerChange);
    }
  }

  private payHouse(market: Market): void {
    const { balances } = this.state;
    let units = this.houseUnits + this.takerFeeUnits;
    let change = this.houseChange + this.takerChange;
    if (change >= market.unit) {
      change -= market.unit;
      units -= 1;
    }
    if (units === 0) return;
    // A unit less the change that was not taken of it.
    const house = balances.slotOf(0, market.quote);
    if (change === 0) balances.addUnits(house, AVAILABLE, units, market.unitScale);
    else balances.addUnits(house, AVAILABLE, units - 1, market.unitScale, market.unit - change);
  }
}

function writeFee(into: TradeSide, market: Market, units: number, change: number): void {
  const { divisor, highFactor, lowFactor } = market.unitScale;
  const whole = units < divisor ? 0 : Math.floor(units / divisor);
  into.feeHigh = whole * highFactor;
  into.feeLow = (units - whole * divisor) * lowFactor - change;
  if (into.feeLow < 0) {
    into.feeLow += RADIX;
    into.feeHigh -= 1;
  }
}
