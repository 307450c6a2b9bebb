import { PASSWORD_LENGTH_MAX } from '@bourse/core/identity/password-length.ts';
import { PasswordField } from '../../../../kit/form/password-field.tsx';
import { useIdentityText } from '../../identity-text.ts';

interface SecretFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Lets the browser's own keeper of passwords know which one this is. */
  readonly isNew?: boolean;
  readonly error?: string | null;
  readonly help?: string;
  readonly aside?: React.ReactNode;
  readonly disabled?: boolean;
}

/** A login password, with the eye that shows it. */
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
