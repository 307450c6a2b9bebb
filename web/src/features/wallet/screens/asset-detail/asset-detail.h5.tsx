import { ReceiptText } from 'lucide-react';
import { IconButton } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { H5Page } from '../../../../lib/h5-page.tsx';
import { useGo } from '../../../../lib/links.ts';
import { AssetActions } from '../../parts/asset-actions.tsx';
import { AssetSummary, WhereItIs } from '../../parts/asset-summary.tsx';
import { RecordList } from '../../parts/history-records/record-list.tsx';
import { HoldsList } from '../../parts/holds/holds-dialog.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { MoveMoney } from '../../parts/move-money.tsx';
import { LazyTransferDialog } from '../../parts/transfer-dialog/lazy-transfer-dialog.tsx';
import { PriceTrendCard } from '../../parts/trend/price-trend.tsx';
import { useWalletText } from '../../wallet-text.ts';
import { useAssetDetailModel } from './asset-detail.model.ts';

export default function AssetDetailH5() {
  const t = useWalletText();
  const go = useGo();
  const { view, commands } = useAssetDetailModel();
  const { row, asset } = view;
  return (
    <H5Page
      title={view.name}
      action={
        <IconButton
          label={t('wallet.action.allHistory')}
          icon={<ReceiptText aria-hidden="true" />}
          onClick={() => go('bookings.bill', { asset })}
        />
      }
      foot={<AssetActions asset={asset} onTransfer={commands.openTransfer} />}
    >
      <div data-room="wallet/screens/asset-detail">
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
                <Card title={t('wallet.asset.holds')}>
                  <HoldsList asset={asset} count={view.holdCount} />
                </Card>
              )}
              <Card title={t('wallet.asset.records')}>
                <RecordList
                  label={t('wallet.asset.records')}
                  rows={view.records}
                  emptyText={t('wallet.asset.noRecords', { asset })}
                  emptyAction={<MoveMoney to="deposit" />}
                  isHidden={view.isHidden}
                />
              </Card>
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
