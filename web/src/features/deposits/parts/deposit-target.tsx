import { networkName, PausedNotice } from '../../balances/public.ts';
import { useDepositsText } from '../deposits-text.ts';
import type { DepositModel } from '../screens/deposit/deposit.model.ts';
import { DemoCoins } from './demo-coins.tsx';
import { DepositAddress } from './deposit-address/deposit-address.tsx';
import { OldAddresses } from './deposit-address/old-addresses.tsx';

/** The address to send to once coin and network are chosen, or why there is none now. */
export function DepositTarget({ view, commands }: DepositModel) {
  const t = useDepositsText();
  const { coin, network } = view;
  if (!coin || !network) return null;
  const { asset } = coin;
  if (view.pause) {
    return <PausedNotice what={t('deposits.paused', { asset, network: network.name })} pause={view.pause} />;
  }
  return (
    <div className="flex flex-col gap-3">
      <DepositAddress
        asset={asset}
        networkName={networkName(network)}
        load={view.addressLoad}
        address={view.address}
        needsPromise={view.needsPromise}
        hasPromised={view.hasPromised}
        onPromise={commands.setPromise}
        onRotate={commands.rotate}
        isBusy={view.isBusy}
      />
      {view.address?.rotatable && <OldAddresses asset={asset} network={network.network} />}
      {view.demo && (
        <DemoCoins amount={view.demo.amount} asset={asset} isBusy={view.isBusy} onTake={commands.takeDemoCoins} />
      )}
    </div>
  );
}
