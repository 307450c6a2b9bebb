import { formatFixed } from '@bourse/core/money/amount.ts';
import { Card, Inset } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import type { Terms } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { wallTime } from '../../rules/zone.ts';
import type { FormModel } from './form.model.ts';

/** Parts per million as a percentage that people read: 0.18%. */
export const feeText = (ppm: number): string => `${formatFixed(BigInt(ppm), 4, 4).replace(/0{1,2}$/, '')}%`;

interface NextRunsProps {
  readonly model: FormModel;
  readonly terms: Terms;
}

/** What will happen: the next three dates, what it costs, and how far above the index it may buy. */
export function NextRuns({ model, terms }: NextRunsProps) {
  const t = useAutoInvestText();
  return useDensity() === 'touch' ? (
    <Inset>
      <h3 className="mb-2 text-13 font-medium">{t('autoInvest.nextRuns')}</h3>
      <div className="flex flex-col gap-2">
        <Facts model={model} terms={terms} />
      </div>
    </Inset>
  ) : (
    <Card title={t('autoInvest.nextRuns')} room="auto-invest/parts/form/next-runs">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-8">
        <Facts model={model} terms={terms} />
      </div>
    </Card>
  );
}

function Facts({ model: { view }, terms }: NextRunsProps) {
  const t = useAutoInvestText();
  const locale = useLocale();
  const { draft, takerPpm } = view;
  return (
    <>
      <Loaded query={view.dates} skeleton={<Skeleton width={160} height={60} />}>
        {() => (
          <ol aria-label={t('autoInvest.nextRuns')} className="num text-13 text-text">
            {view.runs.map((atMs) => (
              <li key={atMs}>{wallTime(atMs, draft.zone, locale, { withWeekday: true, withYear: true })}</li>
            ))}
          </ol>
        )}
      </Loaded>
      <div className="flex flex-col gap-2 text-12 text-text-muted">
        <p>{t('autoInvest.feeNote', { rate: takerPpm === null ? '--' : feeText(takerPpm) })}</p>
        <p>{t('autoInvest.guardNote', { guard: `${exactAmount(terms.guardPercent)}%` })}</p>
      </div>
    </>
  );
}
