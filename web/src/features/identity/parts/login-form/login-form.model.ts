import { CODE_LENGTH } from '@bourse/core/identity/code-length.ts';
import { useState } from 'react';
import { hasPasskeys } from '../../../../lib/browser/passkey.ts';
import type { CallInput } from '../../../../lib/client.ts';
import { commands } from '../../api/commands.ts';
import { useIdentityText } from '../../identity-text.ts';
import { useAccount } from '../account-field/account.model.ts';
import { useAfterLogin } from '../after-login.ts';
import { useAttempts } from '../attempt.model.ts';
import { passkeyLogin } from '../passkeys/ceremony.model.ts';
import { usePuzzle } from '../puzzle/puzzle.model.ts';

type Input = CallInput<'identity.login'>;
/** What the server asks for besides the password. */
type Extra = 'code' | 'totp';

/** Log-in: first account and password, then what else the server asks for. */
export function useLoginFormModel() {
  const t = useIdentityText();
  const account = useAccount();
  const { goOn } = useAfterLogin();
  const puzzle = usePuzzle();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [totpCode, setTotpCode] = useState('');
  const [extras, setExtras] = useState<readonly Extra[]>([]);
  const [sent, setSent] = useState<{ account: string; sentTo: string; resendAtMs: number } | null>(null);
  const sending = useAttempts<never>({});
  const [judged, setJudged] = useState(account.account);
  if (judged !== account.account) {
    // What was asked of one account, and the codes sent to it, do not apply to another.
    setJudged(account.account);
    setExtras([]);
    setCode('');
    setTotpCode('');
  }
  const attempts = useAttempts<'password' | 'code' | 'totp'>({
    LOGIN_WRONG: 'password',
    LOGIN_LOCKED: 'password',
    CODE_WRONG: 'code',
    CODE_EXPIRED: 'code',
    CODE_SPENT: 'code',
    TOTP_WRONG: 'totp',
    TOTP_REPLAYED: 'totp',
  });
  const asks = (extra: Extra) => extras.includes(extra);
  const send = async () => {
    const to = account.account;
    const ended = await sending.run(() =>
      puzzle.pass((answer) => commands.sendCode({ purpose: 'login', account: to, ...answer })),
    );
    if (ended?.ok) setSent({ ...ended.value, account: to });
  };
  const submit = async () => {
    account.judge();
    if (!account.isGood || password === '') return;
    const input: Input = {
      account: account.account,
      password,
      ...(asks('code') && { code }),
      ...(asks('totp') && { totpCode }),
    };
    const ended = await attempts.run(
      () => puzzle.pass((answer) => commands.login({ ...input, ...answer })),
      ({ i18nMsgCode, details }) => {
        const extra = i18nMsgCode === 'LOGIN_CODE_REQUIRED' ? 'code' : i18nMsgCode === 'TOTP_REQUIRED' ? 'totp' : null;
        if (i18nMsgCode?.startsWith('CODE_')) setCode('');
        if (i18nMsgCode?.startsWith('TOTP_')) setTotpCode('');
        if (!extra) return false;
        // A new device with an authenticator needs both codes; asking for both at once saves a round trip.
        const wanted: readonly Extra[] = extra === 'code' && details.totp === true ? ['code', 'totp'] : [extra];
        setExtras([...new Set([...extras, ...wanted])]);
        if (extra === 'code' && sent?.account !== account.account) void send();
        return true;
      },
    );
    if (ended?.ok) await goOn();
  };
  const byPasskey = async () => {
    const ended = await attempts.run(async () => {
      const proved = await passkeyLogin(t);
      return proved.ok ? commands.passkeyLogin({ passkey: proved.value }) : proved;
    });
    if (ended?.ok) await goOn();
  };
  return {
    view: {
      account,
      password,
      code,
      totpCode,
      asksCode: asks('code'),
      asksTotp: asks('totp'),
      sent: sent?.account === account.account ? sent : null,
      isSending: sending.isBusy,
      sendError: sending.overall,
      passwordError: attempts.at('password'),
      codeError: attempts.at('code'),
      totpError: attempts.at('totp'),
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      hasPasskeys: hasPasskeys(),
      puzzleShare: puzzle.share,
      canSubmit:
        account.isGood &&
        password !== '' &&
        (!asks('code') || code.length === CODE_LENGTH) &&
        (!asks('totp') || totpCode.length === CODE_LENGTH),
    },
    commands: {
      setPassword: (text: string) => {
        setPassword(text);
        attempts.clear();
      },
      setCode,
      setTotpCode,
      send: () => void send(),
      submit: () => void submit(),
      byPasskey: () => void byPasskey(),
    },
  };
}
