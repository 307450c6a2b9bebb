import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import type { ModalProps } from './dialog-props.ts';
import { ScrolledPart } from './scrolled-part.tsx';
import { enterTopLayer } from './top-layer.ts';

/**
 * The browser's own modal dialog. Without any script it keeps the focus inside, makes the page behind inert, closes on Esc
 * and returns the focus. Loaded with the first dialog and never with the page.
 */
export default function Modal({
  open,
  kind,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  width = 480,
  isFullScreen = false,
  isBusy,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    element.showModal();
    const leave = enterTopLayer(element);
    const scroll = document.documentElement.style.overflow;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      leave();
      document.documentElement.style.overflow = scroll;
      element.close();
      // The browser returns the focus only if the dialog is still in the page, and by now it may have been removed.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [open]);
  if (!open) return null;
  const isSheet = kind === 'sheet';
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={cx(
        'fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden text-text backdrop:animate-fade backdrop:bg-scrim open:flex',
        isFullScreen ? 'bg-surface-raised' : 'bg-transparent',
        isSheet ? 'items-end' : 'items-center justify-center p-4',
      )}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && !isBusy) onClose();
      }}
    >
      <div
        style={isSheet ? undefined : { width }}
        className={cx(
          'flex max-h-full flex-col bg-surface-raised',
          isSheet
            ? cx('w-full animate-sheet safe-bottom', isFullScreen ? 'h-full' : 'max-h-[92dvh] rounded-t-sheet')
            : cx('max-w-full animate-rise', !isFullScreen && 'rounded-card border border-line shadow-float'),
        )}
      >
        {isSheet && !isFullScreen && (
          <span aria-hidden="true" className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-pill bg-line-strong" />
        )}
        <div
          className={cx('flex shrink-0 items-center justify-between gap-3', isSheet ? 'h-12 pr-2 pl-4' : 'px-6 pt-5')}
        >
          <h2 id={titleId} className="min-w-0 text-16 font-semibold">
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} disabled={isBusy} />
        </div>
        <ScrolledPart
          titleId={titleId}
          className={cx('min-h-0 flex-1 overflow-y-auto', isSheet ? 'px-4 pt-1 pb-4' : 'px-6 pt-3 pb-5')}
        >
          {children}
        </ScrolledPart>
        {footer && (
          <div
            className={cx(
              'flex shrink-0 gap-3 *:last:flex-1 *:not-last:min-w-30',
              isSheet ? 'px-4 pt-3 pb-5' : 'px-6 pb-6',
            )}
          >
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}
