import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids/ids.ts';
import { createFreezeUrl } from './freeze-url.ts';
import type { IdentityDeps } from './identity-deps.ts';
import type { Channel } from './identity-shapes.ts';
import { insertMessage, type WaitingMessage } from './store/message.store.ts';
import { findPerson, type Person } from './store/person.store.ts';

export interface OutgoingMessage {
  readonly channel: Channel;
  readonly to: string;
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
  readonly locale: string;
  /** The phrase by which the recipient recognises our mails. */
  readonly antiPhishingCode: string | null;
}

/**
 * Sends a message and waits for the result. This may take long, so never call it inside a transaction.
 *
 * @param mailId  its message id, by which mail servers drop repeats
 * @refuses       SENDER_UNAVAILABLE
 */
export async function sendMessage(
  deps: Pick<IdentityDeps, 'sender'>,
  mailId: string,
  message: OutgoingMessage,
): Promise<Result<true, 'SENDER_UNAVAILABLE'>> {
  const { antiPhishingCode, ...rest } = message;
  const shown = message.channel === 'sms' ? maskPhrase(antiPhishingCode) : antiPhishingCode;
  const params = shown === null ? message.params : { ...message.params, antiPhishingCode: shown };
  const sent = await deps.sender.send({ ...rest, id: mailId, params });
  return sent.ok ? ok(true) : refuse('SENDER_UNAVAILABLE', { channel: message.channel });
}

/** Messages about what may have been somebody else's doing carry a link that freezes the account. */
const CARRIES_FREEZE_LINK: ReadonlySet<string> = new Set([
  'new-device',
  'password-changed',
  'trading-password-changed',
  'contact-changed',
  'totp-bound',
  'totp-removed',
  'factors-reset',
  'passkey-added',
  'passkey-removed',
  'unfrozen',
  'api-key-made',
  'wallet-linked',
  'wallet-unlinked',
  'withdrawal-requested',
  'sent',
]);

type Addressee = Pick<Person, 'uid' | 'email' | 'phone' | 'locale' | 'antiPhishingCode'>;

/**
 * Queues a message about something that happens in the caller's transaction: it is sent only if that commits, and then
 * even if the process is killed. It goes to the address that `person` has, preferably by e-mail.
 */
export async function queueMessage(
  tx: Tx,
  deps: IdentityDeps,
  person: Addressee,
  template: string,
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  const to = person.email ?? person.phone;
  if (to === null) return;
  const { uid, locale, antiPhishingCode } = person;
  const freezeUrl = CARRIES_FREEZE_LINK.has(template) ? await createFreezeUrl(tx, deps, uid) : null;
  const shown = freezeUrl === null ? params : { ...params, freezeUrl };
  const channel = person.email === null ? 'sms' : 'email';
  const message: OutgoingMessage = { channel, to, template, params: shown, locale, antiPhishingCode };
  const nowMs = deps.clock.nowMs();
  const id = newId(nowMs);
  await insertMessage(tx, { id, uid, sealed: deps.box.seal(JSON.stringify(message), placeOf(id)), nowMs });
}

/** Like `queueMessage`, with the address that the person has in this transaction. */
export async function writeTo(
  tx: Tx,
  deps: IdentityDeps,
  uid: string,
  template: string,
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  const person = await findPerson(tx, uid);
  if (person) await queueMessage(tx, deps, person, template, params);
}

/** Decrypts a queued message. */
export const openMessage = (
  deps: Pick<IdentityDeps, 'box'>,
  { id, sealed }: Pick<WaitingMessage, 'id' | 'sealed'>,
): OutgoingMessage => JSON.parse(deps.box.open(sealed, placeOf(id))) as OutgoingMessage;

const placeOf = (id: string): string => `message:${id}`;

/** A message that the person may have switched off for a channel. */
export interface WantedMessage {
  readonly mailId: string;
  readonly uid: string;
  readonly kind: string;
  readonly params: Readonly<Record<string, string>>;
  readonly carriesFreezeLink: boolean;
  readonly wants: (channel: Channel) => boolean;
}

/** Sends a notice, in its own words, by the first channel that the person has and wants: e-mail first. */
export async function deliverNotice(
  deps: IdentityDeps,
  person: Addressee,
  { mailId, kind, params, carriesFreezeLink, wants }: WantedMessage,
): Promise<'sent' | 'off' | 'nobody' | 'failed'> {
  const places = [
    ...(person.email === null ? [] : [{ channel: 'email' as const, to: person.email }]),
    ...(person.phone === null ? [] : [{ channel: 'sms' as const, to: person.phone }]),
  ];
  const place = places.find(({ channel }) => wants(channel));
  if (!place) return places.length === 0 ? 'nobody' : 'off';
  // Committed before the message is sent, so that the link works as soon as the message is read.
  const freezeUrl = carriesFreezeLink ? await createFreezeUrl(deps.db, deps, person.uid) : null;
  const { locale, antiPhishingCode } = person;
  const shown = freezeUrl === null ? params : { ...params, freezeUrl };
  const message = { ...place, template: `notice:${kind}`, params: shown, locale, antiPhishingCode };
  return (await sendMessage(deps, mailId, message)).ok ? 'sent' : 'failed';
}

/** Shortened, because a text message may be read on a locked screen. */
function maskPhrase(phrase: string | null): string | null {
  return phrase === null ? null : `${phrase.slice(0, 1)}***${phrase.slice(-1)}`;
}
