import type { CallOutput } from '../../../../lib/client.ts';
import { notify } from '../../../../lib/notify.ts';

/** The props of every security change. */
export interface ChangeProps {
  readonly security: CallOutput<'identity.security'>;
  readonly onClose: () => void;
}

/** Shows that the change is made, and closes its dialog. */
export function finish({ onClose }: ChangeProps, title: string): void {
  notify({ tone: 'ok', title });
  onClose();
}
