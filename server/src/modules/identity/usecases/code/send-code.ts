import { maskAccount } from '@bourse/core/identity/mask.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { accountName } from '../../account-name.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { SentCode } from '../../identity-shapes.ts';
import { sendMessage } from '../../messages.ts';
import { setCodeUnsent } from '../../store/code.store.ts';
import { findPersonByAccount } from '../../store/person.store.ts';
import { askingSubject } from './asking-subject.ts';
import { issueCode } from './issue-code.ts';

export type AnonymousPurpose = 'register' | 'login' | 'reset-password';

/**
 * Sends a code to somebody who is not logged in. Whether the account exists shows neither in the answer nor in its time:
 * always one row is written and one message goes out, to an account that cannot use a code one that says so.
 *
 * @refuses PHONE_INVALID | CODE_TOO_SOON | CODE_DAILY_LIMIT | SENDER_UNAVAILABLE
 */
export async function sendCode(
  deps: IdentityDeps,
  request: {
    readonly purpose: AnonymousPurpose;
    readonly account: string;
    readonly locale: string;
    /** The remembered browser that asks, where it is one. */
    readonly deviceToken: string | null;
  },
): Promise<Result<SentCode, 'PHONE_INVALID' | 'CODE_TOO_SOON' | 'CODE_DAILY_LIMIT' | 'SENDER_UNAVAILABLE'>> {
  const account = accountName(request.account);
  if (!account) return refuse('PHONE_INVALID');
  const person = await findPersonByAccount(deps.db, account.text);
  const isUsable = (person === null) === (request.purpose === 'register');
  const subject = await askingSubject(deps, account, { uid: person?.uid ?? null, deviceToken: request.deviceToken });
  const use = { subject, purpose: request.purpose, channel: account.channel, payload: '', target: account.text };
  const issued = await issueCode(deps, use, isUsable);
  if (!issued.ok) return issued;
  const sent = await sendMessage(deps, issued.value.id, {
    channel: account.channel,
    to: account.text,
    template: isUsable ? `code.${request.purpose}` : person ? 'account-exists' : 'no-account',
    params: isUsable ? { code: issued.value.digits } : {},
    locale: person?.locale ?? request.locale,
    antiPhishingCode: person?.antiPhishingCode ?? null,
  });
  if (!sent.ok) {
    await setCodeUnsent(deps.db, issued.value.id);
    return sent;
  }
  const { expiresAtMs, resendAtMs } = issued.value;
  return ok({ sentTo: maskAccount(account.text), expiresAtMs, resendAtMs });
}
