import { PASSKEY_NAME_MAX } from '@bourse/contract/identity-passkeys.ts';
import { useState } from 'react';
import { TextField } from '../../../../kit/form/field.tsx';
import { notify } from '../../../../lib/notify.ts';
import { commands } from '../../api/commands.ts';
import { useIdentityText } from '../../identity-text.ts';
import { useAttempts } from '../attempt.model.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { Passkey } from './passkeys.model.ts';

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Gives a passkey another name. It locks nothing and needs no code. */
export function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const t = useIdentityText();
  const [name, setName] = useState(passkey.name);
  const attempts = useAttempts<never>({});
  const submit = async () => {
    const ended = await attempts.run(() => commands.renamePasskey({ passkeyId: passkey.passkeyId, name: name.trim() }));
    if (!ended?.ok) return;
    notify({ tone: 'ok', title: t('identity.passkey.renamed') });
    onClose();
  };
  return (
    <ChangeDialog
      title={t('identity.passkey.renameTitle')}
      onClose={onClose}
      lockHours={0}
      lockedUntilMs={null}
      submitLabel={t('identity.passkeys.rename')}
      canSubmit={name.trim() !== ''}
      isBusy={attempts.isBusy}
      overall={attempts.overall}
      onSubmit={() => void submit()}
    >
      <TextField
        label={t('identity.passkey.name')}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX}
        value={name}
        onChange={setName}
      />
    </ChangeDialog>
  );
}
