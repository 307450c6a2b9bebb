import { randomUUID } from 'node:crypto';
import { priceText } from '@bourse/core/trading/grid.ts';
import type { Exchange } from '../../boot/exchange.ts';
import { forgetTradedKlines } from '../../engine/projection/klines/imported-klines.ts';
import { autoInvestJobs, isAnyRunOpen } from '../../modules/auto-invest/public.ts';
import { isGridWorkLeft } from '../../modules/grid/public.ts';
import {
  cancelAllOrders,
  findAccountsNow,
  indexTicks,
  indexTicksAt,
  type Market,
  placeOrder,
  tellReferences,
  tellRules,
} from '../../modules/spot/public.ts';
import { wakeJob } from '../../platform/jobs/job-board.ts';
import { DEMO_MARKET_MAKING } from '../market-makers/market-maker-config.ts';
import { fillMarketMakers } from '../market-makers/market-maker-funds.ts';
import { openHouseAccount } from '../market-makers/market-maker-people.ts';

const SYMBOLS = ['BTC_USDT', 'ETH_USDT'] as const;
const ASSETS = ['BTC', 'ETH', 'USDT'] as const;
/** How much is offered on each side, in USDT, and how far from the index, in hundredths of a percent. */
const OFFERED_USDT = 50_000;
const AWAY_BPS = 5;
/** What whoever moves the price would buy or sell at most in one go, in USDT. */
const MOVED_USDT = 200_000;
/** The trade that shows a price, in USDT. */
const SHOWN_USDT = 20;
const ROUNDS_MAX = 200;
/** Who offers, and who trades with what stands between the price and the index. */
const NAMES = ['past-seller', 'past-buyer'] as const;
const POLL_MS = 5;
const WAIT_MS_MAX = 60_000;

type Parts = Pick<Exchange, 'services' | 'spot' | 'money'> & {
  readonly application: Pick<Exchange['application'], 'server'>;
};

/**
 * The spot market during the demo's ninety simulated days, when no market makers run. An account of the house offers
 * near the index whenever somebody needs a real book, and another one trades with the orders that the index has passed,
 * as those would have done who moved the price there.
 */
export class PastMarket {
  readonly #exchange: Parts;
  #uids: readonly [offers: string, follows: string] | null = null;
  /** Prices at which somebody waits for a trade, by market, and the index when it was looked at the last time. */
  readonly #awaited = new Map<number, Set<number>>();
  readonly #seen = new Map<number, number>();

  constructor(exchange: Parts) {
    this.#exchange = exchange;
  }

  /** How prices of a market are written. */
  priceGrid(symbol: string): Market['grid'] {
    return this.#market(symbol).grid;
  }

  /** The index of a market at a moment, in ticks. */
  indexAt(symbol: string, atMs: number): number {
    const ticks = indexTicksAt(this.#exchange.spot, this.#market(symbol), atMs);
    if (ticks === null) throw new Error(`the demo has no price of ${symbol}`);
    return ticks;
  }

  /** Shows the present index as the last price, and puts coins on sale and asks for them on both sides of it. */
  async offer(): Promise<void> {
    const { spot } = this.#exchange;
    const [offers, follows] = await this.#accounts();
    // The band is measured from the present price, and the clock has just jumped.
    await tellReferences(spot, this.#markets());
    await this.withdraw();
    for (const market of this.#markets()) {
      const index = this.#indexNow(market);
      await this.#place(offers, market, { side: 'sell', ticks: index, usdt: SHOWN_USDT });
      await this.#place(follows, market, { side: 'buy', ticks: index, usdt: SHOWN_USDT, isIoc: true });
      await cancelAllOrders(spot, { uid: offers, market: market.market });
      const [below, above] = [10_000 - AWAY_BPS, 10_000 + AWAY_BPS];
      await this.#place(offers, market, { side: 'sell', ticks: Math.ceil((index * above) / 10_000) });
      await this.#place(offers, market, { side: 'buy', ticks: Math.floor((index * below) / 10_000) });
    }
    await this.#rows();
  }

  /** Takes back what is offered. */
  async withdraw(): Promise<void> {
    if (this.#uids !== null) await cancelAllOrders(this.#exchange.spot, { uid: this.#uids[0], market: 0 });
  }

  /** Runs the plans that are due now, until they are done. */
  async runPlans(): Promise<void> {
    const { money, spot, services } = this.#exchange;
    const [begin, drive] = autoInvestJobs({ money, spot });
    while ((await begin!.run()) === 'more');
    for (let round = 0; round < ROUNDS_MAX && (await isAnyRunOpen(services.db)); round++) await drive!.run();
    await this.withdraw();
  }

  /** Lets a trade happen when the index passes one of these prices, because a grid waits for it. */
  awaitPrices(symbol: string, ticks: readonly number[]): void {
    const market = this.#market(symbol);
    this.#awaited.set(market.market, new Set([...(this.#awaited.get(market.market) ?? []), ...ticks]));
    this.#seen.set(market.market, this.#indexNow(market));
  }

  /** Whether the index of a moment has passed an order, or a price that somebody waits for. */
  isMovedAt(atMs: number): boolean {
    return this.#markets().some((market) => {
      const index = this.indexAt(market.symbol, atMs);
      const isMoved = this.#passed(market, index) !== null || this.#reached(market, index).length > 0;
      if (!isMoved) this.#seen.set(market.market, index);
      return isMoved;
    });
  }

  /** Trades with every order that the index of a moment has passed, and lets grids answer. */
  async follow(atMs: number): Promise<void> {
    const { spot } = this.#exchange;
    await tellReferences(spot, this.#markets());
    const [, follows] = await this.#accounts();
    let isReached = false;
    for (const market of this.#markets()) {
      const index = this.indexAt(market.symbol, atMs);
      isReached ||= this.#reached(market, index).length > 0;
      for (const ticks of this.#reached(market, index)) this.#awaited.get(market.market)!.delete(ticks);
      this.#seen.set(market.market, index);
      const side = this.#passed(market, index);
      if (side !== null) await this.#place(follows, market, { side, ticks: index, usdt: MOVED_USDT, isIoc: true });
    }
    await this.settle();
    if (!isReached) return;
    // A grid that ends may sell what it has, and one that starts buys.
    await this.offer();
    await this.settle();
    await this.withdraw();
  }

  /** Waits until grids have answered everything that has traded. */
  async settle(): Promise<void> {
    const deadline = performance.now() + WAIT_MS_MAX;
    await this.#rows();
    while (await isGridWorkLeft(this.#exchange)) {
      if (performance.now() > deadline) throw new Error('the grids of the demo did not answer their orders');
      wakeJob('grid-driver');
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    await this.#rows();
  }

  /**
   * Leaves the present index as the last price, takes everything off sale, and deletes the charts, because a few trades
   * do not make a market's candles.
   */
  async close(): Promise<void> {
    const { spot, services } = this.#exchange;
    if (this.#uids === null) return;
    await this.offer();
    await this.withdraw();
    await spot.lastHeard.waitForRows(this.#uids[0]);
    await forgetTradedKlines(
      services.db,
      this.#markets().map(({ market }) => market),
    );
  }

  #market(symbol: string): Market {
    const market = this.#exchange.spot.catalog.find(symbol);
    if (!market) throw new Error(`the demo has no market ${symbol}`);
    return market;
  }

  #markets(): readonly Market[] {
    return SYMBOLS.map((symbol) => this.#market(symbol));
  }

  #indexNow(market: Market): number {
    const index = indexTicks(this.#exchange.spot, market);
    if (index === null) throw new Error(`the demo has no price of ${market.symbol}`);
    return index;
  }

  /** On which side whoever brings the price to the index trades; null if nothing stands between. */
  #passed({ market }: Market, index: number): 'buy' | 'sell' | null {
    const { bids, asks } = this.#exchange.spot.data.state(market).book(1);
    if (asks[0] && asks[0][0] <= index) return 'buy';
    return bids[0] && bids[0][0] >= index ? 'sell' : null;
  }

  #reached({ market }: Market, index: number): readonly number[] {
    const seen = this.#seen.get(market);
    if (seen === undefined) return [];
    const [low, high] = [Math.min(seen, index), Math.max(seen, index)];
    return [...(this.#awaited.get(market) ?? [])].filter((ticks) => ticks >= low && ticks <= high);
  }

  /** Until rows and books have everything that was answered. */
  async #rows(): Promise<void> {
    const { services, spot } = this.#exchange;
    // Whoever follows the index leaves no order, so that this takes none back.
    const [, follows] = await this.#accounts();
    const answer = await services.trading.submit({ kind: 'cancelAll', account: Number(follows), market: 0 });
    if (answer.ok) await spot.data.waitFor(answer.value.sequence);
  }

  async #accounts(): Promise<readonly [offers: string, follows: string]> {
    this.#uids ??= await this.#open();
    return this.#uids;
  }

  /** Accounts of their own: old orders of market makers are deleted, while these are the other side of people's trades. */
  async #open(): Promise<readonly [offers: string, follows: string]> {
    const { services, application, money, spot } = this.#exchange;
    const { db, assetNumbers, pricing } = services;
    await tellRules(spot);
    const parts = { ...services, server: application.server };
    const uids = [await openHouseAccount(parts, NAMES[0]), await openHouseAccount(parts, NAMES[1])] as const;
    const funds = {
      money,
      // Enough for all of the ninety days.
      config: DEMO_MARKET_MAKING,
      index: (asset: string) => pricing.priceUsdt(asset)?.price ?? null,
      spotMinor: async (of: string, asset: string) => {
        const [number, now] = [await assetNumbers.numberOf(asset), await findAccountsNow(db, [Number(of)])];
        return now.balances.find((row) => row.asset === number)?.totalMinor ?? 0n;
      },
    };
    await fillMarketMakers(funds, uids, ASSETS);
    return uids;
  }

  async #place(
    uid: string,
    market: Market,
    {
      side,
      ticks,
      usdt = OFFERED_USDT,
      isIoc = false,
    }: { readonly side: 'buy' | 'sell'; readonly ticks: number; readonly usdt?: number; readonly isIoc?: boolean },
  ): Promise<void> {
    const lots = (BigInt(usdt) * 10n ** BigInt(market.quoteScale)) / (BigInt(ticks) * market.unitMinor);
    const placed = await placeOrder(this.#exchange.spot, {
      uid,
      symbol: market.symbol,
      clientId: randomUUID(),
      side,
      type: 'limit',
      price: priceText(ticks, market.grid),
      quantity: quantityText(lots, market),
      ...(isIoc ? { timeInForce: 'ioc' } : {}),
    });
    if (!placed.ok) throw new Error(`the demo's past market could not trade: ${placed.refusal.code}`);
  }
}

const quantityText = (lots: bigint, { lotMinor, baseScale, quantityScale }: Market): string => {
  const whole = (lots * lotMinor).toString().padStart(baseScale + 1, '0');
  return `${whole.slice(0, -baseScale)}.${whole.slice(-baseScale).slice(0, quantityScale)}`.replace(/\.$/, '');
};
