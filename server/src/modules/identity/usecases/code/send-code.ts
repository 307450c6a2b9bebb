import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { maskAccount } from '@bourse/core/identity/mask.ts';
import { networkRange } from '@bourse/core/identity/network-range.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { PuzzleAnswer } from '../../../../platform/puzzles/puzzles.ts';
import { accountName, accountSubject } from '../../account-name.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { SentCode } from '../../identity-shapes.ts';
import { sendMessage } from '../../messages.ts';
import { setCodeUnsent } from '../../store/code.store.ts';
import { findPersonByAccount } from '../../store/person.store.ts';
import { findRecentAddresses } from '../../store/session.store.ts';
import { type AskingBrowser, askingSubject } from './asking-subject.ts';
import { issueCode, issueToStranger } from './issue-code.ts';

export type AnonymousPurpose = 'register' | 'login' | 'reset-password';

/**
 * Networks in which the person logged in within this time do not count as strangers'. At most the last few are
 * considered.
 */
const RECENT_MS = 30 * DAY_MS;
const RECENT_MAX = 5;

export interface AskedCode extends AskingBrowser, PuzzleAnswer {
  readonly purpose: AnonymousPurpose;
  readonly account: string;
  readonly locale: string;
  readonly ip: string;
}
type SendRefusal =
  | 'PHONE_INVALID'
  | 'CODE_TOO_SOON'
  | 'CODE_DAILY_LIMIT'
  | 'CAPTCHA_REQUIRED'
  | 'CAPTCHA_WRONG'
  | 'SENDER_UNAVAILABLE';

/**
 * Sends a code to somebody who is not logged in. Neither the answer nor its time shows whether the account exists: one
 * row is always written and one message sent; if the code would be of no use, the message says so.
 *
 * A remembered browser, a network where the person was lately, and each network of strangers have their own quotas;
 * strangers also share one.
 *
 * @refuses PHONE_INVALID | CODE_TOO_SOON | CODE_DAILY_LIMIT | CAPTCHA_REQUIRED | CAPTCHA_WRONG | SENDER_UNAVAILABLE
 */
export async function sendCode(deps: IdentityDeps, request: AskedCode): Promise<Result<SentCode, SendRefusal>> {
  const account = accountName(request.account);
  if (!account) return refuse('PHONE_INVALID');
  const isPuzzleSolved = request.captchaId !== undefined;
  if (isPuzzleSolved) {
    const solved = await deps.puzzles.judge(request, deps.clock.nowMs());
    if (!solved.ok) return solved;
  }
  const person = await findPersonByAccount(deps.db, account.text);
  const isUsable = (person === null) === (request.purpose === 'register');
  const { subject, isRemembered } = await askingSubject(deps, account, { ...request, uid: person?.uid ?? null });
  const use = { subject, purpose: request.purpose, channel: account.channel, payload: '', target: account.text };
  const asked = {
    account: accountSubject(deps.hashKey, account),
    network: networkRange(request.ip),
    recentNetworks: await recentNetworks(deps, person?.uid ?? ''),
    isPuzzleSolved,
    isUsable,
  };
  const issued = isRemembered ? await issueCode(deps, use, isUsable) : await issueToStranger(deps, use, asked);
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

/**
 * The last few networks from which the person logged in lately. They are few, so an intruder who had the account for a
 * while adds few.
 */
async function recentNetworks(deps: IdentityDeps, uid: string): Promise<ReadonlySet<string>> {
  const addresses = await findRecentAddresses(deps.db, uid, deps.clock.nowMs() - RECENT_MS);
  return new Set([...new Set(addresses.map(networkRange))].slice(0, RECENT_MAX));
}
