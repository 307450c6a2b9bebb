import { useIdentityText } from '../../identity-text.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { ChangeProps } from '../change/change-props.ts';
import { Factors } from '../factors/factors.tsx';
import { SecretField } from '../password/secret-field.tsx';
import { useChangePasswordModel } from './change-password.model.ts';

/** Changes the login password. Every other session ends. */
export function ChangePassword(props: ChangeProps) {
  const t = useIdentityText();
  const { view, factors, commands } = useChangePasswordModel(props);
  return (
    <ChangeDialog
      title={t('identity.password.changeTitle')}
      onClose={props.onClose}
      lockHours={props.security.lockHours.change}
      lockedUntilMs={props.security.withdrawalLock?.untilMs ?? null}
      alsoDoes={t('identity.password.alsoEndsSessions')}
      submitLabel={t('identity.password.change')}
      canSubmit={view.canSubmit}
      isBusy={view.isBusy}
      overall={view.overall}
      onSubmit={() => void commands.submit()}
    >
      <SecretField
        label={t('identity.password.old')}
        value={view.oldPassword}
        error={view.oldError}
        onChange={commands.setOldPassword}
      />
      <SecretField
        isNew
        label={t('identity.password.new')}
        value={view.newPassword}
        error={view.newError}
        help={t('identity.password.rule')}
        onChange={commands.setNewPassword}
      />
      <SecretField
        isNew
        label={t('identity.password.repeat')}
        value={view.repeated}
        error={view.repeatError}
        onChange={commands.setRepeated}
      />
      <Factors model={factors} disabled={view.isBusy} />
    </ChangeDialog>
  );
}
