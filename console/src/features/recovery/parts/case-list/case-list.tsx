import { LifeBuoy } from 'lucide-react';
import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { cx } from '../../../../kit/cx.ts';
import { Bones, Empty, Failed } from '../../../../kit/states.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { useNowMs } from '../../../../lib/clock.ts';
import { formatAmount, formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { CaseRow } from '../../api/cases.ts';
import type { useCasesModel } from '../../screens/cases/cases.model.ts';

/** Cases at the left, the nearest deadline first. */
export function CaseList({ view, commands }: ReturnType<typeof useCasesModel>) {
  return (
    <section
      data-room="recovery/parts/case-list"
      className="flex w-72 shrink-0 flex-col border-r border-line bg-surface xl:w-87"
    >
      <div className="flex flex-col gap-2 px-4 pt-4 pb-2">
        <h1 className="text-16 font-semibold">{t('console.recovery.title')}</h1>
        <Tabs
          label={t('console.recovery.title')}
          value={view.tab}
          onChange={commands.setTab}
          options={[
            { value: 'open', label: t('console.recovery.open') },
            { value: 'ended', label: t('console.recovery.ended') },
          ]}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-auto border-t border-line">
        {view.state === 'loading' && <Bones rows={6} height={68} />}
        {view.state === 'failed' && (
          <Failed text={t('console.recovery.failed')} retryLabel={t('console.retry')} onRetry={commands.retry} />
        )}
        {view.state === 'ready' && view.rows.length === 0 && (
          <Empty icon={<LifeBuoy className="size-5" />} text={t('console.recovery.empty')} />
        )}
        <ul className="divide-y divide-line">
          {view.rows.map((row) => (
            <li key={row.id}>
              <Row row={row} isSelected={row.id === view.selectedId} onSelect={commands.select} />
            </li>
          ))}
        </ul>
        {view.hasMore && (
          <div className="p-4 text-center">
            <Button kind="secondary" small busy={view.isLoadingMore} onClick={commands.more}>
              {t('console.more')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

interface RowProps {
  readonly row: CaseRow;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
}

function Row({ row, isSelected, onSelect }: RowProps) {
  const nowMs = useNowMs();
  const isLate = row.state === 'SUBMITTED' && nowMs > row.decideByMs;
  return (
    <button
      type="button"
      aria-current={isSelected ? 'true' : undefined}
      onClick={() => onSelect(row.id)}
      className={cx('flex w-full flex-col gap-1 px-4 py-3 text-left hover:bg-row-hover', isSelected && 'bg-hover')}
    >
      <span className="flex w-full items-baseline justify-between gap-2">
        <span className="num text-14 font-medium">
          {formatAmount(row.amount)} {row.asset}
        </span>
        <Badge tone={isLate ? 'danger' : row.state === 'SUBMITTED' ? 'warn' : 'neutral'}>
          {isLate ? t('console.recovery.late') : t(`console.recovery.state.${row.state}`)}
        </Badge>
      </span>
      <span className="text-12 text-text-muted">{t(`console.recovery.problem.${row.problem}`)}</span>
      <span className="num text-12 text-text-faint">
        {row.uid} · {formatTime(row.decideByMs)}
      </span>
    </button>
  );
}
