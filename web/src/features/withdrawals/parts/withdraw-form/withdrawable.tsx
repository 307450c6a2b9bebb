import { Card, KeyValue } from '../../../../kit/card.tsx';
import { amount } from '../../../../lib/format.ts';
import { useWalletText } from '../../../balances/public.ts';
import type { WithdrawInfo } from '../../rules/withdraw-info.ts';
import { LockedLots } from './locked-lots.tsx';

/** How the amount that can leave came about, term by term. */
export function Withdrawable({ info, displayScale }: { readonly info: WithdrawInfo; readonly displayScale: number }) {
  const t = useWalletText();
  const shown = (text: string) => <span className="num">{amount(text, { places: displayScale })}</span>;
  return (
    <Card title={t('wallet.withdraw.withdrawable')} room="withdrawals/parts/withdraw-form">
      <KeyValue
        small
        rows={[
          { label: t('wallet.withdraw.available'), value: shown(info.available) },
          { label: t('wallet.withdraw.unconfirmed'), value: shown(info.unconfirmed) },
          { label: t('wallet.withdraw.purchaseLocked'), value: shown(info.purchaseLocked) },
          { label: t('wallet.withdraw.frozen'), value: shown(info.frozen) },
          {
            label: t('wallet.withdraw.canLeaveNow'),
            value: (
              <>
                {shown(info.withdrawable)} <span className="font-normal text-text-muted">{info.asset}</span>
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
