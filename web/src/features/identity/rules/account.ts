/** The two kinds of account a person may have. */
export type AccountKind = 'email' | 'phone';

const EMAIL = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}$/u;
const PHONE = /^\+[1-9][0-9]{6,14}$/u;

/** Typed text in the server's form: without spaces, a phone with its plus and without separators. */
export function tidyAccount(kind: AccountKind, typed: string): string {
  const text = typed.trim();
  if (kind === 'email') return text.replace(/\s/gu, '');
  return text.replace(/[\s().-]/gu, '').replace(/^00/u, '+');
}

/** What is wrong with the account typed so far; null while it is empty or fine. */
export function accountProblem(kind: AccountKind, typed: string): 'email' | 'phonePlus' | 'phone' | null {
  const text = tidyAccount(kind, typed);
  if (text === '') return null;
  if (kind === 'email') return EMAIL.test(text) ? null : 'email';
  if (!text.startsWith('+')) return 'phonePlus';
  return PHONE.test(text) ? null : 'phone';
}

export const isAccount = (kind: AccountKind, typed: string): boolean =>
  tidyAccount(kind, typed) !== '' && accountProblem(kind, typed) === null;
