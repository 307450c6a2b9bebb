import { lazy, Suspense, useRef } from 'react';
import { loadTextOf } from '../../../../lib/i18n.ts';
import { getLocale } from '../../../../lib/locale.ts';
import type { TransferDialogProps } from './transfer-props.ts';

const load = () => import('./transfer-dialog.tsx');
const TransferDialog = lazy(load);

/** Fetches the dialog's code and texts before it is opened, on pointerenter and touchstart. */
export const preloadTransfer = (): void => void load().then(() => loadTextOf('transfers', getLocale()));

/** The transfer dialog. Its code is fetched on first use. */
export function LazyTransferDialog(props: TransferDialogProps) {
  const wasOpen = useRef(false);
  wasOpen.current ||= props.open;
  if (!wasOpen.current) return null;
  return (
    <Suspense fallback={null}>
      <TransferDialog {...props} />
    </Suspense>
  );
}
