import { KeyValue, type KeyValueRow } from '../../../../kit/card.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { cameBack, type Withdrawal } from '../../rules/withdrawal-status.ts';
import { useWalletText } from '../../wallet-text.ts';
import { ChainId } from '../chain-id.tsx';

/** The receipt of a withdrawal: what left, what it cost, what arrived, and where. */
export function WithdrawalFacts({ row }: { readonly row: Withdrawal }) {
  const t = useWalletText();
  const money = (text: string) => (
    <span className="num">
      {exactAmount(text)} <span className="font-normal text-text-muted">{row.asset}</span>
    </span>
  );
  const sums: KeyValueRow[] = [
    { label: t('wallet.bill.left'), value: money(row.amount) },
    {
      label: row.kind === 'INTERNAL' ? t('wallet.send.feeLabel') : t('wallet.withdraw.fee'),
      value: row.fee === '0' ? t('wallet.send.free') : money(row.fee),
    },
    {
      label: t(row.state === 'COMPLETED' ? 'wallet.bill.got' : 'wallet.bill.willGet'),
      value: cameBack(row.state) ? '--' : money(row.recipientGets),
      isSum: true,
    },
  ];
  const where: KeyValueRow[] = [
    { label: t('wallet.column.network'), value: row.networkName ?? t('wallet.withdraw.internal') },
    {
      label: t('wallet.column.to'),
      value: row.address ? <ChainId text={row.address} head={8} /> : (row.counterparty ?? '--'),
    },
    ...(row.memo ? [{ label: t('wallet.column.memo'), value: <ChainId text={row.memo} /> }] : []),
    ...(row.txId
      ? [{ label: t('wallet.column.txid'), value: <ChainId text={row.txId} explorerUrl={row.explorerUrl} head={8} /> }]
      : []),
    { label: t('wallet.column.orderNo'), value: <ChainId text={row.id} head={8} /> },
    { label: t('wallet.column.account'), value: t('wallet.account.funding') },
  ];
  return (
    <div>
      <KeyValue rows={sums} />
      <div className="my-2 border-t border-line" />
      <KeyValue rows={where} />
    </div>
  );
}
