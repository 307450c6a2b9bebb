import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { StepperItem } from '../../../../kit/progress/progress.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Slot } from '../../../../lib/slots.tsx';
import { CoinSelect, FormSkeleton, LastTen, Loaded, NetworkSelect, RecentCoins } from '../../../balances/public.ts';
import { useDepositsText } from '../../deposits-text.ts';
import { ClaimsNotice } from '../../parts/claims/claims-notice.tsx';
import { DepositFacts } from '../../parts/deposit-facts.tsx';
import { DepositTable } from '../../parts/deposit-records/deposit-table.tsx';
import { DepositTabs } from '../../parts/deposit-tabs.tsx';
import { DepositTarget } from '../../parts/deposit-target.tsx';
import { OnItsWay } from '../../parts/on-its-way.tsx';
import { RecoveryLink } from '../../parts/recovery-link.tsx';
import { useDepositModel } from './deposit.model.ts';

export default function DepositDesktop() {
  const t = useDepositsText();
  const { view, commands } = useDepositModel();
  const { coin, network } = view;
  const asset = coin?.asset ?? '';
  const records = (
    <LastTen of="deposit" load={view.recordsLoad}>
      <DepositTable rows={view.records} emptyText={t('deposits.none')} />
    </LastTen>
  );
  return (
    <div data-room="deposits/screens/deposit">
      <PageHead title={t('deposits.title')} />
      <DepositTabs value={view.productWay ?? 'onchain'} />
      {view.productWay ? (
        <div className="mt-5 flex flex-col gap-4">
          <ClaimsNotice />
          <Slot name={`deposits.${view.productWay}`} />
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
                    label={t('deposits.coin')}
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
                    <p className="mt-2 text-13 text-text-muted">{t('deposits.noNetworks', { asset })}</p>
                  )}
                </StepperItem>
                <StepperItem number={3} state={network ? 'now' : 'later'} isLast>
                  <p className="mb-1.5 text-13 text-text-muted">
                    {coin ? t('deposits.sendTo', { asset }) : t('deposits.address')}
                  </p>
                  {network ? (
                    <DepositTarget view={view} commands={commands} />
                  ) : (
                    <p className="grid min-h-[148px] place-items-center rounded-control border border-dashed border-line-strong px-4 text-center text-13 text-text-faint">
                      {t('deposits.addressLater')}
                    </p>
                  )}
                </StepperItem>
              </Card>
              <div className="flex flex-col gap-4">
                {network && (
                  <Card title={t('deposits.facts')}>
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
