import { type Column, Table } from '../../../../kit/table.tsx';
import { formatAmount, formatShortTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { SnapshotRun } from '../../api/projects.ts';

const figure = (count: number) => <span className="num">{String(count)}</span>;

const COLUMNS = (): Column<SnapshotRun>[] => [
  {
    key: 'project',
    head: t('console.launch.project'),
    cell: ({ project, round }) => `${project} · ${t('console.launch.round', { number: round })}`,
  },
  { key: 'least', head: t('console.actionField.holdLeast'), isFigure: true, cell: leastText },
  {
    key: 'period',
    head: t('console.actionField.holdDays'),
    cell: ({ fromMs, untilMs }) => `${formatShortTime(fromMs)} – ${formatShortTime(untilMs)}`,
  },
  {
    key: 'taken',
    head: t('console.launch.hoursRead'),
    isFigure: true,
    // What is left of a period says nothing of all of it.
    cell: ({ taken, hours, isTidied }) =>
      isTidied ? t('console.launch.tidied') : <span className="num">{`${taken} / ${hours}`}</span>,
  },
  {
    key: 'lost',
    head: t('console.launch.hoursLost'),
    isFigure: true,
    cell: ({ lost, isTidied }) => (isTidied ? '--' : figure(lost)),
  },
  {
    key: 'last',
    head: t('console.launch.lastSnapshot'),
    cell: ({ last, isTidied }) =>
      last === null
        ? isTidied
          ? '--'
          : t('console.launch.noSnapshot')
        : `${formatShortTime(last.atMs)} · ${t('console.launch.by', { count: last.people })}`,
  },
];

function leastText({ least, asset }: SnapshotRun) {
  return <span className="num">{`${formatAmount(least)} ${asset}`}</span>;
}

/** How the hourly snapshots stand that rounds ask for: an hour that is lost is left out of what people held. */
export function Snapshots({ rows }: { readonly rows: readonly SnapshotRun[] }) {
  if (rows.length === 0) return null;
  const title = t('console.launch.snapshots');
  return (
    <section data-room="launch/parts/list/snapshots" className="flex flex-col gap-2">
      <h2 className="mt-2 text-16 font-semibold">{title}</h2>
      <div className="rounded-card border border-line bg-surface">
        <Table label={title} rows={rows} rowKey={({ project, round }) => `${project}/${round}`} columns={COLUMNS()} />
      </div>
    </section>
  );
}
