import { useDensity } from '../../../../kit/density.tsx';
import type { WithdrawInfo } from '../../rules/withdraw-info.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import { LimitCard } from '../limit-card.tsx';
import { Withdrawable } from './withdrawable.tsx';

interface FactsBesideProps {
  readonly info: WithdrawInfo | null;
  readonly displayScale: number;
  readonly hasAsked: boolean;
}

/** The limit and the withdrawable amount, beside the form or below it, where their space is reserved. */
export function FactsBeside({ info, displayScale, hasAsked }: FactsBesideProps) {
  const t = useWithdrawalsText();
  const isTouch = useDensity() === 'touch';
  if (!info) {
    if (!hasAsked) return null;
    return <div key="grey" aria-hidden="true" className={isTouch ? 'h-[408px] border-b-8 border-bg' : 'h-[420px]'} />;
  }
  return (
    <div className={isTouch ? 'min-h-[408px]' : 'flex flex-col gap-4'}>
      <LimitCard limit={info.limit} title={t('withdrawals.limit')} />
      <Withdrawable info={info} displayScale={displayScale} />
    </div>
  );
}
