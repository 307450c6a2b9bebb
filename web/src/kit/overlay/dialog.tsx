import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useDensity } from '../density.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** The buttons at the bottom: Back first, then the verb with its amount. */
  readonly footer?: ReactNode;
  /** 480 px, or 420 for a yes-or-no question. */
  readonly width?: 480 | 420;
  /** Fills the whole screen, for a warning that should be read with nothing beside it. */
  readonly isFullScreen?: boolean;
  /** While true, neither Esc nor a press outside closes it. */
  readonly isBusy?: boolean;
}

export interface ModalProps extends DialogProps {
  readonly kind: 'dialog' | 'sheet';
}

const load = () => import('./modal.tsx');
const Modal = lazy(load);

/** Fetches the dialog's code in advance; call it on pointerenter or touchstart of what opens a dialog. */
export const preloadDialog = (): void => void load();

function Lazy(props: ModalProps) {
  // Until it is first opened, nothing is fetched or drawn.
  const wasOpen = useRef(false);
  wasOpen.current ||= props.open;
  if (!wasOpen.current) return null;
  return (
    <Suspense fallback={null}>
      <Modal {...props} />
    </Suspense>
  );
}

/** A sheet from the bottom edge, for h5. */
export const Sheet = (props: DialogProps) => <Lazy kind="sheet" {...props} />;
/** A dialog on the desktop, a sheet on touch screens; for parts that both layouts use. */
export function Overlay(props: DialogProps) {
  return <Lazy kind={useDensity() === 'touch' ? 'sheet' : 'dialog'} {...props} />;
}
