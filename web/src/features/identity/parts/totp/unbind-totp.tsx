import { CodeField } from '../../../../kit/form/code-field.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { ChangeProps } from '../change/change-props.ts';
import { Factors } from '../factors/factors.tsx';
import { SecretField } from '../password/secret-field.tsx';
import { useUnbindTotpModel } from './unbind-totp.model.ts';

/** Removes the authenticator; another one can be bound afterwards. */
export function UnbindTotp(props: ChangeProps) {
  const t = useIdentityText();
  const { view, factors, commands } = useUnbindTotpModel(props);
  return (
    <ChangeDialog
      title={t('identity.totp.removeTitle')}
      onClose={props.onClose}
      lockHours={props.security.lockHours.change}
      lockedUntilMs={props.security.withdrawalLock?.untilMs ?? null}
      alsoDoes={t('identity.totp.removeEffect')}
      submitLabel={t('identity.totp.remove')}
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
      <CodeField
        label={t('identity.code.totp')}
        value={view.totpCode}
        error={view.totpError}
        onChange={commands.setTotpCode}
      />
      <Factors model={factors} disabled={view.isBusy} />
    </ChangeDialog>
  );
}
