import { pageOf } from '@bourse/contract/pages.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { formFactor } from '../form-factor.ts';
import { usePageId } from '../router.tsx';

const AnnouncementBar = lazy(() =>
  import('../../features/announcements/public.ts').then((module) => ({ default: module.AnnouncementBar })),
);

/** What the operator announces, above the screen; its code comes after the page itself. */
export function AnnouncementsSlot(): ReactNode {
  const id = usePageId();
  // Where there is a menu, the desktop's content already stands off the edges.
  const isInset = formFactor === 'desktop' && id !== null && pageOf(id).side !== undefined;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <AnnouncementBar isInset={isInset} />
      </Suspense>
    </ErrorBoundary>
  );
}
