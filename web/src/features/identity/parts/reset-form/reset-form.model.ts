import { useState } from 'react';
import { commands } from '../../api/commands.ts';
import { useAccount } from '../account-field/account.model.ts';
import { useAttempts } from '../attempt.model.ts';
import { useNewPassword } from '../new-password.model.ts';

const LENGTH = 6;

/** A new login password by code. */
export function useResetFormModel(onDone: () => void) {
  const account = useAccount();
  const secret = useNewPassword(account.account);
  const [code, setCode] = useState('');
  const [totpCode, setTotpCode] = useState('');
  const [asksTotp, setAsksTotp] = useState(false);
  const [sent, setSent] = useState<{ sentTo: string; resendAtMs: number } | null>(null);
  const sending = useAttempts<'account'>({ PHONE_INVALID: 'account' });
  const attempts = useAttempts<'code' | 'password' | 'totp'>({
    CODE_WRONG: 'code',
    CODE_EXPIRED: 'code',
    CODE_SPENT: 'code',
    PASSWORD_WEAK: 'password',
    PASSWORD_SAME: 'password',
    TOTP_WRONG: 'totp',
    TOTP_REPLAYED: 'totp',
  });
  const canSubmit =
    account.isGood && code.length === LENGTH && secret.isGood && (!asksTotp || totpCode.length === LENGTH);
  return {
    view: {
      account,
      accountError: sending.at('account') ?? account.error,
      code,
      codeError: attempts.at('code') ?? sending.overall,
      sent,
      isSending: sending.isBusy,
      password: secret.password,
      passwordError: attempts.at('password') ?? secret.problem,
      isPasswordGood: secret.isGood,
      totpCode,
      asksTotp,
      totpError: attempts.at('totp'),
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      canSubmit,
    },
    commands: {
      send: async () => {
        account.judge();
        if (!account.isGood) return;
        const ended = await sending.run(() =>
          commands.sendCode({ purpose: 'reset-password', account: account.account }),
        );
        if (ended?.ok) setSent(ended.value);
      },
      setCode: (digits: string) => {
        setCode(digits);
        attempts.clear();
      },
      setTotpCode,
      setPassword: (text: string) => {
        secret.setPassword(text);
        attempts.clear();
      },
      submit: async () => {
        if (!canSubmit) return;
        const input = { account: account.account, code, password: secret.password, ...(asksTotp && { totpCode }) };
        const ended = await attempts.run(
          () => commands.resetPassword(input),
          ({ i18nMsgCode }) => {
            if (i18nMsgCode !== 'TOTP_REQUIRED') return false;
            setAsksTotp(true);
            return true;
          },
        );
        if (ended?.ok) onDone();
      },
    },
  };
}
