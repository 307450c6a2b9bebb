import { PASSKEY_NAME_MAX } from '@bourse/contract/identity-passkeys.ts';
import { TextField } from '../../../../kit/form/field.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import { type RenamePasskeyProps, useRenamePasskeyModel } from './rename-passkey.model.ts';

/** Renames a passkey. This locks nothing and needs no code. */
export function RenamePasskey(props: RenamePasskeyProps) {
  const t = useIdentityText();
  const { view, commands } = useRenamePasskeyModel(props);
  return (
    <ChangeDialog
      title={t('identity.passkey.renameTitle')}
      onClose={props.onClose}
      lockHours={0}
      lockedUntilMs={null}
      submitLabel={t('identity.passkeys.rename')}
      canSubmit={view.canSubmit}
      isBusy={view.isBusy}
      overall={view.overall}
      onSubmit={() => void commands.submit()}
    >
      <TextField
        label={t('identity.passkey.name')}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX}
        value={view.name}
        onChange={commands.setName}
      />
    </ChangeDialog>
  );
}
