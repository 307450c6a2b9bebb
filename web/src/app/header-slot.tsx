import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../kit/skeleton.tsx';

const Bell = lazy(() => import('../features/notices/public.ts').then(({ Bell }) => ({ default: Bell })));

const BUTTON_PX = 32;

/** The notification bell in the header; its code comes after the page itself. */
export function HeaderSlot({ buttonClass }: { readonly buttonClass: string }): ReactNode {
  return (
    <Suspense fallback={<Skeleton width={BUTTON_PX} height={BUTTON_PX} />}>
      <Bell buttonClass={buttonClass} />
    </Suspense>
  );
}
