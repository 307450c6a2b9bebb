import { lazy, Suspense } from 'react';
import { useClaimsModel } from './claims.model.ts';

/** Nearly nobody owes anything: the words are fetched by those who do. */
const ClaimsText = lazy(() => import('./claims-text.tsx'));

/** Says what a person owes. Nothing where nothing is. */
export function ClaimsNotice() {
  const { rows } = useClaimsModel();
  if (rows.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ClaimsText rows={rows} />
    </Suspense>
  );
}
