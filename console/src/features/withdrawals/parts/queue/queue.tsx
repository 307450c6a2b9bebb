import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { Inbox } from 'lucide-react';
import { Badge } from '../../../../kit/badge.tsx';
import { cx } from '../../../../kit/cx.ts';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Queue, QueueRow } from '../../../../kit/side-by-side.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import type { StaffOutput } from '../../../../lib/client.ts';
import { formatAmount, formatLeftShort } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import { useNowMs } from '../../../../lib/time/clock.ts';
import { TABS, type useWithdrawalsModel } from '../../screens/withdrawals/withdrawals.model.ts';

type Row = StaffOutput<'staffWithdrawals.reviewQueue'>['rows'][number];

/** Withdrawals that wait for a decision or an answer, the nearest deadline first; or those already decided. */
export function ReviewQueue({ tab, list, selectedId, commands }: ReturnType<typeof useWithdrawalsModel>) {
  const { rows, hasMore } = list.view;
  return (
    <Queue
      title={t('console.withdrawals.title')}
      room="withdrawals/parts/queue"
      count={
        tab === 'waiting' && (
          <>
            {t('console.withdrawals.waiting', { count: rows.length })}
            {hasMore && '+'}
          </>
        )
      }
      tabs={
        <Tabs
          label={t('console.withdrawals.title')}
          value={tab}
          options={TABS.map((value) => ({ value, label: t(`console.withdrawals.tab.${value}`) }))}
          onChange={commands.setTab}
        />
      }
      {...list}
      emptyIcon={<Inbox className="size-5" />}
      words={listWords(t(`console.withdrawals.none.${tab}`), t('console.withdrawals.failed'))}
      rowKey={({ id }) => id}
      row={(row) => (
        <QueueRow isSelected={row.id === selectedId} onSelect={() => commands.select(row.id)}>
          <Waiting row={row} />
        </QueueRow>
      )}
    />
  );
}

const URGENT_MS = HOUR_MS;
/** Shows the end of an id: its beginning is only a time. */
const ID_SHOWN = 6;

function Waiting({ row }: { readonly row: Row }) {
  const leftMs = row.decisionByMs - useNowMs();
  return (
    <>
      <span className="flex items-center gap-2">
        <CoinIcon asset={row.asset} />
        <span className="num flex-1 font-semibold">
          {formatAmount(row.amount)} {row.asset}
        </span>
        {row.state === 'IN_REVIEW' ? (
          <span className={cx('num text-13', leftMs < URGENT_MS ? 'text-danger' : 'text-text-muted')}>
            {leftMs <= 0
              ? t('console.withdrawals.overdue')
              : t('console.withdrawals.left', { left: formatLeftShort(leftMs) })}
          </span>
        ) : (
          <Badge tone={row.state === 'REJECTED' ? 'danger' : 'ok'}>{t(`console.state.${row.state}`)}</Badge>
        )}
      </span>
      <span className="flex justify-between gap-3 text-13 text-text-muted">
        <span className="num min-w-0 truncate">
          {t('console.withdrawals.worth', { value: formatAmount(row.valueUsdt, 2) })}
          <span className="hidden xl:inline"> · …{row.id.slice(-ID_SHOWN)}</span>
        </span>
        <span className="num flex shrink-0 items-center gap-2">
          {row.openQuestions > 0 && t('console.withdrawals.openQuestions', { count: row.openQuestions })}
          {row.openQuestions === 0 &&
            row.approvalsNeeded > 1 &&
            t('console.withdrawals.approvalsSoFar', { approvals: row.approvals, needed: row.approvalsNeeded })}
          {row.state === 'IN_REVIEW' && <Risk risk={row.risk} />}
        </span>
      </span>
    </>
  );
}

const RISK_COLOUR = { LOW: 'text-text-muted', MEDIUM: 'text-warn', HIGH: 'text-danger' } as const;

/** How urgently somebody should look, as a colour and always also as a word. */
function Risk({ risk }: Pick<Row, 'risk'>) {
  return (
    <span title={t('console.risk.hint')} className={cx('flex items-center gap-1.5', RISK_COLOUR[risk])}>
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {t(`console.risk.${risk}`)}
    </span>
  );
}
