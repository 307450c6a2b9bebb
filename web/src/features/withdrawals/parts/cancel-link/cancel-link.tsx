import { Ban } from 'lucide-react';
import { Link } from 'wouter';
import { AddressBlocks } from '../../../../kit/address-blocks.tsx';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { Loaded } from '../../../balances/public.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import { WithdrawalFacts } from '../withdrawal-story/withdrawal-facts.tsx';
import { WithdrawalHead } from '../withdrawal-story/withdrawal-head.tsx';
import { WithdrawalPause } from '../withdrawal-story/withdrawal-pause.tsx';
import { useCancelLinkModel } from './cancel-link.model.ts';

/** The withdrawal that a mail was about, and one tap to cancel it without a log-in. */
export function CancelLink() {
  const t = useWithdrawalsText();
  const { view, commands } = useCancelLinkModel();
  if (view.isUnknown) {
    return (
      <div data-room="withdrawals/parts/cancel-link" className="flex flex-col gap-4">
        <Notice tone="warn">{t('withdrawals.cancelPage.unknown')}</Notice>
        <Link
          href={pathTo('bookings.financial', { tab: 'withdraw' })}
          className={buttonClass({ kind: 'secondary', wide: true })}
        >
          {t('withdrawals.see')}
        </Link>
      </div>
    );
  }
  return (
    <div data-room="withdrawals/parts/cancel-link">
      <Loaded load={view.load} skeleton={<CancelSkeleton />}>
        {view.row && (
          <div className="flex flex-col gap-5">
            <WithdrawalHead row={view.row} />
            {!view.isCancelled && <WithdrawalPause row={view.row} />}
            {view.isCancelled ? (
              <Notice tone="ok">
                <p className="font-medium">{t('withdrawals.cancelPage.done')}</p>
                <p className="text-text-muted">{t('withdrawals.cancelPage.next')}</p>
              </Notice>
            ) : (
              <div className="flex flex-col gap-3">
                <p className="text-14 text-text-muted">{t('withdrawals.cancelPage.text')}</p>
                <Button
                  kind="danger-filled"
                  size="large"
                  wide
                  busy={view.isBusy}
                  icon={<Ban aria-hidden="true" />}
                  onClick={commands.cancel}
                >
                  {t('withdrawals.cancel')}
                </Button>
                {view.failure && (
                  <p role="alert" className="text-12 text-danger">
                    {view.failure}
                  </p>
                )}
              </div>
            )}
            {view.row.address !== null && (
              <div className="rounded-control border border-line p-3">
                <p className="mb-1.5 text-13 text-text-muted">{t('withdrawals.toAddress')}</p>
                <AddressBlocks address={view.row.address} isGrid />
              </div>
            )}
            <WithdrawalFacts row={view.row} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

function CancelSkeleton() {
  return (
    <div className="flex flex-col items-center gap-3">
      <Skeleton width={40} height={40} isRound />
      <Skeleton width={180} height={28} />
      <Skeleton height={96} />
      <Skeleton height={240} />
    </div>
  );
}
