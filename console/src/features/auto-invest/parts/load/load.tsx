import { CalendarSync } from 'lucide-react';
import { Surface } from '../../../../kit/page.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { formatAmount, formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import type { Load as LoadOut } from '../../api/auto-invest.ts';
import { resultText } from '../../auto-invest-words.ts';
import { useLoadModel } from './load.model.ts';

type Minute = LoadOut['minutes'][number];
type Ended = LoadOut['lastDay'][number];

/** What is due in the next day, minute by minute, and how the runs of the last one ended. */
export function Load() {
  const { view, retry } = useLoadModel();
  const waiting = { state: view.state, words: waitWords(t('console.autoInvest.failed')), onRetry: retry };
  return (
    <>
      {view.load && (
        <p className="num text-13 text-text-muted">
          {t('console.autoInvest.active', { count: String(view.load.active) })}
        </p>
      )}
      <Surface {...waiting}>
        {view.load?.minutes.length === 0 ? (
          <Empty icon={<CalendarSync className="size-5" />} text={t('console.autoInvest.noneDue')} />
        ) : (
          <Table
            label={t('console.autoInvest.tab.load')}
            rows={view.load?.minutes ?? []}
            rowKey={({ atMs }) => String(atMs)}
            columns={minuteColumns()}
          />
        )}
      </Surface>
      {view.load && view.load.lastDay.length > 0 && (
        <Surface {...waiting}>
          <Table
            label={t('console.autoInvest.lastDay')}
            rows={view.load.lastDay}
            rowKey={({ status, reason }) => `${status}/${reason}`}
            columns={endedColumns()}
          />
        </Surface>
      )}
    </>
  );
}

const figure = (text: string | number) => <span className="num">{text}</span>;

const minuteColumns = (): Column<Minute>[] => [
  { key: 'minute', head: t('console.autoInvest.minute'), cell: ({ atMs }) => figure(formatTime(atMs)) },
  { key: 'plans', head: t('console.autoInvest.tab.plans'), isFigure: true, cell: ({ plans }) => figure(plans) },
  {
    key: 'amount',
    head: t('console.autoInvest.amount'),
    isFigure: true,
    cell: ({ amount }) => figure(formatAmount(amount)),
  },
];

const endedColumns = (): Column<Ended>[] => [
  { key: 'result', head: t('console.autoInvest.lastDay'), cell: resultText },
  { key: 'runs', head: t('console.autoInvest.tab.runs'), isFigure: true, cell: ({ runs }) => figure(runs) },
  {
    key: 'spent',
    head: t('console.autoInvest.spent'),
    isFigure: true,
    cell: ({ spent }) => figure(formatAmount(spent)),
  },
];
