import { Card, KeyValue } from '../../../../kit/card.tsx';
import { amount } from '../../../../lib/format.ts';
import type { WithdrawInfo } from '../../rules/withdraw-info.ts';
import { useWalletText } from '../../wallet-text.ts';
import { LockedLots } from './locked-lots.tsx';

/** How the amount that can leave came about, term by term. */
export function Withdrawable({ info, displayScale }: { readonly info: WithdrawInfo; readonly displayScale: number }) {
  const t = useWalletText();
  const amountCell = (text: string) => <span className="num">{amount(text, { places: displayScale })}</span>;
  return (
    <Card title={t('wallet.withdraw.withdrawable')} room="wallet/parts/withdraw-form">
      <KeyValue
        small
        rows={[
          { label: t('wallet.withdraw.available'), value: amountCell(info.available) },
          { label: t('wallet.withdraw.unconfirmed'), value: amountCell(info.unconfirmed) },
          { label: t('wallet.withdraw.purchaseLocked'), value: amountCell(info.purchaseLocked) },
          { label: t('wallet.withdraw.frozen'), value: amountCell(info.frozen) },
          {
            label: t('wallet.withdraw.canLeaveNow'),
            value: (
              <>
                {amountCell(info.withdrawable)} <span className="font-normal text-text-muted">{info.asset}</span>
              </>
            ),
            isSum: true,
          },
        ]}
      />
      <LockedLots lots={info.lots} />
    </Card>
  );
}
