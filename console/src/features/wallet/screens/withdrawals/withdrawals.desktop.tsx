import { MousePointerClick } from 'lucide-react';
import { Bones, Empty, Failed } from '../../../../kit/states.tsx';
import { t } from '../../../../lib/i18n.ts';
import { Decision } from '../../parts/decision/decision.tsx';
import { Queue } from '../../parts/queue/queue.tsx';
import { Review } from '../../parts/review/review.tsx';
import { useWithdrawalsModel } from './withdrawals.model.ts';

export function WithdrawalsDesktop() {
  const { view, commands } = useWithdrawalsModel();
  const retry = () => void commands.retry();
  return (
    <div data-room="wallet/screens/withdrawals" className="flex h-full min-h-0">
      <Queue
        tab={view.tab}
        tabs={view.tabs}
        onTab={commands.setTab}
        rows={view.rows}
        state={view.queueState}
        selectedId={view.selectedId}
        hasMore={view.hasMore}
        isLoadingMore={view.isLoadingMore}
        onSelect={commands.select}
        onMore={() => void commands.more()}
        onRetry={retry}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="min-h-0 flex-1 overflow-auto px-6 py-5">
          {view.detailState === 'none' && (
            <Empty icon={<MousePointerClick className="size-5" />} text={t('console.withdrawals.pick')} />
          )}
          {view.detailState === 'loading' && <Bones rows={5} height={88} />}
          {view.detailState === 'failed' && (
            <Failed text={t('console.withdrawals.detailFailed')} retryLabel={t('console.retry')} onRetry={retry} />
          )}
          {view.detail && <Review detail={view.detail} me={view.me} />}
        </div>
        {view.detail && <Decision key={view.detail.id} detail={view.detail} mayDecide={view.mayDecide} me={view.me} />}
      </div>
    </div>
  );
}
