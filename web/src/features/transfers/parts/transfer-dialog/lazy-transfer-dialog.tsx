import type { TransferAccount } from '@bourse/core/wallet/transfer-rules.gen.ts';
import { lazy, Suspense, useRef } from 'react';
import { loadTextOf } from '../../../../lib/i18n.ts';
import { getLocale } from '../../../../lib/locale.ts';

export interface TransferDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The initial coin. */
  readonly asset?: string | undefined;
  readonly from?: TransferAccount | undefined;
  readonly to?: TransferAccount | undefined;
  /** The initial amount, decimal text. */
  readonly amount?: string | undefined;
}

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
