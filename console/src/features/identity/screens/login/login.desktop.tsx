import { Brand } from '../../../../kit/brand.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { t } from '../../../../lib/i18n.ts';
import { LanguageChoice } from '../../../../lib/language-choice.tsx';
import { useLoginModel } from './login.model.ts';

export function LoginDesktop() {
  const { view, commands } = useLoginModel();
  return (
    <main data-room="identity/screens/login" className="grid min-h-dvh place-items-center p-6">
      <form
        className="flex w-96 flex-col gap-5 rounded-card border border-line bg-surface p-6"
        onSubmit={(event) => {
          event.preventDefault();
          commands.submit();
        }}
      >
        <div className="flex items-center justify-between gap-4">
          <Brand name={t('console.title')} side={t('console.staff')} />
          <LanguageChoice isNamed />
        </div>
        <h1 className="text-20 font-semibold">{t('console.login.title')}</h1>
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
        <p className="text-center text-12 text-text-faint">{t('console.login.notice')}</p>
      </form>
    </main>
  );
}
