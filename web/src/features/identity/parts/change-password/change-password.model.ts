import { judgePassword } from '@bourse/core/identity/password.ts';
import { useState } from 'react';
import { commands } from '../../api/commands.ts';
import { useIdentityText } from '../../identity-text.ts';
import { weakPasswordText } from '../../rules/trouble-text.ts';
import { useAttempts } from '../attempt.model.ts';
import { type ChangeProps, finish } from '../change/change-props.ts';
import { useFactors } from '../factors/factors.model.ts';

/** The old and the new login password, and one code. */
export function useChangePasswordModel(props: ChangeProps) {
  const { security } = props;
  const t = useIdentityText();
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const attempts = useAttempts<'old' | 'new'>({
    LOGIN_WRONG: 'old',
    LOGIN_LOCKED: 'old',
    PASSWORD_WEAK: 'new',
    PASSWORD_SAME: 'new',
  });
  const factors = useFactors({
    bound: security,
    needed: 1,
    sendCode: (channel) => commands.sendMyCode({ purpose: 'change-password', channel }),
  });
  const judged = judgePassword(newPassword, security.email ?? security.phone ?? '');
  const weak = newPassword !== '' && !judged.ok ? String(judged.refusal.details?.reason) : null;
  const isSame = newPassword !== '' && newPassword === oldPassword;
  const isRepeated = repeated === newPassword;
  return {
    view: {
      oldPassword,
      newPassword,
      repeated,
      oldError: attempts.at('old'),
      newError:
        attempts.at('new') ?? (isSame ? t('identity.password.same') : weak === null ? null : weakPasswordText(t, weak)),
      repeatError: repeated !== '' && !isRepeated ? t('identity.password.differs') : null,
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      canSubmit: oldPassword !== '' && judged.ok && !isSame && isRepeated && factors.isComplete,
    },
    factors,
    commands: {
      setOldPassword: (text: string) => {
        setOldPassword(text);
        attempts.clear();
      },
      setNewPassword: (text: string) => {
        setNewPassword(text);
        attempts.clear();
      },
      setRepeated,
      submit: async () => {
        const input = { oldPassword, newPassword, ...factors.codes };
        const ended = await attempts.run(() => commands.changePassword(input), factors.take);
        if (ended?.ok) finish(props, t('identity.password.changed'));
      },
    },
  };
}
