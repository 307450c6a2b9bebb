import { useState } from 'react';
import { useOneAtATime } from '../../../../lib/calls.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { useLogin } from '../../api/session.ts';

/** What a staff member types to get in. What was typed stays after a refusal, except the code, which is spent. */
export function useLoginModel() {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [totpCode, setTotpCode] = useState('');
  const sending = useLogin();
  const oneAtATime = useOneAtATime();
  const isComplete = login.trim().length >= 3 && password.length >= 8 && totpCode.length === 6;
  return {
    view: {
      login,
      password,
      totpCode,
      isComplete,
      isBusy: sending.isPending,
      error: sending.error ? refusalText(sending.error) : null,
    },
    commands: {
      setLogin,
      setPassword,
      setTotpCode: (text: string) => setTotpCode(text.replace(/\D/gu, '').slice(0, 6)),
      submit: () => {
        if (!isComplete) return;
        const sent = { login: login.trim(), password, totpCode };
        void oneAtATime(() => sending.mutateAsync(sent).catch(() => setTotpCode('')));
      },
    },
  };
}
