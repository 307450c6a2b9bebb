import { useState } from 'react';
import { commands } from '../../api/commands.ts';
import { useIdentityText } from '../../identity-text.ts';
import { useAttempts } from '../attempt.model.ts';
import { type ChangeProps, finish } from '../change/change-props.ts';
import { useFactors } from '../factors/factors.model.ts';
import type { Passkey } from './passkeys.model.ts';

export interface RemovePasskeyProps extends ChangeProps {
  readonly passkey: Passkey;
}

/** Needs the login password and one other factor, so that a lost passkey can be removed too. */
export function useRemovePasskeyModel(props: RemovePasskeyProps) {
  const { security, passkey } = props;
  const t = useIdentityText();
  const [loginPassword, setLoginPassword] = useState('');
  const attempts = useAttempts<'login'>({ LOGIN_WRONG: 'login', LOGIN_LOCKED: 'login' });
  const factors = useFactors({
    bound: { ...security, passkeys: 0 },
    needed: 1,
    sendCode: (channel) => commands.sendMyCode({ purpose: 'remove-passkey', channel }),
  });
  return {
    view: {
      loginPassword,
      loginError: attempts.at('login'),
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      canSubmit: loginPassword !== '' && factors.isComplete,
    },
    factors,
    commands: {
      setLoginPassword: (text: string) => {
        setLoginPassword(text);
        attempts.clear();
      },
      submit: async () => {
        const input = { passkeyId: passkey.passkeyId, loginPassword, ...factors.codes };
        const ended = await attempts.run(() => commands.removePasskey(input), factors.take);
        if (ended?.ok) finish(props, t('identity.passkey.removed'));
      },
    },
  };
}
