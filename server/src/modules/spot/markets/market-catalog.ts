import type { Db } from '../../../platform/db/db.ts';
import { Poll } from '../../../platform/jobs/poll.ts';
import type { Assets } from '../../assets/public.ts';
import { countMarkets, findMarkets } from '../queries/market.query.ts';
import { type Market, type MarketTerms, marketOf } from './market.ts';

const POLL_MS = 500;

/** The markets in memory, at most a second behind the table, so that a new one needs no restart. */
export class MarketCatalog {
  readonly #db: Db;
  readonly #assets: Assets;
  readonly #poll = new Poll(POLL_MS, () => this.#look());
  #markets: readonly Market[] = [];
  #bySymbol = new Map<string, Market>();
  #byNumber = new Map<number, Market>();

  constructor(deps: { readonly db: Db; readonly assets: Assets }) {
    this.#db = deps.db;
    this.#assets = deps.assets;
  }

  /** Loads the markets and follows the table from now on. */
  async start(): Promise<void> {
    await this.refresh();
    this.#poll.start();
  }

  stop(): void {
    this.#poll.stop();
  }

  async refresh(): Promise<void> {
    this.#markets = (await findMarkets(this.#db)).map((terms) => this.#market(terms));
    this.#bySymbol = new Map(this.#markets.map((market) => [market.symbol, market]));
    this.#byNumber = new Map(this.#markets.map((market) => [market.market, market]));
  }

  /** Every market, in the order of lists. */
  all(): readonly Market[] {
    return this.#markets;
  }

  /** The market with a symbol such as `BTC_USDT`; undefined if there is none. */
  find(symbol: string): Market | undefined {
    return this.#bySymbol.get(symbol);
  }

  /** The market with a number; undefined if the table was not read since it was added. */
  at(market: number): Market | undefined {
    return this.#byNumber.get(market);
  }

  #market(terms: MarketTerms): Market {
    const base = this.#assets.coin(terms.base);
    const quote = this.#assets.coin(terms.quote);
    const market = base && quote && marketOf(terms, { base: base.ledgerScale, quote: quote.ledgerScale });
    if (!market) throw new Error(`the market ${terms.symbol} does not fit its coins`);
    return market;
  }

  async #look(): Promise<void> {
    if ((await countMarkets(this.#db)) === this.#markets.length) return;
    // A new market may come with new coins, so the catalog of coins is read first.
    await this.#assets.refresh();
    await this.refresh();
  }
}
