import { PriceList } from '../../../../lib/parts/price-list.tsx';
import { useIdentityText } from '../../identity-text.ts';

/** Current prices beside the log-in. */
export function MarketsNow() {
  const t = useIdentityText();
  return (
    <div className="w-full max-w-144">
      <PriceList title={t('identity.markets.title')} />
    </div>
  );
}
