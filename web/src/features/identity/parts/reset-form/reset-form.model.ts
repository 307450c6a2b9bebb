import { CODE_LENGTH } from '@bourse/core/identity/code-length.ts';
import { useState } from 'react';
import type { CallInput } from '../../../../lib/client.ts';
import { commands } from '../../api/commands.ts';
import { useIdentityText } from '../../identity-text.ts';
import { useAttempts } from '../attempt.model.ts';
import { passkeyReset } from '../passkeys/ceremony.model.ts';
import { useCodedPassword } from '../password/coded-password.model.ts';

type Input = CallInput<'identity.resetPassword'>;
/** What the server asks for besides the code. */
interface Extra {
  readonly account: string;
  readonly totp: boolean;
  readonly passkey: boolean;
}

/** Sets a new login password by code. */
export function useResetFormModel(onDone: () => void) {
  const t = useIdentityText();
  const [totpCode, setTotpCode] = useState('');
  const [extra, setExtra] = useState<Extra | null>(null);
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
  // What was asked of one account does not apply to another.
  const asked = extra?.account === fields.account.account ? extra : null;
  const asksTotp = asked?.totp ?? false;
  const asksPasskey = asked?.passkey ?? false;
  const hasTotpCode = asksTotp && totpCode.length === CODE_LENGTH;
  const canSubmit = fields.isComplete && (!asksTotp || asksPasskey || hasTotpCode);
  const send = (factor: Pick<Input, 'totpCode' | 'passkey'>) => {
    const { account, code, password } = fields;
    return commands.resetPassword({ account: account.account, code, password, ...factor });
  };
  const attempt = async () => {
    if (hasTotpCode) return send({ totpCode });
    if (!asksPasskey) return send({});
    const proved = await passkeyReset(t, fields.account.account);
    return proved.ok ? send({ passkey: proved.value }) : proved;
  };
  return {
    view: {
      fields,
      totpCode,
      asksTotp,
      asksPasskey,
      /** True if pressing the button asks a passkey to sign. */
      isByPasskey: asksPasskey && !hasTotpCode,
      totpError: attempts.at('totp'),
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      canSubmit,
    },
    commands: {
      setTotpCode,
      submit: async () => {
        if (!canSubmit) return;
        const ended = await attempts.run(attempt, ({ i18nMsgCode, details }) => {
          const { account } = fields.account;
          if (i18nMsgCode === 'TOTP_REQUIRED') setExtra({ account, totp: true, passkey: false });
          else if (i18nMsgCode === 'PASSKEY_REQUIRED')
            setExtra({ account, totp: details.totp === true, passkey: true });
          else return false;
          return true;
        });
        if (ended?.ok) onDone();
      },
    },
  };
}
