import { Card } from '../../../../kit/card.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Project } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { percentOf } from '../../rules/price.ts';
import { UnlockBars } from './unlock-bars.tsx';

interface Row {
  readonly atMs: number;
  readonly shareBps: number;
  /** Together with all rows before. */
  readonly sumBps: number;
}

const percent = (bps: number): string => `${exactAmount(percentOf(bps))}%`;

/** When which part of what was bought can be moved: a picture of the sums, and the same as a table. */
export function Schedule({ schedule, nowMs }: Pick<Project, 'schedule'> & { readonly nowMs: number }) {
  const t = useLaunchText();
  const locale = useLocale();
  let sumBps = 0;
  const rows: readonly Row[] = schedule.map(({ atMs, shareBps }) => {
    sumBps += shareBps;
    return { atMs, shareBps, sumBps };
  });
  const columns: readonly Column<Row>[] = [
    {
      key: 'date',
      head: t('launch.date'),
      cell: ({ atMs }) => <span className="num">{dateTime(atMs, locale, { withYear: true })}</span>,
    },
    {
      key: 'part',
      head: t('launch.part'),
      align: 'right',
      cell: ({ shareBps }) => <span className="num">{percent(shareBps)}</span>,
    },
    {
      key: 'sum',
      head: t('launch.inAll'),
      align: 'right',
      cell: (row) => <span className="num">{percent(row.sumBps)}</span>,
    },
  ];
  return (
    <Card title={t('launch.schedule')} padding="none" room="launch/parts/project/schedule">
      <div className="mx-5 mt-4 mb-2">
        <UnlockBars
          bars={rows.map(({ atMs, sumBps }) => ({ atMs, sumBps, sum: percent(sumBps), isUnlocked: atMs <= nowMs }))}
        />
      </div>
      <Table label={t('launch.schedule')} columns={columns} rows={rows} rowKey={({ atMs }) => String(atMs)} />
    </Card>
  );
}
