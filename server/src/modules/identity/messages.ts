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
  /** The phrase by which the recipient knows that a mail is ours. */
  readonly antiPhishingCode: string | null;
}

/**
 * Sends and waits, which may take long: never inside of a transaction.
 *
 * @param mailId  its name on the wire, by which receivers drop repeats
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

/** What is told of these may have been somebody else's doing: the message carries a link that freezes the account. */
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
 * Writes to a person of something that happens in the caller's transaction: without its commit nobody hears of it, and after
 * it the message goes out whatever is killed. It goes to where the person is reached as `person` says, by e-mail first.
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

/** Like `queueMessage`, to the person as they stand in the transaction. */
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

/** A message as it was written. */
export const openMessage = (
  deps: Pick<IdentityDeps, 'box'>,
  { id, sealed }: Pick<WaitingMessage, 'id' | 'sealed'>,
): OutgoingMessage => JSON.parse(deps.box.open(sealed, placeOf(id))) as OutgoingMessage;

const placeOf = (id: string): string => `message:${id}`;

/** A message to somebody who may want none by a channel. */
export interface WantedMessage {
  readonly mailId: string;
  readonly uid: string;
  readonly kind: string;
  readonly params: Readonly<Record<string, string>>;
  readonly carriesFreezeLink: boolean;
  readonly wants: (channel: Channel) => boolean;
}

/**
 * Sends what a notice says, in the words of the notice, by the first channel that the person has and wants; an e-mail
 * address goes first.
 */
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
  // Committed before the message leaves: the link must work for whoever reads it.
  const freezeUrl = carriesFreezeLink ? await createFreezeUrl(deps.db, deps, person.uid) : null;
  const { locale, antiPhishingCode } = person;
  const shown = freezeUrl === null ? params : { ...params, freezeUrl };
  const message = { ...place, template: `notice:${kind}`, params: shown, locale, antiPhishingCode };
  return (await sendMessage(deps, mailId, message)).ok ? 'sent' : 'failed';
}

/** A text message may be read on a locked screen. */
function maskPhrase(phrase: string | null): string | null {
  return phrase === null ? null : `${phrase.slice(0, 1)}***${phrase.slice(-1)}`;
}
