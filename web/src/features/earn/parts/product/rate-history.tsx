import { Card } from '../../../../kit/card.tsx';
import { TrendLine } from '../../../../kit/pictures/charts.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useEarnText } from '../../earn-text.ts';
import type { RateHistory as History, RateChange } from '../../rules/rate-history.ts';
import { useRateHistoryModel } from './rate-history.model.ts';

const HEIGHT = 132;

/** What the product earned in the last thirty days, and what is announced. */
export function RateHistory({ product }: { readonly product: string }) {
  const t = useEarnText();
  const { query, nowMs, historyOf } = useRateHistoryModel(product);
  return (
    <Card title={t('earn.history')} room="earn/parts/product/rate-history">
      <Loaded query={query} skeleton={<Skeleton height={HEIGHT + 48} />}>
        {({ rows }) => {
          const history = historyOf(rows);
          return history && <Line history={history} nowMs={nowMs} />;
        }}
      </Loaded>
    </Card>
  );
}

function Line({ history, nowMs }: { readonly history: History; readonly nowMs: number }) {
  const t = useEarnText();
  const locale = useLocale();
  const { points, high, yLabels, fromMs, changes, ahead } = history;
  const day = (atMs: number) => dateTime(atMs, locale, { noTime: true });
  const words = { low: history.lowest, high: history.highest, now: history.now };
  return (
    <>
      <p className="mb-2 text-12 text-text-muted">
        {t(history.isOfThousand ? 'earn.historyThousand' : 'earn.historyFirst')}
      </p>
      <TrendLine
        points={points}
        bounds={{ low: 0, high }}
        label={t('earn.historySaid', words)}
        height={HEIGHT}
        yLabels={yLabels}
        xLabels={[day(fromMs), day(nowMs)]}
      />
      {(changes.length > 0 || ahead.length > 0) && (
        <ul
          aria-label={t('earn.changes')}
          className="num mt-3 flex whitespace-normal flex-col gap-1 text-12 text-text-muted"
        >
          {ahead.map((change) => (
            <Change key={change.fromMs} change={change} isAhead />
          ))}
          {changes.map((change) => (
            <Change key={change.fromMs} change={change} isAhead={false} />
          ))}
        </ul>
      )}
    </>
  );
}

function Change({ change: { fromMs, rate }, isAhead }: { readonly change: RateChange; readonly isAhead: boolean }) {
  const t = useEarnText();
  const time = dateTime(fromMs, useLocale());
  return (
    <li className={isAhead ? 'font-medium text-text' : undefined}>
      {t(isAhead ? 'earn.announced' : 'earn.changed', { rate, time })}
    </li>
  );
}
