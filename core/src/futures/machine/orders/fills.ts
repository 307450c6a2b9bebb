import { NODE } from '../../../matching/order-pool.ts';
import { EVENT } from '../../journal/event-words.ts';
import { sideOf } from '../../journal/terms.ts';
import type { Contract } from '../contract.ts';
import { mulDivUp } from '../minor.ts';
import { pay, receive } from '../pay.ts';
import { closeLots, openLots } from '../positions.ts';
import { BUY, SELL } from '../stakes.ts';
import type { FuturesState } from '../state.ts';
import { closedBy } from './closing.ts';
import { isClosing, isOneWay } from './draft.ts';
import type { Part } from './fill-guard.ts';
import { PPM } from './hold.ts';
import type { OpenOrders } from './open-orders.ts';

const { OPEN, WIDE } = NODE;

/** One of the two of a trade, and what it did for them. */
class Filled implements Part {
  slot = 0;
  orderId = 0;
  owner = -1;
  stake = -1;
  side = 0;
  closedLots = 0;
  lots = 0;
  ticks = 0;
  ppm = 0;
  realisedMinor = 0;
  feeMinor = 0;
}

/** Moves positions and money of a trade, for both of its sides. */
export class Fills {
  readonly maker = new Filled();
  readonly taker = new Filled();

  constructor(
    private readonly state: FuturesState,
    private readonly open: OpenOrders,
  ) {}

  /** Looks at what a trade would be for one of its two, before anything is moved. */
  prepare(filled: Filled, slot: number, lots: number, ticks: number): Filled {
    const { open } = this;
    const terms = open.termsOf(slot);
    filled.slot = slot;
    filled.orderId = open.idOf(slot);
    filled.owner = open.ownerOf(slot);
    filled.stake = open.stakeOf(slot);
    filled.side = sideOf(terms);
    filled.lots = lots;
    filled.ticks = ticks;
    filled.ppm = filled === this.maker ? open.makerPpmOf(slot) : open.takerPpmOf(slot);
    filled.closedLots = 0;
    if (isClosing(terms)) filled.closedLots = lots;
    else if (isOneWay(terms)) {
      filled.closedLots = Math.min(lots, this.state.stakes.lotsOf(filled.stake, closedBy(filled.side)));
    }
    return filled;
  }

  /** Nobody's order takes: a liquidation, which is told of and paid by whoever asked for it. */
  prepareNobody(isBuy: boolean): void {
    const { taker } = this;
    taker.slot = taker.orderId = taker.closedLots = taker.realisedMinor = taker.feeMinor = 0;
    taker.owner = taker.stake = -1;
    taker.side = isBuy ? BUY : SELL;
  }

  /** The two of `prepare` trade. */
  trade(contract: Contract): void {
    const { state, maker, taker } = this;
    const { book } = contract;
    const { lots, ticks } = maker;
    this.open.takeLots(maker.slot, lots);
    (maker.side === BUY ? book.bids : book.asks).takeFromFirst(maker.slot, lots);
    this.move(maker, contract);
    if (taker.slot !== 0) {
      this.open.takeLots(taker.slot, lots);
      state.pool.wide[taker.slot * WIDE + OPEN]! -= lots;
      this.move(taker, contract);
    }
    contract.tradeCount += 1;
    contract.lastTicks = ticks;
    this.tell(contract);
    this.settle(maker, contract);
    if (taker.slot !== 0) this.settle(taker, contract);
  }

  /** Closes and opens positions; the money follows when the trade has been told. */
  private move(filled: Filled, { unitMinor }: Contract): void {
    const { state } = this;
    const { stake, side, closedLots, lots, ticks, ppm } = filled;
    filled.feeMinor = mulDivUp(lots * ticks * unitMinor, ppm, PPM);
    filled.realisedMinor = closedLots === 0 ? 0 : closeLots(state, stake, closedBy(side), closedLots, ticks);
    if (lots > closedLots) openLots(state, stake, side, lots - closedLots, ticks);
  }

  private settle({ owner, realisedMinor, feeMinor }: Filled, contract: Contract): void {
    const { state } = this;
    if (realisedMinor > 0) receive(state, owner, realisedMinor);
    else pay(state, contract, owner, 0 - realisedMinor, 'loss');
    pay(state, contract, owner, feeMinor, 'fee');
    state.pots.fees += feeMinor;
  }

  private tell(contract: Contract): void {
    const { maker, taker } = this;
    const { events, accounts } = this.state;
    events.write(
      EVENT.TRADE,
      contract.id,
      contract.tradeCount,
      maker.ticks,
      maker.lots,
      taker.side,
      maker.orderId,
      accounts.idAt(maker.owner),
      maker.closedLots,
      maker.realisedMinor,
      maker.feeMinor,
      taker.orderId,
      taker.owner < 0 ? 0 : accounts.idAt(taker.owner),
      taker.closedLots,
      taker.realisedMinor,
      taker.feeMinor,
    );
  }
}
