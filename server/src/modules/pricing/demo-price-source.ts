import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { PriceWalk, type WalkModel } from '@bourse/core/pricing/price-walk.ts';
import type { Queryable } from '../../platform/db/db.ts';
import type { FiatQuote, MinuteSample, PriceSource, Quote } from './ports.ts';

const TICK_MS = 5_000;
const PRICE_SCALE = 8;
const FIAT_REFRESH_MS = 10 * MINUTE_MS;

/** USDT x 10^8. Coins that should stay at one dollar hardly move. */
const COINS: Readonly<Record<string, WalkModel>> = {
  USDC: { base: 99_990_000n, dayVolatility: 60, marketShare: 520_000 },
  PUSD: { base: 99_960_000n, dayVolatility: 80, marketShare: 520_000 },
  BTC: { base: 6_100_000_000_000n, dayVolatility: 20_000, marketShare: 950_000 },
  ETH: { base: 260_000_000_000n, dayVolatility: 25_000, marketShare: 720_000 },
  HBT: { base: 35_000_000n, dayVolatility: 30_000, marketShare: 520_000 },
};
const ONE_USDT = 100_000_000n;

/** One USDT in each currency, x 10^8, as of early 2026. */
const FIAT: Readonly<Record<string, bigint>> = {
  CNY: 702_000_000n,
  KRW: 145_000_000_000n,
  TWD: 3_150_000_000n,
  VND: 2_630_000_000_000n,
  TRY: 4_300_000_000n,
  RUB: 8_050_000_000n,
  EUR: 85_500_000n,
  JPY: 15_600_000_000n,
};

const FIAT_MODEL = { dayVolatility: 1_500, marketShare: 100_000 };

/** Prices of the demo: random walks that depend only on the seed. */
export class DemoPriceSource implements PriceSource {
  readonly #coins: ReadonlyMap<string, PriceWalk>;
  readonly #fiat: readonly (readonly [currency: string, walk: PriceWalk])[];

  constructor(seed = 'bourse') {
    this.#coins = new Map(Object.entries(COINS).map(([asset, model]) => [asset, new PriceWalk(seed, asset, model)]));
    this.#fiat = Object.entries(FIAT).map(([currency, base]) => [
      currency,
      new PriceWalk(`${seed}:fiat`, currency, { base, ...FIAT_MODEL }),
    ]);
  }

  quote(asset: string, atMs: number): Quote | null {
    const tickMs = Math.floor(atMs / TICK_MS) * TICK_MS;
    const priceUnits = this.#coins.get(asset)?.priceAt(tickMs);
    return priceUnits ? { price: { priceUnits, priceScale: PRICE_SCALE }, atMs: tickMs } : null;
  }

  fiat(atMs: number): readonly FiatQuote[] {
    const tickMs = Math.floor(atMs / FIAT_REFRESH_MS) * FIAT_REFRESH_MS;
    const quote = (currency: string, priceUnits: bigint): FiatQuote => ({
      currency,
      perUsdt: { priceUnits, priceScale: PRICE_SCALE },
      atMs: tickMs,
    });
    return [quote('USD', ONE_USDT), ...this.#fiat.map(([currency, walk]) => quote(currency, walk.priceAt(tickMs)))];
  }

  async minutes(_: Queryable, asset: string, fromMs: number, toMs: number): Promise<readonly MinuteSample[]> {
    const walk = this.#coins.get(asset);
    if (!walk) return [];
    const first = Math.ceil(fromMs / MINUTE_MS);
    const minutes = Array.from({ length: Math.ceil(toMs / MINUTE_MS) - first }, (_, at) => first + at);
    return minutes.map((minute) => ({ minute, priceE8: walk.priceAt(minute * MINUTE_MS) }));
  }
}
