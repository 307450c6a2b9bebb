import { Button } from '../../../../kit/button.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useOrdersText } from '../../orders-text.ts';

interface CancelAllProps {
  readonly open: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Confirms that every open order is cancelled. */
export function CancelAll({ open, isBusy, onClose, onConfirm }: CancelAllProps) {
  const t = useOrdersText();
  const shell = useShellText();
  return (
    <Overlay
      open={open}
      onClose={onClose}
      width={420}
      isBusy={isBusy}
      title={t('spot.orders.cancelAll.title')}
      closeLabel={shell('shell.action.close')}
      footer={
        <>
          <Button kind="secondary" wide onClick={onClose} disabled={isBusy}>
            {t('spot.orders.cancelAll.keep')}
          </Button>
          <Button wide busy={isBusy} onClick={onConfirm}>
            {t('spot.orders.cancelAll')}
          </Button>
        </>
      }
    >
      <p className="text-14 text-text-muted">{t('spot.orders.cancelAll.text')}</p>
    </Overlay>
  );
}
