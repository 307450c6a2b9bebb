import type { ReactNode } from 'react';
import { ReasonDialog } from '../../kit/overlay/reason-dialog.tsx';
import { t } from '../i18n.ts';
import type { ReasonedAction } from './reason.ts';

interface ActionDialogProps {
  readonly title: string;
  /** What confirming does, where the word on the button does not say it all. */
  readonly effect?: string | undefined;
  /** The word on the button. */
  readonly verb: string;
  readonly act: Pick<ReasonedAction, 'dialog'>;
  /** False while what is asked for beside the reason is not whole. */
  readonly isGood?: boolean;
  readonly isDangerous?: boolean;
  /** Said where people other than staff read the reason. */
  readonly reasonLabel?: string | undefined;
  readonly children?: ReactNode;
}

/** The one frame of everything that staff do: what it does, what it changes, why, and what the exchange answered. */
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
