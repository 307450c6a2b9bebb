import type { FiatQuote, PriceSource, Quote } from './ports.ts';

/**
 * Prices of the demo: a pure function of seed, coin and time, so that a moved clock finds a history of any length and
 * every process sees the same price. Whole numbers only.
 *
 * A price is its base times one plus a sum of waves. Each wave is smooth noise: values drawn at regular moments, with an
 * S-curve between them.
 */

const MILLION = 1_000_000;
const TICK_MS = 5_000;
const PRICE_SCALE = 8;
const FIAT_REFRESH_MS = 600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long a wave is and how far it swings, in millionths. The sum stays below one, so no price reaches zero. */
const WAVES: readonly (readonly [periodMs: number, swing: number])[] = [
  [180 * DAY_MS, 300_000],
  [30 * DAY_MS, 120_000],
  [5 * DAY_MS, 40_000],
  [DAY_MS, 15_000],
  [120 * MINUTE_MS, 4_000],
  [10 * MINUTE_MS, 800],
  [MINUTE_MS, 150],
];

interface Model {
  /** USDT x 10^8. */
  readonly base: bigint;
  /** Share of the full swing, in thousandths. */
  readonly liveliness: number;
}

const COINS: Readonly<Record<string, Model>> = {
  USDT: { base: 100_000_000n, liveliness: 0 },
  USDC: { base: 99_990_000n, liveliness: 1 },
  PUSD: { base: 99_960_000n, liveliness: 1 },
  BTC: { base: 6_100_000_000_000n, liveliness: 1_000 },
  ETH: { base: 260_000_000_000n, liveliness: 1_250 },
  HBT: { base: 35_000_000n, liveliness: 1_500 },
};

/** One USDT in each currency, x 10^8, of about early 2026. */
const FIAT: Readonly<Record<string, bigint>> = {
  USD: 100_000_000n,
  CNY: 702_000_000n,
  KRW: 145_000_000_000n,
  TWD: 3_150_000_000n,
  VND: 2_630_000_000_000n,
  TRY: 4_300_000_000n,
  RUB: 8_050_000_000n,
  EUR: 85_500_000n,
  JPY: 15_600_000_000n,
};

export class DemoPriceSource implements PriceSource {
  readonly #seed: string;

  constructor(seed = 'bourse') {
    this.#seed = seed;
  }

  quote(asset: string, atMs: number): Quote | null {
    const model = COINS[asset];
    if (!model) return null;
    const tickMs = Math.floor(atMs / TICK_MS) * TICK_MS;
    return { price: { priceUnits: this.#value(asset, model, tickMs), priceScale: PRICE_SCALE }, atMs: tickMs };
  }

  fiat(atMs: number): readonly FiatQuote[] {
    const tickMs = Math.floor(atMs / FIAT_REFRESH_MS) * FIAT_REFRESH_MS;
    return Object.entries(FIAT).map(([currency, base]) => ({
      currency,
      perUsdt: {
        priceUnits: this.#value(currency, { base, liveliness: currency === 'USD' ? 0 : 20 }, tickMs),
        priceScale: PRICE_SCALE,
      },
      atMs: tickMs,
    }));
  }

  #value(name: string, model: Model, atMs: number): bigint {
    const swing = WAVES.reduce((sum, [periodMs, size], wave) => sum + this.#wave(name, wave, periodMs, size, atMs), 0);
    const millionths = BigInt(MILLION + Math.trunc((swing * model.liveliness) / 1_000));
    return (model.base * millionths) / BigInt(MILLION);
  }

  #wave(name: string, wave: number, periodMs: number, size: number, atMs: number): number {
    const step = Math.floor(atMs / periodMs);
    const from = this.#drawn(name, wave, step);
    const to = this.#drawn(name, wave, step + 1);
    const along = Math.floor(((atMs - step * periodMs) * 1_000) / periodMs);
    // 3t^2 - 2t^3 in thousandths: no corner where one wave meets the next.
    const curve = Math.floor((along * along * (3_000 - 2 * along)) / MILLION);
    return Math.trunc(((from * (1_000 - curve) + to * curve) * size) / (1_000 * MILLION));
  }

  /** A number from -1,000,000 to 1,000,000 that depends on nothing but its arguments. */
  #drawn(name: string, wave: number, step: number): number {
    let hash = 0x811c9dc5;
    for (const letter of `${this.#seed}:${name}:${wave}:${step}`) {
      hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
    hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
    return (((hash ^ (hash >>> 16)) >>> 0) % (2 * MILLION + 1)) - MILLION;
  }
}
