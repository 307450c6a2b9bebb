import { maskAccount } from '@bourse/core/identity/mask.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { accountName, personSubject } from '../../account-name.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { Channel, SendCodeRefusal, SentCode } from '../../identity-shapes.ts';
import { sendMessage } from '../../messages.ts';
import { setCodeUnsent } from '../../store/code.store.ts';
import { findPerson, findPersonByAccount, type Person } from '../../store/person.store.ts';
import { type CodeUse, issueCode } from './issue-code.ts';

export interface BoundCodeRequest {
  readonly uid: string;
  readonly purpose: string;
  readonly channel: Channel;
  readonly payload: string;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Sends a code to a channel that is bound to the person.
 *
 * @refuses CHANNEL_NOT_BOUND | CODE_TOO_SOON | CODE_DAILY_LIMIT | SENDER_UNAVAILABLE
 */
export async function sendBoundCode(
  deps: IdentityDeps,
  request: BoundCodeRequest,
): Promise<Result<SentCode, SendCodeRefusal>> {
  const person = await findPerson(deps.db, request.uid);
  const target = person && boundTarget(person, request.channel);
  if (!person || !target) return refuse('CHANNEL_NOT_BOUND', { channel: request.channel });
  const { purpose, channel, payload } = request;
  const use = { subject: personSubject(person.uid), purpose, channel, payload, target };
  // The message must show the memo, because it is part of where the money goes; only some networks have one.
  const template = request.params.memo === undefined ? `code.${purpose}` : `code.${purpose}-memo`;
  return sendTo(deps, use, person, { template, params: request.params });
}

/**
 * Sends a code to an address or number that the person is about to bind. If somebody else has it, they get a message
 * that says so instead. The answer is the same, so that nobody learns who has an account.
 *
 * @refuses TARGET_REQUIRED | PHONE_INVALID | ACCOUNT_EXISTS (if it is the person's own already) | those of
 *   sendBoundCode
 */
export async function sendNewContactCode(
  deps: IdentityDeps,
  request: { readonly uid: string; readonly purpose: 'bind-email' | 'bind-phone'; readonly target: string },
): Promise<Result<SentCode, SendCodeRefusal | 'TARGET_REQUIRED' | 'PHONE_INVALID' | 'ACCOUNT_EXISTS'>> {
  const channel = request.purpose === 'bind-email' ? 'email' : 'sms';
  const account = accountName(request.target);
  if (!account) return refuse('PHONE_INVALID');
  if (account.channel !== channel) return refuse('TARGET_REQUIRED', { channel });
  const person = await findPerson(deps.db, request.uid);
  if (!person) return refuse('CHANNEL_NOT_BOUND', { channel });
  if (account.text === boundTarget(person, channel)) return refuse('ACCOUNT_EXISTS');
  const isFree = (await findPersonByAccount(deps.db, account.text)) === null;
  const use = newContactUse(person.uid, request.purpose, account.text);
  return sendTo(
    deps,
    use,
    { ...person, antiPhishingCode: isFree ? person.antiPhishingCode : null },
    {
      template: isFree ? `code.${request.purpose}` : 'account-exists',
      params: {},
      isUsable: isFree,
    },
  );
}

/**
 * Sends a code to a bound channel that permits binding one new address or number, and no other.
 *
 * @refuses TARGET_REQUIRED | PHONE_INVALID | those of sendBoundCode
 */
export async function sendContactChangeCode(
  deps: IdentityDeps,
  request: {
    readonly uid: string;
    readonly purpose: 'bind-email' | 'bind-phone';
    readonly channel: Channel;
    readonly permits: string | undefined;
  },
): Promise<Result<SentCode, SendCodeRefusal | 'TARGET_REQUIRED' | 'PHONE_INVALID'>> {
  const { uid, purpose, channel, permits } = request;
  const kind = purpose === 'bind-email' ? 'email' : 'sms';
  if (permits === undefined) return refuse('TARGET_REQUIRED', { channel: kind });
  const account = accountName(permits);
  if (!account) return refuse('PHONE_INVALID');
  if (account.channel !== kind) return refuse('TARGET_REQUIRED', { channel: kind });
  return sendBoundCode(deps, { uid, purpose, channel, payload: account.text, params: {} });
}

/** What a code to a new address is bound to. Its purpose differs from that of a code to the old address. */
export function newContactUse(uid: string, purpose: 'bind-email' | 'bind-phone', target: string): CodeUse {
  const channel = purpose === 'bind-email' ? 'email' : 'sms';
  return { subject: personSubject(uid), purpose: `${purpose}:new`, channel, payload: '', target };
}

/** The address or number of a channel; null if none is bound. */
export function boundTarget(person: Pick<Person, 'email' | 'phone'>, channel: Channel): string | null {
  return channel === 'email' ? person.email : person.phone;
}

async function sendTo(
  deps: IdentityDeps,
  use: CodeUse,
  person: Pick<Person, 'locale' | 'antiPhishingCode'>,
  message: {
    readonly template: string;
    readonly params: Readonly<Record<string, string>>;
    readonly isUsable?: boolean;
  },
): Promise<Result<SentCode, 'CODE_TOO_SOON' | 'CODE_DAILY_LIMIT' | 'SENDER_UNAVAILABLE'>> {
  const isUsable = message.isUsable ?? true;
  const issued = await issueCode(deps, use, isUsable);
  if (!issued.ok) return issued;
  const sent = await sendMessage(deps, issued.value.id, {
    channel: use.channel,
    to: use.target,
    template: message.template,
    params: isUsable ? { ...message.params, code: issued.value.digits } : {},
    locale: person.locale,
    antiPhishingCode: person.antiPhishingCode,
  });
  if (!sent.ok) {
    await setCodeUnsent(deps.db, issued.value.id);
    return sent;
  }
  const { expiresAtMs, resendAtMs } = issued.value;
  return ok({ sentTo: maskAccount(use.target), expiresAtMs, resendAtMs });
}
