import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Status } from '../../../../kit/badge.tsx';
import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { List, ListRow, ListSkeleton } from '../../../../kit/list.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { price } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { MoreButton } from '../../../../lib/parts/more-button.tsx';
import { isZero, useMoneyLook } from '../../../balances/public.ts';
import { FileButton, wholeFile } from '../../../statement/public.ts';
import type { Leg, Plan, Run } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { toldLegs, toneOf } from '../../rules/run.ts';
import { wallTime, zoneName } from '../../rules/zone.ts';
import { useLegWords, useRunWord } from './leg-words.ts';
import { useRunsModel } from './plan.model.ts';

/** What a plan did, run by run, the newest first; times are those of its own clock. */
export function Runs({ plan }: { readonly plan: Plan }) {
  const t = useAutoInvestText();
  const isTouch = useDensity() === 'touch';
  const locale = useLocale();
  const { query, rows, hasMore, isLoadingMore, more } = useRunsModel(plan.id);
  const zone = rows[0] && (
    <p className="text-12 text-text-muted">{zoneName(plan.zone, locale, rows[0].scheduledAtMs)}</p>
  );
  return (
    <Card
      title={isTouch ? zone : t('autoInvest.runs')}
      padding={isTouch ? 'normal' : 'none'}
      room="auto-invest/parts/plan/runs"
      action={rows.length > 0 && <FileButton text={t('autoInvest.runsFile')} filter={RUNS_FILE} />}
    >
      <Loaded query={query} skeleton={<ListSkeleton rows={3} hasIcon={false} />} isMoney>
        {() => (
          <>
            {rows.length === 0 && <Empty icon={<ListChecks />} text={t('autoInvest.noRuns')} />}
            {rows.length > 0 && (isTouch ? <Rows plan={plan} runs={rows} /> : <Wide plan={plan} runs={rows} />)}
            {hasMore && <MoreButton busy={isLoadingMore} onClick={more} />}
            {rows.length > 0 && (
              <p className="px-5 py-3 text-12 text-text-muted max-lg:px-0">{t('autoInvest.run.indexNote')}</p>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** Of every run of every plan. */
const RUNS_FILE = wholeFile('autoInvestRuns');

interface RunsProps {
  readonly plan: Plan;
  readonly runs: readonly Run[];
}

function Outcome({ run }: { readonly run: Run }) {
  const word = useRunWord();
  return <Status tone={toneOf(run)}>{word(run)}</Status>;
}

/** One line for each coin of a run, level with those of its neighbours. */
const PerCoin = ({ legs, of }: { readonly legs: readonly Leg[]; readonly of: (leg: Leg) => ReactNode }) => (
  <span className="flex flex-col py-2">
    {legs.map((leg) => (
      <span key={leg.asset} className="whitespace-nowrap">
        {of(leg)}
      </span>
    ))}
  </span>
);

function Wide({ plan, runs }: RunsProps) {
  const t = useAutoInvestText();
  const locale = useLocale();
  const look = useMoneyLook();
  const words = useLegWords();
  const time = (run: Run) => (
    <span className="flex flex-col">
      <span className="num">{wallTime(run.scheduledAtMs, plan.zone, locale)}</span>
      {run.kind === 'now' && <span className="text-12 text-text-muted">{t('autoInvest.run.byHand')}</span>}
    </span>
  );
  const columns: readonly Column<Run>[] = [
    {
      key: 'time',
      head: t('autoInvest.run.time', { zone: zoneName(plan.zone, locale, runs[0]?.scheduledAtMs ?? 0) }),
      width: '17%',
      cell: time,
    },
    { key: 'cost', head: t('autoInvest.run.cost'), align: 'right', cell: ({ spent }) => look.usdt(spent) },
    {
      key: 'quantity',
      head: t('autoInvest.quantity'),
      align: 'right',
      cell: ({ legs }) => <PerCoin legs={legs} of={(leg) => words.quantity(leg)} />,
    },
    {
      key: 'price',
      head: t('autoInvest.run.price'),
      align: 'right',
      cell: ({ legs }) => <PerCoin legs={legs} of={({ averagePrice }) => price(averagePrice)} />,
    },
    {
      key: 'fee',
      head: t('autoInvest.run.fee'),
      align: 'right',
      cell: ({ legs }) => <PerCoin legs={legs} of={(leg) => words.fee(leg)} />,
    },
    {
      key: 'index',
      head: t('autoInvest.run.index'),
      align: 'right',
      cell: ({ legs }) => <PerCoin legs={legs} of={(leg) => words.overIndex(leg)} />,
    },
    { key: 'from', head: t('autoInvest.run.from'), cell: (run) => <From run={run} /> },
    { key: 'status', head: t('autoInvest.status'), cell: (run) => <Ending run={run} /> },
  ];
  return <Table label={t('autoInvest.runs')} columns={columns} rows={runs} rowKey={({ id }) => id} height={56} />;
}

/** How a run ended, and what kept a coin of it from being bought. */
function Ending({ run }: { readonly run: Run }) {
  const words = useLegWords();
  const said = toldLegs(run).flatMap((leg) => words.outcome(leg) ?? []);
  return (
    <span className="flex flex-col">
      <Outcome run={run} />
      {said.map((sentence) => (
        <span key={sentence} className="text-12 text-text-muted">
          {sentence}
        </span>
      ))}
    </span>
  );
}

/** Which account paid; where funding did, how much of it. */
function From({ run }: { readonly run: Run }) {
  const t = useAutoInvestText();
  const look = useMoneyLook();
  return (
    <span className="flex flex-col">
      {t('autoInvest.spot')}
      {!isZero(run.transferred) && (
        <span className="num text-12 text-text-muted">
          {t('autoInvest.run.topUp', { amount: look.usdt(run.transferred) })}
        </span>
      )}
    </span>
  );
}

function Rows({ plan, runs }: RunsProps) {
  const t = useAutoInvestText();
  const locale = useLocale();
  const look = useMoneyLook();
  const words = useLegWords();
  return (
    <List label={t('autoInvest.runs')}>
      {runs.map((run) => (
        <ListRow
          key={run.id}
          title={
            <span className="num">
              {wallTime(run.scheduledAtMs, plan.zone, locale)}
              {run.kind === 'now' && (
                <span className="pl-2 text-12 font-normal text-text-muted">{t('autoInvest.run.byHand')}</span>
              )}
            </span>
          }
          sub={
            <span className="flex flex-col gap-0.5">
              <From run={run} />
              {toldLegs(run).map((leg) => (
                <span key={leg.asset}>{words.line(leg)}</span>
              ))}
            </span>
          }
          value={`${look.usdt(run.spent)} USDT`}
          valueSub={<Outcome run={run} />}
        />
      ))}
    </List>
  );
}
