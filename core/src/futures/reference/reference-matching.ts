import type { PositionSide } from '../machine/command.ts';
import type { EndReason, TradeSide } from '../machine/event.ts';
import { down, least, most, plain, sum, up } from './exact.ts';
import { type Contract, type Order, PPM, type Stake } from './reference-books.ts';
import { closes, isClosing, ReferenceKeeping } from './reference-keeping.ts';
import { closed, needOf, opposite, type Unit, unrealised } from './reference-units.ts';

/** What a fill does to its owner. */
interface Effect {
  readonly stake: Stake;
  readonly closedLots: bigint;
  readonly realised: bigint;
  readonly fee: bigint;
  /** The stake with its positions afterwards. */
  readonly after: Stake;
}
/** Who takes where nobody's order does. */
interface Sweep {
  readonly contract: Contract;
  readonly isBuy: boolean;
  readonly limitTicks: bigint;
  readonly lots: bigint;
  readonly mayFill: (ticks: bigint, lots: bigint) => boolean;
  readonly onFill: (ticks: bigint, lots: bigint) => void;
}

const NOBODY: TradeSide = { orderId: 0, account: 0, closedLots: 0, realisedMinor: 0, feeMinor: 0 };

/** How the plain core trades: who meets whom, whether both may, and what it does to them. */
export abstract class ReferenceMatching extends ReferenceKeeping {
  /** Resting orders that a price accepts: best price first, then the earliest. */
  protected makersFor(contract: number, isBuy: boolean, limitTicks: bigint): Order[] {
    return this.orders
      .filter((one) => one.contract === contract && (one.terms.side === 'sell') === isBuy)
      .filter(({ limitTicks: ticks }) => (isBuy ? ticks <= limitTicks : ticks >= limitTicks))
      .sort((one, other) => {
        const better = isBuy ? one.limitTicks - other.limitTicks : other.limitTicks - one.limitTicks;
        return plain(better) || one.priority - other.priority;
      });
  }

  /** Lets an order trade that was accepted, and rest or end. */
  protected run(order: Order): void {
    const { timeInForce, type } = order.terms;
    const isFilled = timeInForce !== 'fok' || this.canFill(order);
    const reason = isFilled ? this.take(order) : 'expired';
    // It ends while it takes where it must hold for more than it can.
    if (!this.orders.includes(order)) return;
    if (reason !== null) this.end(order, reason);
    else if (order.openLots === 0n) this.end(order, 'filled');
    else if (type === 'market' || timeInForce !== 'gtc') this.end(order, 'expired');
  }

  private canFill(order: Order): boolean {
    const makers = this.makersFor(order.contract, order.terms.side === 'buy', order.limitTicks);
    const own = makers.findIndex(({ account }) => account === order.account);
    const before = order.terms.selfTrade === 'expireTaker' && own >= 0 ? makers.slice(0, own) : makers;
    const others = before.filter(({ account }) => account !== order.account);
    return sum(others.map(({ openLots }) => openLots)) >= order.openLots;
  }

  /** @returns  why the rest of it ends, or null */
  private take(order: Order): EndReason | null {
    const isBuy = order.terms.side === 'buy';
    while (order.openLots > 0n && this.orders.includes(order)) {
      const [maker] = this.makersFor(order.contract, isBuy, order.limitTicks);
      if (maker === undefined) return null;
      if (maker.account === order.account) {
        if (order.terms.selfTrade === 'expireTaker') return 'selfTrade';
        this.end(maker, 'selfTrade');
        continue;
      }
      const lots = least(maker.openLots, order.openLots);
      const made = this.effectOf(maker, lots, maker.limitTicks, maker.makerPpm);
      if (!this.isSound(made, maker, lots, maker.limitTicks)) {
        this.end(maker, 'margin');
        continue;
      }
      const taken = this.effectOf(order, lots, maker.limitTicks, order.takerPpm);
      if (!this.isSound(taken, order, lots, maker.limitTicks)) return 'margin';
      this.trade(maker, lots, made, { order, effect: taken });
    }
    return null;
  }

  /** Trades for nobody's account as far as it may. */
  protected sweep({ contract, isBuy, limitTicks, lots, mayFill, onFill }: Sweep): void {
    let left = lots;
    while (left > 0n) {
      const [maker] = this.makersFor(contract.terms.contract, isBuy, limitTicks);
      if (maker === undefined) return;
      const part = least(maker.openLots, left);
      const made = this.effectOf(maker, part, maker.limitTicks, maker.makerPpm);
      if (!this.isSound(made, maker, part, maker.limitTicks)) {
        this.end(maker, 'margin');
        continue;
      }
      if (!mayFill(maker.limitTicks, part)) return;
      this.trade(maker, part, made, null);
      onFill(maker.limitTicks, part);
      left -= part;
    }
  }

  private trade(maker: Order, lots: bigint, made: Effect, taker: { order: Order; effect: Effect } | null): void {
    const contract = this.contracts.get(maker.contract)!;
    contract.tradeCount += 1;
    contract.lastTicks = maker.limitTicks;
    this.said.push({
      kind: 'trade',
      contract: maker.contract,
      tradeId: contract.tradeCount,
      ticks: plain(maker.limitTicks),
      lots: plain(lots),
      takerSide: maker.terms.side === 'buy' ? 'sell' : 'buy',
      maker: sideOf(maker, made),
      taker: taker ? sideOf(taker.order, taker.effect) : NOBODY,
    });
    this.fill(maker, lots, made);
    if (taker) this.fill(taker.order, lots, taker.effect);
    if (maker.openLots === 0n) this.end(maker, 'filled');
    this.follow(made.stake);
    if (taker) this.follow(taker.effect.stake);
  }

  private fill(order: Order, lots: bigint, { stake, realised, fee, after }: Effect): void {
    this.takeLots(order, lots);
    Object.assign(stake, { LONG: after.LONG, SHORT: after.SHORT });
    this.settle(order.account, realised, order.contract);
    this.pay(order.account, fee, 'fee', order.contract);
    this.pots.fees += fee;
  }

  private effectOf(order: Order, lots: bigint, ticks: bigint, ppm: number): Effect {
    const contract = this.contracts.get(order.contract)!;
    const stake = this.stakeOf(order.account, order.contract);
    const after = { ...stake };
    const against = closes(order.terms);
    const mayClose = isClosing(order.terms) || order.terms.position === 'none';
    const position = stake[against];
    const closedLots = mayClose && position ? least(lots, position.lots) : 0n;
    let realised = 0n;
    if (position && closedLots > 0n) {
      const result = closed({ stake, side: against, position, contract }, closedLots, ticks);
      realised = result.realised;
      after[against] = result.rest;
    }
    const opened = lots - closedLots;
    if (opened > 0n) {
      const side: PositionSide = opposite(against);
      const there = stake[side] ?? { lots: 0n, entryUnits: 0n, marginMinor: 0n };
      after[side] = {
        lots: there.lots + opened,
        entryUnits: there.entryUnits + opened * ticks,
        marginMinor: there.marginMinor + up(opened * ticks * contract.unit, BigInt(stake.leverage)),
      };
    }
    return { stake, closedLots, realised, fee: up(lots * ticks * contract.unit * BigInt(ppm), PPM), after };
  }

  /** The fill guard: nobody is ruined by a price that is far from the mark. */
  private isSound(effect: Effect, { account, terms }: Order, lots: bigint, ticks: bigint): boolean {
    const { closedLots, realised, fee, stake, after } = effect;
    const contract = this.contracts.get(stake.contract)!;
    const beyond = terms.side === 'buy' ? ticks - contract.markTicks : contract.markTicks - ticks;
    const gap = beyond * lots * contract.unit;
    const cost = fee - realised;
    const isIsolated = stake.marginMode === 'isolated';
    const payable = isIsolated ? this.meansOf(account) : most(0n, this.behind(crossOf(account)));
    if (cost > payable) return false;
    if (isIsolated && !this.leavesCross(account, cost + marginsOf(after) - marginsOf(stake))) return false;
    if (gap <= 0n && closedLots === lots) return true;
    // The account is looked at as if the fill had been made.
    const before = { LONG: stake.LONG, SHORT: stake.SHORT };
    Object.assign(stake, { LONG: after.LONG, SHORT: after.SHORT });
    const against = closes(terms);
    const filled = terms.position === 'none' ? (after[against] ? against : opposite(against)) : terms.position;
    const unit = this.unitOf({ stake, side: filled });
    const members = this.membersOf(unit);
    const costs = unit.position === 'none' ? fee - realised : 0n;
    const have = this.behind(unit) + sum(members.map(unrealised)) - costs;
    const needed = needOf(members);
    Object.assign(stake, before);
    return members.length === 0 || have * PPM > needed;
  }

  /** Whether the cross positions have more than they need without so much. */
  private leavesCross(account: number, taken: bigint): boolean {
    if (taken <= 0n) return true;
    if (taken > this.behind(crossOf(account))) return false;
    const members = this.membersOf(crossOf(account));
    return members.length === 0 || (this.haveOf(crossOf(account)) - taken) * PPM > needOf(members);
  }

  /** How far from the mark an order without a price of its own may trade, rounded towards the mark. */
  protected marketLimit({ terms, markTicks }: Contract, isBuy: boolean): bigint {
    const ppm = BigInt(terms.marketBandPpm);
    return isBuy ? down(markTicks * (PPM + ppm), PPM) : most(1n, up(markTicks * (PPM - ppm), PPM));
  }
}

const sideOf = ({ id, account }: Order, { closedLots, realised, fee }: Effect): TradeSide => ({
  orderId: id,
  account,
  closedLots: plain(closedLots),
  realisedMinor: plain(realised),
  feeMinor: plain(fee),
});

const crossOf = (account: number): Unit => ({ account, contract: 0, position: 'none' });
const marginsOf = ({ LONG, SHORT }: Pick<Stake, PositionSide>): bigint =>
  (LONG?.marginMinor ?? 0n) + (SHORT?.marginMinor ?? 0n);
