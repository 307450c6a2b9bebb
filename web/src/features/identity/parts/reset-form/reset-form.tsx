import { Button } from '../../../../kit/button.tsx';
import { CodeField } from '../../../../kit/form/code-field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { CodedPasswordFields } from '../password/coded-password.tsx';
import { useResetFormModel } from './reset-form.model.ts';

/** The form for a forgotten password. It says first which things a reset will stop. */
export function ResetForm({ onDone }: { readonly onDone: () => void }) {
  const t = useIdentityText();
  const { view, commands } = useResetFormModel(onDone);
  return (
    <form
      data-room="identity/parts/reset-form"
      className="flex flex-col gap-5"
      noValidate
      onBlur={(event) =>
        event.target instanceof HTMLInputElement && view.fields.account.typed && view.fields.account.judge()
      }
      onSubmit={(event) => {
        event.preventDefault();
        void commands.submit();
      }}
    >
      <Notice tone="warn">{t('identity.reset.effect')}</Notice>
      <CodedPasswordFields label={t('identity.password.new')} fields={view.fields} disabled={view.isBusy} />
      {view.asksPasskey && <Notice tone="info">{t('identity.reset.passkey')}</Notice>}
      {view.asksTotp && (
        <CodeField
          autoFocus={!view.asksPasskey}
          label={view.asksPasskey ? t('identity.reset.orTotp') : t('identity.code.totp')}
          value={view.totpCode}
          error={view.totpError}
          onChange={commands.setTotpCode}
        />
      )}
      {view.overall && <Notice tone="danger">{view.overall}</Notice>}
      <Button type="submit" size="large" wide busy={view.isBusy} disabled={!view.canSubmit}>
        {view.isByPasskey ? t('identity.code.passkeyProve') : t('identity.reset.submit')}
      </Button>
    </form>
  );
}
