import { Ban } from 'lucide-react';
import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { CoinIcon } from '../../../../kit/coin-icon.tsx';
import { Money } from '../../../../kit/money.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { amount } from '../../../../lib/format.ts';
import { withdrawalTone } from '../../rules/withdrawal-status.ts';
import { useWalletText } from '../../wallet-text.ts';
import { Loaded } from '../loaded.tsx';
import { useMoneyLook } from '../money-look.ts';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { useWithdrawalStoryModel } from './withdrawal-story.model.ts';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

/** Everything about one withdrawal, live: amount, steps, receipt, and Cancel while it can be. */
export function WithdrawalStory({ id }: { readonly id: string }) {
  const t = useWalletText();
  const look = useMoneyLook();
  const { view, commands } = useWithdrawalStoryModel(id);
  const { row } = view;
  return (
    <div data-room="wallet/parts/withdrawal-story">
      <Loaded load={view.load} skeleton={<StorySkeleton />}>
        {row && (
          <div className="flex flex-col gap-5">
            <div className="flex flex-col items-center gap-1 text-center">
              <CoinIcon coin={row.asset} size={40} />
              <span className="mt-2">
                <Money
                  size="receipt"
                  text={`\u2212${amount(row.amount, { places: 18, trims: true })}`}
                  unit={row.asset}
                />
              </span>
              {row.valueUsdt !== null && (
                <span className="num text-13 text-text-muted">
                  {t('wallet.bill.atThatTime', { value: look.fiat(row.valueUsdt).replace(/^≈ /u, '') })}
                </span>
              )}
              <span aria-live="polite" className="mt-1">
                <Badge tone={withdrawalTone(row.state)}>{t(`wallet.withdrawalState.${row.state}`)}</Badge>
              </span>
            </div>
            <div className="rounded-card border border-line p-4">
              <WithdrawalTimeline row={row} steps={view.steps} />
              {row.state === 'IN_REVIEW' && (
                <p className="mt-3 text-12 text-text-faint">{t('wallet.withdraw.promise')}</p>
              )}
            </div>
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
                    ? t('wallet.withdraw.cancelIn', { seconds: view.coolingLeftSeconds })
                    : t('wallet.withdraw.cancel')}
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
