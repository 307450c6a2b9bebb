import { KeyValue, type KeyValueRow } from '../../../../kit/card.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { ChainId } from '../../../balances/public.ts';
import { cameBack, type Withdrawal } from '../../rules/withdrawal-status.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';

/** The receipt of a withdrawal: what left, what it cost, what arrived, and where. */
export function WithdrawalFacts({ row }: { readonly row: Withdrawal }) {
  const t = useWithdrawalsText();
  const money = (text: string) => (
    <span className="num">
      {exactAmount(text)} <span className="font-normal text-text-muted">{row.asset}</span>
    </span>
  );
  const sums: KeyValueRow[] = [
    { label: t('withdrawals.value.left'), value: money(row.amount) },
    {
      label: row.kind === 'INTERNAL' ? t('withdrawals.send.feeLabel') : t('withdrawals.fee'),
      value: row.fee === '0' ? t('withdrawals.send.free') : money(row.fee),
    },
    {
      label: t(row.state === 'COMPLETED' ? 'withdrawals.value.got' : 'withdrawals.value.willGet'),
      value: cameBack(row.state) ? '--' : money(row.recipientGets),
      isSum: true,
    },
  ];
  const where: KeyValueRow[] = [
    { label: t('balances.column.network'), value: row.networkName ?? t('deposits.way.internal') },
    {
      label: t('balances.column.to'),
      value: row.address ? <ChainId text={row.address} head={8} /> : (row.counterparty ?? '--'),
    },
    ...(row.memo ? [{ label: t('balances.column.memo'), value: <ChainId text={row.memo} /> }] : []),
    ...(row.txId
      ? [
          {
            label: t('balances.column.txid'),
            value: <ChainId text={row.txId} explorerUrl={row.explorerUrl} head={8} />,
          },
        ]
      : []),
    { label: t('balances.column.orderNo'), value: <ChainId text={row.id} head={8} /> },
    { label: t('balances.column.account'), value: t('balances.account.funding') },
  ];
  return (
    <div>
      <KeyValue rows={sums} />
      <div className="my-2 border-t border-line" />
      <KeyValue rows={where} />
    </div>
  );
}
