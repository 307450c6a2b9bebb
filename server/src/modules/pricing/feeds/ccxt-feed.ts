import { parseAmount } from '@bourse/core/money/amount.ts';
import { OperatorFault } from '../../../platform/process/operator-fault.ts';
import type { FeedQuote, PriceFeed } from '../ports.ts';

const QUOTE = 'USDT';
const PLACES = 8;
const TIMEOUT_MS = 4_000;
/**
 * The name is in a variable so that TypeScript does not look for the package: it is large, and only installed where
 * feeds are used.
 */
const CLIENT = 'ccxt';

/** The part of the client that a feed needs. Numbers arrive as the text that the exchange sent. */
export interface FeedClient {
  number: unknown;
  readonly markets?: Readonly<Record<string, unknown>> | undefined;
  loadMarkets(): Promise<unknown>;
  fetchTickers(
    symbols: string[],
  ): Promise<Readonly<Record<string, { readonly last?: unknown; readonly timestamp?: number | undefined }>>>;
}

type ClientModule = Readonly<Record<string, new (options: object) => FeedClient>>;

/**
 * Another exchange's public prices through the client `ccxt`, which the operator must install (`npm install --no-save
 * ccxt`).
 *
 * @param name  the exchange's name in ccxt, such as `kraken`
 * @throws      OperatorFault if the client is not installed or does not know the exchange
 */
export async function openCcxtFeed(name: string, nowMs: () => number): Promise<PriceFeed> {
  const module = await (import(CLIENT) as Promise<{ default: ClientModule }>).catch(() => {
    throw new OperatorFault('PRICE_FEEDS needs the client of other exchanges: npm install --no-save ccxt');
  });
  const Client = module.default[name];
  if (typeof Client !== 'function') throw new OperatorFault(`PRICE_FEEDS names "${name}", which ccxt does not know.`);
  return feedOf(name, new Client({ enableRateLimit: true, timeout: TIMEOUT_MS }), nowMs);
}

/** A feed that uses a given client. */
export function feedOf(name: string, client: FeedClient, nowMs: () => number): PriceFeed {
  // Keeps prices as the text that was received, because a float would round them.
  client.number = String;
  return {
    name,
    async quotes(assets) {
      if (!client.markets) await client.loadMarkets();
      const symbols = assets.map((asset) => `${asset}/${QUOTE}`).filter((symbol) => client.markets?.[symbol]);
      if (symbols.length === 0) return [];
      const tickers = await client.fetchTickers(symbols);
      return symbols.flatMap((symbol): FeedQuote[] => {
        const ticker = tickers[symbol];
        const priceE8 = ticker && priceOf(ticker.last);
        if (!priceE8) return [];
        return [{ asset: symbol.slice(0, -QUOTE.length - 1), priceE8, atMs: ticker.timestamp ?? nowMs() }];
      });
    },
  };
}

/** Reads plain decimal text at eight places, rounded DOWN; null for anything else. */
function priceOf(last: unknown): bigint | null {
  const [whole, places = ''] = String(last ?? '').split('.');
  const price = parseAmount(`${whole}.${places.slice(0, PLACES).padEnd(1, '0')}`, PLACES);
  return price.ok && price.value > 0n ? price.value : null;
}
