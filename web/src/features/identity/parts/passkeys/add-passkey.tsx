import { PASSKEY_NAME_MAX } from '@bourse/contract/identity-passkeys.ts';
import { TextField } from '../../../../kit/form/field.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { ChangeProps } from '../change/change-props.ts';
import { Factors } from '../factors/factors.tsx';
import { SecretField } from '../password/secret-field.tsx';
import { useAddPasskeyModel } from './add-passkey.model.ts';

/** Adds a passkey of this device. */
export function AddPasskey(props: ChangeProps) {
  const t = useIdentityText();
  const { view, factors, commands } = useAddPasskeyModel(props);
  return (
    <ChangeDialog
      title={t('identity.passkey.addTitle')}
      onClose={props.onClose}
      lockHours={props.security.lockHours.firstBind}
      lockedUntilMs={props.security.withdrawalLock?.untilMs ?? null}
      submitLabel={t('identity.passkey.add')}
      canSubmit={view.canSubmit}
      isBusy={view.isBusy}
      overall={view.overall}
      onSubmit={() => void commands.submit()}
    >
      <p className="text-14 text-text-muted">{t('identity.passkey.how')}</p>
      <TextField
        label={t('identity.passkey.name')}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX}
        value={view.name}
        onChange={commands.setName}
      />
      <SecretField
        label={t('identity.password.login')}
        value={view.loginPassword}
        error={view.loginError}
        onChange={commands.setLoginPassword}
      />
      <Factors model={factors} disabled={view.isBusy} />
    </ChangeDialog>
  );
}
