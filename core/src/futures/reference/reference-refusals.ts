import type { OrderTerms, PlaceStopsCommand, StopTerms } from '../machine/command.ts';
import { TICKS_LIMIT } from '../machine/limits.ts';
import { down, least, most, plain, sum, up } from './exact.ts';
import { type Contract, type Order, PPM, type Refused, type Stake, type Stop } from './reference-books.ts';
import { closes, isClosing, isOf } from './reference-keeping.ts';
import { ReferenceMatching } from './reference-matching.ts';
import { maxMinorAt } from './reference-units.ts';

/** What the plain core refuses orders and stops for, rule by rule. */
export abstract class ReferenceRefusals extends ReferenceMatching {
  /** Rules 2 to 10 of an order that comes; notes what it holds. */
  protected refuseOrder(order: Order): Refused {
    return (
      this.refuseWhere(order) ??
      (this.isPossible(order.account, order.terms, order.terms.lots > 0) ? null : { code: 'INVALID_ORDER' }) ??
      (this.isLiquidating(order.account) ? { code: 'LIQUIDATING' } : null) ??
      this.refuseNow(order, null)
    );
  }

  private refuseWhere({ account, contract }: { readonly account: number; readonly contract: number }): Refused {
    if (!this.contracts.has(contract)) return { code: 'CONTRACT_NOT_FOUND' };
    return this.accounts.has(account) ? null : { code: 'ACCOUNT_NOT_OPEN' };
  }

  private isPossible(account: number, terms: OrderTerms, hasLots: boolean): boolean {
    const { type, ticks, timeInForce, postOnly, position, reduceOnly } = terms;
    const isPriced = type === 'limit' ? ticks >= 1 && ticks < TICKS_LIMIT : ticks === 0;
    const isTimed = (type === 'limit' || timeInForce === 'ioc') && (!postOnly || timeInForce === 'gtc');
    const isHedge = this.accounts.get(account)!.mode === 'hedge';
    return hasLots && isPriced && isTimed && (isHedge ? position !== 'none' && !reduceOnly : position === 'none');
  }

  /** Rules 4 to 10, of an order that comes or of a stop that wakes as one. */
  protected refuseNow(order: Order, woken: Stop | null): Refused {
    const contract = this.contracts.get(order.contract)!;
    const stake = this.stakeOf(order.account, order.contract);
    const isClosed = isClosing(order.terms);
    const refusal =
      this.refuseStatus(contract, isClosed) ??
      this.refusePrice(contract, order, isClosed) ??
      this.refuseSize(contract, order.terms, order.limitTicks, woken?.terms.isBound ?? false) ??
      this.refuseCount(order.account, 1);
    if (refusal) return refusal;
    if (woken?.terms.isBound) {
      const side = closes(order.terms);
      this.makeRoom(stake, side, stake[side]!.lots - order.lots);
    }
    return (
      (isClosed ? this.refuseClosing(stake, order) : this.refuseOpening(contract, stake, order)) ??
      this.refuseMatching(order)
    );
  }

  private refuseStatus({ status }: Contract, isClosed: boolean): Refused {
    if (status === 'halted') return { code: 'CONTRACT_HALTED' };
    return status === 'reduceOnly' && !isClosed ? { code: 'CONTRACT_REDUCE_ONLY' } : null;
  }

  private refusePrice(contract: Contract, { terms, limitTicks }: Order, isClosed: boolean): Refused {
    const { markTicks, isFrozen } = contract;
    if (markTicks === 0n || (isFrozen && !isClosed)) return { code: 'NO_MARK' };
    const band = BigInt(contract.terms.bandPpm);
    const low = most(1n, up(markTicks * (PPM - band), PPM));
    const high = down(markTicks * (PPM + band), PPM);
    if (terms.type === 'market' || (limitTicks >= low && limitTicks <= high)) return null;
    return { code: 'OUTSIDE_BAND', details: { lowTicks: plain(low), highTicks: plain(high) } };
  }

  /** Rule 7, but for the number of orders. */
  protected refuseSize({ terms, unit }: Contract, asked: OrderTerms, ticks: bigint, isBound: boolean): Refused {
    const { maxLots, minNotionalMinor } = terms;
    if (!isBound && asked.lots > maxLots) return { code: 'QUANTITY_TOO_LARGE', details: { maxLots } };
    const isTooSmall = BigInt(asked.lots) * ticks * unit < BigInt(minNotionalMinor);
    if (isClosing(asked) || !isTooSmall) return null;
    return { code: 'BELOW_MIN_NOTIONAL', details: { minMinor: minNotionalMinor } };
  }

  private refuseCount(account: number, coming: number): Refused {
    const { ordersMax } = this.limits;
    const isTooMany = this.countOrders(account) + coming > ordersMax;
    return isTooMany ? { code: 'TOO_MANY_ORDERS', details: { ordersMax } } : null;
  }

  private refuseClosing(stake: Stake, order: Order): Refused {
    const side = closes(order.terms);
    const others = sum(this.closingOrders(stake, side).map(({ openLots }) => openLots));
    const closable = (stake[side]?.lots ?? 0n) - others;
    if (order.lots <= closable) return null;
    return { code: 'NOTHING_TO_CLOSE', details: { closableLots: plain(most(0n, closable)) } };
  }

  private refuseOpening(contract: Contract, stake: Stake, order: Order): Refused {
    const lots = this.opens(stake, order);
    if (lots === 0n) return null;
    if (this.isAboveTier(order, lots)) {
      return { code: 'TIER_LEVERAGE', details: { maxMinor: plain(maxMinorAt(contract, stake.leverage)) } };
    }
    const needed = this.holdFor(order, lots);
    const capacity = this.capacityOf(order.account);
    if (needed > capacity) {
      const details = { neededMinor: plain(needed), capacityMinor: plain(capacity) };
      return { code: 'INSUFFICIENT_MARGIN', details };
    }
    order.heldLots = lots;
    order.heldMinor = needed;
    return null;
  }

  /** How many lots of an order that comes must be held for. */
  private opens(stake: Stake, order: Order): bigint {
    if (order.terms.position !== 'none') return order.lots;
    const side = closes(order.terms);
    const others = this.openingOrders(stake, order.terms.side, 'none');
    const reducing = sum(this.closingOrders(stake, side).map(({ openLots }) => openLots));
    const covered = most(0n, (stake[side]?.lots ?? 0n) - reducing);
    const open = sum(others.map(({ openLots }) => openLots));
    const held = sum(others.map(({ heldLots }) => heldLots));
    return least(order.lots, most(0n, open + order.lots - covered - held));
  }

  private refuseMatching({ terms, contract, limitTicks }: Order): Refused {
    if (!terms.postOnly || this.makersFor(contract, terms.side === 'buy', limitTicks).length === 0) return null;
    return { code: 'POST_ONLY_WOULD_MATCH' };
  }

  protected refuseStops(command: PlaceStopsCommand): Refused {
    const where = this.refuseWhere(command);
    if (where) return where;
    const { stops } = command;
    const [first, second] = stops;
    const arePaired = second !== undefined && first!.isBound && second.isBound && first!.side === second.side;
    if (stops.length !== 1 && !(stops.length === 2 && arePaired)) return { code: 'INVALID_ORDER' };
    for (const stop of stops) {
      const refusal = this.refuseStop(command, stop);
      if (refusal) return refusal;
    }
    return null;
  }

  private refuseStop({ account, contract: id, stops }: PlaceStopsCommand, stop: StopTerms): Refused {
    const contract = this.contracts.get(id)!;
    const stake = this.stakeOf(account, id);
    const { stopTicks, isBound } = stop;
    const isPossible = this.isPossible(account, stop, stop.lots > 0 || isBound);
    const isWatching = stopTicks >= 1 && stopTicks < TICKS_LIMIT && (!isBound || isClosing(stop));
    if (!isPossible || !isWatching) return { code: 'INVALID_ORDER' };
    if (this.isLiquidating(account)) return { code: 'LIQUIDATING' };
    const isLimit = stop.type === 'limit';
    const refusal =
      this.refuseStatus(contract, isClosing(stop)) ??
      (isLimit || stop.lots > contract.terms.maxLots
        ? this.refuseSize(contract, stop, BigInt(stop.ticks), false)
        : null) ??
      this.refuseCount(account, stops.length);
    if (refusal) return refusal;
    if (this.wakes(contract, stop)) {
      return { code: 'STOP_WOULD_TRIGGER', details: { markTicks: plain(watched(contract, stop)) } };
    }
    if (!isBound) return null;
    const side = closes(stop);
    if (stake[side] === null) return { code: 'NO_POSITION' };
    const { boundStopsMax } = this.limits;
    const bound = this.stops.filter((one) => isOf(one, stake) && one.terms.isBound && closes(one.terms) === side);
    if (bound.length + stops.length <= boundStopsMax) return null;
    return { code: 'TOO_MANY_STOPS', details: { ordersMax: boundStopsMax } };
  }

  /** Whether a stop is there where its price is. */
  protected wakes(contract: Contract, stop: StopTerms): boolean {
    const price = watched(contract, stop);
    if (price === 0n) return false;
    return stop.trigger === 'above' ? price >= BigInt(stop.stopTicks) : price <= BigInt(stop.stopTicks);
  }
}

const watched = ({ markTicks, lastTicks }: Contract, { watches }: StopTerms): bigint =>
  watches === 'mark' ? markTicks : lastTicks;
