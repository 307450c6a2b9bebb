import { CODE_LENGTH } from '@bourse/core/identity/code-length.ts';
import { PASSWORD_LENGTH_MIN } from '@bourse/core/identity/password-length.ts';
import { useState } from 'react';
import { useOneAtATime } from '../../../../lib/calls.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { useAddKey } from '../../api/keys.ts';

/** A new key: its name, the password, and an authenticator code where there is no key yet to confirm it. */
export function useNewKey({ hasKey, onDone }: { readonly hasKey: boolean; readonly onDone: () => void }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [totpCode, setTotpCode] = useState('');
  const adding = useAddKey();
  const oneAtATime = useOneAtATime();
  const isConfirmed = hasKey || totpCode.length === CODE_LENGTH;
  const canSubmit = name.trim() !== '' && password.length >= PASSWORD_LENGTH_MIN && isConfirmed;
  const add = async () => {
    await adding.mutateAsync({ name: name.trim(), password, totpCode: hasKey ? null : totpCode });
    onDone();
  };
  return {
    view: {
      name,
      password,
      totpCode,
      asksCode: !hasKey,
      canSubmit,
      isBusy: adding.isPending,
      problem: adding.error ? refusalText(adding.error) : null,
    },
    commands: {
      setName,
      setPassword,
      setTotpCode: (text: string) => setTotpCode(text.replace(/\D/gu, '').slice(0, 6)),
      submit: () => {
        // The mutation holds the refusal. A code works only once, so it is cleared.
        if (canSubmit) void oneAtATime(() => add().catch(() => setTotpCode('')));
      },
    },
  } as const;
}
