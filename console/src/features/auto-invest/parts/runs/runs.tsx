import { CalendarSync } from 'lucide-react';
import { List } from '../../../../kit/list-page.tsx';
import type { Column } from '../../../../kit/table.tsx';
import { formatAmount, formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import type { RunRow } from '../../api/auto-invest.ts';
import { resultText } from '../../auto-invest-words.ts';
import { useRunsModel } from './runs.model.ts';

/** Everybody's runs. */
export function Runs() {
  const { view, commands } = useRunsModel();
  return (
    <List
      label={t('console.autoInvest.tab.runs')}
      view={view}
      commands={commands}
      emptyIcon={<CalendarSync className="size-5" />}
      words={listWords(t('console.autoInvest.noRuns'), t('console.autoInvest.failed'))}
      columns={columns()}
      rowKey={({ id }) => id}
    />
  );
}

const figure = (text: string) => <span className="num">{formatAmount(text)}</span>;

const columns = (): Column<RunRow>[] => [
  {
    key: 'due',
    head: t('console.autoInvest.due'),
    cell: ({ scheduledAtMs, kind }) => (
      <span>
        <span className="num block">{formatTime(scheduledAtMs)}</span>
        {kind === 'now' && <span className="block text-12 text-text-muted">{t('console.autoInvest.now')}</span>}
      </span>
    ),
  },
  { key: 'uid', head: t('console.user.uid'), cell: ({ uid }) => <span className="num">{uid}</span> },
  { key: 'coins', head: t('console.autoInvest.coins'), cell: ({ coins }) => coins.join(' · ') },
  {
    key: 'amount',
    head: t('console.autoInvest.amount'),
    isFigure: true,
    cell: ({ amount }) => figure(amount),
  },
  {
    key: 'transferred',
    head: t('console.autoInvest.transferred'),
    isFigure: true,
    cell: ({ transferred }) => figure(transferred),
  },
  { key: 'spent', head: t('console.autoInvest.spent'), isFigure: true, cell: ({ spent }) => figure(spent) },
  { key: 'result', head: t('console.autoInvest.result'), cell: resultText },
];
