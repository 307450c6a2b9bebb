import { useState } from 'react';
import { useSearch } from 'wouter';
import { useFeature } from '../../../../lib/status.ts';
import { commands } from '../../api/commands.ts';
import { useIdentityText } from '../../identity-text.ts';
import { useAccount } from '../account-field/account.model.ts';
import { useAfterLogin } from '../after-login.ts';
import { useAttempts } from '../attempt.model.ts';
import { useNewPassword } from '../new-password.model.ts';

const LENGTH = 6;
const INVITE = /^[A-Za-z0-9]{4,16}$/u;

/** A new account: address, the code sent there, a password, and an invitation where there is one. */
export function useRegisterFormModel() {
  const t = useIdentityText();
  const account = useAccount();
  const { goOn } = useAfterLogin();
  const invited = new URLSearchParams(useSearch()).get('inviteCode') ?? '';
  const secret = useNewPassword(account.account);
  const [code, setCode] = useState('');
  const [inviteCode, setInviteCode] = useState(invited);
  const [sent, setSent] = useState<{ sentTo: string; resendAtMs: number } | null>(null);
  const sending = useAttempts<'account'>({ PHONE_INVALID: 'account' });
  const attempts = useAttempts<'account' | 'code' | 'password' | 'invite'>({
    ACCOUNT_EXISTS: 'account',
    PHONE_INVALID: 'account',
    CODE_WRONG: 'code',
    CODE_EXPIRED: 'code',
    CODE_SPENT: 'code',
    PASSWORD_WEAK: 'password',
    INVITE_UNKNOWN: 'invite',
  });
  /** Registration by invitation can be switched off: then an invitation in the link is left out as well. */
  const takesInvites = useFeature('LIMIT_REGISTER_SWITCH');
  const isInviteGood = !takesInvites || inviteCode === '' || INVITE.test(inviteCode);
  const canSubmit = account.isGood && code.length === LENGTH && secret.isGood && isInviteGood;
  return {
    view: {
      account,
      accountError: attempts.at('account') ?? sending.at('account') ?? account.error,
      /** The account is there already: the next thing to do is to log in. */
      exists: attempts.trouble?.field === 'account',
      code,
      codeError: attempts.at('code') ?? sending.overall,
      sent,
      isSending: sending.isBusy,
      password: secret.password,
      passwordError: attempts.at('password') ?? secret.problem,
      isPasswordGood: secret.isGood,
      inviteCode,
      inviteError: attempts.at('invite') ?? (isInviteGood ? null : t('identity.register.inviteRule')),
      takesInvites,
      isInvited: invited !== '',
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      canSubmit,
    },
    commands: {
      send: async () => {
        account.judge();
        if (!account.isGood) return;
        const ended = await sending.run(() => commands.sendCode({ purpose: 'register', account: account.account }));
        if (ended?.ok) setSent(ended.value);
      },
      setTyped: (text: string) => {
        account.setTyped(text);
        attempts.clear();
        sending.clear();
        setSent(null);
      },
      setCode: (digits: string) => {
        setCode(digits);
        attempts.clear();
      },
      setPassword: (text: string) => {
        secret.setPassword(text);
        attempts.clear();
      },
      setInviteCode: (text: string) => setInviteCode(text.trim()),
      submit: async () => {
        account.judge();
        if (!canSubmit) return;
        const invite = takesInvites && inviteCode ? { inviteCode } : {};
        const input = { account: account.account, code, password: secret.password, ...invite };
        const ended = await attempts.run(() => commands.register(input));
        if (ended?.ok) await goOn();
      },
    },
  };
}
