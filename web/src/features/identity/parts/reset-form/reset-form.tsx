import { Button } from '../../../../kit/button.tsx';
import { CodeField } from '../../../../kit/code-field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { AccountField } from '../account-field/account-field.tsx';
import { Resend } from '../factors/resend.tsx';
import { SecretField } from '../secret-field.tsx';
import { useResetFormModel } from './reset-form.model.ts';

/** The form of a forgotten password. It says first what it will stop. */
export function ResetForm({ onDone }: { readonly onDone: () => void }) {
  const t = useIdentityText();
  const { view, commands } = useResetFormModel(onDone);
  return (
    <form
      data-room="identity/parts/reset-form"
      className="flex flex-col gap-5"
      noValidate
      onBlur={(event) => event.target instanceof HTMLInputElement && view.account.typed && view.account.judge()}
      onSubmit={(event) => {
        event.preventDefault();
        void commands.submit();
      }}
    >
      <Notice tone="warn">{t('identity.reset.effect')}</Notice>
      <AccountField
        kind={view.account.kind}
        onKind={view.account.setKind}
        value={view.account.typed}
        onChange={view.account.setTyped}
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
        label={t('identity.password.new')}
        value={view.password}
        error={view.passwordError}
        good={view.isPasswordGood ? t('identity.password.good') : null}
        help={t('identity.password.rule')}
        onChange={commands.setPassword}
      />
      {view.asksTotp && (
        <CodeField
          autoFocus
          label={t('identity.code.totp')}
          value={view.totpCode}
          error={view.totpError}
          onChange={commands.setTotpCode}
        />
      )}
      {view.overall && <Notice tone="danger">{view.overall}</Notice>}
      <Button type="submit" size="large" wide busy={view.isBusy} disabled={!view.canSubmit}>
        {t('identity.reset.submit')}
      </Button>
    </form>
  );
}
