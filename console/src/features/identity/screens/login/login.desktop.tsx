import { KeyRound } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { Door } from '../../../../lib/door.tsx';
import { t } from '../../../../lib/i18n.ts';
import { useLoginModel } from './login.model.ts';

export function LoginDesktop() {
  const { view, commands } = useLoginModel();
  return (
    <Door room="identity/screens/login" title={t('console.login.title')} onSubmit={commands.submit}>
      <Field
        label={t('console.login.name')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={view.login}
        onChange={commands.setLogin}
      />
      <Field
        label={t('console.login.password')}
        type="password"
        autoComplete="current-password"
        value={view.password}
        onChange={commands.setPassword}
      />
      <Field
        label={t('console.login.totp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={t('console.login.totpHint')}
        value={view.totpCode}
        onChange={commands.setTotpCode}
        error={view.error}
      />
      <Button type="submit" wide busy={view.isBusy} disabled={!view.isComplete}>
        {t('console.login.submit')}
      </Button>
      {view.mayUseKey && (
        <Button kind="secondary" wide busy={view.isBusy} disabled={!view.isNamed} onClick={commands.byKey}>
          <KeyRound aria-hidden="true" />
          {t('console.login.key')}
        </Button>
      )}
      <p className="text-center text-12 text-text-faint">{t('console.login.notice')}</p>
    </Door>
  );
}
