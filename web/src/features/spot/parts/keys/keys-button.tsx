import { lazy, Suspense } from 'react';
import { preloadDialog } from '../../../../kit/overlay/dialog.tsx';
import { useSpotText } from '../../spot-text.ts';
import { useKeySheet, useSheetClosedAtFirst } from './hot-keys.model.ts';

const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

/** A button that opens the sheet of keys, as the key `?` does. */
export function KeysButton() {
  const t = useSpotText();
  const { isOpen, open, close } = useKeySheet();
  useSheetClosedAtFirst();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('spot.keys')}
        title={t('spot.keys')}
        className="grid size-8 shrink-0 place-items-center rounded-control text-text-muted hover:bg-hover hover:text-text"
        onPointerEnter={preloadDialog}
        onClick={open}
      >
        <kbd className="grid size-5 place-items-center rounded-badge border border-line-strong font-sans text-12">
          ?
        </kbd>
      </button>
      <Suspense fallback={null}>{isOpen && <KeysDialog onClose={close} />}</Suspense>
    </>
  );
}
