import { Inbox } from 'lucide-react';
import { Copy } from '../../../../kit/copy.tsx';
import { List } from '../../../../kit/list-page.tsx';
import { formatAmount, formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import type { Unattributed, useAlarmsModel } from '../../screens/alarms/alarms.model.ts';
import { networkText, unattributedText } from './alarm-text.ts';

type Model = ReturnType<typeof useAlarmsModel>;

/** Payments to our addresses that belong to nobody. */
export function UnattributedDeposits({ chains, deposits }: Model) {
  return (
    <>
      <h2 className="mt-2 text-16 font-semibold">{t('console.alarms.unattributed')}</h2>
      <List
        label={t('console.alarms.unattributed')}
        {...deposits}
        emptyIcon={<Inbox className="size-5" />}
        words={listWords(t('console.alarms.unattributedEmpty'), t('console.alarms.unattributedFailed'))}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'time',
            head: t('console.alarms.time'),
            cell: (row) => <span className="num">{formatTime(row.atMs)}</span>,
          },
          {
            key: 'amount',
            isFigure: true,
            head: t('console.alarms.amount'),
            cell: (row) => (
              <span className="num font-medium">
                {formatAmount(row.amount)} {row.asset}
              </span>
            ),
          },
          {
            key: 'network',
            head: t('console.alarms.network'),
            cell: (row) => networkText(chains.data, row.network),
          },
          { key: 'why', head: t('console.alarms.why'), cell: (row) => unattributedText(row.reason) },
          {
            key: 'memo',
            head: t('console.alarms.memo'),
            cell: (row) => <span className="break-all">{row.memo ?? t('console.none')}</span>,
          },
          { key: 'tx', head: t('console.alarms.tx'), cell: (row) => <Tx deposit={row} /> },
        ]}
      />
    </>
  );
}

const SHOWN = 8;

function Tx({ deposit }: { readonly deposit: Unattributed }) {
  return (
    <span className="code flex items-center gap-1 text-text-muted" title={deposit.txId}>
      {deposit.txId.slice(0, SHOWN)}…{deposit.txId.slice(-SHOWN)}
      <Copy text={deposit.txId} label={t('console.copy')} />
    </span>
  );
}
