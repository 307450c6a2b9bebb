import { CODE_LENGTH } from '@bourse/core/identity/code-length.ts';
import { useState } from 'react';
import { commands } from '../../api/commands.ts';
import { useIdentityText } from '../../identity-text.ts';
import { useAttempts } from '../attempt.model.ts';
import { type ChangeProps, finish } from '../change/change-props.ts';
import { useFactors } from '../factors/factors.model.ts';

/** Removes the authenticator: needs the login password, a last code of it, and a code by e-mail or phone. */
export function useUnbindTotpModel(props: ChangeProps) {
  const { security } = props;
  const t = useIdentityText();
  const [loginPassword, setLoginPassword] = useState('');
  const [totpCode, setTotpCode] = useState('');
  const attempts = useAttempts<'login' | 'totp'>({
    LOGIN_WRONG: 'login',
    LOGIN_LOCKED: 'login',
    TOTP_WRONG: 'totp',
    TOTP_REPLAYED: 'totp',
  });
  const factors = useFactors({
    bound: { totpBound: false, passkeys: 0, email: security.email, phone: security.phone },
    needed: 1,
    sendCode: (channel) => commands.sendMyCode({ purpose: 'unbind-totp', channel }),
  });
  return {
    view: {
      loginPassword,
      totpCode,
      loginError: attempts.at('login'),
      totpError: attempts.at('totp'),
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      canSubmit: loginPassword !== '' && totpCode.length === CODE_LENGTH && factors.isComplete,
    },
    factors,
    commands: {
      setLoginPassword: (text: string) => {
        setLoginPassword(text);
        attempts.clear();
      },
      setTotpCode: (digits: string) => {
        setTotpCode(digits);
        attempts.clear();
      },
      submit: async () => {
        const input = { loginPassword, totpCode, ...factors.codes };
        const ended = await attempts.run(() => commands.unbindTotp(input), factors.take);
        if (ended?.ok) finish(props, t('identity.totp.removed'));
      },
    },
  };
}
