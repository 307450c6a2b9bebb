import { lazy, Suspense, useRef } from 'react';
import type { ExportsDialogProps } from './exports-dialog.tsx';

const load = () => import('./exports-dialog.tsx');
const ExportsDialog = lazy(load);

/** Fetches the dialog's code before it is opened, on pointerenter and touchstart. */
export const preloadExports = (): void => void load();

/** The dialog for exports. Its code is fetched on first use. */
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
