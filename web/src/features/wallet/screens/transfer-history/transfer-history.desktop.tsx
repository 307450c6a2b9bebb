import { ArrowLeftRight, Download } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { LazyExportsDialog, preloadExports } from '../../../statement/public.ts';
import { HistoryFilters } from '../../parts/history/history-filters.tsx';
import { HistoryPager } from '../../parts/history/history-pager.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { LazyTransferDialog, preloadTransfer } from '../../parts/transfer-dialog/lazy-transfer-dialog.tsx';
import { TransferTable } from '../../parts/transfer-records.tsx';
import { useWalletText } from '../../wallet-text.ts';
import { useTransferHistoryModel } from './transfer-history.model.ts';

export default function TransferHistoryDesktop() {
  const t = useWalletText();
  const { view, filter, commands, exports } = useTransferHistoryModel();
  return (
    <div data-room="wallet/screens/transfer-history">
      <PageHead
        title={t('wallet.transfer.history')}
        action={
          <div className="flex items-center gap-3">
            <Button
              kind="secondary"
              icon={<Download aria-hidden="true" />}
              onPointerEnter={preloadExports}
              onClick={exports.openExport}
            >
              {t('wallet.history.export')}
            </Button>
            <Button
              icon={<ArrowLeftRight aria-hidden="true" />}
              onPointerEnter={preloadTransfer}
              onClick={commands.openTransfer}
            >
              {t('wallet.action.transfer')}
            </Button>
          </div>
        }
      />
      <HistoryFilters filter={filter} coins={view.coins} />
      <Card padding="none">
        {view.load.state === 'failed' ? (
          <Loaded load={view.load} skeleton={null}>
            {null}
          </Loaded>
        ) : (
          <TransferTable
            rows={view.rows}
            isLoading={view.load.state === 'loading'}
            onTransfer={commands.openTransfer}
          />
        )}
        <HistoryPager filter={filter} count={view.rows.length} next={view.next} />
      </Card>
      <LazyExportsDialog {...exports.dialog} />
      <LazyTransferDialog open={view.isTransferring} onClose={commands.closeTransfer} />
    </div>
  );
}
