import { PASSWORD_LENGTH_MIN } from '@bourse/core/identity/password-length.ts';
import { useState } from 'react';
import { useOneAtATime } from '../../../../lib/calls.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { type StaffKey, useRemoveKey } from '../../api/keys.ts';

/** Removing a key asks for the password, and for a key. */
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
        // What was refused is read from the mutation.
        if (canSubmit) void oneAtATime(() => remove().catch(() => {}));
      },
    },
  } as const;
}
