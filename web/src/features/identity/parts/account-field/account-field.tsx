import { TextField } from '../../../../kit/form/field.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { useIdentityText } from '../../identity-text.ts';
import type { AccountKind } from '../../rules/account.ts';

interface AccountFieldProps {
  readonly kind: AccountKind;
  readonly onKind: (kind: AccountKind) => void;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | null;
  readonly disabled?: boolean;
}

/** A field for an e-mail address or a phone number, with a choice between them. */
export function AccountField({ kind, onKind, value, onChange, error, disabled = false }: AccountFieldProps) {
  const t = useIdentityText();
  return (
    <>
      <Segment
        wide
        label={t('identity.account.kind')}
        options={[
          { value: 'email', label: t('identity.account.email'), disabled },
          { value: 'phone', label: t('identity.account.phone'), disabled },
        ]}
        value={kind}
        onChange={onKind}
      />
      <TextField
        key={kind}
        label={t(`identity.account.${kind}`)}
        name="username"
        type={kind === 'email' ? 'email' : 'tel'}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        placeholder={t(`identity.account.placeholder.${kind}`)}
        value={value}
        error={error}
        disabled={disabled}
        onChange={onChange}
      />
    </>
  );
}
