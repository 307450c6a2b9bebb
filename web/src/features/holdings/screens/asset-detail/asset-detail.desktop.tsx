import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { IdleSlot } from '../../../../lib/slots.tsx';
import { Loaded } from '../../../balances/public.ts';
import { MoveMoney, RecordTable } from '../../../bookings/public.ts';
import { LazyTransferDialog } from '../../../transfers/public.ts';
import { useHoldingsText } from '../../holdings-text.ts';
import { AssetActions } from '../../parts/asset-actions.tsx';
import { AssetSummary, WhereItIs } from '../../parts/asset-summary.tsx';
import { HoldsList } from '../../parts/holds/holds-dialog.tsx';
import { PriceTrendCard } from '../../parts/trend/price-trend.tsx';
import { useAssetDetailModel } from './asset-detail.model.ts';

export default function AssetDetailDesktop() {
  const t = useHoldingsText();
  const { view, commands } = useAssetDetailModel();
  const { row, asset } = view;
  return (
    <div data-room="holdings/screens/asset-detail">
      <PageHead title={view.name} action={<AssetActions asset={asset} onTransfer={commands.openTransfer} />} />
      <Loaded load={view.load} skeleton={<Skeleton height={420} />}>
        {row && (
          <div className="flex flex-col gap-4">
            <div className="grid grid-cols-2 gap-4 *:h-full">
              <Card>
                <AssetSummary row={row} delayedSinceMs={view.delayedSinceMs} />
              </Card>
              <WhereItIs accounts={view.accounts} asset={asset} displayScale={row.displayScale} />
            </div>
            {asset !== 'USDT' && <PriceTrendCard asset={asset} />}
            {view.holdCount > 0 && (
              <Card title={t('holdings.asset.holds')}>
                <HoldsList asset={asset} count={view.holdCount} />
              </Card>
            )}
            <Card
              padding="none"
              title={t('holdings.asset.records')}
              action={
                <Link
                  href={pathTo('bookings.bill', { asset })}
                  className={buttonClass({ kind: 'link', size: 'small' })}
                >
                  {t('balances.action.allHistory')}
                </Link>
              }
            >
              <div className="pt-2">
                <RecordTable
                  label={t('holdings.asset.records')}
                  rows={view.records}
                  emptyText={t('holdings.asset.noRecords', { asset })}
                  emptyAction={<MoveMoney to="deposit" />}
                  isHidden={view.isHidden}
                />
              </div>
            </Card>
            <IdleSlot asset={asset} />
          </div>
        )}
      </Loaded>
      <LazyTransferDialog
        key={asset}
        open={view.isTransferring}
        onClose={commands.closeTransfer}
        asset={asset || undefined}
      />
    </div>
  );
}
