import type { ApiMarket, MarketList } from './ports.ts';
import { wireSymbol } from './shapes/decimals.ts';

/** Markets by their names in this API. */
export class Symbols {
  readonly #list: MarketList;
  #listed: readonly ApiMarket[] = [];
  #bySymbol: ReadonlyMap<string, ApiMarket> = new Map();

  constructor(list: MarketList) {
    this.#list = list;
  }

  all(): readonly ApiMarket[] {
    return this.#list.all();
  }

  at(market: number): ApiMarket | undefined {
    return this.#list.at(market);
  }

  /** The market with a symbol such as `BTCUSDT`. */
  find(symbol: string): ApiMarket | undefined {
    const now = this.#list.all();
    if (now !== this.#listed) {
      this.#listed = now;
      // Two markets may have the same name without the underscore; the first in the list keeps it.
      this.#bySymbol = new Map(now.toReversed().map((market) => [wireSymbol(market), market]));
    }
    return this.#bySymbol.get(symbol);
  }
}
