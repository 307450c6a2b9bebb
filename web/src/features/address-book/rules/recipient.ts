import { UID } from '@bourse/core/identity/uid.ts';

export type RecipientType = 'mobile' | 'email' | 'account';

const PATTERNS: Record<RecipientType, RegExp> = {
  mobile: /^\+[1-9][0-9]{6,14}$/,
  email: /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}$/,
  account: UID,
};

/** Removes separators that people write between the digits of a phone or account number. */
export const tidyRecipient = (type: RecipientType, text: string): string =>
  type === 'email' ? text.trim() : text.replace(/[\s().-]/g, '');

export const isRecipient = (type: RecipientType, text: string): boolean => PATTERNS[type].test(text);

/** The account number in a scanned `pay:` code; any other text unchanged. */
export const recipientOfCode = (text: string): string => /^pay:([0-9]{9})\b/.exec(text.trim())?.[1] ?? text;
