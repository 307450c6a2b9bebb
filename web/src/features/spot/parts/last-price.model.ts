import { amount } from '../../../lib/format.ts';
import type { TapeFeed } from '../api/tape.ts';
import { directionOfTrades } from '../rules/direction.ts';
import type { Market, Ticker } from '../rules/market.ts';
import { usePacedRender } from './canvas/paced-render.ts';

const EVERY_MS = 200;

export interface LastPriceProps {
  readonly market: Market;
  readonly tape: TapeFeed;
  readonly ticker: Ticker | null;
}

/** The price of now and which way it went: the newest trade, or what the last 24 hours ended with. */
export function useLastPrice({ market, tape, ticker }: LastPriceProps) {
  usePacedRender(tape.onChange, EVERY_MS);
  const { rows } = tape.tape;
  const last = rows[0]?.price ?? ticker?.last ?? null;
  return {
    last,
    shown: last === null ? '--' : amount(last, { places: market.priceScale }),
    direction: directionOfTrades(rows, market.priceScale),
    /** What it is in USDT, where the market is quoted in it. */
    lastUsdt: market.quote === 'USDT' ? last : null,
  };
}
export const DIRECTION_INK = { up: 'text-up', down: 'text-down', none: 'text-text' } as const;
