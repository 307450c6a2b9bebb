import { Badge } from '../../../../kit/badge.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import type { Coin, CoinNetwork } from '../../../assets/public.ts';
import { type MoneyText, useMoneyText } from '../../money-text.ts';
import { networkName, waitText } from './network-words.ts';

interface NetworkSelectProps {
  readonly direction: 'deposit' | 'withdraw';
  readonly coin: Coin | null;
  readonly value: string | null;
  readonly onChange: (network: string) => void;
}

/** Chooses one of a coin's networks. None is preselected, unless there is only one. */
export function NetworkSelect({ direction, coin, value, onChange }: NetworkSelectProps) {
  const t = useMoneyText();
  return (
    <Select
      label={t('balances.deposit.network')}
      value={value}
      onChange={onChange}
      placeholder={t(direction === 'deposit' ? 'balances.deposit.chooseNetwork' : 'balances.withdraw.chooseNetwork')}
      disabled={coin === null || coin.networks.length === 0}
      options={(coin?.networks ?? []).map((network) => ({
        value: network.network,
        text: networkName(network),
        label: <NetworkLine t={t} direction={direction} network={network} asset={coin?.asset ?? ''} />,
        chosen: <NetworkLine t={t} direction={direction} network={network} asset={coin?.asset ?? ''} isChosen />,
      }))}
    />
  );
}

interface NetworkLineProps {
  readonly t: MoneyText;
  readonly direction: 'deposit' | 'withdraw';
  readonly network: CoinNetwork;
  readonly asset: string;
  readonly isChosen?: boolean;
}

function NetworkLine({ t, direction, network, asset, isChosen }: NetworkLineProps) {
  const isTouch = useDensity() === 'touch';
  const isPaused = (direction === 'deposit' ? network.depositPaused : network.withdrawPaused) !== null;
  const time = waitText(t, network.confirmationsCredit, network);
  const facts =
    direction === 'deposit'
      ? t('balances.deposit.networkFacts', { time, min: exactAmount(network.depositMin), asset })
      : t('balances.withdraw.networkFacts', { time, fee: exactAmount(network.withdrawFee), asset });
  // Once a network is chosen, a deposit's confirmations are shown among its facts instead.
  const confirmations =
    direction === 'deposit' && !isChosen
      ? ` · ${t('balances.deposit.confirmations', { count: network.confirmationsCredit })}`
      : '';
  return (
    <span className={isChosen ? 'flex items-center gap-2' : 'flex flex-wrap items-center gap-x-2 gap-y-0.5 py-1'}>
      <span className={isChosen && isTouch ? 'flex min-w-0 flex-1 flex-col' : 'contents'}>
        <span className="font-medium">{networkName(network)}</span>
        <span className={cx('num truncate text-text-muted', isChosen && isTouch ? 'text-12' : 'text-13')}>
          {facts}
          {confirmations}
        </span>
      </span>
      {direction === 'withdraw' && network.lowestFee && <Badge tone="ok">{t('balances.withdraw.lowestFee')}</Badge>}
      {isPaused && <Badge tone="warn">{t('balances.coins.paused')}</Badge>}
    </span>
  );
}
