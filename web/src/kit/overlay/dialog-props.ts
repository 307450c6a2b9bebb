import type { ReactNode } from 'react';

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
