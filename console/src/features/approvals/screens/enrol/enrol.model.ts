import { PASSWORD_LENGTH_MIN } from '@bourse/core/identity/password-length.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOneAtATime } from '../../../../lib/calls.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { enrolmentQuery, useEnrol } from '../../api/members.ts';

const CODE = /^[A-Za-z0-9_-]{43}$/u;

/** Setting password and authenticator with a one-time code. The code stands behind the `#`, so that no server logs it. */
export function useEnrolModel() {
  const [code] = useState(() => location.hash.slice(1));
  const isCode = CODE.test(code);
  const enrolment = useQuery(enrolmentQuery(isCode ? code : ''));
  const enrolling = useEnrol();
  const oneAtATime = useOneAtATime();
  const [password, setPassword] = useState('');
  const [totpCode, setTotpCode] = useState('');
  const canSubmit = password.length >= PASSWORD_LENGTH_MIN && /^[0-9]{6}$/u.test(totpCode);
  return {
    view: {
      state: !isCode || enrolment.isError ? 'unknown' : enrolment.isPending ? 'loading' : 'ready',
      error: enrolment.error ? refusalText(enrolment.error) : null,
      enrolment: enrolment.data ?? null,
      password,
      totpCode,
      canSubmit,
      isBusy: enrolling.isPending,
      problem: enrolling.error ? refusalText(enrolling.error) : null,
      isDone: enrolling.isSuccess,
    },
    commands: {
      setPassword,
      setTotpCode: (text: string) => setTotpCode(text.replace(/\D/gu, '').slice(0, 6)),
      submit: () => {
        if (!canSubmit) return;
        const sent = { enrolmentCode: code, password, totpCode };
        // What was refused is read from the mutation.
        void oneAtATime(() => enrolling.mutateAsync(sent).catch(() => {}));
      },
    },
  } as const;
}
