import { CodeField } from '../../../../kit/form/code-field.tsx';
import { TextField } from '../../../../kit/form/field.tsx';
import { useIdentityText } from '../../identity-text.ts';
import type { AccountKind } from '../../rules/account.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { ChangeProps } from '../change/change-props.ts';
import { Factors } from '../factors/factors.tsx';
import { Resend } from '../factors/resend.tsx';
import { useBindContactModel } from './bind-contact.model.ts';

/** Binds an e-mail address or a phone number, or replaces the one that is bound. */
export function BindContact({ kind, ...props }: ChangeProps & { readonly kind: AccountKind }) {
  const t = useIdentityText();
  const { view, factors, commands } = useBindContactModel(kind, props);
  return (
    <ChangeDialog
      title={view.isReplacing ? t(`identity.${kind}.replaceTitle`) : t(`identity.${kind}.bindTitle`)}
      onClose={props.onClose}
      lockHours={view.lockHours}
      lockedUntilMs={props.security.withdrawalLock?.untilMs ?? null}
      submitLabel={view.isReplacing ? t(`identity.${kind}.replace`) : t(`identity.${kind}.bind`)}
      canSubmit={view.canSubmit}
      isBusy={view.isBusy}
      overall={view.overall}
      onSubmit={() => void commands.submit()}
    >
      <TextField
        label={t(`identity.${kind}.new`)}
        type={kind === 'email' ? 'email' : 'tel'}
        autoComplete={kind === 'email' ? 'email' : 'tel'}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t(`identity.account.placeholder.${kind}`)}
        value={view.typed}
        error={view.targetError}
        onChange={commands.setTyped}
      />
      <CodeField
        label={t(`identity.${kind}.newCode`)}
        value={view.newCode}
        error={view.codeError}
        onChange={commands.setNewCode}
        aside={
          <Resend
            resendAtMs={view.resendAtMs}
            isSending={view.isSending}
            disabled={!view.isTarget}
            onSend={() => void commands.send()}
          />
        }
      />
      <Factors model={factors} disabled={view.isBusy} />
    </ChangeDialog>
  );
}
