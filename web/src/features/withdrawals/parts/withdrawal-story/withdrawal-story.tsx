import { Ban } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Loaded } from '../../../balances/public.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import { ReturnRequest } from './return-request.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { WithdrawalHead } from './withdrawal-head.tsx';
import { WithdrawalPause } from './withdrawal-pause.tsx';
import { WithdrawalQuestions } from './withdrawal-questions.tsx';
import { useWithdrawalStoryModel } from './withdrawal-story.model.ts';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

/** Everything about one withdrawal, live: amount, steps, receipt, and Cancel while that is possible. */
export function WithdrawalStory({ id }: { readonly id: string }) {
  const t = useWithdrawalsText();
  const { view, commands } = useWithdrawalStoryModel(id);
  const { row } = view;
  return (
    <div data-room="withdrawals/parts/withdrawal-story">
      <Loaded load={view.load} skeleton={<StorySkeleton />}>
        {row && (
          <div className="flex flex-col gap-5">
            <WithdrawalHead row={row} />
            <WithdrawalPause row={row} />
            <div className="rounded-card border border-line p-4">
              <WithdrawalTimeline row={row} steps={view.steps} />
              {row.state === 'IN_REVIEW' && <p className="mt-3 text-12 text-text-faint">{t('withdrawals.promise')}</p>}
            </div>
            {row.questions.length > 0 && <WithdrawalQuestions row={row} />}
            {view.mayAskBack && (
              <ReturnRequest row={row} isBusy={view.isBusy} failure={view.failure} onAsk={commands.askBack} />
            )}
            {view.isCancellable && (
              <div>
                <Button
                  kind="danger"
                  wide
                  busy={view.isBusy}
                  icon={<Ban aria-hidden="true" />}
                  onClick={commands.cancel}
                >
                  {view.coolingLeftSeconds > 0
                    ? t('withdrawals.cancelIn', { seconds: view.coolingLeftSeconds })
                    : t('withdrawals.cancel')}
                </Button>
                {view.failure && (
                  <p role="alert" className="mt-2 text-12 text-danger">
                    {view.failure}
                  </p>
                )}
              </div>
            )}
            <WithdrawalFacts row={row} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

function StorySkeleton() {
  return (
    <div className="flex flex-col items-center gap-3">
      <Skeleton width={40} height={40} isRound />
      <Skeleton width={180} height={28} />
      <Skeleton height={168} />
      <Skeleton height={240} />
    </div>
  );
}
