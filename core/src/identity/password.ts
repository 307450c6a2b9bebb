import { ok, type Result, refuse } from '../result.ts';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from './password-length.ts';

/** Long passwords need no mixture: length is worth more than a digit at the end. */
const PHRASE_LENGTH_MIN = 14;
const DIFFERENT_CHARACTERS_MIN = 5;

/** What every list of stolen passwords begins with; the rules below refuse most of their relatives. */
const COMMON = new Set(
  (
    'password password1 password12 password123 passw0rd p@ssw0rd p@ssword1 qwerty123 qwerty12 qwerty1234 qwertyuiop1 ' +
    '1q2w3e4r 1q2w3e4r5t 1qaz2wsx abc12345 abcd1234 abcdef12 a1b2c3d4 aa123456 iloveyou1 letmein1 welcome1 welcome123 ' +
    'admin123 admin1234 monkey123 dragon123 football1 baseball1 sunshine1 princess1 superman1 michael1 charlie1 trustno1 ' +
    'changeme1 changeme123 bitcoin1 bitcoin123 crypto123 exchange1 zaq12wsx asdf1234 asdfgh123 zxcvbnm1 test1234 user1234 ' +
    'master123 hello1234 secret123 1234abcd 12345abc 123456aa 123456abc a123456789 123456789a q1w2e3r4 qazwsx123 pass1234'
  ).split(' '),
);

type PasswordWeakness = 'TOO_SHORT' | 'TOO_LONG' | 'TOO_COMMON' | 'TOO_PLAIN' | 'CONTAINS_ACCOUNT';

/**
 * Judges a new login password.
 *
 * @param account  the e-mail address or phone number it protects, which it must not contain
 * @refuses        PASSWORD_WEAK with the reason, and the length where that is it
 */
export function judgePassword(password: string, account: string): Result<true, 'PASSWORD_WEAK'> {
  const reason = weaknessOf(password, account);
  if (reason === null) return ok(true);
  return refuse('PASSWORD_WEAK', { reason, min: PASSWORD_LENGTH_MIN, max: PASSWORD_LENGTH_MAX });
}

function weaknessOf(password: string, account: string): PasswordWeakness | null {
  const characters = [...password];
  if (characters.length < PASSWORD_LENGTH_MIN) return 'TOO_SHORT';
  if (password.length > PASSWORD_LENGTH_MAX) return 'TOO_LONG';
  const lower = password.toLowerCase();
  if (COMMON.has(lower)) return 'TOO_COMMON';
  const name = account.toLowerCase().split('@')[0]!.replace(/^\+/, '');
  if (name.length >= 4 && lower.includes(name)) return 'CONTAINS_ACCOUNT';
  if (new Set(characters).size < DIFFERENT_CHARACTERS_MIN || isRun(characters)) return 'TOO_PLAIN';
  if (characters.length >= PHRASE_LENGTH_MIN) return null;
  return kindsOf(password) >= 2 ? null : 'TOO_PLAIN';
}

/** Letters, digits and everything else. */
function kindsOf(password: string): number {
  return [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
}

/** 12345678, abcdefgh, 98765432 and their like: every step the same. */
function isRun(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0)!);
  const step = codes[1]! - codes[0]!;
  return Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - codes[at - 1]! === step);
}
