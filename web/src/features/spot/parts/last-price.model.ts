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

/** The present price and its direction: from the newest trade, or else from the 24 hour figures. */
export function useLastPrice({ market, tape, ticker }: LastPriceProps) {
  usePacedRender(tape.onChange, EVERY_MS);
  const { rows } = tape.tape;
  const last = rows[0]?.price ?? ticker?.last ?? null;
  return {
    last,
    shown: last === null ? '--' : amount(last, { places: market.priceScale }),
    direction: directionOfTrades(rows, market.priceScale),
    /** The price in USDT, where the market is quoted in it. */
    lastUsdt: market.quote === 'USDT' ? last : null,
  };
}
export const DIRECTION_INK = { up: 'text-up', down: 'text-down', none: 'text-text' } as const;
