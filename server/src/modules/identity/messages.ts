import type { Result } from '@bourse/core/result.ts';
import { ok, refuse } from '@bourse/core/result.ts';
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

/**
 * Tells a person of something that has happened, over the channel they have; call it after the commit. The notice in the
 * application is what counts, so nobody waits for the message and a sender that fails is the operator's to see in the log.
 */
export function tellPerson(
  room: Room,
  person: Pick<Person, 'email' | 'phone' | 'locale' | 'antiPhishingCode'>,
  template: string,
  params: Readonly<Record<string, string>>,
): void {
  const to = person.email ?? person.phone;
  if (to === null) return;
  const channel = person.email === null ? 'sms' : 'email';
  const { locale, antiPhishingCode } = person;
  const sending = sendMessage(room, { channel, to, template, params, locale, antiPhishingCode }).catch(() => {});
  room.underWay.add(sending);
  void sending.finally(() => room.underWay.delete(sending));
}

/** A text message may be read on a locked screen. */
function maskPhrase(phrase: string | null): string | null {
  return phrase === null ? null : `${phrase.slice(0, 1)}***${phrase.slice(-1)}`;
}
