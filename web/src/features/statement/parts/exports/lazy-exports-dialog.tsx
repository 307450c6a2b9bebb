import { lazy, Suspense, useRef } from 'react';
import type { ExportsDialogProps } from './exports-dialog.tsx';

const load = () => import('./exports-dialog.tsx');
const ExportsDialog = lazy(load);

/** Fetches the dialog before it is opened; for pointerenter and touchstart of what opens it. */
export const preloadExports = (): void => void load();

/** The dialog for exports, whose code comes when it is first opened. */
export function LazyExportsDialog(props: ExportsDialogProps) {
  const wasOpen = useRef(false);
  wasOpen.current ||= props.open;
  if (!wasOpen.current) return null;
  return (
    <Suspense fallback={null}>
      <ExportsDialog {...props} />
    </Suspense>
  );
}
