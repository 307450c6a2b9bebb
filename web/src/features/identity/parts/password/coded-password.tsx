import { CodeField } from '../../../../kit/form/code-field.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { AccountField } from '../account-field/account-field.tsx';
import { Resend } from '../factors/resend.tsx';
import { PuzzleProgress } from '../puzzle/puzzle-progress.tsx';
import type { CodedPassword } from './coded-password.model.ts';
import { SecretField } from './secret-field.tsx';

interface CodedPasswordFieldsProps {
  readonly label: string;
  readonly fields: CodedPassword;
  readonly disabled: boolean;
}

/** Fields for an account, the code sent to it, and a new password. */
export function CodedPasswordFields({ label, fields, disabled }: CodedPasswordFieldsProps) {
  const t = useIdentityText();
  const { account, sent } = fields;
  return (
    <>
      <AccountField
        kind={account.kind}
        onKind={account.setKind}
        value={account.typed}
        onChange={fields.setTyped}
        error={fields.accountError}
        disabled={disabled}
      />
      <CodeField
        label={sent ? t('identity.code.sentTo', { account: sent.sentTo }) : t('identity.code.label')}
        value={fields.code}
        error={fields.codeError}
        onChange={fields.setCode}
        aside={
          <Resend
            resendAtMs={sent?.resendAtMs ?? null}
            isSending={fields.isSending}
            disabled={!account.isGood}
            onSend={() => void fields.send()}
          />
        }
      />
      <PuzzleProgress share={fields.puzzleShare} />
      <SecretField
        isNew
        label={label}
        value={fields.password}
        error={fields.passwordError}
        help={t('identity.password.rule')}
        onChange={fields.setPassword}
      />
    </>
  );
}
