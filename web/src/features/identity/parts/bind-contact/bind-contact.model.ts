import { CODE_LENGTH } from '@bourse/core/identity/code-length.ts';
import { useState } from 'react';
import { commands } from '../../api/commands.ts';
import { useIdentityText } from '../../identity-text.ts';
import { type AccountKind, accountProblem, isAccount, tidyAccount } from '../../rules/account.ts';
import { useAttempts } from '../attempt.model.ts';
import { type ChangeProps, finish } from '../change/change-props.ts';
import { useFactors } from '../factors/factors.model.ts';

/** Binds a new e-mail address or phone number, with the code sent there and the present second factor. */
export function useBindContactModel(kind: AccountKind, props: ChangeProps) {
  const { security } = props;
  const t = useIdentityText();
  const [typed, setTyped] = useState('');
  const [newCode, setNewCode] = useState('');
  const [resendAtMs, setResendAtMs] = useState<number | null>(null);
  const sending = useAttempts<'target'>({
    ACCOUNT_EXISTS: 'target',
    PHONE_INVALID: 'target',
    TARGET_REQUIRED: 'target',
  });
  const attempts = useAttempts<'target' | 'code'>({
    ACCOUNT_EXISTS: 'target',
    PHONE_INVALID: 'target',
  });
  const purpose = kind === 'email' ? 'bind-email' : 'bind-phone';
  const isReplacing = (kind === 'email' ? security.email : security.phone) !== null;
  const target = tidyAccount(kind, typed);
  const factors = useFactors({
    bound: security,
    needed: isReplacing ? 2 : 1,
    // The code permits exactly this address or number.
    sendCode: (channel) => commands.sendMyCode({ purpose, channel, ...(isTarget && { permits: target }) }),
  });
  const problem = accountProblem(kind, typed);
  const isTarget = isAccount(kind, typed);
  return {
    view: {
      typed,
      newCode,
      isReplacing,
      isTarget,
      resendAtMs,
      isSending: sending.isBusy,
      targetError:
        attempts.at('target') ?? sending.at('target') ?? (problem ? t(`identity.account.problem.${problem}`) : null),
      codeError: attempts.at('code') ?? sending.overall,
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      lockHours: !isReplacing
        ? security.lockHours.firstBind
        : kind === 'email'
          ? security.lockHours.emailReplace
          : security.lockHours.change,
      canSubmit: isTarget && newCode.length === CODE_LENGTH && factors.isComplete,
    },
    factors,
    commands: {
      setTyped: (text: string) => {
        setTyped(text);
        // The waiting time belonged to the previous address.
        setResendAtMs(null);
        sending.clear();
        attempts.clear();
      },
      setNewCode: (digits: string) => {
        setNewCode(digits);
        attempts.clear();
      },
      send: async () => {
        const channel = kind === 'email' ? 'email' : 'sms';
        const ended = await sending.run(() => commands.sendMyCode({ purpose, channel, target }));
        if (ended?.ok) setResendAtMs(ended.value.resendAtMs);
      },
      submit: async () => {
        const codes = { newCode, ...factors.codes };
        const work = () =>
          kind === 'email'
            ? commands.bindEmail({ email: target, ...codes })
            : commands.bindPhone({ phone: target, ...codes });
        const ended = await attempts.run(work, (failure, text) => {
          if (failure.i18nMsgCode?.startsWith('CODE_') && failure.details.channel === 'new') {
            attempts.fail('code', text);
            setNewCode('');
            return true;
          }
          return factors.take(failure, text);
        });
        if (ended?.ok) finish(props, t(`identity.${kind}.bound`));
      },
    },
  };
}
