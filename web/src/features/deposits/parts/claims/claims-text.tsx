import { useDensity } from '../../../../kit/density.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { useDepositsText } from '../../deposits-text.ts';
import type { useClaimsModel } from './claims.model.ts';

/** What is owed after the chain undid a deposit that was already spent, and how to settle it. */
export default function ClaimsText({ rows }: ReturnType<typeof useClaimsModel>) {
  const t = useDepositsText();
  const isTouch = useDensity() === 'touch';
  const sum = rows.map(({ asset, open }) => `${exactAmount(open)} ${asset}`).join(' + ');
  return (
    <div data-room="deposits/parts/claims-text" className={isTouch ? 'bg-surface p-4' : undefined}>
      <Notice tone="danger">
        <p className="font-medium">{t('deposits.claim.title', { sum })}</p>
        <p className="mt-1">{t('deposits.claim.text')}</p>
      </Notice>
    </div>
  );
}
