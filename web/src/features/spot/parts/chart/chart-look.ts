import type { Candle, Interval } from '../../rules/chart/candles.ts';
import type { ChartWindow } from '../../rules/chart/chart-window.ts';
import type { StudySet } from '../../rules/chart/study-set.ts';

export interface ChartLook {
  readonly candles: readonly Candle[];
  readonly window: ChartWindow;
  readonly interval: Interval;
  readonly priceScale: number;
  /** The indicators; brought up to date before they are drawn. */
  readonly studies: StudySet;
  /** Prices that have a line and a tag over the chart. */
  readonly lines: readonly number[];
  /** Prices that have a tag over the chart; the chart's range is not extended to show them. */
  readonly levels: readonly number[];
}
