import { CODE_LENGTH } from '@bourse/core/identity/code-length.ts';
import { useEffect, useRef, useState } from 'react';
import type { CallFailure } from '../../../../lib/calls/call-failure.ts';
import { notify } from '../../../../lib/notify.ts';
import { type Ended, troubleText } from '../../../identity/public.ts';
import { useLaunchText } from '../../launch-text.ts';

const AT_PASSWORD: ReadonlySet<string | null | undefined> = new Set([
  'TRADING_PASSWORD_NOT_SET',
  'TRADING_PASSWORD_WRONG',
  'TRADING_PASSWORD_LOCKED',
]);

/** Whether the field is still there: it goes with its form when the round ends. */
function useIsThere() {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}

interface Trouble {
  readonly isPassword: boolean;
  readonly code: string | null;
  readonly text: string;
}

/** The trading password, and the one call that it confirms. A wrong one is said at its field, everything else beside it. */
export function usePasswordCall<Value>(
  call: (password: string) => Promise<Ended<Value>>,
  onDone: (value: Value) => void,
  /** Says more of a wrong password than other rooms do; null where it has nothing to add. */
  sayWrong: (failure: CallFailure) => string | null = () => null,
) {
  const t = useLaunchText();
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isThere = useIsThere();
  const isComplete = password.length === CODE_LENGTH;

  const confirm = async () => {
    if (!isComplete || isBusy) return;
    setIsBusy(true);
    setTrouble(null);
    const ended = await call(password);
    if (ended.ok) {
      setIsBusy(false);
      return onDone(ended.value);
    }
    const { failure } = ended;
    const isUnknown = failure.isOutcomeUnknown || failure.kind === 'pending';
    const isPassword = AT_PASSWORD.has(failure.i18nMsgCode);
    const text = isUnknown
      ? t('launch.unknown')
      : isPassword
        ? (sayWrong(failure) ?? (await troubleText(failure)))
        : failure.message;
    setIsBusy(false);
    if (isPassword) setPassword('');
    setTrouble({ isPassword, code: failure.i18nMsgCode, text });
    // Whoever was too late by a moment is told nevertheless.
    if (!isThere.current) notify({ tone: 'warn', title: text });
  };

  return {
    view: {
      password,
      isComplete,
      isBusy,
      passwordError: trouble?.isPassword ? trouble.text : null,
      refusal: trouble && !trouble.isPassword ? trouble.text : null,
      refusalCode: trouble && !trouble.isPassword ? trouble.code : null,
    },
    commands: {
      setPassword: (digits: string) => {
        setPassword(digits);
        setTrouble(null);
      },
      confirm: () => void confirm(),
    },
  };
}
