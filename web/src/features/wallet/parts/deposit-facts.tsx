import { KeyValue } from '../../../kit/card.tsx';
import { exactAmount } from '../../../lib/format.ts';
import type { CoinNetwork } from '../../assets/public.ts';
import { useWalletText } from '../wallet-text.ts';
import { waitText } from './network-words.ts';

/** What a deposit over a network is bound to: minimum, when it counts, where it goes, what it costs. */
export function DepositFacts({ asset, network }: { readonly asset: string; readonly network: CoinNetwork }) {
  const t = useWalletText();
  const confirmations = (count: number) => {
    const wait = waitText(t, count, network);
    return (
      <span className="num">
        {t('wallet.deposit.confirmations', { count })}
        {wait && <span className="text-text-muted"> · {wait}</span>}
      </span>
    );
  };
  const isOneStep = network.confirmationsCredit === network.confirmationsUnlock;
  return (
    <div data-room="wallet/parts/deposit-facts">
      <KeyValue
        small
        rows={[
          {
            label: t('wallet.deposit.minimum'),
            value: (
              <span className="num">
                {exactAmount(network.depositMin)} <span className="text-text-muted">{asset}</span>
              </span>
            ),
          },
          ...(isOneStep
            ? [{ label: t('wallet.deposit.bothAfter'), value: confirmations(network.confirmationsCredit) }]
            : [
                { label: t('wallet.deposit.creditedAfter'), value: confirmations(network.confirmationsCredit) },
                { label: t('wallet.deposit.unlockedAfter'), value: confirmations(network.confirmationsUnlock) },
              ]),
          { label: t('wallet.deposit.creditedTo'), value: t('wallet.deposit.fundingAccount') },
          { label: t('wallet.deposit.fee'), value: t('wallet.deposit.free') },
          ...(network.contractEnd
            ? [{ label: t('wallet.deposit.contract'), value: <span className="code">{network.contractEnd}</span> }]
            : []),
        ]}
      />
    </div>
  );
}
