import { useState } from 'react';
import { notify } from '../../../../lib/notify.ts';
import { commands } from '../../api/commands.ts';
import { useIdentityText } from '../../identity-text.ts';
import { useAttempts } from '../attempt.model.ts';
import type { Passkey } from './passkeys.model.ts';

export interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Renames a passkey. */
export function useRenamePasskeyModel({ passkey, onClose }: RenamePasskeyProps) {
  const t = useIdentityText();
  const [name, setName] = useState(passkey.name);
  const attempts = useAttempts<never>({});
  return {
    view: { name, canSubmit: name.trim() !== '', isBusy: attempts.isBusy, overall: attempts.overall },
    commands: {
      setName,
      submit: async () => {
        const input = { passkeyId: passkey.passkeyId, name: name.trim() };
        const ended = await attempts.run(() => commands.renamePasskey(input));
        if (!ended?.ok) return;
        notify({ tone: 'ok', title: t('identity.passkey.renamed') });
        onClose();
      },
    },
  };
}
