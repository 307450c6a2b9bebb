/**
 * What a code is bound to, as one text to be hashed: changing any part needs a new code.
 *
 * @param parts  fields in their canonical spelling; the order is part of the text
 * @invariant    two different lists never give the same text, whatever their parts contain
 */
export function payloadText(purpose: string, parts: readonly (string | null)[]): string {
  return JSON.stringify([purpose, ...parts]);
}
