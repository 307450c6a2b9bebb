import { lazy, Suspense, useRef } from 'react';

export interface HoldsDialogProps {
  /** The coin whose frozen amount was asked about; null closes. */
  readonly asset: string | null;
  readonly onClose: () => void;
}

const HoldsDialog = lazy(async () => ({ default: (await import('./holds-dialog.tsx')).HoldsDialog }));

/** What a frozen amount is made of; its code comes when it is first asked for. */
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
