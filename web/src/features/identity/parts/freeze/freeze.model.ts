import { useState } from 'react';
import { refreshSession } from '../../../../lib/person/session.ts';
import { commands } from '../../api/commands.ts';
import { useIdentityText } from '../../identity-text.ts';
import { useAttempts } from '../attempt.model.ts';
import { type ChangeProps, finish } from '../change/change-props.ts';

/** Freezing needs only the login password, because it must be quick; opening the account again is the hard part. */
export function useFreezeModel(props: ChangeProps) {
  const t = useIdentityText();
  const [password, setPassword] = useState('');
  const attempts = useAttempts<'password'>({ LOGIN_WRONG: 'password', LOGIN_LOCKED: 'password' });
  return {
    view: {
      password,
      error: attempts.at('password'),
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      canSubmit: password !== '',
    },
    commands: {
      setPassword: (text: string) => {
        setPassword(text);
        attempts.clear();
      },
      submit: async () => {
        const ended = await attempts.run(() => commands.freeze({ password }));
        if (!ended?.ok) return;
        finish(props, t('identity.freeze.done'));
        // Freezing ends every session, this one included.
        await refreshSession();
      },
    },
  };
}
