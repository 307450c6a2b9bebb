import { ArrowLeftRight } from 'lucide-react';
import { List } from '../../../../kit/list-page.tsx';
import { formatAmount, formatTime } from '../../../../lib/format.ts';
import { hasText, t } from '../../../../lib/i18n.ts';
import { finalOnlyText } from '../../../../lib/lists/final-only-text.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import { type MovesId, useMoves } from './person.model.ts';

const stateText = (state: string): string => {
  const key = [`console.state.${state}`, `console.depositState.${state}`].find(hasText);
  return key ? t(key as 'console.state.COMPLETED') : state;
};

/** A person's deposits or withdrawals. */
export function Moves({ id, uid }: { readonly id: MovesId; readonly uid: string }) {
  const list = useMoves(id, uid);
  const label =
    id === 'staffHoldings.deposits' ? t('console.person.tab.deposits') : t('console.person.tab.withdrawals');
  return (
    <List
      label={label}
      {...list}
      emptyIcon={<ArrowLeftRight className="size-5" />}
      words={listWords(t('console.person.noMoves'), t('console.person.failed'))}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'time',
          head: t('console.audit.time'),
          cell: ({ atMs }) => <span className="num">{formatTime(atMs)}</span>,
        },
        {
          key: 'amount',
          isFigure: true,
          head: t('console.alarms.amount'),
          cell: ({ amount, asset }) => (
            <span className="num">
              {formatAmount(amount)} {asset}
            </span>
          ),
        },
        { key: 'network', head: t('console.alarms.network'), cell: ({ network }) => network ?? t('console.none') },
        {
          key: 'state',
          head: t('console.switches.state'),
          cell: (row) => (
            <>
              {stateText(row.state)}
              {'finalOnly' in row && row.finalOnly && (
                <span className="block text-12 text-text-muted">{finalOnlyText(row.finalOnly)}</span>
              )}
            </>
          ),
        },
        {
          key: 'to',
          head: id === 'staffHoldings.deposits' ? t('console.alarms.tx') : t('console.withdrawals.address'),
          cell: (row) => (
            <span className="code text-12 break-all">
              {('address' in row ? row.address : row.txId) ?? t('console.none')}
            </span>
          ),
        },
      ]}
    />
  );
}
