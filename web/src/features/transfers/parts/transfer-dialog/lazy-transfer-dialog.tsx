import type { TransferAccount } from '@bourse/core/wallet/transfer-rules.gen.ts';
import { lazy, Suspense, useRef } from 'react';
import { loadTextOf } from '../../../../lib/i18n.ts';
import { getLocale } from '../../../../lib/locale.ts';

export interface TransferDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The coin to begin with. */
  readonly asset?: string | undefined;
  readonly from?: TransferAccount | undefined;
  readonly to?: TransferAccount | undefined;
  /** The amount to begin with, decimal text. */
  readonly amount?: string | undefined;
}

const load = () => import('./transfer-dialog.tsx');
const TransferDialog = lazy(load);

/** Fetches the dialog and its words before it is opened; for pointerenter and touchstart of what opens it. */
export const preloadTransfer = (): void => void load().then(() => loadTextOf('transfers', getLocale()));

/** The transfer dialog, whose code comes when it is first opened. */
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
