import { type Basket, navOf } from '@bourse/core/spot/leveraged-token.ts';
import type { Db, Queryable } from '../../../platform/db/db.ts';
import type { MinuteSample, PriceSource, Quote } from '../../pricing/public.ts';
import { type BasketRow, findBaskets, findTokens, type TokenRow } from '../queries/leveraged-token.query.ts';

/** Places of an index price. */
const PRICE_SCALE = 8;
const NAV_TO_PRICE = 10n ** 10n;
/** Places of a basket's amounts. */
const BASKET_PLACES = 18;

/** A leveraged token with all its baskets, oldest first. */
export interface LeveragedToken extends TokenRow {
  readonly baskets: readonly BasketRow[];
}

/** A price at the 18 places of a basket's amounts. */
export const basketPrice = ({ price }: Pick<Quote, 'price'>): bigint =>
  price.priceScale <= BASKET_PLACES
    ? price.priceUnits * 10n ** BigInt(BASKET_PLACES - price.priceScale)
    : price.priceUnits / 10n ** BigInt(price.priceScale - BASKET_PLACES);

/**
 * The leveraged tokens in memory. As a price source it gives a token its net asset value, now and in the past; prices
 * of other coins come from the inner source.
 */
export class LeveragedTokens implements PriceSource {
  readonly #inner: PriceSource;
  #tokens: ReadonlyMap<string, LeveragedToken> = new Map();

  constructor(inner: PriceSource) {
    this.#inner = inner;
  }

  /** Reads all tokens and baskets. */
  async refresh(db: Db): Promise<void> {
    const [tokens, baskets] = [await findTokens(db), await findBaskets(db)];
    this.#tokens = new Map(
      tokens.map((token) => [token.token, { ...token, baskets: baskets.filter((row) => row.token === token.token) }]),
    );
  }

  all(): readonly LeveragedToken[] {
    return [...this.#tokens.values()];
  }

  find(token: string): LeveragedToken | undefined {
    return this.#tokens.get(token);
  }

  quote(asset: string, atMs: number): Quote | null {
    const token = this.#tokens.get(asset);
    if (!token) return this.#inner.quote(asset, atMs);
    const basket = basketIn(token, atMs);
    const underlying = this.#inner.quote(token.underlying, atMs);
    if (!basket || !underlying) return null;
    const priceUnits = navOf(basket, basketPrice(underlying)) / NAV_TO_PRICE;
    return priceUnits > 0n ? { price: { priceUnits, priceScale: PRICE_SCALE }, atMs: underlying.atMs } : null;
  }

  fiat(atMs: number): ReturnType<PriceSource['fiat']> {
    return this.#inner.fiat(atMs);
  }

  /** A leveraged token has none: its price follows from another one. */
  async minutes(q: Queryable, asset: string, fromMs: number, toMs: number): Promise<readonly MinuteSample[]> {
    return this.#tokens.has(asset) ? [] : ((await this.#inner.minutes?.(q, asset, fromMs, toMs)) ?? []);
  }
}

/** The basket that was behind a token at a moment. */
function basketIn({ baskets }: LeveragedToken, atMs: number): Basket | undefined {
  return baskets.findLast((basket) => basket.atMs <= atMs);
}
