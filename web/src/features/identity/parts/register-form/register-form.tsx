import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { TextField } from '../../../../kit/form/field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { CodedPasswordFields } from '../password/coded-password.tsx';
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
      onBlur={(event) =>
        event.target instanceof HTMLInputElement && view.fields.account.typed && view.fields.account.judge()
      }
      onSubmit={(event) => {
        event.preventDefault();
        void commands.submit();
      }}
    >
      <CodedPasswordFields label={t('identity.password')} fields={view.fields} disabled={view.isBusy} />
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
