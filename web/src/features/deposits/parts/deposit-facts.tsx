import { KeyValue } from '../../../kit/card.tsx';
import { exactAmount } from '../../../lib/format.ts';
import type { CoinNetwork } from '../../assets/public.ts';
import { waitText } from '../../balances/public.ts';
import { useDepositsText } from '../deposits-text.ts';

/** The terms of deposits over a network: minimum, confirmations, destination and cost. */
export function DepositFacts({ asset, network }: { readonly asset: string; readonly network: CoinNetwork }) {
  const t = useDepositsText();
  const confirmations = (count: number) => {
    const wait = waitText(t, count, network);
    return (
      <span className="num">
        {t('balances.deposit.confirmations', { count })}
        {wait && <span className="text-text-muted"> · {wait}</span>}
      </span>
    );
  };
  const isOneStep = network.confirmationsCredit === network.confirmationsUnlock;
  return (
    <div data-room="deposits/parts/deposit-facts">
      <KeyValue
        small
        rows={[
          {
            label: t('deposits.minimum'),
            value: (
              <span className="num">
                {exactAmount(network.depositMin)} <span className="text-text-muted">{asset}</span>
              </span>
            ),
          },
          ...(isOneStep
            ? [{ label: t('deposits.bothAfter'), value: confirmations(network.confirmationsCredit) }]
            : [
                { label: t('deposits.creditedAfter'), value: confirmations(network.confirmationsCredit) },
                { label: t('deposits.unlockedAfter'), value: confirmations(network.confirmationsUnlock) },
              ]),
          { label: t('deposits.creditedTo'), value: t('deposits.fundingAccount') },
          { label: t('deposits.fee'), value: t('deposits.free') },
          ...(network.contractEnd
            ? [{ label: t('deposits.contract'), value: <span className="code">{network.contractEnd}</span> }]
            : []),
        ]}
      />
    </div>
  );
}
