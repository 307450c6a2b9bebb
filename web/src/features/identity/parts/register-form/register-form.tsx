import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { CodeField } from '../../../../kit/code-field.tsx';
import { TextField } from '../../../../kit/field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { AccountField } from '../account-field/account-field.tsx';
import { Resend } from '../factors/resend.tsx';
import { SecretField } from '../secret-field.tsx';
import { useRegisterFormModel } from './register-form.model.ts';

/** The form that opens an account. */
export function RegisterForm() {
  const t = useIdentityText();
  const { view, commands } = useRegisterFormModel();
  const [showsInvite, setShowsInvite] = useState(view.isInvited);
  return (
    <form
      data-room="identity/parts/register-form"
      className="flex flex-col gap-5"
      noValidate
      onBlur={(event) => event.target instanceof HTMLInputElement && view.account.typed && view.account.judge()}
      onSubmit={(event) => {
        event.preventDefault();
        void commands.submit();
      }}
    >
      <AccountField
        kind={view.account.kind}
        onKind={view.account.setKind}
        value={view.account.typed}
        onChange={commands.setTyped}
        error={view.accountError}
        disabled={view.isBusy}
      />
      <CodeField
        label={view.sent ? t('identity.code.sentTo', { account: view.sent.sentTo }) : t('identity.code.label')}
        value={view.code}
        error={view.codeError}
        onChange={commands.setCode}
        aside={
          <Resend
            resendAtMs={view.sent?.resendAtMs ?? null}
            isSending={view.isSending}
            disabled={!view.account.isGood}
            onSend={() => void commands.send()}
          />
        }
      />
      <SecretField
        isNew
        label={t('identity.password')}
        value={view.password}
        error={view.passwordError}
        good={view.isPasswordGood ? t('identity.password.good') : null}
        help={t('identity.password.rule')}
        onChange={commands.setPassword}
      />
      {view.takesInvites && showsInvite && (
        <TextField
          label={t('identity.register.invite')}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={16}
          value={view.inviteCode}
          error={view.inviteError}
          onChange={commands.setInviteCode}
        />
      )}
      {view.takesInvites && !showsInvite && (
        <span>
          <Button kind="link" size="small" onClick={() => setShowsInvite(true)}>
            {t('identity.register.haveInvite')}
          </Button>
        </span>
      )}
      {view.overall && <Notice tone="danger">{view.overall}</Notice>}
      <Button type="submit" size="large" wide busy={view.isBusy} disabled={!view.canSubmit}>
        {t('identity.register.submit')}
      </Button>
    </form>
  );
}
