import { CODE_LENGTH } from '@bourse/core/identity/code-length.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { securityQuery } from '../../api/queries.ts';
import { useAttempts } from '../attempt.model.ts';
import { useFactors } from '../factors/factors.model.ts';
import type { SecurityCheckProps } from './security-check-props.ts';

const NOTHING_BOUND = { totpBound: false, passkeys: 0, email: null, phone: null } as const;

/** What has to be set up first; shown in place of the fields. */
export type MissingStep = 'trading-password' | 'totp' | 'phone';

/** The fields of a security check, submitted one attempt at a time. */
export function useSecurityCheckModel(props: SecurityCheckProps) {
  const asksPassword = props.asksTradingPassword ?? true;
  const security = useQuery(securityQuery());
  const [tradingPassword, setTradingPassword] = useState('');
  const bound = security.data ?? NOTHING_BOUND;
  const { factorsNeeded: needed, needsSentCode = false, sendCode } = props;
  const factors = useFactors({ bound, needed, needsSentCode, sendCode });
  const attempts = useAttempts<'password'>({
    TRADING_PASSWORD_NOT_SET: 'password',
    TRADING_PASSWORD_WRONG: 'password',
    TRADING_PASSWORD_LOCKED: 'password',
  });
  const missing: MissingStep[] = [];
  if (security.data && asksPassword && !security.data.tradingPasswordSet) missing.push('trading-password');
  if (security.data && factors.slots.length === 0) missing.push('totp', 'phone');
  const isComplete = (!asksPassword || tradingPassword.length === CODE_LENGTH) && factors.isComplete;
  return {
    view: {
      state: security.data ? 'ready' : security.isError ? 'failed' : 'loading',
      failedText: security.error?.message ?? '',
      asksPassword,
      missing,
      tradingPassword,
      passwordError: attempts.at('password'),
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      isComplete,
    },
    factors,
    commands: {
      retry: () => void security.refetch(),
      setTradingPassword: (digits: string) => {
        setTradingPassword(digits);
        attempts.clear();
      },
      confirm: async () => {
        if (!isComplete) return;
        const ended = await attempts.run(() => props.confirm({ tradingPassword, ...factors.codes }), factors.take);
        if (ended?.ok) {
          props.onConfirmed?.();
          props.onClose();
        } else if (ended?.failure.i18nMsgCode === 'TRADING_PASSWORD_WRONG') setTradingPassword('');
      },
    },
  } as const;
}
