import { Badge, Status } from '../../../../kit/badge.tsx';
import { ChainId } from '../../../balances/public.ts';
import { DepositStatus } from '../../../deposits/public.ts';
import { WithdrawalStatus } from '../../../withdrawals/public.ts';
import { type BookingsText, useBookingsText } from '../../bookings-text.ts';
import { accountWord } from '../../rules/booking-words.ts';
import type { HistoryRecord } from '../../rules/history-records.ts';

/** The name of an account, or the text itself where it is none. */
export const accountName = (t: BookingsText, account: string): string => {
  const word = accountWord(account);
  return word ? t(`balances.account.${word}`) : account;
};

/** Where a row happened: a network, one account, or a move between two of the person's accounts. */
export function whereText(t: BookingsText, { network, account, counterparty, look }: HistoryRecord): string {
  const own = network ?? accountName(t, account);
  return look === 'within' && counterparty !== null ? `${own} → ${accountName(t, counterparty)}` : own;
}

export const amountClass = (look: HistoryRecord['look']): string =>
  look === 'in' ? 'font-medium text-ok' : look === 'back' ? 'text-text-faint' : 'font-medium';

/** The other side: a transaction, with copy and explorer links, or the name of a person or account. */
export function OtherSide({ row }: { readonly row: HistoryRecord }) {
  const t = useBookingsText();
  if (row.txId) return <ChainId text={row.txId} explorerUrl={row.explorerUrl} head={8} />;
  if (!row.counterparty) return <span className="text-text-faint">--</span>;
  if (accountWord(row.counterparty)) {
    return <span className="text-text-muted">{accountName(t, row.counterparty)}</span>;
  }
  const isAddress = row.counterparty.length > 24 && !row.counterparty.includes(' ');
  if (isAddress) return <ChainId text={row.counterparty} head={8} />;
  return <span className="text-text-muted">{row.counterparty}</span>;
}

export function RecordState({ state }: Pick<HistoryRecord, 'state'>) {
  if (state.of === 'deposit') return <DepositStatus row={state.row} />;
  if (state.of === 'withdrawal') return <WithdrawalStatus row={state.row} />;
  return <BillState status={state.status} />;
}

/** The state of a booking's record, which may still be under way or have been undone. In headers it is a badge. */
export function BillState({ status, isBadge = false }: { readonly status: string; readonly isBadge?: boolean }) {
  const t = useBookingsText();
  const Look = isBadge ? Badge : Status;
  switch (status) {
    case 'IN_TRANSIT':
      return <Look tone="info">{t('balances.account.in_transit')}</Look>;
    case 'CREDITED':
      return <Look tone="info">{t('bookings.history.credited')}</Look>;
    case 'UNDER_REVIEW':
      return <Look tone="warn">{t('deposits.state.UNDER_REVIEW')}</Look>;
    case 'RETURNED':
      return <Look tone="neutral">{t('deposits.state.RETURNED')}</Look>;
    case 'REORGED':
      return <Look tone="danger">{t('deposits.state.REORGED')}</Look>;
    default:
      return <Look tone="ok">{t('withdrawals.state.COMPLETED')}</Look>;
  }
}
