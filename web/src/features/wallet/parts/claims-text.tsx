import { useDensity } from '../../../kit/density.tsx';
import { Notice } from '../../../kit/states.tsx';
import { exactAmount } from '../../../lib/format.ts';
import { useWalletText } from '../wallet-text.ts';
import type { useClaimsModel } from './claims.model.ts';

/** What is owed after the chain undid a deposit that was spent already, and how it ends. */
export default function ClaimsText({ rows }: ReturnType<typeof useClaimsModel>) {
  const t = useWalletText();
  const isTouch = useDensity() === 'touch';
  const sum = rows.map(({ asset, open }) => `${exactAmount(open)} ${asset}`).join(' + ');
  return (
    <div data-room="wallet/parts/claims-text" className={isTouch ? 'bg-surface p-4' : undefined}>
      <Notice tone="danger">
        <p className="font-medium">{t('wallet.claim.title', { sum })}</p>
        <p className="mt-1">{t('wallet.claim.text')}</p>
      </Notice>
    </div>
  );
}
