import { Hourglass } from 'lucide-react';
import { List } from '../../../../kit/list-page.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { amountColumn } from '../../../../lib/lists/columns.tsx';
import { finalOnlyText } from '../../../../lib/lists/final-only-text.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import type { FinalOnly, useAlarmsModel } from '../../screens/alarms/alarms.model.ts';

/** Deposits too large to be credited before they are final. */
export function FinalOnlyDeposits({ finalOnly }: Pick<ReturnType<typeof useAlarmsModel>, 'finalOnly'>) {
  return (
    <>
      <h2 className="mt-2 text-16 font-semibold">{t('console.finalOnly.title')}</h2>
      <List
        label={t('console.finalOnly.title')}
        {...finalOnly}
        emptyIcon={<Hourglass className="size-5" />}
        words={listWords(t('console.finalOnly.empty'), t('console.alarms.unattributedFailed'))}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'time',
            head: t('console.alarms.time'),
            cell: (row) => <span className="num">{formatTime(row.atMs)}</span>,
          },
          { key: 'uid', head: t('console.user.uid'), cell: (row) => <span className="num">{row.uid}</span> },
          amountColumn<FinalOnly>(({ networkName }) => networkName),
          { key: 'why', head: t('console.alarms.why'), cell: ({ finalOnly: waits }) => finalOnlyText(waits) },
          {
            key: 'confirmations',
            isFigure: true,
            head: t('console.deposits.confirmations'),
            cell: (row) => (
              <span className="num">
                {row.confirmations}/{row.unlockAt}
              </span>
            ),
          },
        ]}
      />
    </>
  );
}
