import { judgePassword } from '@bourse/core/identity/password.ts';
import { useState } from 'react';
import { useIdentityText } from '../../identity-text.ts';
import { weakPasswordText } from '../../rules/trouble-text.ts';

/** A new password. Rules without a dictionary are checked while typing; the server judges how easy it is to guess. */
export function useNewPassword(account: string) {
  const t = useIdentityText();
  const [password, setPassword] = useState('');
  const judged = judgePassword(password, account);
  const reason = password !== '' && !judged.ok ? String(judged.refusal.details?.reason) : null;
  return {
    password,
    setPassword,
    isGood: judged.ok,
    problem: reason === null ? null : weakPasswordText(t, reason),
  };
}
