import { ChevronRight, ReceiptText, Share } from 'lucide-react';
import { Button, IconButton } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { useGo } from '../../../../lib/links.ts';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Slot } from '../../../../lib/slots.tsx';
import { FormSkeleton, Loaded, NetworkSelect } from '../../../balances/public.ts';
import { useDepositsText } from '../../deposits-text.ts';
import { ClaimsNotice } from '../../parts/claims/claims-notice.tsx';
import { DepositFacts } from '../../parts/deposit-facts.tsx';
import { DepositList } from '../../parts/deposit-records/deposit-list.tsx';
import { DepositTabs } from '../../parts/deposit-tabs.tsx';
import { DepositTarget } from '../../parts/deposit-target.tsx';
import { OnItsWay } from '../../parts/on-its-way.tsx';
import { RecoveryLink } from '../../parts/recovery-link.tsx';
import { shareText } from '../../parts/share-text.ts';
import { useDepositModel } from './deposit.model.ts';

export default function DepositH5() {
  const t = useDepositsText();
  const go = useGo();
  const { view, commands } = useDepositModel();
  const { coin, network, address } = view;
  const asset = coin?.asset ?? view.awaited ?? '';
  const memo = view.needsPromise && view.hasPromised ? (address?.memo ?? null) : null;
  const records = (
    <Card title={t('balances.lastTen.deposit')}>
      <Loaded load={view.recordsLoad} skeleton={null}>
        <DepositList rows={view.records} emptyText={t('deposits.none')} />
      </Loaded>
    </Card>
  );
  return (
    <H5Page
      title={asset ? t('deposits.titleCoin', { asset }) : t('deposits.title')}
      action={
        <IconButton
          label={t('balances.action.allHistory')}
          icon={<ReceiptText aria-hidden="true" />}
          onClick={() => go('bookings.financial', { tab: 'deposit' })}
        />
      }
      foot={
        memo && address ? (
          <Button
            kind="secondary"
            size="large"
            wide
            icon={<Share aria-hidden="true" />}
            onClick={() => void shareText(t('deposits.shareText', { memo, address: address.address }))}
          >
            {t('deposits.share')}
          </Button>
        ) : undefined
      }
    >
      <DepositTabs value={view.productWay ?? 'onchain'} />
      {view.productWay ? (
        <div data-room="deposits/screens/deposit">
          <ClaimsNotice />
          <Slot name={`deposits.${view.productWay}`} />
          {records}
        </div>
      ) : (
        <div data-room="deposits/screens/deposit">
          <ClaimsNotice />
          <Card>
            <Loaded load={view.load} skeleton={<FormSkeleton fields={5} />}>
              <div className="flex flex-col gap-4">
                <button
                  type="button"
                  onClick={() => go('holdings.h5SelectCoin', { for: 'deposit' })}
                  className="flex min-h-14 w-full items-center gap-3 rounded-card border border-line p-3 text-left"
                >
                  {coin && <CoinIcon coin={asset} size={28} />}
                  <span className="flex min-w-0 flex-1 flex-col">
                    <span className="font-medium">{coin ? asset : t('balances.deposit.chooseCoin')}</span>
                    {coin && <span className="text-12 text-text-faint">{coin.name}</span>}
                  </span>
                  <ChevronRight aria-hidden="true" className="size-4 text-text-faint" />
                </button>
                {coin && coin.networks.length > 0 && (
                  <NetworkSelect
                    direction="deposit"
                    coin={coin}
                    value={network?.network ?? null}
                    onChange={commands.setNetwork}
                  />
                )}
                {coin?.networks.length === 0 && (
                  <p className="text-13 text-text-muted">{t('deposits.noNetworks', { asset })}</p>
                )}
                <DepositTarget view={view} commands={commands} />
                {network && <DepositFacts asset={asset} network={network} />}
                <RecoveryLink />
              </div>
            </Loaded>
          </Card>
          {view.load.state === 'ready' &&
            (view.isSettled ? (
              <>
                <OnItsWay rows={view.onItsWay} />
                {records}
              </>
            ) : (
              <div key="grey" className="p-4" aria-busy="true">
                <ListSkeleton rows={4} />
              </div>
            ))}
        </div>
      )}
    </H5Page>
  );
}
