import { CodeField } from '../../../../kit/form/code-field.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { ChangeProps } from '../change/change-props.ts';
import { Factors } from '../factors/factors.tsx';
import { SecretField } from '../password/secret-field.tsx';
import { useTradingPasswordModel } from './trading-password.model.ts';

/** Sets, changes or resets the six digits that are asked for when money leaves. */
export function TradingPassword(props: ChangeProps) {
  const t = useIdentityText();
  const { security } = props;
  const { view, factors, commands } = useTradingPasswordModel(props);
  return (
    <ChangeDialog
      title={
        security.tradingPasswordSet ? t('identity.tradingPassword.changeTitle') : t('identity.tradingPassword.setTitle')
      }
      onClose={props.onClose}
      lockHours={security.tradingPasswordSet ? security.lockHours.change : security.lockHours.firstBind}
      lockedUntilMs={security.withdrawalLock?.untilMs ?? null}
      submitLabel={t('identity.tradingPassword.save')}
      canSubmit={view.canSubmit}
      isBusy={view.isBusy}
      overall={view.overall}
      onSubmit={() => void commands.submit()}
    >
      <CodeField
        isSecret
        label={t('identity.tradingPassword.new')}
        value={view.digits}
        error={view.digitsError}
        help={t('identity.tradingPassword.rule')}
        onChange={commands.setDigits}
      />
      <CodeField
        isSecret
        label={t('identity.tradingPassword.repeat')}
        value={view.repeated}
        error={view.repeatError}
        onChange={commands.setRepeated}
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
