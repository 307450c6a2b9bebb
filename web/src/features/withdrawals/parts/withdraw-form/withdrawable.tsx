import { Card, KeyValue } from '../../../../kit/card.tsx';
import { amount } from '../../../../lib/format.ts';
import type { WithdrawInfo } from '../../rules/withdraw-info.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import { LockedLots } from './locked-lots.tsx';
import { WaitingDeposits } from './waiting-deposits.tsx';

/** How the withdrawable amount is computed, term by term. */
export function Withdrawable({ info, displayScale }: { readonly info: WithdrawInfo; readonly displayScale: number }) {
  const t = useWithdrawalsText();
  const amountCell = (text: string) => <span className="num">{amount(text, { places: displayScale })}</span>;
  return (
    <Card title={t('withdrawals.withdrawable')} room="withdrawals/parts/withdraw-form">
      <KeyValue
        small
        rows={[
          { label: t('withdrawals.available'), value: amountCell(info.available) },
          { label: t('withdrawals.unconfirmed'), value: amountCell(info.unconfirmed) },
          { label: t('withdrawals.purchaseLocked'), value: amountCell(info.purchaseLocked) },
          { label: t('withdrawals.frozen'), value: amountCell(info.frozen) },
          {
            label: t('withdrawals.canLeaveNow'),
            value: (
              <>
                {amountCell(info.withdrawable)} <span className="font-normal text-text-muted">{info.asset}</span>
              </>
            ),
            isSum: true,
          },
        ]}
      />
      <WaitingDeposits deposits={info.unconfirmedDeposits} />
      <LockedLots lots={info.lots} />
    </Card>
  );
}
