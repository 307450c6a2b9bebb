import { PASSWORD_LENGTH_MIN } from '@bourse/core/identity/password-length.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOneAtATime } from '../../../../lib/calls.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { enrolmentQuery, useEnrol } from '../../api/members.ts';

const CODE = /^[A-Za-z0-9_-]{43}$/u;

/**
 * Sets a password and an authenticator with the two halves of a one-time code. One half comes after the `#` of the address,
 * where no server can log it; the other is pasted, alone or as the link that it was sent in.
 */
export function useEnrolModel() {
  const [code] = useState(() => location.hash.slice(1));
  const isCode = CODE.test(code);
  const [secondLink, setSecondLink] = useState('');
  const secondCode = secondLink.trim().split('#').at(-1) ?? '';
  const isSecond = CODE.test(secondCode);
  const enrolment = useQuery(enrolmentQuery(isCode ? code : '', isSecond ? secondCode : ''));
  const enrolling = useEnrol();
  const oneAtATime = useOneAtATime();
  const [password, setPassword] = useState('');
  const [totpCode, setTotpCode] = useState('');
  const canSubmit = password.length >= PASSWORD_LENGTH_MIN && /^[0-9]{6}$/u.test(totpCode);
  return {
    view: {
      state: !isCode ? 'unknown' : isSecond && enrolment.isPending ? 'loading' : 'ready',
      secondLink,
      asksSecond: isCode && !enrolment.data,
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
      setSecondLink,
      setPassword,
      setTotpCode: (text: string) => setTotpCode(text.replace(/\D/gu, '').slice(0, 6)),
      submit: () => {
        if (!canSubmit) return;
        const sent = { enrolmentCode: code, secondCode, password, totpCode };
        // The mutation holds the refusal.
        void oneAtATime(() => enrolling.mutateAsync(sent).catch(() => {}));
      },
    },
  } as const;
}
