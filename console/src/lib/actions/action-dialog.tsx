import type { ReactNode } from 'react';
import { ReasonDialog } from '../../kit/overlay/reason-dialog.tsx';
import { t } from '../i18n.ts';
import type { ReasonedAction } from './reason.ts';

interface ActionDialogProps {
  readonly title: string;
  /** What confirming does, where the button's text does not say it all. */
  readonly effect?: string | undefined;
  /** The text of the button. */
  readonly verb: string;
  readonly act: Pick<ReasonedAction, 'dialog'>;
  /** False while fields besides the reason are incomplete. */
  readonly isGood?: boolean;
  readonly isDangerous?: boolean;
  /** Set where the reason is read by people other than staff. */
  readonly reasonLabel?: string | undefined;
  readonly children?: ReactNode;
}

/** The frame of every staff action: its effect, its changes, the reason, and the exchange's answer. */
export function ActionDialog({ verb, act, isGood = true, reasonLabel, ...frame }: ActionDialogProps) {
  const { canConfirm, ...dialog } = act.dialog;
  return (
    <ReasonDialog
      {...frame}
      {...dialog}
      canConfirm={canConfirm && isGood}
      words={{
        reason: reasonLabel ?? t('console.user.reason'),
        confirm: verb,
        back: t('console.back'),
        close: t('console.close'),
      }}
    />
  );
}
