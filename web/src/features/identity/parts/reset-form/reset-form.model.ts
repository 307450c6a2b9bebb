import { CODE_LENGTH } from '@bourse/core/identity/code-length.ts';
import { useState } from 'react';
import { commands } from '../../api/commands.ts';
import { useAttempts } from '../attempt.model.ts';
import { useCodedPassword } from '../password/coded-password.model.ts';

/** A new login password by code. */
export function useResetFormModel(onDone: () => void) {
  const [totpCode, setTotpCode] = useState('');
  const [asksTotp, setAsksTotp] = useState(false);
  const attempts = useAttempts<'account' | 'code' | 'password' | 'totp'>({
    CODE_WRONG: 'code',
    CODE_EXPIRED: 'code',
    CODE_SPENT: 'code',
    PASSWORD_WEAK: 'password',
    PASSWORD_SAME: 'password',
    TOTP_WRONG: 'totp',
    TOTP_REPLAYED: 'totp',
  });
  const fields = useCodedPassword('reset-password', attempts);
  const canSubmit = fields.isComplete && (!asksTotp || totpCode.length === CODE_LENGTH);
  return {
    view: {
      fields,
      totpCode,
      asksTotp,
      totpError: attempts.at('totp'),
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      canSubmit,
    },
    commands: {
      setTotpCode,
      submit: async () => {
        if (!canSubmit) return;
        const { account, code, password } = fields;
        const ended = await attempts.run(
          () => commands.resetPassword({ account: account.account, code, password, ...(asksTotp && { totpCode }) }),
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
