import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Table } from '../../../../kit/table.tsx';
import { formatAmount, formatLeft, formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { useNowMs } from '../../../../lib/time/clock.ts';
import type { Job } from '../../screens/jobs/jobs.model.ts';

interface JobsProps {
  readonly rows: readonly Job[];
  readonly mayRun: boolean;
  readonly onRun: (job: Job) => void;
}

const TONES = { RUNNING: 'info', RESTING: 'ok', FAILING: 'danger', LATE: 'warn', GONE: 'neutral' } as const;

/** Every job of every process: its last run and duration, its next run, and its last error. */
export function Jobs({ rows, mayRun, onRun }: JobsProps) {
  return (
    <Table
      label={t('console.nav.jobs')}
      rows={rows}
      rowKey={(row) => `${row.name} ${row.process}`}
      columns={[
        {
          key: 'name',
          head: t('console.jobs.job'),
          cell: (row) => (
            <>
              <span className="block font-medium">{row.name}</span>
              <span className="code block text-12 text-text-muted">{row.process}</span>
            </>
          ),
        },
        { key: 'state', head: t('console.alarms.state'), cell: (row) => <State job={row} /> },
        { key: 'last', head: t('console.jobs.last'), cell: (row) => <Since atMs={row.startedAtMs} /> },
        {
          key: 'duration',
          isFigure: true,
          head: t('console.jobs.duration'),
          cell: (row) => (
            <span className="num">
              {row.durationMs === null
                ? t('console.none')
                : t('console.jobs.ms', { ms: formatAmount(String(row.durationMs)) })}
            </span>
          ),
        },
        { key: 'next', head: t('console.jobs.next'), cell: (row) => <Until atMs={row.nextAtMs} /> },
        {
          key: 'runs',
          isFigure: true,
          head: t('console.jobs.runs'),
          cell: (row) => <span className="num">{formatAmount(String(row.runs))}</span>,
        },
        {
          key: 'error',
          head: t('console.jobs.error'),
          cell: (row) =>
            row.error !== null && (
              <span className="block max-w-60 text-12 break-words text-text-muted">
                {row.errorAtMs !== null && <span className="num block">{formatTime(row.errorAtMs)}</span>}
                {row.error}
              </span>
            ),
        },
        {
          key: 'run',
          head: '',
          cell: (row) =>
            mayRun &&
            row.state !== 'GONE' && (
              <Button kind="secondary" small onClick={() => onRun(row)}>
                {t('console.jobs.run')}
              </Button>
            ),
        },
      ]}
    />
  );
}

function State({ job }: { readonly job: Job }) {
  return (
    <>
      <Badge tone={TONES[job.state]}>{t(`console.jobState.${job.state}`)}</Badge>
      {job.failures > 0 && (
        <span className="block text-12 text-text-muted">{t('console.jobs.inARow', { count: job.failures })}</span>
      )}
      {job.lateMs > 0 && <span className="num block text-12 text-text-muted">+{formatLeft(job.lateMs)}</span>}
    </>
  );
}

function Since({ atMs }: { readonly atMs: number | null }) {
  const nowMs = useNowMs();
  if (atMs === null) return <>{t('console.none')}</>;
  return (
    <span className="num" title={formatTime(atMs)}>
      {t('console.jobs.ago', { time: formatLeft(nowMs - atMs) })}
    </span>
  );
}

function Until({ atMs }: { readonly atMs: number | null }) {
  const nowMs = useNowMs();
  if (atMs === null) return <>{t('console.none')}</>;
  return (
    <span className="num" title={formatTime(atMs)}>
      {t('console.jobs.in', { time: formatLeft(atMs - nowMs) })}
    </span>
  );
}
