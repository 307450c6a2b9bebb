import { LifeBuoy } from 'lucide-react';
import { Badge } from '../../../../kit/badge.tsx';
import { Queue, QueueRow } from '../../../../kit/side-by-side.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { formatAmount, formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import { useNowMs } from '../../../../lib/time/clock.ts';
import type { CaseRow } from '../../api/cases.ts';
import { TABS, type useCasesModel } from '../../screens/cases/cases.model.ts';

/** The list of cases, the nearest deadline first. */
export function CaseList({ tab, list, selectedId, commands }: ReturnType<typeof useCasesModel>) {
  return (
    <Queue
      title={t('console.recovery.title')}
      room="recovery/parts/case-list"
      tabs={
        <Tabs
          label={t('console.recovery.title')}
          value={tab}
          options={TABS.map((value) => ({ value, label: t(`console.recovery.${value}`) }))}
          onChange={commands.setTab}
        />
      }
      {...list}
      emptyIcon={<LifeBuoy className="size-5" />}
      words={listWords(t('console.recovery.empty'), t('console.recovery.failed'))}
      rowKey={({ id }) => id}
      row={(row) => (
        <QueueRow isSelected={row.id === selectedId} onSelect={() => commands.select(row.id)}>
          <Case row={row} />
        </QueueRow>
      )}
    />
  );
}

function Case({ row }: { readonly row: CaseRow }) {
  const nowMs = useNowMs();
  const isLate = row.state === 'SUBMITTED' && nowMs > row.decideByMs;
  return (
    <>
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
    </>
  );
}
