import { CalendarSync } from 'lucide-react';
import { List } from '../../../../kit/list-page.tsx';
import type { Column } from '../../../../kit/table.tsx';
import { formatAmount, formatShortTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import type { PlanRow } from '../../api/auto-invest.ts';
import { whenText } from '../../auto-invest-words.ts';
import { usePlansModel } from './plans.model.ts';

/** Everybody's plans. */
export function Plans() {
  const { view, commands } = usePlansModel();
  return (
    <List
      label={t('console.autoInvest.tab.plans')}
      view={view}
      commands={commands}
      emptyIcon={<CalendarSync className="size-5" />}
      words={listWords(t('console.autoInvest.noPlans'), t('console.autoInvest.failed'))}
      columns={columns()}
      rowKey={({ id }) => id}
    />
  );
}

const columns = (): Column<PlanRow>[] => [
  { key: 'uid', head: t('console.user.uid'), cell: ({ uid }) => <span className="num">{uid}</span> },
  {
    key: 'coins',
    head: t('console.autoInvest.coins'),
    cell: ({ coins }) => (
      <span className="num">{coins.map(({ asset, percent }) => `${asset} ${percent}`).join(' · ')}</span>
    ),
  },
  {
    key: 'amount',
    head: t('console.autoInvest.amount'),
    isFigure: true,
    cell: ({ amount }) => <span className="num">{formatAmount(amount)}</span>,
  },
  {
    key: 'when',
    head: t('console.autoInvest.when'),
    cell: (row) => (
      <span>
        <span className="block">{whenText(row)}</span>
        <span className="block text-12 text-text-muted">{row.zone}</span>
      </span>
    ),
  },
  {
    key: 'next',
    head: t('console.autoInvest.next'),
    cell: ({ nextRunAtMs }) => (
      <span className="num">{nextRunAtMs === null ? t('console.none') : formatShortTime(nextRunAtMs)}</span>
    ),
  },
  {
    key: 'state',
    head: t('console.autoInvest.state'),
    cell: ({ state }) => t(`console.autoInvest.state.${state}`),
  },
  {
    key: 'row',
    head: t('console.autoInvest.inRow'),
    isFigure: true,
    cell: ({ insufficientInRow }) => <span className="num">{insufficientInRow}</span>,
  },
];
