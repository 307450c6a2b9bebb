const TOKEN = /^[A-Za-z0-9_-]{22}$/;
const DIGITS = /^[0-9]{8}$/;

/** The token of one of our links, or the eight digits beside it, from what was scanned, pasted or typed; null otherwise. */
export function readCode(text: string): { readonly token: string } | { readonly digits: string } | null {
  const plain = text.trim();
  const digits = plain.replace(/[\s-]/gu, '');
  if (DIGITS.test(digits)) return { digits };
  const last = plain.slice(plain.lastIndexOf('/') + 1);
  const isLink = /^https?:\/\/[^/]+\/l\//u.test(plain) || plain === last;
  return isLink && TOKEN.test(last) ? { token: last } : null;
}

/** Eight digits in two groups, so that they are easy to read out. */
export const spokenDigits = (digits: string): string => `${digits.slice(0, 4)} ${digits.slice(4)}`;
