import { useState } from 'react';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { loadOf } from '../../../balances/public.ts';
import { usePriceHistory } from '../../api/queries.ts';
import { priceLabel } from '../../rules/price-label.ts';
import { FIRST_TREND_RANGE, trendPicture } from '../../rules/trend-line.ts';
import type { TrendRange } from './trend.model.ts';

/** One coin's price line. */
export function usePriceTrendModel(asset: string) {
  const locale = useLocale();
  const [range, setRange] = useState<TrendRange>(FIRST_TREND_RANGE);
  const query = usePriceHistory(asset, range);
  const series = (query.data?.points ?? []).map(({ atMs, priceUsdt }) => ({ atMs, totalUsdt: priceUsdt }));
  const picture = trendPicture(series, { labelOf: priceLabel });
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
