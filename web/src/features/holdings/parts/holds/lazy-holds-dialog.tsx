import { lazy, Suspense, useRef } from 'react';
import type { HoldsDialogProps } from './holds-props.ts';

const HoldsDialog = lazy(async () => ({ default: (await import('./holds-dialog.tsx')).HoldsDialog }));

/** Explains a frozen amount. Its code is fetched on first use. */
export function LazyHoldsDialog(props: HoldsDialogProps) {
  const wasOpen = useRef(false);
  wasOpen.current ||= props.asset !== null;
  if (!wasOpen.current) return null;
  return (
    <Suspense fallback={null}>
      <HoldsDialog {...props} />
    </Suspense>
  );
}
