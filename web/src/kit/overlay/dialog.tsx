import { lazy, Suspense, useRef } from 'react';
import { useDensity } from '../density.tsx';
import type { DialogProps, ModalProps } from './dialog-props.ts';

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
