import { judgePassword, refusePassword } from '@bourse/core/identity/password.ts';
import { ok, type Result } from '@bourse/core/result.ts';
import { WORDS_OF_MANY_LANGUAGES } from './password-words.ts';

/**
 * A password that could be guessed in fewer than ten to this power tries is refused. The log-in does not allow a
 * millionth of that; this is about a stolen table of hashes. Eight unpredictable characters are just enough.
 */
const GUESSES_LOG10_MIN = 8;
/**
 * Only so many characters are judged; more can only make a password better. The estimate runs on the serving thread:
 * with these two limits the worst text takes some ten milliseconds, without them most of a second.
 */
const JUDGED_LENGTH_MAX = 32;
const SUBSTITUTIONS_MAX = 4;

/** Warnings of the estimate which mean that the password is, or nearly is, in a list of stolen ones. */
const COMMON = new Set<string | null>(['topTen', 'topHundred', 'common', 'similarToCommon', 'pwned']);

/** Shorter pieces of an account name, such as `com`, are part of too many words. */
const PIECE_LENGTH_MIN = 4;

/**
 * Judges a new login password of a person or of staff: its length, and how many guesses an attacker would need who
 * knows lists of stolen passwords, common words, names, dates, keyboards, and whose password it is.
 *
 * @param accounts  the e-mail address, phone number or login that it protects
 * @refuses         PASSWORD_WEAK with the reason
 */
export async function judgeNewPassword(
  password: string,
  accounts: readonly string[],
): Promise<Result<true, 'PASSWORD_WEAK'>> {
  for (const account of accounts) {
    const judged = judgePassword(password, account);
    if (!judged.ok) return judged;
  }
  const estimate = await estimator();
  const { guessesLog10, sequence, feedback } = estimate.check(password.normalize('NFKC'), accounts.flatMap(piecesOf));
  if (guessesLog10 >= GUESSES_LOG10_MIN) return ok(true);
  const isOwn = sequence.some((match) => 'dictionaryName' in match && match.dictionaryName === 'userInputs');
  if (isOwn) return refusePassword('CONTAINS_ACCOUNT');
  return refusePassword(COMMON.has(feedback.warning) ? 'TOO_COMMON' : 'TOO_EASY');
}

/** `ann.smith@example.com` as a whole and in pieces, because people use their names as passwords. */
function piecesOf(account: string): string[] {
  const text = account.toLowerCase();
  return [text, ...text.split(/[^\p{L}\p{N}]+/u).filter((piece) => piece.length >= PIECE_LENGTH_MIN)];
}

/** The dictionaries take 60 MB of memory and 0.2 s to load, so only a process that judges passwords loads them. */
let loading: ReturnType<typeof loadEstimator> | null = null;
function estimator(): ReturnType<typeof loadEstimator> {
  loading ??= loadEstimator();
  return loading;
}

async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, manyLanguages: [...WORDS_OF_MANY_LANGUAGES] },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: SUBSTITUTIONS_MAX,
    maxLength: JUDGED_LENGTH_MAX,
  });
}
