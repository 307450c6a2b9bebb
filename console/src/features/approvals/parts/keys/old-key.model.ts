import { PASSWORD_LENGTH_MIN } from '@bourse/core/identity/password-length.ts';
import { useState } from 'react';
import { useOneAtATime } from '../../../../lib/calls.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { type StaffKey, useRemoveKey } from '../../api/keys.ts';

/** Removes a key, which needs the password and a key. */
export function useOldKey({ staffKey, onDone }: { readonly staffKey: StaffKey; readonly onDone: () => void }) {
  const [password, setPassword] = useState('');
  const removing = useRemoveKey();
  const oneAtATime = useOneAtATime();
  const canSubmit = password.length >= PASSWORD_LENGTH_MIN;
  const remove = async () => {
    await removing.mutateAsync({ passkeyId: staffKey.passkeyId, password });
    onDone();
  };
  return {
    view: {
      password,
      canSubmit,
      isBusy: removing.isPending,
      problem: removing.error ? refusalText(removing.error) : null,
    },
    commands: {
      setPassword,
      submit: () => {
        // The mutation holds the refusal.
        if (canSubmit) void oneAtATime(() => remove().catch(() => {}));
      },
    },
  } as const;
}
