/**
 * What a code is bound to, as one text to be hashed: if any part changes, a new code is needed.
 *
 * @param parts      fields in their canonical spelling; their order matters
 * @invariant        two different lists never give the same text, whatever their parts contain
 */
export function payloadText(purpose: string, parts: readonly (string | null)[]): string {
  return JSON.stringify([purpose, ...parts]);
}
