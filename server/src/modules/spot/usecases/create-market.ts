import { parseAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { type Market, marketOf } from '../markets/market.ts';
import { findTokens } from '../queries/leveraged-token.query.ts';
import { findMarkets, nextMarketNumber } from '../queries/market.query.ts';
import { findMergesUnderWay } from '../queries/token-merge.query.ts';
import { insertMarket } from '../store/market.store.ts';

export interface NewMarket {
  readonly base: string;
  readonly quote: string;
  /** Decimal text in coin units. */
  readonly tick: string;
  readonly lot: string;
  readonly minNotional: string;
  /** How far from the reference price an order may be; 0 for no band. */
  readonly bandPercent: string;
  readonly isQuiet: boolean;
}

export type NewMarketRefusal =
  | 'COIN_UNKNOWN'
  | 'MARKET_EXISTS'
  | 'COIN_MERGING'
  | 'TICK_INVALID'
  | 'LOT_INVALID'
  | 'MIN_NOTIONAL_INVALID'
  | 'BAND_INVALID'
  | 'NOT_EXACT';

const PRICE_SCALE_MAX = 18;
const BAND_SCALE = 4;
const BAND_PPM_MAX = 1_000_000n;

/**
 * Adds a market. A running server notices it within a second and tells the trading core; otherwise the next start does.
 *
 * @param scaleOf  the ledger scale of a coin; undefined for an unknown coin
 * @refuses        see NewMarketRefusal. COIN_MERGING while a coin's merge is announced or under way, because the merge
 *                 would not know of the new market. NOT_EXACT if one lot at one tick is not a whole number of minor
 *                 units of the quote, or lot or unit is not 1, 2 or 5 times a power of ten
 */
export async function createMarket(
  tx: Tx,
  wanted: NewMarket,
  { scaleOf, nowMs }: { readonly scaleOf: (asset: string) => number | undefined; readonly nowMs: number },
): Promise<Result<Market, NewMarketRefusal>> {
  const { base, quote } = wanted;
  const scales = { base: scaleOf(base), quote: scaleOf(quote) };
  if (scales.base === undefined) return refuse('COIN_UNKNOWN', { asset: base });
  if (scales.quote === undefined) return refuse('COIN_UNKNOWN', { asset: quote });
  const steps = stepsOf(wanted, { base: scales.base, quote: scales.quote });
  if (!steps.ok) return steps;
  const symbol = `${base}_${quote}`;
  if (base === quote || (await findMarkets(tx)).some((market) => market.symbol === symbol)) {
    return refuse('MARKET_EXISTS', { symbol });
  }
  const merging = (await findMergesUnderWay(tx)).find(({ token }) => token === base || token === quote);
  if (merging) return refuse('COIN_MERGING', { asset: merging.token });
  const number = await nextMarketNumber(tx);
  const isToken = (await findTokens(tx)).some(({ token }) => token === base);
  const market = marketOf(
    {
      market: number,
      symbol,
      base,
      quote,
      kind: isToken ? 'etf' : 'spot',
      ...steps.value,
      isQuiet: wanted.isQuiet,
      sort: number * 10,
    },
    { base: scales.base, quote: scales.quote },
  );
  if (!market) return refuse('NOT_EXACT');
  // Another market was added at the same moment; the caller can try again.
  if (!(await insertMarket(tx, market, nowMs))) return refuse('MARKET_EXISTS', { symbol });
  return ok(market);
}

function stepsOf(wanted: NewMarket, scales: { readonly base: number; readonly quote: number }) {
  const priceScale = wanted.tick.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  if (priceScale > PRICE_SCALE_MAX) return refuse('TICK_INVALID');
  const tick = aboveZero(wanted.tick, priceScale);
  if (tick === null) return refuse('TICK_INVALID');
  const lotMinor = aboveZero(wanted.lot, scales.base);
  if (lotMinor === null) return refuse('LOT_INVALID');
  const minNotionalMinor = aboveZero(wanted.minNotional, scales.quote);
  if (minNotionalMinor === null) return refuse('MIN_NOTIONAL_INVALID');
  const band = parseAmount(wanted.bandPercent, BAND_SCALE);
  if (!band.ok || band.value > BAND_PPM_MAX) return refuse('BAND_INVALID');
  return ok({ priceScale, tick, lotMinor, minNotionalMinor, bandPpm: Number(band.value) });
}

function aboveZero(text: string, scale: number): bigint | null {
  const parsed = parseAmount(text.includes('.') ? text.replace(/\.?0+$/, '') : text, scale);
  return parsed.ok && parsed.value > 0n ? parsed.value : null;
}
