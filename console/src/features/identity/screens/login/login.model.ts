import { CODE_LENGTH } from '@bourse/core/identity/code-length.ts';
import { useState } from 'react';
import { useOneAtATime } from '../../../../lib/calls.ts';
import { hasPasskeys } from '../../../../lib/passkey.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { useLogin } from '../../api/session.ts';

/** The log-in form. After a refusal it keeps everything except the code, which works only once. */
export function useLoginModel() {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [totpCode, setTotpCode] = useState('');
  const sending = useLogin();
  const oneAtATime = useOneAtATime();
  const isNamed = login.trim().length >= 3 && password.length >= 8;
  const isComplete = isNamed && totpCode.length === CODE_LENGTH;
  const send = (code: string | null) =>
    void oneAtATime(() =>
      sending.mutateAsync({ login: login.trim(), password, totpCode: code }).catch(() => setTotpCode('')),
    );
  return {
    view: {
      login,
      password,
      totpCode,
      isNamed,
      isComplete,
      mayUseKey: hasPasskeys(),
      isBusy: sending.isPending,
      error: sending.error ? refusalText(sending.error) : null,
    },
    commands: {
      setLogin,
      setPassword,
      setTotpCode: (text: string) => setTotpCode(text.replace(/\D/gu, '').slice(0, 6)),
      submit: () => {
        if (isComplete) send(totpCode);
      },
      byKey: () => send(null),
    },
  };
}
