import { Badge, Status } from '../../../../kit/badge.tsx';
import { accountWord } from '../../rules/booking-words.ts';
import type { HistoryRecord } from '../../rules/history-records.ts';
import { useWalletText, type WalletText } from '../../wallet-text.ts';
import { ChainId } from '../chain-id.tsx';
import { DepositStatus, WithdrawalStatus } from '../record-status.tsx';

/** The name of an account, or what stands there instead. */
export const accountName = (t: WalletText, account: string): string => {
  const word = accountWord(account);
  return word ? t(`wallet.account.${word}`) : account;
};

/** The place of a row: a network, one account, or from one of the person's own accounts to another. */
export function whereText(t: WalletText, { network, account, counterparty, look }: HistoryRecord): string {
  const own = network ?? accountName(t, account);
  return look === 'within' && counterparty !== null ? `${own} → ${accountName(t, counterparty)}` : own;
}

export const amountClass = (look: HistoryRecord['look']): string =>
  look === 'in' ? 'font-medium text-ok' : look === 'back' ? 'text-text-faint' : 'font-medium';

/** A transaction is copied and opened; a person or an account is named. */
export function OtherSide({ row }: { readonly row: HistoryRecord }) {
  const t = useWalletText();
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

/** A booking has happened; its record may still be on the way, or may have been undone since. A badge stands in headers. */
export function BillState({ status, isBadge = false }: { readonly status: string; readonly isBadge?: boolean }) {
  const t = useWalletText();
  const Look = isBadge ? Badge : Status;
  switch (status) {
    case 'IN_TRANSIT':
      return <Look tone="info">{t('wallet.account.in_transit')}</Look>;
    case 'CREDITED':
      return <Look tone="info">{t('wallet.history.credited')}</Look>;
    case 'UNDER_REVIEW':
      return <Look tone="warn">{t('wallet.depositState.UNDER_REVIEW')}</Look>;
    case 'RETURNED':
      return <Look tone="neutral">{t('wallet.depositState.RETURNED')}</Look>;
    case 'REORGED':
      return <Look tone="danger">{t('wallet.depositState.REORGED')}</Look>;
    default:
      return <Look tone="ok">{t('wallet.withdrawalState.COMPLETED')}</Look>;
  }
}
