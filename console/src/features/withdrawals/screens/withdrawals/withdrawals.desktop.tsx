import { Opened } from '../../../../kit/side-by-side.tsx';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import { Decision } from '../../parts/decision/decision.tsx';
import { ReviewQueue } from '../../parts/queue/queue.tsx';
import { Review } from '../../parts/review/review.tsx';
import { useWithdrawalsModel } from './withdrawals.model.ts';

export function WithdrawalsDesktop() {
  const model = useWithdrawalsModel();
  const { me, mayDecide, detail } = model;
  return (
    <div data-room="withdrawals/screens/withdrawals" className="flex h-full min-h-0">
      <ReviewQueue {...model} />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="min-h-0 flex-1 overflow-auto px-6 py-5">
          <Opened
            {...detail}
            pick={t('console.withdrawals.pick')}
            words={waitWords(t('console.withdrawals.detailFailed'))}
          >
            {(opened) => <Review detail={opened} me={me} />}
          </Opened>
        </div>
        {detail.opened && <Decision key={detail.opened.id} detail={detail.opened} mayDecide={mayDecide} me={me} />}
      </div>
    </div>
  );
}
