import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { StepperItem } from '../../../../kit/progress.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Slot } from '../../../../lib/slots.tsx';
import { ClaimsNotice } from '../../parts/claims-notice.tsx';
import { CoinSelect } from '../../parts/coin-select.tsx';
import { DepositFacts } from '../../parts/deposit-facts.tsx';
import { DepositTable } from '../../parts/deposit-records/deposit-table.tsx';
import { DepositTabs } from '../../parts/deposit-tabs.tsx';
import { DepositTarget } from '../../parts/deposit-target.tsx';
import { LastTen } from '../../parts/last-ten.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NetworkSelect } from '../../parts/network-select.tsx';
import { OnItsWay } from '../../parts/on-its-way.tsx';
import { RecentCoins } from '../../parts/recent-coins.tsx';
import { RecoveryLink } from '../../parts/recovery-link.tsx';
import { FormSkeleton } from '../../parts/withdraw-form/form-skeleton.tsx';
import { useWalletText } from '../../wallet-text.ts';
import { useDepositModel } from './deposit.model.ts';

export default function DepositDesktop() {
  const t = useWalletText();
  const { view, commands } = useDepositModel();
  const { coin, network } = view;
  const asset = coin?.asset ?? '';
  const records = (
    <LastTen of="deposit" load={view.recordsLoad}>
      <DepositTable rows={view.records} emptyText={t('wallet.deposit.none')} />
    </LastTen>
  );
  return (
    <div data-room="wallet/screens/deposit">
      <PageHead title={t('wallet.deposit.title')} />
      <DepositTabs value={view.isLinked ? 'linked' : 'onchain'} />
      {view.isLinked ? (
        <div className="mt-5 flex flex-col gap-4">
          <ClaimsNotice />
          <Slot name="deposits.linked" />
          {records}
        </div>
      ) : (
        <div className="mt-5 flex flex-col gap-4">
          <ClaimsNotice />
          <Loaded load={view.load} skeleton={<FormSkeleton fields={5} />}>
            <div className="grid grid-cols-[minmax(0,1fr)_280px] xl:grid-cols-[minmax(0,1fr)_340px] items-start gap-4">
              <Card padding="form">
                <StepperItem number={1} state={coin ? 'done' : 'now'}>
                  <CoinSelect
                    label={t('wallet.deposit.coin')}
                    coins={view.coins}
                    value={coin?.asset ?? null}
                    onChange={commands.setCoin}
                  />
                  <RecentCoins coins={view.recent} onChange={commands.setCoin} />
                </StepperItem>
                <StepperItem number={2} state={network ? 'done' : coin ? 'now' : 'later'}>
                  <NetworkSelect
                    direction="deposit"
                    coin={coin}
                    value={network?.network ?? null}
                    onChange={commands.setNetwork}
                  />
                  {coin?.networks.length === 0 && (
                    <p className="mt-2 text-13 text-text-muted">{t('wallet.deposit.noNetworks', { asset })}</p>
                  )}
                </StepperItem>
                <StepperItem number={3} state={network ? 'now' : 'later'} isLast>
                  <p className="mb-1.5 text-13 text-text-muted">
                    {coin ? t('wallet.deposit.sendTo', { asset }) : t('wallet.deposit.address')}
                  </p>
                  {network ? (
                    <DepositTarget view={view} commands={commands} />
                  ) : (
                    <p className="grid min-h-[148px] place-items-center rounded-control border border-dashed border-line-strong px-4 text-center text-13 text-text-faint">
                      {t('wallet.deposit.addressLater')}
                    </p>
                  )}
                </StepperItem>
              </Card>
              <div className="flex flex-col gap-4">
                {network && (
                  <Card title={t('wallet.deposit.facts')}>
                    <DepositFacts asset={asset} network={network} />
                  </Card>
                )}
                <OnItsWay rows={view.onItsWay} />
                <RecoveryLink />
              </div>
            </div>
          </Loaded>
          {view.load.state === 'ready' && (view.isSettled ? records : <Skeleton height={480} />)}
        </div>
      )}
    </div>
  );
}
