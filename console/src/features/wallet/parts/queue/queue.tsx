import { Inbox } from 'lucide-react';
import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { CoinIcon } from '../../../../kit/coin-icon.tsx';
import { cx } from '../../../../kit/cx.ts';
import { Bones, Empty, Failed } from '../../../../kit/states.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import type { StaffInput, StaffOutput } from '../../../../lib/client.ts';
import { useNowMs } from '../../../../lib/clock.ts';
import { formatAmount, formatLeftShort } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';

type Row = StaffOutput<'staffWallet.reviewQueue'>['rows'][number];
type ReviewTab = NonNullable<StaffInput<'staffWallet.reviewQueue'>['tab']>;

interface QueueProps {
  readonly tab: ReviewTab;
  readonly tabs: readonly ReviewTab[];
  readonly onTab: (tab: ReviewTab) => void;
  readonly rows: readonly Row[];
  readonly state: 'loading' | 'failed' | 'ready';
  readonly selectedId: string;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onSelect: (id: string) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** Withdrawals that wait for a decision or an answer, the nearest deadline first, and those decided. */
export function Queue(props: QueueProps) {
  const { rows, state, hasMore } = props;
  return (
    <section
      data-room="wallet/parts/queue"
      className="flex w-72 shrink-0 flex-col xl:w-87 border-r border-line bg-surface"
    >
      <div className="flex items-baseline justify-between gap-3 px-4 py-4">
        <h1 className="text-16 font-semibold">{t('console.withdrawals.title')}</h1>
        <span className="text-13 whitespace-nowrap text-text-muted">
          {props.tab === 'waiting' && t('console.withdrawals.waiting', { count: rows.length })}
          {props.tab === 'waiting' && hasMore && '+'}
        </span>
      </div>
      <div className="px-3 pb-3">
        <Tabs
          label={t('console.withdrawals.title')}
          value={props.tab}
          options={props.tabs.map((value) => ({ value, label: t(`console.withdrawals.tab.${value}`) }))}
          onChange={props.onTab}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-auto border-t border-line">
        {state === 'loading' && <Bones rows={6} height={68} />}
        {state === 'failed' && (
          <Failed text={t('console.withdrawals.failed')} retryLabel={t('console.retry')} onRetry={props.onRetry} />
        )}
        {state === 'ready' && rows.length === 0 && (
          <Empty icon={<Inbox className="size-5" />} text={t(`console.withdrawals.none.${props.tab}`)} />
        )}
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id}>
              <QueueRow row={row} isSelected={row.id === props.selectedId} onSelect={props.onSelect} />
            </li>
          ))}
        </ul>
        {hasMore && (
          <div className="p-4 text-center">
            <Button kind="secondary" small busy={props.isLoadingMore} onClick={props.onMore}>
              {t('console.more')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

const URGENT_MS = 3_600_000;
/** The beginning of an id is only its time. */
const ID_SHOWN = 6;

interface QueueRowProps {
  readonly row: Row;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
}

function QueueRow({ row, isSelected, onSelect }: QueueRowProps) {
  const leftMs = row.decisionByMs - useNowMs();
  return (
    <button
      type="button"
      aria-current={isSelected ? 'true' : undefined}
      onClick={() => onSelect(row.id)}
      className={cx(
        'flex w-full flex-col gap-1.5 border-l-2 px-4 py-3 text-left',
        isSelected ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-row-hover',
      )}
    >
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
        <span className="num">
          {row.openQuestions > 0 && t('console.withdrawals.openQuestions', { count: row.openQuestions })}
          {row.openQuestions === 0 &&
            row.approvalsNeeded > 1 &&
            t('console.withdrawals.approvalsSoFar', { approvals: row.approvals, needed: row.approvalsNeeded })}
        </span>
      </span>
    </button>
  );
}
