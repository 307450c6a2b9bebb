import { CODE_LENGTH } from '@bourse/core/identity/code-length.ts';
import { useState } from 'react';
import { commands } from '../../api/commands.ts';
import { useAccount } from '../account-field/account.model.ts';
import { type Attempts, useAttempts } from '../attempt.model.ts';
import { usePuzzle } from '../puzzle/puzzle.model.ts';
import { useNewPassword } from './new-password.model.ts';

/** The problems of these fields after the last attempt. */
type FieldTroubles = Pick<Attempts<'account' | 'code' | 'password'>, 'at' | 'clear'>;

/**
 * An account, the code sent to it, and a new password: the fields that sign-up and reset share.
 *
 * @param troubles  the form's problems; typing clears them
 */
export function useCodedPassword(purpose: 'register' | 'reset-password', troubles: FieldTroubles) {
  const account = useAccount();
  const secret = useNewPassword(account.account);
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<{ account: string; sentTo: string; resendAtMs: number } | null>(null);
  const puzzle = usePuzzle();
  const sending = useAttempts<'account'>({ PHONE_INVALID: 'account' });
  return {
    account,
    accountError: troubles.at('account') ?? sending.at('account') ?? account.error,
    code,
    codeError: troubles.at('code') ?? sending.overall,
    /** Only if the code went to the account that is typed now. */
    sent: sent?.account === account.account ? sent : null,
    isSending: sending.isBusy,
    puzzleShare: puzzle.share,
    password: secret.password,
    passwordError: troubles.at('password') ?? secret.problem,
    isComplete: account.isGood && code.length === CODE_LENGTH && secret.isGood,
    send: async () => {
      account.judge();
      if (!account.isGood) return;
      const to = account.account;
      const ended = await sending.run(() =>
        puzzle.pass((answer) => commands.sendCode({ purpose, account: to, ...answer })),
      );
      if (ended?.ok) setSent({ ...ended.value, account: to });
    },
    setTyped: (text: string) => {
      account.setTyped(text);
      troubles.clear();
      sending.clear();
    },
    setCode: (digits: string) => {
      setCode(digits);
      troubles.clear();
    },
    setPassword: (text: string) => {
      secret.setPassword(text);
      troubles.clear();
    },
  };
}
export type CodedPassword = ReturnType<typeof useCodedPassword>;
