import { CODE_LENGTH } from '@bourse/core/identity/code-length.ts';
import { useCallback, useEffect, useState } from 'react';
import type { CallOutput } from '../../../../lib/client.ts';
import { commands } from '../../api/commands.ts';
import { useIdentityText } from '../../identity-text.ts';
import { useAttempts } from '../attempt.model.ts';
import { type ChangeProps, finish } from '../change/change-props.ts';
import { useFactors } from '../factors/factors.model.ts';

/** Binds an authenticator: a new secret, its first code, and a code by e-mail or phone. */
export function useBindTotpModel(props: ChangeProps) {
  const { security } = props;
  const t = useIdentityText();
  const [setup, setSetup] = useState<CallOutput<'identity.startTotp'> | null>(null);
  const [startFailed, setStartFailed] = useState<string | null>(null);
  const [totpCode, setTotpCode] = useState('');
  const attempts = useAttempts<'totp'>({ TOTP_WRONG: 'totp', TOTP_REPLAYED: 'totp', TOTP_NOT_STARTED: 'totp' });
  const factors = useFactors({
    bound: { totpBound: false, passkeys: 0, email: security.email, phone: security.phone },
    needed: 1,
    sendCode: (channel) => commands.sendMyCode({ purpose: 'bind-totp', channel }),
  });
  const start = useCallback(async () => {
    setStartFailed(null);
    const ended = await commands.startTotp();
    if (ended.ok) setSetup(ended.value);
    else setStartFailed(ended.failure.message);
  }, []);
  useEffect(() => void start(), [start]);
  return {
    view: {
      setup,
      startFailed,
      totpCode,
      totpError: attempts.at('totp'),
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      canSubmit: setup !== null && totpCode.length === CODE_LENGTH && factors.isComplete,
    },
    factors,
    commands: {
      restart: () => void start(),
      setTotpCode: (digits: string) => {
        setTotpCode(digits);
        attempts.clear();
      },
      submit: async () => {
        const ended = await attempts.run(() => commands.bindTotp({ totpCode, ...factors.codes }), factors.take);
        if (ended?.ok) finish(props, t('identity.totp.bound'));
        else if (ended?.failure.i18nMsgCode === 'TOTP_NOT_STARTED') void start();
      },
    },
  };
}
