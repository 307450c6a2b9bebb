import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { CodeField } from '../../../../kit/form/code-field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { AccountField } from '../account-field/account-field.tsx';
import { Resend } from '../factors/resend.tsx';
import { SecretField } from '../password/secret-field.tsx';
import { PuzzleProgress } from '../puzzle/puzzle-progress.tsx';
import { useLoginFormModel } from './login-form.model.ts';

interface LoginFormProps {
  readonly resetHref: string;
}

/** The log-in form. */
export function LoginForm({ resetHref }: LoginFormProps) {
  const t = useIdentityText();
  const { view, commands } = useLoginFormModel();
  const isFirstStep = !view.asksCode && !view.asksTotp;
  return (
    <form
      data-room="identity/parts/login-form"
      className="flex flex-col gap-5"
      noValidate
      onBlur={(event) => event.target instanceof HTMLInputElement && view.account.typed && view.account.judge()}
      onSubmit={(event) => {
        event.preventDefault();
        // The button is always enabled, so that pressing it can show what is missing: the first empty field gets the focus.
        [...event.currentTarget.querySelectorAll('input')].find(({ value }) => value === '')?.focus();
        commands.submit();
      }}
    >
      <AccountField
        kind={view.account.kind}
        onKind={view.account.setKind}
        value={view.account.typed}
        onChange={view.account.setTyped}
        error={view.account.error}
        disabled={view.isBusy}
      />
      <SecretField
        label={t('identity.password')}
        value={view.password}
        error={view.passwordError}
        onChange={commands.setPassword}
        aside={
          <Link href={resetHref} className={buttonClass({ kind: 'link', size: 'small' })}>
            {t('identity.login.forgot')}
          </Link>
        }
      />
      {view.asksCode && (
        <>
          <Notice tone="info">{t('identity.login.newDevice')}</Notice>
          <CodeField
            autoFocus
            label={
              view.sent
                ? t('identity.code.sentTo', { account: view.sent.sentTo })
                : t(`identity.code.${view.account.kind}`)
            }
            value={view.code}
            error={view.codeError ?? view.sendError}
            onChange={commands.setCode}
            aside={
              <Resend resendAtMs={view.sent?.resendAtMs ?? null} isSending={view.isSending} onSend={commands.send} />
            }
          />
        </>
      )}
      {view.asksTotp && (
        <CodeField
          autoFocus={!view.asksCode}
          label={t('identity.code.totp')}
          value={view.totpCode}
          error={view.totpError}
          onChange={commands.setTotpCode}
        />
      )}
      <PuzzleProgress share={view.puzzleShare} />
      {view.overall && <Notice tone="danger">{view.overall}</Notice>}
      <Button type="submit" size="large" wide busy={view.isBusy} disabled={!isFirstStep && !view.canSubmit}>
        {t('identity.login.submit')}
      </Button>
      {view.hasPasskeys && isFirstStep && (
        <Button kind="secondary" size="large" wide disabled={view.isBusy} onClick={commands.byPasskey}>
          {t('identity.login.passkey')}
        </Button>
      )}
    </form>
  );
}
