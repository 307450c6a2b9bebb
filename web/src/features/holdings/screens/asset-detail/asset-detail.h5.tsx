import { ReceiptText } from 'lucide-react';
import { IconButton } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { useGo } from '../../../../lib/links.ts';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { IdleSlot } from '../../../../lib/slots.tsx';
import { Loaded } from '../../../balances/public.ts';
import { MoveMoney, RecordList } from '../../../bookings/public.ts';
import { LazyTransferDialog } from '../../../transfers/public.ts';
import { useHoldingsText } from '../../holdings-text.ts';
import { AssetActions } from '../../parts/asset-actions.tsx';
import { AssetSummary, WhereItIs } from '../../parts/asset-summary.tsx';
import { HoldsList } from '../../parts/holds/holds-dialog.tsx';
import { PriceTrendCard } from '../../parts/trend/price-trend.tsx';
import { useAssetDetailModel } from './asset-detail.model.ts';

export default function AssetDetailH5() {
  const t = useHoldingsText();
  const go = useGo();
  const { view, commands } = useAssetDetailModel();
  const { row, asset } = view;
  return (
    <H5Page
      title={view.name}
      action={
        <IconButton
          label={t('balances.action.allHistory')}
          icon={<ReceiptText aria-hidden="true" />}
          onClick={() => go('bookings.bill', { asset })}
        />
      }
      foot={<AssetActions asset={asset} onTransfer={commands.openTransfer} />}
    >
      <div data-room="holdings/screens/asset-detail">
        <Loaded
          load={view.load}
          skeleton={
            <div className="px-4">
              <ListSkeleton rows={6} />
            </div>
          }
        >
          {row && (
            <>
              <Card>
                <AssetSummary row={row} delayedSinceMs={view.delayedSinceMs} />
              </Card>
              <WhereItIs accounts={view.accounts} asset={asset} displayScale={row.displayScale} />
              {asset !== 'USDT' && <PriceTrendCard asset={asset} />}
              {view.holdCount > 0 && (
                <Card title={t('holdings.asset.holds')}>
                  <HoldsList asset={asset} count={view.holdCount} />
                </Card>
              )}
              <Card title={t('holdings.asset.records')}>
                <RecordList
                  label={t('holdings.asset.records')}
                  rows={view.records}
                  emptyText={t('holdings.asset.noRecords', { asset })}
                  emptyAction={<MoveMoney to="deposit" />}
                  isHidden={view.isHidden}
                />
              </Card>
              <IdleSlot asset={asset} />
            </>
          )}
        </Loaded>
      </div>
      <LazyTransferDialog
        key={asset}
        open={view.isTransferring}
        onClose={commands.closeTransfer}
        asset={asset || undefined}
      />
    </H5Page>
  );
}
