import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { keyedHash } from '../../platform/crypto/digest.ts';
import type { Channel } from './identity-shapes.ts';

/** An e-mail address or phone number in the one spelling under which it is stored. */
export interface AccountName {
  readonly text: string;
  readonly channel: Channel;
}

/** The stored spelling of what was typed; null for an invalid phone number. */
export function accountName(typed: string): AccountName | null {
  return typed.includes('@') ? emailName(typed) : phoneName(typed);
}

export function emailName(typed: string): AccountName {
  return { text: typed.toLowerCase(), channel: 'email' };
}

/** Null for an invalid phone number. */
export function phoneName(typed: string): AccountName | null {
  const phone = parsePhoneNumberFromString(typed);
  return phone?.isValid() ? { text: phone.number, channel: 'sms' } : null;
}

/** A name for an account that may not exist, as a hash, so that what people type is not stored. */
export function accountSubject(key: Buffer, account: AccountName): string {
  return `account:${keyedHash(key, 'account', account.text).toString('hex')}`;
}

/**
 * The same for one of the person's own browsers, so that its requests and guesses are counted separately from
 * strangers'.
 */
export function browserSubject(subject: string, deviceId: string): string {
  return `${subject}:${deviceId}`;
}

export function personSubject(uid: string): string {
  return `person:${uid}`;
}
