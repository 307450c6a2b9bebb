import { ok, type Result, refuse } from '../result.ts';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from './password-length.ts';

/**
 * Why a login password is refused. The last two need dictionaries: only the server says them.
 * A mixture of kinds of characters is never asked for: it makes `Summer2024` of `summer`, which every list knows.
 */
export type PasswordWeakness = 'TOO_SHORT' | 'TOO_LONG' | 'CONTAINS_ACCOUNT' | 'TOO_COMMON' | 'TOO_EASY';

/** Shorter names occur in many words by chance. */
const NAME_LENGTH_MIN = 4;

/**
 * Judges everything about a new login password that needs no dictionary, so that a page can tell while somebody types.
 *
 * @param account  the e-mail address or phone number it protects, which it must not contain
 * @refuses        PASSWORD_WEAK with the reason, and with the length where that is the reason
 */
export function judgePassword(password: string, account: string): Result<true, 'PASSWORD_WEAK'> {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH_MIN) return refusePassword('TOO_SHORT');
  if (password.length > PASSWORD_LENGTH_MAX) return refusePassword('TOO_LONG');
  const name = account.toLowerCase().split('@')[0]!.replace(/^\+/, '');
  if (name.length >= NAME_LENGTH_MIN && password.toLowerCase().includes(name))
    return refusePassword('CONTAINS_ACCOUNT');
  return ok(true);
}

/** The one form in which a weak password is refused. @refuses PASSWORD_WEAK, always */
export const refusePassword = (reason: PasswordWeakness): Result<never, 'PASSWORD_WEAK'> =>
  refuse('PASSWORD_WEAK', { reason, min: PASSWORD_LENGTH_MIN, max: PASSWORD_LENGTH_MAX });
