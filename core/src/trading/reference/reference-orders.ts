import type { Command, PlaceCommand } from '../command.ts';
import type { CloseReason, TradingRefusal } from '../event.ts';
import { LOT_LIMIT, type Order, ReferenceBooks, type Refused, type Rules } from './reference-books.ts';
import { band, insufficient, isContradictory, limitOf, stopBand, tooLarge, up, withFee } from './reference-rules.ts';

/**
 * How the plain core treats one order: one list of orders, BigInt, no index and no optimisation, so that a reader can see
 * that it is right. Every rule is written a second time on purpose; the two cores share only types.
 */
export abstract class ReferenceOrders extends ReferenceBooks {
  /** Updates the other orders of a list when one is about to trade or to wake. */
  protected abstract touch(order: Order): void;
  /** Updates the other orders of a list when one has ended. */
  protected abstract left(order: Order, reason: CloseReason): void;
  /** Places orders whose turn has come; returns whether there were any. */
  protected abstract placeDue(market: number): void;

  protected abstract leaveDue(): void;
  /** Whether the order of this id still waits for its turn. */
  protected abstract isPending(id: number): boolean;

  protected place(place: PlaceCommand): Refused {
    const known = this.isKnown(place) ? this.find(place.account, 0, place.clientId) : undefined;
    if (known && place.idUse === 'once') {
      return this.answerKnown(place.account, 0, place.clientId, JSON.stringify(place));
    }
    if (known && this.isTaken(place)) {
      return { code: 'IDEMPOTENCY_MISMATCH', details: { id: String(known.id) } };
    }
    const { clientId } = place;
    const rules = this.rules.get(place.market);
    const order = this.orderOf(place);
    const refusal = rules === undefined ? { code: 'MARKET_NOT_FOUND' as const } : this.refuse(order, rules);
    if (refusal) return refusal;
    order.id = order.priority = this.nextId++;
    if (clientId !== '') {
      this.remember({ account: place.account, kind: 0, text: clientId, question: JSON.stringify(place), id: order.id });
    }
    this.said.push({ kind: 'accepted', orderId: order.id, feeVersion: order.feeVersion, feeLevel: order.feeLevel });
    this.beginAndFollow(order, rules!);
    return null;
  }

  protected orderOf(place: PlaceCommand): Order {
    const { clientId: _clientId, idUse: _idUse, kind: _kind, ...fields } = place;
    const feeLevel = Math.min(this.levels.get(place.account) ?? 0, this.tables.get(this.feeVersion)!.length - 1);
    return { ...fields, id: 0, priority: 0, openLots: place.lots, feeVersion: this.feeVersion, feeLevel };
  }

  /** While reached stops are still asleep, other commands wake none. */
  protected beginAndFollow(order: Order, rules: Rules): void {
    const trades = rules.tradeCount;
    const wakesMax = rules.dueHighTicks === undefined ? this.limits.wakesMax : 0;
    this.begin(order, rules);
    if (rules.tradeCount > trades) this.follow(rules, wakesMax);
  }

  protected begin(order: Order, rules: Rules): void {
    if (order.trigger !== 'none') this.keep(order);
    else if (this.isAllThere(order, rules)) this.run(order, rules);
    else this.close(order, order.lots, 'expired');
  }

  /** Whether the caller's id already names another open order. */
  protected isTaken(place: PlaceCommand, replacedId = 0): boolean {
    if (place.idUse === 'once' || !this.isKnown(place)) return false;
    const known = this.find(place.account, 0, place.clientId);
    return this.isOpen(known!.id) && known!.id !== replacedId;
  }

  protected isOpen(id: number): boolean {
    return this.isPending(id) || this.orders.some((order) => order.id === id);
  }

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

  /** Resting orders of the other side that this one's price accepts: best price first, then the earliest. */
  protected makersFor(order: Order, rules: Rules, limit = limitOf(order, rules)): Order[] {
    const isBuy = order.side === 'buy';
    return this.orders
      .filter((one) => one.market === order.market && one.side !== order.side && !waits(one))
      .filter((one) => (isBuy ? one.ticks <= limit : one.ticks >= limit))
      .sort(
        (one, other) => (isBuy ? one.ticks - other.ticks : other.ticks - one.ticks) || one.priority - other.priority,
      );
  }

  protected isAllThere(order: Order, rules: Rules): boolean {
    return order.timeInForce !== 'fok' || Number(lotsOf(this.fillsFor(order, rules))) === order.lots;
  }

  /** What a buy pays on top of the price as a taker. */
  protected onTop(order: Order): number {
    return order.side === 'buy' && order.feeFrom === 'quote' ? this.rates(order).takerPpm : 0;
  }

  /** What it would trade now. Stops at the first order of its own account, or passes over it, as the order says. */
  protected fillsFor(order: Order, rules: Rules): { maker: Order; lots: number }[] {
    const ppm = this.onTop(order);
    const fills = [];
    let lotsLeft = order.lots;
    let unitsLeft = BigInt(order.quoteUnits);
    const queue = this.makersFor(order, rules).map((maker) => ({
      maker,
      shown: shownOf(maker),
      hidden: maker.hiddenLots ?? 0,
    }));
    for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
      const { maker, shown, hidden } = place;
      const cost = withFee(maker.ticks, ppm);
      const wanted = order.quoteUnits > 0 ? Number(unitsLeft / cost) : lotsLeft;
      const lots = Math.min(wanted, shown);
      if (lots === 0) break;
      if (maker.account === order.account && order.selfTrade === 'expireMaker') continue;
      if (maker.account === order.account && order.selfTrade !== 'none') break;
      fills.push({ maker, lots });
      // The rest of this maker is ahead of everybody behind it, even where the sum would still buy a cheaper lot.
      if (lots < shown) break;
      lotsLeft -= lots;
      unitsLeft -= BigInt(lots) * cost;
      if (hidden === 0) continue;
      const next = Math.min(hidden, maker.displayLots!);
      const behind = queue.findLastIndex((one) => one.maker.ticks === maker.ticks) + 1;
      queue.splice(behind, 0, { maker, shown: next, hidden: hidden - next });
    }
    return fills;
  }

  /** Trades with one maker after the other, as somebody would by hand. */
  protected run(order: Order, rules: Rules): void {
    const isSum = order.quoteUnits > 0;
    const rate = this.onTop(order);
    let lotsLeft = order.lots;
    let unitsLeft = BigInt(order.quoteUnits);
    let wasTraded = false;
    let end: CloseReason | null = null;
    // The limit is fixed before the first trade, even if the order's own trades move the band.
    const limit = limitOf(order, rules);
    // The first maker is looked up each time, because an iceberg's next part goes behind the others.
    for (;;) {
      const [maker] = this.makersFor(order, rules, limit);
      if (maker === undefined) break;
      const cost = withFee(maker.ticks, rate);
      const wanted = isSum ? Number(unitsLeft / cost) : lotsLeft;
      if (wanted === 0) {
        if (!isSum || wasTraded) end = 'filled';
        break;
      }
      if (maker.account === order.account && order.selfTrade !== 'none') {
        this.prevent(order, maker, isSum ? 0 : lotsLeft);
        if (order.selfTrade === 'expireMaker') continue;
        end = 'selfTrade';
        break;
      }
      const shown = shownOf(maker);
      const lots = Math.min(wanted, shown);
      this.trade(order, maker, lots, rules);
      wasTraded = true;
      lotsLeft -= lots;
      unitsLeft -= BigInt(lots) * cost;
      // The rest of this maker is ahead of everybody behind it, even where the sum would still buy a cheaper lot.
      if (lots < shown) {
        end = 'filled';
        break;
      }
    }
    if (!isSum && lotsLeft === 0) end = 'filled';
    if (isSum && unitsLeft === 0n && order.selfTrade !== 'refuse') end = 'filled';
    const isResting = order.type === 'limit' && order.timeInForce === 'gtc';
    if (end === null && isResting) {
      order.openLots = lotsLeft;
      this.keep(order);
    } else this.close(order, isSum ? 0 : lotsLeft, end ?? 'expired');
  }

  protected prevent(taker: Order, maker: Order, takerLots: number): void {
    if (taker.selfTrade === 'refuse') return;
    this.said.push({
      kind: 'prevented',
      preventedId: this.nextId++,
      market: taker.market,
      account: taker.account,
      makerOrderId: maker.id,
      takerOrderId: taker.id,
      ticks: maker.ticks,
      makerLots: maker.openLots,
      takerLots,
      selfTrade: taker.selfTrade,
    });
    if (taker.selfTrade === 'expireTaker') return;
    this.end(maker, 'selfTrade');
  }

  protected trade(taker: Order, maker: Order, lots: number, rules: Rules): void {
    const units = BigInt(lots) * BigInt(maker.ticks);
    const quoteMinor = units * rules.unitMinor;
    const baseMinor = BigInt(lots) * rules.lotMinor;
    const fee = (order: Order, ppm: number) => {
      const isInBase = order.side === 'buy' && order.feeFrom === 'received';
      return { isInBase, minor: up((isInBase ? baseMinor : quoteMinor) * BigInt(ppm), 1_000_000n) };
    };
    this.touch(maker);
    const makerFee = fee(maker, this.rates(maker).makerPpm);
    const takerFee = fee(taker, this.rates(taker).takerPpm);
    this.unhold(maker);
    maker.openLots -= lots;
    this.hold(maker);
    const [buyer, buyerFee] = taker.side === 'buy' ? [taker, takerFee] : [maker, makerFee];
    const [seller, sellerFee] = taker.side === 'buy' ? [maker, makerFee] : [taker, takerFee];
    const buyerFeeAsset = buyerFee.isInBase ? rules.base : rules.quote;
    this.available(buyer.account, rules.quote, -quoteMinor);
    this.available(buyer.account, rules.base, baseMinor);
    this.available(buyer.account, buyerFeeAsset, -buyerFee.minor);
    this.available(seller.account, rules.base, -baseMinor);
    this.available(seller.account, rules.quote, quoteMinor - sellerFee.minor);
    this.available(0, buyerFeeAsset, buyerFee.minor);
    this.available(0, rules.quote, sellerFee.minor);
    rules.tradeCount += 1;
    rules.lastTicks = maker.ticks;
    this.observe(rules);
    this.said.push({
      kind: 'trade',
      market: rules.market,
      tradeId: rules.tradeCount,
      ticks: maker.ticks,
      lots,
      takerSide: taker.side,
      makerOrderId: maker.id,
      takerOrderId: taker.id,
      makerAccount: maker.account,
      takerAccount: taker.account,
      isBuyerFeeInBase: buyerFee.isInBase,
      makerFeeMinor: makerFee.minor,
      takerFeeMinor: takerFee.minor,
      makerFeeVersion: maker.feeVersion,
      takerFeeVersion: taker.feeVersion,
    });
    if (maker.openLots > 0) {
      if (shownOf(maker) === 0) this.showMore(maker);
      return;
    }
    this.orders.splice(this.orders.indexOf(maker), 1);
    this.close(maker, 0, 'filled');
  }

  /**
   * Places due orders and wakes reached stops: those above the price first, the nearest first, then the earliest. If more
   * were reached than may be woken at once, the market remembers how far the price went until all of them are awake.
   */
  protected follow(rules: Rules, wakesMax: number): void {
    let placed = 0;
    for (let woken = 0; ; woken += 1) {
      for (; this.isListDue(rules.market); placed += 1) {
        if (placed < wakesMax) this.placeDue(rules.market);
        else {
          const { high, low } = reachedOf(rules);
          Object.assign(rules, { dueHighTicks: high, dueLowTicks: low });
          this.leaveDue();
          return;
        }
      }
      const { high, low } = reachedOf(rules);
      if (rules.dueHighTicks !== undefined) Object.assign(rules, { dueHighTicks: high, dueLowTicks: low });
      const waiting = this.orders.filter((one) => one.market === rules.market && one.stopTicks > 0);
      const above = waiting.filter((one) => one.trigger === 'above' && one.stopTicks <= high);
      const below = waiting.filter((one) => one.trigger === 'below' && one.stopTicks >= low);
      above.sort((one, other) => one.stopTicks - other.stopTicks || one.priority - other.priority);
      below.sort((one, other) => other.stopTicks - one.stopTicks || one.priority - other.priority);
      const order = above[0] ?? this.trailing(rules, 'buy') ?? below[0] ?? this.trailing(rules, 'sell');
      if (order === undefined) {
        if (rules.dueHighTicks === undefined) return;
        delete rules.dueHighTicks;
        delete rules.dueLowTicks;
        this.observe(rules);
        woken -= 1;
        continue;
      }
      if (woken === wakesMax) {
        Object.assign(rules, { dueHighTicks: high, dueLowTicks: low });
        return;
      }
      if (order.trailBps !== undefined && order.stopTicks > 0) {
        order.stopTicks = 0;
        order.priority = this.nextId++;
        this.track(order);
        continue;
      }
      this.touch(order);
      this.unhold(order);
      this.orders.splice(this.orders.indexOf(order), 1);
      order.stopTicks = 0;
      delete order.trailBps;
      delete order.trailTicks;
      order.priority = this.nextId++;
      this.said.push({ kind: 'triggered', orderId: order.id, priority: order.priority });
      const best = this.makersFor(order, rules)[0]?.ticks ?? 0;
      const isTooLarge = order.side === 'sell' && BigInt(best) * BigInt(order.lots) > LOT_LIMIT;
      const { minTicks, maxTicks } = band(rules);
      const isOutside = order.type === 'limit' && (order.ticks < minTicks || order.ticks > maxTicks);
      if (isOutside && order.selfTrade !== 'refuse') this.close(order, order.lots, 'outsideBand');
      else if (isTooLarge || !this.isAllThere(order, rules)) this.close(order, order.lots, 'expired');
      else this.run(order, rules);
    }
  }

  protected keep(order: Order): void {
    this.orders.push(order);
    this.hold(order);
    if (order.trailBps !== undefined && order.stopTicks === 0) this.track(order);
    const { displayLots, openLots } = order;
    if (displayLots === undefined || waits(order) || openLots <= displayLots) return;
    this.hide(order, openLots - displayLots);
    this.sayShown(order);
  }

  /** Makes a stop follow the price, from the current one, or from the worst that a flood of stops has reached. */
  protected track(order: Order): void {
    const { high, low } = reachedOf(this.rules.get(order.market)!);
    order.trailTicks = order.side === 'buy' ? high : low;
    const { id, priority, market, trailTicks } = order;
    this.said.push({ kind: 'tracking', orderId: id, priority, market, ticks: trailTicks });
  }

  /** Tells the price to stops that follow it, unless reached stops are still asleep. */
  protected observe({ market, lastTicks, dueHighTicks }: Rules): void {
    if (dueHighTicks !== undefined) return;
    for (const order of this.orders) {
      if (order.market !== market || order.trailTicks === undefined) continue;
      const isBetter = order.side === 'buy' ? lastTicks < order.trailTicks : lastTicks > order.trailTicks;
      if (isBetter || order.trailTicks === 0) order.trailTicks = lastTicks;
    }
  }

  /** The first stop of a side that follows the price and was reached. */
  private trailing(rules: Rules, side: Order['side']): Order | undefined {
    const { high, low } = reachedOf(rules);
    const reached = this.orders.flatMap((order) => {
      const { market, trailTicks = 0, trailBps = 0 } = order;
      if (market !== rules.market || order.side !== side || trailTicks === 0) return [];
      const part = BigInt(trailTicks) * BigInt(side === 'buy' ? 10_000 + trailBps : 10_000 - trailBps);
      const wakes = Number(side === 'buy' ? up(part, 10_000n) : part / 10_000n);
      return (side === 'buy' ? high >= wakes : low <= wakes) ? [{ order, wakes }] : [];
    });
    const nearest = (one: number, other: number) => (side === 'buy' ? one - other : other - one);
    reached.sort((one, other) => nearest(one.wakes, other.wakes) || one.order.priority - other.order.priority);
    return reached[0]?.order;
  }

  /** Shows the next part of an iceberg, behind everybody there. */
  protected showMore(order: Order): void {
    this.hide(order, Math.max(0, order.hiddenLots! - order.displayLots!));
    order.priority = this.nextId++;
    this.sayShown(order);
  }

  protected hide(order: Order, lots: number): void {
    if (lots > 0) Object.assign(order, { hiddenLots: lots });
    else delete order.hiddenLots;
  }

  protected sayShown({ id, priority, hiddenLots = 0 }: Order): void {
    this.said.push({ kind: 'shown', orderId: id, priority, hiddenLots });
  }

  protected hold(order: Order): void {
    const { asset, minor } = this.held(order);
    this.available(order.account, asset, -minor);
    this.balance(order.account, asset).heldMinor += minor;
  }

  protected unhold(order: Order): void {
    const { asset, minor } = this.held(order);
    this.balance(order.account, asset).heldMinor -= minor;
    this.available(order.account, asset, minor);
  }

  protected amend({ account, orderId, lots }: Extract<Command, { kind: 'amend' }>): Refused {
    const order = this.orders.find((one) => one.id === orderId && one.account === account);
    if (order === undefined) return { code: 'ORDER_NOT_FOUND' };
    const rules = this.rules.get(order.market)!;
    if (rules.status === 'halted' || rules.takenFor > 0) return { code: 'MARKET_HALTED' };
    if (order.listId !== undefined) return { code: 'ORDER_IN_LIST' };
    if (order.quoteUnits > 0) return { code: 'INVALID_ORDER' };
    const traded = order.lots - order.openLots;
    if (lots >= order.lots || lots <= traded) {
      return { code: 'AMEND_NOT_LOWER', details: { lots: String(order.lots), tradedLots: String(traded) } };
    }
    const wakes = order.trailTicks === undefined ? order.stopTicks : rules.lastTicks;
    const notional = BigInt(order.type === 'market' ? wakes : order.ticks) * BigInt(lots);
    if (notional < BigInt(rules.minNotionalUnits)) {
      const details = { minUnits: String(rules.minNotionalUnits), notionalUnits: String(notional) };
      return { code: 'BELOW_MIN_NOTIONAL', details };
    }
    this.unhold(order);
    const lotsBefore = order.lots;
    order.lots = lots;
    order.openLots = lots - traded;
    this.hold(order);
    const { id, market, openLots, hiddenLots = 0 } = order;
    this.hide(order, Math.max(0, hiddenLots - (lotsBefore - lots)));
    this.said.push({ kind: 'amended', orderId: id, account, market, lotsBefore, lots, openLots });
    if (hiddenLots > 0) this.sayShown(order);
    return null;
  }

  protected end(order: Order, reason: CloseReason): void {
    this.unhold(order);
    this.orders.splice(this.orders.indexOf(order), 1);
    this.close(order, order.openLots, reason);
  }

  protected close(order: Order, openLots: number, reason: CloseReason, refusal?: TradingRefusal): void {
    this.said.push({
      kind: 'closed',
      orderId: order.id,
      account: order.account,
      market: order.market,
      openLots,
      reason,
      ...(refusal ? { refusal } : {}),
    });
    this.left(order, reason);
  }
}

/** How far the price went, as stops see it. */
const reachedOf = ({ lastTicks, dueHighTicks = lastTicks, dueLowTicks = lastTicks }: Rules) => ({
  high: Math.max(lastTicks, dueHighTicks),
  low: Math.min(lastTicks, dueLowTicks),
});

/** Whether a stop is still asleep. */
export const waits = ({ stopTicks, trailBps }: Order): boolean => stopTicks > 0 || trailBps !== undefined;

/** The lots of an order that the book shows. */
const shownOf = ({ openLots, hiddenLots = 0 }: Order): number => openLots - hiddenLots;

const lotsOf = (fills: readonly { readonly lots: number }[]): bigint =>
  fills.reduce((sum, { lots }) => sum + BigInt(lots), 0n);
