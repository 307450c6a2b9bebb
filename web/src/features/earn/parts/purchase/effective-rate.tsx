import { Inset } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { amount, exactAmount } from '../../../../lib/format.ts';
import type { Offer } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import type { Forecast, ForecastSlice } from '../../rules/forecast.ts';

/** Told apart by place and number too: the table below says the same in words. */
const INKS = ['bg-accent', 'bg-info', 'bg-ok', 'bg-warn'] as const;
const inkOf = (index: number): string => INKS[index % INKS.length] ?? INKS[0];

interface EffectiveRateProps {
  readonly offer: Offer;
  readonly forecast: Forecast;
}

/** The rate of the whole amount, and how its slices make it. */
export function EffectiveRate({ offer, forecast }: EffectiveRateProps) {
  const t = useEarnText();
  const interest = (text: string) => amount(text, { places: offer.ledgerScale > 8 ? 8 : offer.ledgerScale });
  return (
    <Inset>
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-13 text-text-muted">{t('earn.yourRate')}</span>
        <strong className="num text-20 font-semibold">{forecast.rate}</strong>
      </div>
      {forecast.slices.length > 1 && (
        <div aria-hidden="true" className="mt-2 flex h-1.5 gap-0.5 overflow-hidden rounded-pill bg-hover">
          {forecast.slices.map(
            (slice, index) =>
              slice.percent > 0 && (
                <span key={slice.from} className={inkOf(index)} style={{ width: `${slice.percent}%` }} />
              ),
          )}
        </div>
      )}
      <table className="mt-3 w-full text-13">
        <thead className="text-12 text-text-muted">
          <tr>
            {[t('earn.slice'), t('earn.sliceRate'), t('earn.amount'), t('earn.perDay')].map((head, index) => (
              <th key={head} scope="col" className={cx('pb-1 font-normal', index === 0 ? 'text-left' : 'text-right')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {forecast.slices.map((slice, index) => (
            <tr key={slice.from} className={slice.percent > 0 ? 'text-text' : 'text-text-faint'}>
              <th scope="row" className="py-1 text-left font-normal">
                <SliceName slice={slice} ink={slice.percent > 0 ? inkOf(index) : 'bg-n9'} />
              </th>
              <td className="num text-right">{slice.rate}</td>
              <td className="num text-right">{exactAmount(slice.within)}</td>
              <td className="num text-right">{interest(slice.perDay)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-semibold">
            <th scope="row" className="pt-1.5 text-left font-normal">
              {t('earn.perDay')}
            </th>
            <td className="num pt-1.5 text-right">{forecast.rate}</td>
            <td className="num pt-1.5 text-right">{exactAmount(forecast.whole)}</td>
            <td className="num pt-1.5 text-right">{interest(forecast.perDay)}</td>
          </tr>
          {forecast.atMaturity !== null && (
            <tr className="font-semibold">
              <th scope="row" colSpan={3} className="pt-1.5 text-left font-normal">
                {t('earn.atMaturity')}
              </th>
              <td className="num pt-1.5 text-right">{interest(forecast.atMaturity)}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </Inset>
  );
}

function SliceName({ slice, ink }: { readonly slice: ForecastSlice; readonly ink: string }) {
  const t = useEarnText();
  const words =
    slice.upTo === null
      ? t('earn.sliceOver', { from: exactAmount(slice.from) })
      : `${exactAmount(slice.from)} \u2013 ${exactAmount(slice.upTo)}`;
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-badge', ink)} />
      <span className="num">{words}</span>
    </span>
  );
}
