import { CODE_LENGTH } from '@bourse/core/identity/code-length.ts';
import { judgeTradingPassword } from '@bourse/core/identity/trading-password.ts';
import { useState } from 'react';
import { commands } from '../../api/commands.ts';
import { useIdentityText } from '../../identity-text.ts';
import { weakDigitsText } from '../../rules/trouble-text.ts';
import { useAttempts } from '../attempt.model.ts';
import { type ChangeProps, finish } from '../change/change-props.ts';
import { useFactors } from '../factors/factors.model.ts';

/** The new six digits twice, the login password, and codes. */
export function useTradingPasswordModel(props: ChangeProps) {
  const { security } = props;
  const t = useIdentityText();
  const [digits, setDigits] = useState('');
  const [repeated, setRepeated] = useState('');
  const [loginPassword, setLoginPassword] = useState('');
  const attempts = useAttempts<'digits' | 'login'>({
    TRADING_PASSWORD_WEAK: 'digits',
    LOGIN_WRONG: 'login',
    LOGIN_LOCKED: 'login',
  });
  const factors = useFactors({
    bound: security,
    // Setting the first one needs only the login password; a change needs two factors if two are bound.
    needed: security.tradingPasswordSet ? 2 : 0,
    sendCode: (channel) => commands.sendMyCode({ purpose: 'trading-password', channel }),
  });
  const judged = judgeTradingPassword(digits, { phone: security.phone, birthDate: null });
  const weak = digits.length === CODE_LENGTH && !judged.ok ? String(judged.refusal.details?.reason) : null;
  const isRepeated = repeated === digits;
  return {
    view: {
      digits,
      repeated,
      loginPassword,
      digitsError: attempts.at('digits') ?? (weak === null ? null : weakDigitsText(t, weak)),
      repeatError: repeated.length === CODE_LENGTH && !isRepeated ? t('identity.tradingPassword.differs') : null,
      loginError: attempts.at('login'),
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      canSubmit: judged.ok && isRepeated && loginPassword !== '' && factors.isComplete,
    },
    factors,
    commands: {
      setDigits: (text: string) => {
        setDigits(text);
        attempts.clear();
      },
      setRepeated,
      setLoginPassword: (text: string) => {
        setLoginPassword(text);
        attempts.clear();
      },
      submit: async () => {
        const input = { tradingPassword: digits, loginPassword, ...factors.codes };
        const ended = await attempts.run(() => commands.setTradingPassword(input), factors.take);
        if (ended?.ok) finish(props, t('identity.tradingPassword.saved'));
      },
    },
  };
}
