import type { CloseReason } from '../event.ts';
import type { Order, Rules } from './reference-books.ts';
import { ReferenceKeeping, shownOf, waits } from './reference-keeping.ts';
import { limitOf, up, withFee } from './reference-rules.ts';

/** How the plain core trades: who meets whom, how much of it, and what each pays. */
export abstract class ReferenceMatching extends ReferenceKeeping {
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
}

export const lotsOf = (fills: readonly { readonly lots: number }[]): bigint =>
  fills.reduce((sum, { lots }) => sum + BigInt(lots), 0n);
