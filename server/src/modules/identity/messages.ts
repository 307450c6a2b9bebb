import type { Result } from '@bourse/core/result.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { newFreezeUrl } from './freeze-url.ts';
import type { Channel } from './identity-shapes.ts';
import type { Room } from './room.ts';
import type { Person } from './store/person.store.ts';

export interface OutgoingMessage {
  readonly channel: Channel;
  readonly to: string;
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
  readonly locale: string;
  /** The phrase by which the recipient knows that a mail is ours. */
  readonly antiPhishingCode: string | null;
}

/** Sends and waits. @refuses SENDER_UNAVAILABLE */
export async function sendMessage(room: Room, message: OutgoingMessage): Promise<Result<true, 'SENDER_UNAVAILABLE'>> {
  const { antiPhishingCode, ...rest } = message;
  const shown = message.channel === 'sms' ? maskPhrase(antiPhishingCode) : antiPhishingCode;
  const params = shown === null ? message.params : { ...message.params, antiPhishingCode: shown };
  const sent = await room.sender.send({ ...rest, params });
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
  'api-key-made',
  'withdrawal-requested',
  'sent',
]);

/**
 * Tells a person of something that has happened, over the channel they have; call it after the commit. The notice in the
 * application is what counts, so nobody waits for the message and a sender that fails is the operator's to see in the log.
 */
export function tellPerson(
  room: Room,
  person: Pick<Person, 'uid' | 'email' | 'phone' | 'locale' | 'antiPhishingCode'>,
  template: string,
  params: Readonly<Record<string, string>>,
): void {
  const to = person.email ?? person.phone;
  if (to === null) return;
  const channel = person.email === null ? 'sms' : 'email';
  const { locale, antiPhishingCode } = person;
  const send = async (): Promise<unknown> => {
    const freezeUrl = CARRIES_FREEZE_LINK.has(template) ? await newFreezeUrl(room, person.uid) : null;
    const shown = freezeUrl === null ? params : { ...params, freezeUrl };
    return sendMessage(room, { channel, to, template, params: shown, locale, antiPhishingCode });
  };
  const sending = send().catch(() => {});
  room.underWay.add(sending);
  void sending.finally(() => room.underWay.delete(sending));
}

/** A message to somebody who may want none by a channel. */
export interface WantedMessage {
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
  room: Room,
  person: Pick<Person, 'uid' | 'email' | 'phone' | 'locale' | 'antiPhishingCode'>,
  { kind, params, carriesFreezeLink, wants }: WantedMessage,
): Promise<'sent' | 'off' | 'nobody' | 'failed'> {
  const places = [
    ...(person.email === null ? [] : [{ channel: 'email' as const, to: person.email }]),
    ...(person.phone === null ? [] : [{ channel: 'sms' as const, to: person.phone }]),
  ];
  const place = places.find(({ channel }) => wants(channel));
  if (!place) return places.length === 0 ? 'nobody' : 'off';
  const freezeUrl = carriesFreezeLink ? await newFreezeUrl(room, person.uid) : null;
  const { locale, antiPhishingCode } = person;
  const shown = freezeUrl === null ? params : { ...params, freezeUrl };
  const message = { ...place, template: `notice:${kind}`, params: shown, locale, antiPhishingCode };
  return (await sendMessage(room, message)).ok ? 'sent' : 'failed';
}

/** A text message may be read on a locked screen. */
function maskPhrase(phrase: string | null): string | null {
  return phrase === null ? null : `${phrase.slice(0, 1)}***${phrase.slice(-1)}`;
}
