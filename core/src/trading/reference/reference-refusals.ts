import { LOT_LIMIT, type Order, type Refused, type Rules } from './reference-books.ts';
import { reachedOf } from './reference-keeping.ts';
import { lotsOf, ReferenceMatching } from './reference-matching.ts';
import { band, insufficient, isContradictory, stopBand, tooLarge, up, withFee } from './reference-rules.ts';

/** What the plain core refuses, in the order of its questions: the terms, the size, the money, whom the order would meet. */
export abstract class ReferenceRefusals extends ReferenceMatching {
  protected refuse(order: Order, rules: Rules): Refused {
    const refusal = this.refuseTerms(order, rules) ?? this.refuseFunds(order, rules);
    const isMet = order.trigger === 'none' && order.selfTrade === 'refuse';
    return refusal ?? (isMet ? this.refuseMatch(order, rules, this.makersFor(order, rules)[0]) : null);
  }

  /** @param isTurn  whether the order waited in a list and its turn has come */
  protected refuseTerms(order: Order, rules: Rules, isTurn = false): Refused {
    if (isContradictory(order)) return { code: 'INVALID_ORDER' };
    const tooFar = this.refuseTrail(order);
    if (tooFar) return tooFar;
    if (rules.status === 'halted' || rules.takenFor > 0) return { code: 'MARKET_HALTED' };
    const isStop = order.trigger !== 'none';
    const isMarket = order.type === 'market';
    const { minTicks, maxTicks } = band(rules);
    if (!isMarket && !isStop && (order.ticks < minTicks || order.ticks > maxTicks)) {
      return { code: 'OUTSIDE_BAND', details: { minTicks: String(minTicks), maxTicks: String(maxTicks) } };
    }
    const absurd = isStop && order.selfTrade !== 'refuse' ? this.refuseStop(order, rules) : null;
    if (absurd) return absurd;
    const makers = isStop ? [] : this.makersFor(order, rules);
    const isLost = isMarket && !isStop && makers.length === 0;
    if (isLost && order.selfTrade === 'refuse') return { code: 'NO_LIQUIDITY' };
    const best = makers[0]?.ticks ?? 0;
    const sizeRefusal = this.refuseSize(order, rules, best);
    if (sizeRefusal) return sizeRefusal;
    const isResting = isStop || order.timeInForce === 'gtc';
    if (isResting && this.openCount(order.account) >= this.limits.openOrdersMax) {
      return { code: 'TOO_MANY_ORDERS', details: { max: String(this.limits.openOrdersMax) } };
    }
    const { high, low } = reachedOf(rules);
    const isReached = order.trigger === 'above' ? high >= order.stopTicks : low <= order.stopTicks;
    if (order.stopTicks > 0 && !isTurn && rules.lastTicks > 0 && isReached) {
      return { code: 'STOP_WOULD_TRIGGER', details: { lastTicks: String(order.trigger === 'above' ? high : low) } };
    }
    if (order.postOnly && makers.length > 0) {
      return { code: 'POST_ONLY_WOULD_MATCH', details: { bestTicks: String(best) } };
    }
    return null;
  }

  protected refuseTrail({ trailBps = 10 }: Order): Refused {
    if (trailBps >= 10 && trailBps <= 2_000) return null;
    return { code: 'TRAIL_OUT_OF_RANGE', details: { minBps: '10', maxBps: '2000' } };
  }

  protected refuseStop(order: Order, rules: Rules): Refused {
    const { minTicks, maxTicks } = stopBand(rules);
    const named = order.stopTicks > 0 ? [order.stopTicks] : [];
    const prices = order.type === 'market' ? named : [...named, order.ticks];
    if (prices.every((ticks) => ticks >= minTicks && ticks <= maxTicks)) return null;
    return { code: 'OUTSIDE_BAND', details: { minTicks: String(minTicks), maxTicks: String(maxTicks) } };
  }

  protected refuseSize(order: Order, rules: Rules, best: number): Refused {
    const moving = order.trailBps === undefined ? 0 : rules.lastTicks;
    const worth = order.type === 'market' ? order.stopTicks || moving || best : order.ticks;
    const perLot = order.side === 'buy' ? Number(this.mostPerLot(order, order.ticks)) : 0;
    const lots = BigInt(order.lots);
    if (order.displayLots !== undefined && order.lots > 25 * order.displayLots) {
      const parts = String(up(lots, BigInt(order.displayLots)));
      return { code: 'TOO_MANY_PARTS', details: { max: '25', parts } };
    }
    const isSum = order.quoteUnits > 0;
    const largest = isSum ? BigInt(order.quoteUnits) : lots * BigInt(Math.max(worth, best, perLot));
    if (largest > LOT_LIMIT) return tooLarge;
    if (!isSum && worth === 0) return order.lots > Number(LOT_LIMIT) ? tooLarge : null;
    const part = order.displayLots === undefined ? lots : BigInt(order.displayLots);
    const notional = isSum ? BigInt(order.quoteUnits) : part * BigInt(worth);
    const oneLot = withFee(worth, this.onTop(order));
    let smallest = BigInt(rules.minNotionalUnits);
    if (isSum && oneLot > smallest) smallest = oneLot;
    if (notional >= smallest) return null;
    return { code: 'BELOW_MIN_NOTIONAL', details: { minUnits: String(smallest), notionalUnits: String(notional) } };
  }

  /** @param atLeast  the most that its alternative may cost; the dearer of the two must be covered */
  protected refuseFunds(order: Order, rules: Rules, atLeast = 0n): Refused {
    const isBuy = order.side === 'buy';
    const asset = isBuy ? rules.quote : rules.base;
    const { availableMinor } = this.balance(order.account, asset);
    let needed = this.held(order).minor;
    if (atLeast > needed) needed = atLeast;
    const isCounted = order.type === 'market' && order.trigger === 'none' && isBuy === (order.quoteUnits === 0);
    if (isCounted) {
      const fills = this.fillsFor(order, rules);
      const cost = (maker: Order, lots: number) => BigInt(lots) * withFee(maker.ticks, this.onTop(order));
      const unitMinor = isBuy ? rules.unitMinor : rules.lotMinor;
      needed = isBuy ? fills.reduce((sum, { maker, lots }) => sum + cost(maker, lots), 0n) : lotsOf(fills);
      // The refusal reveals only that the money is not enough, and the cost at the best price.
      const there = availableMinor / unitMinor;
      if (needed > there && there < LOT_LIMIT) {
        const best = BigInt(this.makersFor(order, rules)[0]!.ticks);
        const atBest = isBuy ? best * BigInt(order.lots) : BigInt(order.quoteUnits) / best;
        const least = atBest > there ? atBest : there + 1n;
        return insufficient(asset, least * unitMinor, availableMinor);
      }
      needed *= unitMinor;
    }
    if (needed > LOT_LIMIT * (isBuy ? rules.unitMinor : rules.lotMinor)) return tooLarge;
    return this.persons.has(order.account) && availableMinor >= needed
      ? null
      : insufficient(asset, needed, availableMinor);
  }

  protected refuseMatch(order: Order, rules: Rules, first: Order | undefined): Refused {
    if (first?.account === order.account) {
      return { code: 'SELF_TRADE_PREVENTED', details: { orderId: String(first.id), ticks: String(first.ticks) } };
    }
    if (first === undefined || order.timeInForce !== 'fok') return null;
    const fillable = Number(lotsOf(this.fillsFor(order, rules)));
    return fillable === order.lots ? null : { code: 'FILL_OR_KILL', details: { fillableLots: String(fillable) } };
  }
}
