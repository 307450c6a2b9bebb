import { useIdentityText } from '../../identity-text.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import { Factors } from '../factors/factors.tsx';
import { SecretField } from '../password/secret-field.tsx';
import { type RemovePasskeyProps, useRemovePasskeyModel } from './remove-passkey.model.ts';

/** Removes a passkey, even one on a lost device. */
export function RemovePasskey(props: RemovePasskeyProps) {
  const t = useIdentityText();
  const { view, factors, commands } = useRemovePasskeyModel(props);
  return (
    <ChangeDialog
      title={t('identity.passkey.removeTitle', { name: props.passkey.name })}
      onClose={props.onClose}
      lockHours={props.security.lockHours.change}
      lockedUntilMs={props.security.withdrawalLock?.untilMs ?? null}
      alsoDoes={t('identity.passkey.removeEffect')}
      submitLabel={t('identity.passkey.remove')}
      isDanger
      canSubmit={view.canSubmit}
      isBusy={view.isBusy}
      overall={view.overall}
      onSubmit={() => void commands.submit()}
    >
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
