import type { Refusal } from '../../result.ts';
import type { MarketCommand } from '../command.ts';
import type { MarketImage, OrderImage } from '../journal/image.ts';

type Asked = Omit<OrderImage, 'feeFrom' | 'selfTrade'>;

const MILLION = 1_000_000n;
const TICKS_LIMIT = 2 ** 30;

export const up = (amount: bigint, divisor: bigint): bigint => (amount + divisor - 1n) / divisor;

/** The most that a lot costs: a price and its fee, rounded up to a whole unit. */
export const withFee = (ticks: number, ppm: number): bigint => BigInt(ticks) + up(BigInt(ticks) * BigInt(ppm), MILLION);

export const tooLarge: Refusal<'QUANTITY_TOO_LARGE'> = {
  code: 'QUANTITY_TOO_LARGE',
  details: { maxUnits: '8000000000000000' },
};

export function insufficient(asset: number, needed: bigint, available: bigint): Refusal<'INSUFFICIENT_BALANCE'> {
  return { code: 'INSUFFICIENT_BALANCE', details: { asset, needed: String(needed), available: String(available) } };
}

export function isMarket({ market, base, quote, lotMinor, unitMinor, bandPpm }: MarketCommand): boolean {
  const fits = (minor: bigint) => minor > 0n && (10n ** 15n % minor === 0n || minor % 10n ** 15n === 0n);
  const isRoundable = unitMinor <= 10n ** 9n || (unitMinor % MILLION === 0n && unitMinor <= 10n ** 15n);
  return market > 0 && base !== quote && bandPpm <= 1_000_000 && fits(lotMinor) && fits(unitMinor) && isRoundable;
}

/** Whether an order's terms contradict each other. */
export function isContradictory(order: Asked): boolean {
  const { type, timeInForce, postOnly, ticks, stopTicks, lots, quoteUnits, trigger, side } = order;
  const isStop = trigger !== 'none';
  const { displayLots = 0 } = order;
  if (displayLots > 0 && (type === 'market' || timeInForce !== 'gtc' || displayLots > lots)) return true;
  if (lots <= 0 && quoteUnits <= 0) return true;
  if (ticks >= TICKS_LIMIT || stopTicks >= TICKS_LIMIT || isStop !== (stopTicks > 0 || order.trailBps !== undefined))
    return true;
  if (type === 'limit') {
    if (ticks <= 0 || quoteUnits > 0) return true;
    return postOnly && (timeInForce !== 'gtc' || isStop);
  }
  if (timeInForce !== 'ioc' || postOnly) return true;
  if (!isStop) return false;
  return side === 'buy' ? quoteUnits === 0 && ticks === 0 : quoteUnits > 0;
}

/** The prices that an order may name: around the reference price, or around the last trade where there is none. */
export function band({ bandPpm, referenceTicks, lastTicks }: MarketImage): { minTicks: number; maxTicks: number } {
  const middle = referenceTicks || lastTicks;
  if (bandPpm === 0 || middle === 0) return { minTicks: 1, maxTicks: TICKS_LIMIT - 1 };
  const away = Number((BigInt(middle) * BigInt(bandPpm)) / MILLION);
  return { minTicks: Math.max(1, middle - away), maxTicks: Math.min(TICKS_LIMIT - 1, middle + away) };
}

/** The prices that a stop may name: from a fifth of the middle to five times it. */
export function stopBand({ bandPpm, referenceTicks, lastTicks }: MarketImage): { minTicks: number; maxTicks: number } {
  const middle = referenceTicks || lastTicks;
  if (bandPpm === 0 || middle === 0) return { minTicks: 1, maxTicks: TICKS_LIMIT - 1 };
  return { minTicks: Number(up(BigInt(middle), 5n)), maxTicks: Math.min(TICKS_LIMIT - 1, middle * 5) };
}

/** The worst price that an order accepts. */
export function limitOf({ type, side, ticks }: Asked, rules: MarketImage): number {
  if (type === 'limit') return ticks;
  const { minTicks, maxTicks } = band(rules);
  if (side === 'sell') return Math.max(ticks, minTicks);
  return ticks === 0 ? maxTicks : Math.min(ticks, maxTicks);
}
