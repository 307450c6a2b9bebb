import { useState } from 'react';
import { useSearch } from 'wouter';
import { useFeature } from '../../../../lib/status.ts';
import { commands } from '../../api/commands.ts';
import { useIdentityText } from '../../identity-text.ts';
import { useAfterLogin } from '../after-login.ts';
import { useAttempts } from '../attempt.model.ts';
import { useCodedPassword } from '../password/coded-password.model.ts';

const INVITE = /^[A-Za-z0-9]{4,16}$/u;

/** A new account: its address, the code sent there, a password, and an invitation if there is one. */
export function useRegisterFormModel() {
  const t = useIdentityText();
  const { goOn } = useAfterLogin();
  const invited = new URLSearchParams(useSearch()).get('inviteCode') ?? '';
  const [inviteCode, setInviteCode] = useState(invited);
  const attempts = useAttempts<'account' | 'code' | 'password' | 'invite'>({
    ACCOUNT_EXISTS: 'account',
    PHONE_INVALID: 'account',
    CODE_WRONG: 'code',
    CODE_EXPIRED: 'code',
    CODE_SPENT: 'code',
    PASSWORD_WEAK: 'password',
    INVITE_UNKNOWN: 'invite',
  });
  const fields = useCodedPassword('register', attempts);
  /** Registration by invitation can be switched off; then an invitation in the link is ignored. */
  const takesInvites = useFeature('LIMIT_REGISTER_SWITCH');
  const isInviteGood = !takesInvites || inviteCode === '' || INVITE.test(inviteCode);
  const canSubmit = fields.isComplete && isInviteGood;
  return {
    view: {
      fields,
      inviteCode,
      inviteError: attempts.at('invite') ?? (isInviteGood ? null : t('identity.register.inviteRule')),
      takesInvites,
      isInvited: invited !== '',
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      canSubmit,
    },
    commands: {
      setInviteCode: (text: string) => setInviteCode(text.trim()),
      submit: async () => {
        fields.account.judge();
        if (!canSubmit) return;
        const { account, code, password } = fields;
        const invite = takesInvites && inviteCode ? { inviteCode } : {};
        const ended = await attempts.run(() =>
          commands.register({ account: account.account, code, password, ...invite }),
        );
        if (ended?.ok) await goOn();
      },
    },
  };
}
