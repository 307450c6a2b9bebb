import { judgeExits } from '@bourse/core/grid/exits.ts';
import { priceText } from '@bourse/core/trading/grid.ts';
import type { MarketGrid } from '../../spot/public.ts';
import { type Problem, readOptionalPrice, ruled } from './price.ts';

export interface ExitsTyped {
  readonly takeProfit: string;
  readonly stopLoss: string;
}

interface Bounds {
  readonly lowerTicks: number;
  readonly upperTicks: number;
  readonly lastTicks: number | null;
  readonly grid: MarketGrid;
  readonly quote: string;
}

export interface JudgedExits {
  readonly takeProfit: string | null;
  readonly stopLoss: string | null;
  readonly problems: { readonly takeProfit?: Problem; readonly stopLoss?: Problem };
}

/** What ends a grid by itself, as it was typed: outside the range, and not reached already. */
export function judgeTypedExits(typed: ExitsTyped, { grid, quote, lastTicks, ...range }: Bounds): JudgedExits {
  const profit = readOptionalPrice(typed.takeProfit, grid, quote);
  const loss = readOptionalPrice(typed.stopLoss, grid, quote);
  const price = lastTicks === null ? '--' : priceText(lastTicks, grid);
  const isRight = (ticks: { readonly takeProfitTicks: number | null; readonly stopLossTicks: number | null }) =>
    judgeExits(ticks, range, lastTicks ?? 0).ok;
  const takeProfit =
    profit && 'ticks' in profit && !isRight({ takeProfitTicks: profit.ticks, stopLossTicks: null })
      ? ruled('GRID_TAKE_PROFIT', { upper: priceText(range.upperTicks, grid), price })
      : profit && 'problem' in profit && profit.problem;
  const stopLoss =
    loss && 'ticks' in loss && !isRight({ takeProfitTicks: null, stopLossTicks: loss.ticks })
      ? ruled('GRID_STOP_LOSS', { lower: priceText(range.lowerTicks, grid), price })
      : loss && 'problem' in loss && loss.problem;
  return {
    takeProfit: profit && 'text' in profit ? profit.text : null,
    stopLoss: loss && 'text' in loss ? loss.text : null,
    problems: { ...(takeProfit && { takeProfit }), ...(stopLoss && { stopLoss }) },
  };
}
