import { DAY_MS } from '../calendar/durations.ts';
import { drawnEven, drawnNormal, drawSeed, MILLION } from './drawn.ts';

/** How an invented price moves. */
export interface WalkModel {
  /** The price it starts from and drifts back to, in any unit. */
  readonly base: bigint;
  /** Standard deviation of a quiet day's return, in millionths. */
  readonly dayVolatility: number;
  /** Which share of its moves follows the whole market, in millionths: roughly its correlation with the market. */
  readonly marketShare: number;
}

/** 2020-01-01T00:00Z; before it every price is its base. */
const FIRST_DAY = 18_262;
/** How often a day is halved: a price then changes every 1.3 s. */
const HALVINGS = 16;
/** Each day the price goes a hundredth of the way back to its base, so that it never wanders off for good. */
const PULL_DAYS = 100;
/** No day moves by more than a quarter. */
const DAY_MOVE_MAX = 250_000;
/** Calm and wild weeks: periods in days, and how far each swings the logarithm of the volatility, in millionths. */
const MOODS: readonly (readonly [days: number, swing: number])[] = [
  [45, 1_100_000],
  [12, 450_000],
];
/**
 * Millionths of 2^(-n/2) / 2: how far the middle of a span strays from the straight line, relative to a day's
 * deviation.
 */
const HALVING_DEVIATIONS = [
  500_000, 353_553, 250_000, 176_777, 125_000, 88_388, 62_500, 44_194, 31_250, 22_097, 15_625, 11_049, 7_812, 5_524,
  3_906, 2_762,
];

/**
 * An invented price that behaves like a real one. Days follow a random walk, with calm and wild weeks that the whole
 * market shares; within a day a bridge leads from one day's price to the next. It is a pure function of seed, model and
 * time in whole numbers, so that a clock set to any time finds a history and every process sees the same price.
 * @invariant no day's price differs from the day before by more than a quarter
 */
export class PriceWalk {
  readonly #model: WalkModel;
  readonly #market: number;
  readonly #own: number;
  readonly #mood: number;
  readonly #ownShare: number;
  /** The prices at the starts of days from FIRST_DAY on, as far as they have been asked for. */
  readonly #days: bigint[];

  /** @param marketSeed  the same for all prices that move together */
  constructor(marketSeed: string, name: string, model: WalkModel) {
    this.#model = model;
    this.#market = drawSeed(`${marketSeed}:market`);
    this.#mood = drawSeed(`${marketSeed}:mood`);
    this.#own = drawSeed(`${marketSeed}:${name}`);
    this.#ownShare = Math.floor(Math.sqrt(MILLION * MILLION - model.marketShare * model.marketShare));
    this.#days = [model.base];
  }

  /** The price in the unit of the model's base at `atMs`, UTC milliseconds. */
  priceAt(atMs: number): bigint {
    const day = Math.floor(atMs / DAY_MS);
    if (day < FIRST_DAY) return this.#model.base;
    const open = this.#open(day);
    const move = Number(((this.#open(day + 1) - open) * BigInt(MILLION)) / open);
    return grown(open, this.#within(day, atMs - day * DAY_MS, move));
  }

  #open(day: number): bigint {
    for (let at = this.#days.length; at <= day - FIRST_DAY; at++) {
      const before = this.#days[at - 1]!;
      const distance = Number((before * BigInt(MILLION)) / this.#model.base) - MILLION;
      const move = this.#move(FIRST_DAY + at - 1) - Math.trunc(distance / PULL_DAYS);
      this.#days.push(grown(before, Math.max(-DAY_MOVE_MAX, Math.min(DAY_MOVE_MAX, move))));
    }
    return this.#days[day - FIRST_DAY]!;
  }

  #move(day: number): number {
    const shared = drawnNormal(this.#market, day) * this.#model.marketShare;
    const own = drawnNormal(this.#own, day) * this.#ownShare;
    return Math.trunc(((shared + own) / MILLION / MILLION) * this.#volatility(day));
  }

  /** A day's standard deviation in millionths. */
  #volatility(day: number): number {
    const mood = MOODS.reduce((sum, [days, swing], which) => sum + this.#wave(which, days, swing, day), 0);
    return Math.trunc((this.#model.dayVolatility * exponential(mood)) / MILLION);
  }

  /** A wave through values drawn every `days` days, joined by straight lines. */
  #wave(which: number, days: number, swing: number, day: number): number {
    const step = Math.floor(day / days);
    const along = day - step * days;
    const index = step * MOODS.length + which;
    const from = drawnEven(this.#mood, index);
    const to = drawnEven(this.#mood, index + MOODS.length);
    return Math.trunc(((from * (days - along) + to * along) / days / MILLION) * swing);
  }

  /**
   * Millionths between the price and the day's open: halves the day around the moment, each half with its own
   * deviation.
   */
  #within(day: number, sinceOpenMs: number, move: number): number {
    const deviation = this.#volatility(day);
    let [fromMs, toMs] = [0, DAY_MS];
    let [from, to] = [0, move];
    let node = 1;
    for (let halving = 0; halving < HALVINGS; halving++) {
      const bend = drawnNormal(this.#own ^ Math.imul(day, 0x2545f491), node) / MILLION;
      const middleMs = (fromMs + toMs) / 2;
      const middle = Math.trunc((from + to) / 2 + (bend * deviation * HALVING_DEVIATIONS[halving]!) / MILLION);
      const isLater = sinceOpenMs >= middleMs;
      if (isLater) [fromMs, from] = [middleMs, middle];
      else [toMs, to] = [middleMs, middle];
      node = node * 2 + (isLater ? 1 : 0);
    }
    return from;
  }
}

/** The price after a move, in millionths. */
function grown(price: bigint, move: number): bigint {
  return (price * BigInt(MILLION + move)) / BigInt(MILLION);
}

/** e^x in millionths for x from about -3 to 3, x in millionths. */
function exponential(x: number): number {
  let term = MILLION;
  let sum = MILLION;
  for (let n = 1; n < 24; n++) {
    term = Math.trunc((term * x) / (n * MILLION));
    sum += term;
  }
  return sum;
}
