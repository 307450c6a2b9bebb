import { pageOf } from '@bourse/contract/pages.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { formFactor } from '../form-factor.ts';
import { usePageId } from '../router.tsx';

const AnnouncementBar = lazy(() =>
  import('../../features/announcements/public.ts').then((module) => ({ default: module.AnnouncementBar })),
);

/** The operator's announcements above the screen. Their code is fetched after the page. */
export function AnnouncementsSlot(): ReactNode {
  const id = usePageId();
  // On desktop pages with a side menu, the content is already away from the edges.
  const isInset = formFactor === 'desktop' && id !== null && pageOf(id).side !== undefined;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <AnnouncementBar isInset={isInset} />
      </Suspense>
    </ErrorBoundary>
  );
}
