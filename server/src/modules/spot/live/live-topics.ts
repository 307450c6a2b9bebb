import {
  type DepthDelta,
  depthTopic,
  fillsTopic,
  klineTopic,
  OWN_BALANCES_TOPIC,
  OWN_ORDERS_TOPIC,
  OWN_TRADES_TOPIC,
  QUOTATIONS_TOPIC,
  RANKING_TOPIC,
  type Ticker,
} from '@bourse/contract/topics.ts';
import { SECOND_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { isOfPages, klineOpenOf, quietKline } from '@bourse/core/spot/kline.ts';
import { HOUSE_ACCOUNT } from '@bourse/core/trading/accounts.ts';
import type { BalanceNow } from '@bourse/core/trading/event.ts';
import type { Projected, TradeNow } from '../../../engine/trading.ts';
import { CoinNames } from '../markets/coin-names.ts';
import type { Market } from '../markets/market.ts';
import type { BookDelta } from '../markets/market-data.ts';
import type { OwnTradeRow } from '../queries/trade.query.ts';
import type { SpotDeps } from '../spot-deps.ts';
import { runningKline } from '../usecases/read-klines.ts';
import { rankedTickers, tickers } from '../usecases/read-tickers.ts';
import { klineOut, levelOut, orderOut, ownTradeOut, printOut } from '../views.ts';

const QUOTATIONS_MS = 500;
const RANKING_MS = 3_000;

/** Receives the live messages. */
export interface LiveSink {
  /**
   * Sends to a topic. `payload` is called only if somebody follows it; null sends nothing.
   *
   * @param uid  the owner of a private topic; null for a public one
   */
  tell(topic: string, uid: string | null, payload: () => unknown): void;

  /** Ends every connection, so that clients reconnect and read everything anew. */
  dropAll(): void;
}

/**
 * Sends followers what the rows of the trading core say, step by step, after each commit.
 *
 * @invariant nothing is sent before it is durable; private topics go only to their owner
 */
export class LiveTopics {
  readonly #deps: SpotDeps;
  readonly #sink: LiveSink;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #changed = new Set<number>();
  #minute = 0;
  #second = 0;
  #ranking = '';
  readonly #names: CoinNames;
  /** Messages that wait until the name of a new coin has been read. */
  #behind: Promise<void> | null = null;
  #stopListening: (() => void) | null = null;

  constructor(deps: SpotDeps, sink: LiveSink) {
    this.#deps = deps;
    this.#sink = sink;
    this.#names = new CoinNames(deps.db);
  }

  start(): void {
    this.#stopListening = this.#deps.data.listen({
      onStep: (step) => this.#hear(step),
      // Orders and trades are sent once and have no sequence number, so a client that may have missed one must read
      // anew.
      onMissed: () => this.#sink.dropAll(),
      onBook: (delta) => this.#tellBook(delta),
    });
    this.#timers.push(setInterval(() => this.#tellQuotations(), QUOTATIONS_MS));
    this.#timers.push(setInterval(() => this.#tellRanking(), RANKING_MS));
  }

  stop(): void {
    this.#stopListening?.();
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
  }

  #hear(step: Projected | null): void {
    if (step === null) {
      // Everything was read again, so every market may have changed.
      for (const { market } of this.#deps.catalog.all()) this.#changed.add(market);
      return;
    }
    for (const { market } of step.levels) this.#changed.add(market);
    for (const [market, trades] of grouped(step.trades, (trade) => trade.market)) this.#tellPrints(market, trades);
    for (const kline of step.klines) {
      const market = this.#marketAt(kline.market);
      const { interval } = kline;
      if (!market || !isOfPages(interval)) continue;
      this.#sink.tell(klineTopic(market.symbol, interval), null, () => {
        return { symbol: market.symbol, interval, rows: [klineOut(market, kline)] };
      });
    }
    this.#tellOwners(step);
  }

  #tellPrints(number: number, trades: readonly TradeNow[]): void {
    const market = this.#marketAt(number);
    if (!market) return;
    this.#changed.add(number);
    this.#sink.tell(fillsTopic(market.symbol), null, () => {
      return { symbol: market.symbol, rows: trades.map((trade) => printOut(market, trade)) };
    });
  }

  #tellBook({ market: number, previous, sequence, levels }: BookDelta): void {
    const market = this.#marketAt(number);
    if (!market) return;
    this.#sink.tell(depthTopic(market.symbol), null, (): DepthDelta => {
      const side = (wanted: 'buy' | 'sell') =>
        levels.filter((level) => level.side === wanted).map(({ ticks, lots }) => levelOut(market, [ticks, lots]));
      return { symbol: market.symbol, previous, sequence, bids: side('buy'), asks: side('sell') };
    });
  }

  #tellOwners(step: Projected): void {
    for (const [account, orders] of grouped(step.orders, (order) => order.account)) {
      this.#tellOwner(OWN_ORDERS_TOPIC, account, () =>
        orders.flatMap((order) => {
          const market = this.#marketAt(order.market);
          return market ? [orderOut(market, order)] : [];
        }),
      );
    }
    for (const account of new Set(step.trades.flatMap((trade) => [trade.makerAccount, trade.takerAccount]))) {
      this.#tellOwner(OWN_TRADES_TOPIC, account, () =>
        step.trades.flatMap((trade) => {
          const market = this.#marketAt(trade.market);
          return market ? sidesOf(trade, account).map((side) => ownTradeOut(market, side)) : [];
        }),
      );
    }
    const isNamed = step.balances.every(({ asset }) => this.#names.nameOf(asset) !== undefined);
    if (isNamed && !this.#behind) this.#tellBalances(step.balances);
    else this.#tellLater(step.balances);
  }

  /** Sends balances after the names of new coins have been read; later balances wait their turn. */
  #tellLater(balances: readonly BalanceNow[]): void {
    const told = (this.#behind ?? Promise.resolve())
      .then(() => this.#names.refresh())
      .then(() => this.#tellBalances(balances))
      // If the database cannot be reached, followers see the balance with its next change, or when they read.
      .catch(() => {})
      .finally(() => {
        if (this.#behind === told) this.#behind = null;
      });
    this.#behind = told;
  }

  #tellBalances(all: readonly BalanceNow[]): void {
    for (const [account, balances] of grouped(all, (balance) => balance.account)) {
      this.#tellOwner(OWN_BALANCES_TOPIC, account, () =>
        balances.flatMap(({ asset: number, availableMinor, heldMinor }) => {
          const coin = this.#deps.assets.coin(this.#names.nameOf(number) ?? '');
          if (!coin) return [];
          const text = (minor: bigint) => formatAmount(minor, coin.ledgerScale);
          return [{ asset: coin.asset, available: text(availableMinor), held: text(heldMinor) }];
        }),
      );
    }
  }

  #tellOwner(topic: string, account: number, rows: () => readonly unknown[]): void {
    if (account !== HOUSE_ACCOUNT) this.#sink.tell(topic, String(account), () => ({ rows: rows() }));
  }

  /** Also sends at the turn of a minute, when the 24 hours have moved on and charts begin a new step. */
  #tellQuotations(): void {
    const { deps, nowMs } = { deps: this.#deps, nowMs: this.#deps.clock.nowMs() };
    this.#tellQuietSecond(nowMs);
    const minute = klineOpenOf('1m', nowMs);
    const isNewMinute = minute !== this.#minute;
    this.#minute = minute;
    const markets = deps.catalog.all().filter(({ market }) => isNewMinute || this.#changed.has(market));
    this.#changed.clear();
    if (markets.length === 0) return;
    this.#sink.tell(QUOTATIONS_TOPIC, null, (): { rows: Ticker[] } => ({ rows: tickers(deps, markets, nowMs) }));
    if (isNewMinute) for (const market of markets) this.#tellNewSteps(market, nowMs);
  }

  /**
   * Sends a second without trades once it is over; clients fill in earlier ones themselves. If trades of that second
   * arrive later, they replace it.
   */
  #tellQuietSecond(nowMs: number): void {
    const second = klineOpenOf('1s', nowMs) - SECOND_MS;
    if (second === this.#second) return;
    this.#second = second;
    for (const market of this.#deps.catalog.all()) {
      const { klines, lastTicks } = this.#deps.data.state(market.market);
      const running = klines.get('1s');
      if (lastTicks === 0 || (running && running.openAtMs >= second)) continue;
      this.#sink.tell(klineTopic(market.symbol, '1s'), null, () => {
        const quiet = quietKline(second, running?.closeTicks ?? lastTicks);
        return { symbol: market.symbol, interval: '1s', rows: [klineOut(market, quiet)] };
      });
    }
  }

  #tellNewSteps(market: Market, nowMs: number): void {
    for (const [interval, kline] of this.#deps.data.state(market.market).klines) {
      const now = runningKline(kline, interval, nowMs);
      // Steps of a second are sent by the timer for seconds.
      if (now === kline || !isOfPages(interval) || interval === '1s') continue;
      this.#sink.tell(klineTopic(market.symbol, interval), null, () => {
        return { symbol: market.symbol, interval, rows: [klineOut(market, now)] };
      });
    }
  }

  #tellRanking(): void {
    const nowMs = this.#deps.clock.nowMs();
    this.#sink.tell(RANKING_TOPIC, null, () => {
      const rows = rankedTickers(this.#deps, nowMs, 'gain');
      const ranking = rows.map(({ symbol, last, changePercent }) => `${symbol} ${last} ${changePercent}`).join();
      if (ranking === this.#ranking) return null;
      this.#ranking = ranking;
      return { rows };
    });
  }

  #marketAt(market: number): Market | undefined {
    return this.#deps.catalog.at(market);
  }
}

/** A trade as seen by an account: the sides that it had, perhaps none. */
function sidesOf(trade: TradeNow, account: number): OwnTradeRow[] {
  const { market, tradeId, sequence, atMs, ticks, lots, isBuyerTaker, isBuyerFeeInBase } = trade;
  const both = { market, tradeId, sequence, atMs, ticks, lots };
  const { makerAccount, makerOrder, makerFeeMinor, takerAccount, takerOrder, takerFeeMinor } = trade;
  const side = (isMaker: boolean): OwnTradeRow => {
    const isBuy = isBuyerTaker !== isMaker;
    return {
      ...both,
      isBuy,
      isMaker,
      orderId: isMaker ? makerOrder : takerOrder,
      feeMinor: isMaker ? makerFeeMinor : takerFeeMinor,
      isFeeInBase: isBuy && isBuyerFeeInBase,
    };
  };
  return [...(makerAccount === account ? [side(true)] : []), ...(takerAccount === account ? [side(false)] : [])];
}

function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
