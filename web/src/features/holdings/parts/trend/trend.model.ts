import { useState } from 'react';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { loadOf } from '../../../balances/public.ts';
import { useTrend } from '../../api/queries.ts';
import { FIRST_TREND_RANGE, trendPicture } from '../../rules/trend-line.ts';

export const TREND_RANGES = ['1w', '1m', '3m', '1y'] as const;
export type TrendRange = (typeof TREND_RANGES)[number];

/** The line of the estimated total. It owns its range, so that a change redraws only the line. */
export function useTrendModel() {
  const locale = useLocale();
  const [range, setRange] = useState<TrendRange>(FIRST_TREND_RANGE);
  const query = useTrend(range);
  const picture = trendPicture(query.data?.points ?? []);
  return {
    view: {
      load: loadOf(query),
      range,
      points: picture.points,
      yLabels: picture.yLabels,
      xLabels: [...new Set(picture.xMarksMs.map((atMs) => dateTime(atMs, locale, { noTime: true })))],
    },
    commands: { setRange },
  };
}
