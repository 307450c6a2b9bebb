import { Badge } from '../../../../kit/badge.tsx';
import { cx } from '../../../../kit/cx.ts';
import { numClass } from '../../../../kit/numbers/num.ts';
import { amount, directionOf, percent } from '../../../../lib/format.ts';
import { useFiat } from '../../../../lib/rates.ts';
import { useMarketsText } from '../../markets-text.ts';
import type { Ticker } from '../../rules/market.ts';
import { useSpotText } from '../../spot-text.ts';
import { abbreviated } from '../abbreviated.ts';
import { DIRECTION_INK, type LastPriceProps, useLastPrice } from '../last-price.model.ts';

/** The change over the last 24 hours, beside the name of the pair. */
export function DayBadge({ ticker }: { readonly ticker: Ticker | null }) {
  const direction = directionOf(ticker?.changePercent);
  if (!ticker?.changePercent) return null;
  return <Badge tone={direction === 'none' ? 'neutral' : direction}>{percent(ticker.changePercent)}</Badge>;
}

/** The last price in large type and the 24 hour figures, above the chart on a phone. */
export function DayFigures(props: LastPriceProps) {
  const { market, ticker } = props;
  const { shown, direction, lastUsdt } = useLastPrice(props);
  const t = useSpotText();
  const m = useMarketsText();
  const toFiat = useFiat();
  const price = (text: string | null | undefined) => amount(text, { places: market.priceScale });
  const facts = [
    [m('spot.markets.column.high'), price(ticker?.high24h)],
    [m('spot.markets.column.low'), price(ticker?.low24h)],
    [t('spot.day.volume', { asset: market.base }), abbreviated(ticker?.baseVolume24h)],
    [t('spot.day.turnover', { asset: market.quote }), abbreviated(ticker?.quoteVolume24h)],
  ] as const;
  return (
    <div className="flex items-end justify-between gap-4 px-4 pt-1 pb-3">
      <div className="min-w-0">
        <p className={cx(numClass(shown), 'text-28 font-semibold', DIRECTION_INK[direction])}>{shown}</p>
        <p className="num text-12 text-text-faint">{toFiat(lastUsdt) ?? ' '}</p>
      </div>
      <dl className="grid min-w-0 gap-y-0.5 text-12">
        {facts.map(([label, text]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-text-faint">{label}</dt>
            <dd className={numClass(text)}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
