import { PASSWORD_LENGTH_MAX } from '@bourse/core/identity/password-length.ts';
import { PasswordField } from '../../../../kit/form/password-field.tsx';
import { useIdentityText } from '../../identity-text.ts';

interface SecretFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Tells the browser's password manager whether this is a new password. */
  readonly isNew?: boolean;
  readonly error?: string | null;
  readonly help?: string;
  readonly aside?: React.ReactNode;
  readonly disabled?: boolean;
}

/** A field for a login password, with a button to show it. */
export function SecretField({ isNew = false, ...field }: SecretFieldProps) {
  const t = useIdentityText();
  return (
    <PasswordField
      {...field}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={PASSWORD_LENGTH_MAX}
      showLabel={t('identity.password.show')}
      hideLabel={t('identity.password.hide')}
    />
  );
}
