import { Card } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { GrowthChart, GrowthLegend } from '../../../../kit/pictures/growth-chart.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { amount, directionOf, exactAmount, percent } from '../../../../lib/format.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import type { Reference, Terms } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import type { Draft } from '../../rules/draft.ts';
import { growthPicture, referencePoints } from '../../rules/growth.ts';
import { dayWords } from '../../rules/zone.ts';
import { Figure } from '../figure.tsx';
import type { FormModel } from '../form/form.model.ts';
import { NextRuns } from '../form/next-runs.tsx';
import { Costs } from './costs.tsx';
import { type ReferenceModel, useReferenceModel } from './reference.model.ts';

interface ReferenceProps {
  readonly draft: Draft;
  readonly terms: Terms;
}

/** What the plan in the form would have done at past prices, with the single purchase and the worst moment beside it. */
function ReferenceCard({ draft, terms }: ReferenceProps) {
  const t = useAutoInvestText();
  const isTouch = useDensity() === 'touch';
  const model = useReferenceModel(draft, terms);
  const { view } = model;
  return (
    <>
      <Card
        room="auto-invest/parts/reference"
        title={t('autoInvest.past')}
        {...(view.isAsked && { action: <Ranges model={model} /> })}
      >
        <p className="mb-3 text-12 text-text-muted">{t('autoInvest.pastNote')}</p>
        {view.isAsked ? (
          <Loaded query={view.ranges} skeleton={<Grey />}>
            {() => <Past model={model} />}
          </Loaded>
        ) : (
          <p className="grid min-h-75 place-items-center px-6 text-center text-14 text-text-muted">
            {t('autoInvest.pastNeeds')}
          </p>
        )}
      </Card>
      {!isTouch && <Costs model={model} terms={terms} />}
    </>
  );
}

const Grey = () => (
  <div className="flex flex-col gap-4">
    <Skeleton height={52} />
    <Skeleton height={300} />
  </div>
);

interface PartProps {
  readonly model: ReferenceModel;
}

function Ranges({ model: { view, commands } }: PartProps) {
  const t = useAutoInvestText();
  return (
    <Segment
      label={t('autoInvest.pastRange')}
      options={view.options.map(({ value, isThere }) => ({
        value,
        disabled: !isThere,
        label: <span className={cx(!isThere && 'text-text-faint line-through')}>{t(`autoInvest.range.${value}`)}</span>,
      }))}
      value={view.range ?? '1y'}
      onChange={commands.setRange}
    />
  );
}

function Past({ model: { view } }: PartProps) {
  const t = useAutoInvestText();
  const { listed, missing } = view;
  const since =
    missing && listed
      ? listed.from === null
        ? t('autoInvest.noPast', { coin: listed.asset })
        : t('autoInvest.listed', {
            range: t(`autoInvest.range.${missing}`),
            coin: listed.asset,
            date: dayWords(listed.from),
          })
      : null;
  return (
    <div className="flex flex-col gap-4">
      {view.range ? (
        <Loaded query={view.reference} skeleton={<Grey />}>
          {(reference) => <Result reference={reference} />}
        </Loaded>
      ) : null}
      {since && <p className="text-12 text-text-muted">{since}</p>}
      {view.example !== null && (
        <p className="text-12 text-text-muted">{t('autoInvest.pastExample', { amount: exactAmount(view.example) })}</p>
      )}
    </div>
  );
}

const usdt = (text: string): string => amount(text, { places: 2 });

function Result({ reference }: { readonly reference: Reference }) {
  const t = useAutoInvestText();
  const isTouch = useDensity() === 'touch';
  const picture = growthPicture(referencePoints(reference), isTouch ? 3 : 6);
  const { lumpSum } = reference;
  const [from, to] = [dayWords(reference.from), dayWords(reference.to)];
  return (
    <>
      <dl className={cx('gap-x-4 gap-y-4', isTouch ? 'grid grid-cols-2' : 'grid grid-cols-5')}>
        <Figure
          isFirst
          isTall={!isTouch}
          isWide={isTouch}
          label={t('autoInvest.return')}
          value={percent(reference.roiPercent)}
          tone={directionOf(reference.roiPercent)}
        />
        <Figure
          isTall={!isTouch}
          label={t('autoInvest.buys', { count: reference.buys })}
          value={usdt(reference.invested)}
          note="USDT"
        />
        <Figure isTall={!isTouch} label={t('autoInvest.worth')} value={usdt(reference.value)} note="USDT" />
        <Figure
          isTall={!isTouch}
          label={t('autoInvest.lumpSum')}
          value={percent(lumpSum.roiPercent)}
          tone={directionOf(lumpSum.roiPercent)}
          note={`${usdt(lumpSum.value)} USDT`}
        />
        <Figure
          isTall={!isTouch}
          label={t('autoInvest.worst')}
          value={percent(reference.drawdownPercent)}
          tone={directionOf(reference.drawdownPercent)}
          {...(reference.drawdownDay !== null && { note: dayWords(reference.drawdownDay) })}
        />
      </dl>
      {picture && (
        <>
          <GrowthLegend value={t('autoInvest.value')} paid={t('autoInvest.paidIn')} beside={t('autoInvest.lumpSum')} />
          <GrowthChart
            {...picture}
            xMarks={picture.xMarks.map(({ at, atMs }) => ({ at, text: dayWords(atMs).slice(0, 7) }))}
            label={t('autoInvest.pastChart', {
              from,
              to,
              paid: usdt(reference.invested),
              value: usdt(reference.value),
            })}
            height={isTouch ? 180 : 260}
          />
        </>
      )}
      <p className="text-12 text-text-muted">
        {t('autoInvest.pastFee', { from, to, fee: `${exactAmount(reference.feePercent)}%` })}
        {reference.isDemo && ` ${t('autoInvest.pastDemo')}`}
      </p>
    </>
  );
}

/** Beside the form, or under it: what stands in it is looked at in the past, and beside it in the days to come. */
export function ReferenceSide({ form }: { readonly form: FormModel }) {
  const isTouch = useDensity() === 'touch';
  const { terms, draft } = form.view;
  // Bounds of the form are there first, or its own place says that they could not be loaded.
  if (!terms.data) return null;
  return (
    <div className={cx('flex min-w-0 flex-col', !isTouch && 'gap-4')}>
      <ReferenceCard draft={draft} terms={terms.data} />
      {!isTouch && <NextRuns model={form} terms={terms.data} />}
    </div>
  );
}
