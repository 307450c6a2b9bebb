import type { CallOutput } from '../../../../lib/client.ts';
import { notify } from '../../../../lib/notify.ts';

/** What every security change is given. */
export interface ChangeProps {
  readonly security: CallOutput<'identity.security'>;
  readonly onClose: () => void;
}

/** Says that a change is made, and closes its dialog. */
export function finish({ onClose }: ChangeProps, title: string): void {
  notify({ tone: 'ok', title });
  onClose();
}
