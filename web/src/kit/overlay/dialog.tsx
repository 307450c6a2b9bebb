import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useDensity } from '../density.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** The buttons at the foot: Back first, then the verb with its amount. */
  readonly footer?: ReactNode;
  /** 480, or 420 for yes or no. */
  readonly width?: 480 | 420;
  /** Takes the whole screen: for a warning that nobody is to read beside something else. */
  readonly isFullScreen?: boolean;
  /** A press beside it or Esc does not close it: while something is under way. */
  readonly isBusy?: boolean;
}

export interface ModalProps extends DialogProps {
  readonly kind: 'dialog' | 'sheet';
}

const load = () => import('./modal.tsx');
const Modal = lazy(load);

/** Fetches the dialog's code before it is needed; call it on pointerenter or touchstart of what opens one. */
export const preloadDialog = (): void => void load();

function Lazy(props: ModalProps) {
  // Before it was ever open there is nothing to fetch and nothing to draw.
  const wasOpen = useRef(false);
  wasOpen.current ||= props.open;
  if (!wasOpen.current) return null;
  return (
    <Suspense fallback={null}>
      <Modal {...props} />
    </Suspense>
  );
}

/** A sheet that comes up from the bottom edge, for h5. */
export const Sheet = (props: DialogProps) => <Lazy kind="sheet" {...props} />;
/** A dialog for a pointer, a sheet for a thumb: for parts that both layouts use. */
export function Overlay(props: DialogProps) {
  return <Lazy kind={useDensity() === 'touch' ? 'sheet' : 'dialog'} {...props} />;
}
