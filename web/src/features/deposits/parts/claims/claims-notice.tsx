import { lazy, Suspense } from 'react';
import { useClaimsModel } from './claims.model.ts';

/** Few people owe anything, so only they fetch the texts. */
const ClaimsText = lazy(() => import('./claims-text.tsx'));

/** Says what the person owes, if anything. */
export function ClaimsNotice() {
  const { rows } = useClaimsModel();
  if (rows.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ClaimsText rows={rows} />
    </Suspense>
  );
}
