import { useRef } from 'react';
import { amount } from '../../../lib/format.ts';
import type { TapeFeed } from '../api/tape.ts';
import type { Market, Ticker } from '../rules/market.ts';
import { wholeOf } from '../rules/whole.ts';
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
  const [newest, before] = tape.tape.rows;
  const last = newest?.price ?? ticker?.last ?? null;
  const seen = useRef<{ last: string | null; direction: 'up' | 'down' | 'none' }>({ last: null, direction: 'none' });
  if (last !== null && last !== seen.current.last) {
    const from = seen.current.last ?? before?.price ?? last;
    const change = wholeOf(last, market.priceScale) - wholeOf(from, market.priceScale);
    seen.current = { last, direction: change > 0 ? 'up' : change < 0 ? 'down' : seen.current.direction };
  }
  return {
    last,
    shown: last === null ? '--' : amount(last, { places: market.priceScale }),
    direction: seen.current.direction,
    /** What it is in USDT, where the market is quoted in it. */
    lastUsdt: market.quote === 'USDT' ? last : null,
  };
}
export const DIRECTION_INK = { up: 'text-up', down: 'text-down', none: 'text-text' } as const;
