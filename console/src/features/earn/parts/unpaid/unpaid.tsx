import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { Surface } from '../../../../kit/page.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { formatAmount, formatShortTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import type { FailedRedemption } from '../../api/products.ts';
import { useUnpaidModel } from './unpaid.model.ts';

/** Redemptions that could not be paid, with what their person was told, and the way to pay them. */
export function Unpaid() {
  const { maySee, mayRetry, typed, setTyped, isSearching, isWhole, state, rows, reload, act } = useUnpaidModel();
  if (!maySee) return null;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-16 font-semibold">{t('console.earn.unpaid')}</h2>
        <search className="w-64">
          <Field
            type="search"
            label={t('console.earn.findTicket')}
            value={typed}
            onChange={setTyped}
            maxLength={40}
            autoCapitalize="none"
            autoComplete="off"
          />
        </search>
      </div>
      <Surface state={state} rows={2} words={waitWords(t('console.earn.unpaidFailed'))} onRetry={reload}>
        {rows.length === 0 ? (
          <Empty
            icon={<CircleCheck className="size-5" />}
            text={t(
              !isSearching
                ? 'console.earn.unpaidNone'
                : isWhole
                  ? 'console.earn.ticketNone'
                  : 'console.earn.ticketPart',
            )}
          />
        ) : (
          <Table
            label={t('console.earn.unpaid')}
            rows={rows}
            rowKey={({ id }) => id}
            columns={columns(mayRetry, act.start)}
          />
        )}
      </Surface>
      {act.wanted && (
        <ActionDialog
          title={t('console.earn.retryOf', { ...act.wanted, amount: formatAmount(act.wanted.amount) })}
          effect={t('console.earn.effect.retry')}
          verb={t('console.earn.retry')}
          act={act}
        />
      )}
    </>
  );
}

const columns = (mayRetry: boolean, onRetry: (row: FailedRedemption) => void): Column<FailedRedemption>[] => [
  {
    key: 'person',
    head: t('console.earn.person'),
    cell: ({ uid }) => (
      <Link href={`/users?uid=${uid}`} className="num font-medium text-accent-text">
        {uid}
      </Link>
    ),
  },
  {
    key: 'amount',
    head: t('console.actionField.amount'),
    isFigure: true,
    cell: ({ amount, asset }) => <span className="num whitespace-nowrap">{`${formatAmount(amount)} ${asset}`}</span>,
  },
  {
    key: 'ticket',
    head: t('console.earn.ticket'),
    cell: ({ ticket }) => <span className="code">{ticket ?? t('console.none')}</span>,
  },
  { key: 'promised', head: t('console.earn.promised'), cell: ({ dueAtMs }) => time(dueAtMs) },
  {
    key: 'tries',
    head: t('console.earn.tries'),
    isFigure: true,
    cell: ({ attempts }) => <span className="num">{attempts}</span>,
  },
  {
    key: 'next',
    head: t('console.earn.nextTry'),
    cell: ({ nextTryMs, paidAtMs }) => {
      if (paidAtMs !== null) return t('console.earn.paidAt', { time: formatShortTime(paidAtMs) });
      return nextTryMs === null ? t('console.none') : time(nextTryMs);
    },
  },
  {
    key: 'act',
    head: '',
    cell: (row) =>
      mayRetry &&
      row.paidAtMs === null && (
        <Button kind="link" onClick={() => onRetry(row)}>
          {t('console.earn.retry')}
        </Button>
      ),
  },
];

const time = (atMs: number) => <span className="num whitespace-nowrap">{formatShortTime(atMs)}</span>;
