import { Download } from 'lucide-react';
import { Button, IconButton } from '../../../../kit/button.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { H5Page } from '../../../../lib/h5-page.tsx';
import { LazyExportsDialog, preloadExports } from '../../../statement/public.ts';
import { HistoryFilters } from '../../parts/history/history-filters.tsx';
import { HistoryPager } from '../../parts/history/history-pager.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { LazyTransferDialog, preloadTransfer } from '../../parts/transfer-dialog/lazy-transfer-dialog.tsx';
import { TransferList } from '../../parts/transfer-records.tsx';
import { useWalletText } from '../../wallet-text.ts';
import { useTransferHistoryModel } from './transfer-history.model.ts';

export default function TransferHistoryH5() {
  const t = useWalletText();
  const { view, filter, commands, exports } = useTransferHistoryModel();
  return (
    <H5Page
      title={t('wallet.transfer.history')}
      action={
        <IconButton
          label={t('wallet.history.export')}
          icon={<Download aria-hidden="true" />}
          onTouchStart={preloadExports}
          onClick={exports.openExport}
        />
      }
      foot={
        <Button size="large" wide onTouchStart={preloadTransfer} onClick={commands.openTransfer}>
          {t('wallet.action.transfer')}
        </Button>
      }
    >
      <div data-room="wallet/screens/transfer-history">
        <HistoryFilters filter={filter} coins={view.coins} />
        <div className="px-4">
          <Loaded load={view.load} skeleton={<ListSkeleton rows={8} />}>
            <TransferList rows={view.rows} onTransfer={commands.openTransfer} />
          </Loaded>
        </div>
        <HistoryPager filter={filter} count={view.rows.length} next={view.next} />
      </div>
      <LazyExportsDialog {...exports.dialog} />
      <LazyTransferDialog open={view.isTransferring} onClose={commands.closeTransfer} />
    </H5Page>
  );
}
