import type { Coin } from '../../assets/public.ts';
import type { MarketTerms } from './market.ts';

const market = (
  number: number,
  symbol: string,
  terms: Pick<MarketTerms, 'priceScale' | 'lotMinor' | 'minNotionalMinor' | 'bandPpm'> & { readonly kind?: 'etf' },
): MarketTerms => {
  const [base, quote] = symbol.split('_') as [string, string];
  return { kind: 'spot', ...terms, market: number, symbol, base, quote, tick: 1n, isQuiet: false, sort: number * 10 };
};

const FIVE_USDT = 5_000_000n;
/** Pairs of two dollar coins hardly move, so their band is narrow. */
const DOLLAR = { priceScale: 4, lotMinor: 10_000n, minNotionalMinor: FIVE_USDT, bandPpm: 50_000 } as const;
const TOKEN = {
  kind: 'etf',
  priceScale: 4,
  lotMinor: 1_000_000n,
  minNotionalMinor: FIVE_USDT,
  bandPpm: 300_000,
} as const;

/**
 * The markets of the demo. Each unit is a whole number of the quote's minor units, so that a trade is never rounded.
 */
export const DEMO_MARKETS: readonly MarketTerms[] = [
  market(1, 'BTC_USDT', { priceScale: 1, lotMinor: 1_000n, minNotionalMinor: FIVE_USDT, bandPpm: 200_000 }),
  market(2, 'ETH_USDT', { priceScale: 2, lotMinor: 10n ** 14n, minNotionalMinor: FIVE_USDT, bandPpm: 200_000 }),
  market(3, 'USDC_USDT', DOLLAR),
  market(4, 'PUSD_USDT', DOLLAR),
  market(5, 'HBT_USDT', { priceScale: 4, lotMinor: 1_000_000n, minNotionalMinor: FIVE_USDT, bandPpm: 300_000 }),
  market(6, 'ETH_BTC', { priceScale: 5, lotMinor: 10n ** 15n, minNotionalMinor: 10_000n, bandPpm: 200_000 }),
  market(7, 'BTC3L_USDT', TOKEN),
  market(8, 'BTC3S_USDT', TOKEN),
  market(9, 'ETH3L_USDT', TOKEN),
  market(10, 'ETH3S_USDT', TOKEN),
];

/** A leveraged token as first installed: a coin without a chain, and what it is based on. */
export interface TokenTerms {
  readonly coin: Coin;
  readonly underlying: string;
  /** 3 for three times the underlying, -3 for three times against it. */
  readonly leverage: number;
}

const token = (underlying: string, leverage: 3 | -3, name: string, sort: number): TokenTerms => {
  const asset = `${underlying}3${leverage > 0 ? 'L' : 'S'}`;
  return { coin: { asset, name, ledgerScale: 8, displayScale: 4, sort }, underlying, leverage };
};

export const DEMO_TOKENS: readonly TokenTerms[] = [
  token('BTC', 3, 'BTC 3x Long', 110),
  token('BTC', -3, 'BTC 3x Short', 120),
  token('ETH', 3, 'ETH 3x Long', 130),
  token('ETH', -3, 'ETH 3x Short', 140),
];

/** The initial markets of a production installation, without the coins that the demo invented. */
export const MAIN_MARKETS: readonly MarketTerms[] = DEMO_MARKETS.filter(
  ({ kind, base }) => kind === 'spot' && base !== 'HBT',
);
