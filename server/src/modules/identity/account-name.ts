import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { keyedHash } from '../../platform/crypto/digest.ts';
import type { Channel } from './identity-shapes.ts';

/** An e-mail address or phone number in the one spelling under which it is stored. */
export interface AccountName {
  readonly text: string;
  readonly channel: Channel;
}

/** The stored spelling of what was typed; null for a phone number that no country has. */
export function accountName(typed: string): AccountName | null {
  return typed.includes('@') ? emailName(typed) : phoneName(typed);
}

export function emailName(typed: string): AccountName {
  return { text: typed.toLowerCase(), channel: 'email' };
}

/** Null for a number that no country has. */
export function phoneName(typed: string): AccountName | null {
  const phone = parsePhoneNumberFromString(typed);
  return phone?.isValid() ? { text: phone.number, channel: 'sms' } : null;
}

/** Names an account that may not exist without keeping it. */
export function accountSubject(key: Buffer, account: AccountName): string {
  return `account:${keyedHash(key, 'account', account.text).toString('hex')}`;
}

/** The same for one of its person's browsers: what strangers ask for and guess is counted apart. */
export function browserSubject(subject: string, deviceId: string): string {
  return `${subject}:${deviceId}`;
}

export function personSubject(uid: string): string {
  return `person:${uid}`;
}
