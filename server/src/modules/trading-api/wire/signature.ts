import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_PAIR = /(^|&)signature=([^&]*)/;
const HEX = /^[0-9a-fA-F]{64}$/;

/**
 * What a signature was made of: query and body as they came, one behind the other, without the signature itself.
 *
 * @returns  null where there is no signature
 */
export function signedText(query: string, body: string): { readonly text: string; readonly signature: string } | null {
  const inQuery = SIGNATURE_PAIR.exec(query);
  const found = inQuery ?? SIGNATURE_PAIR.exec(body);
  if (!found) return null;
  const text = inQuery ? cut(query, inQuery) + body : query + cut(body, found);
  return { text, signature: found[2]! };
}

function cut(text: string, { index, 0: whole }: RegExpExecArray): string {
  const rest = text.slice(0, index) + text.slice(index + whole.length);
  return index === 0 && rest.startsWith('&') ? rest.slice(1) : rest;
}

/** What the signature of a JSON message is made of: its parameters sorted by name, joined as a query without any encoding. */
export function signedJsonText(parameters: ReadonlyMap<string, string>): string {
  return [...parameters]
    .filter(([name]) => name !== 'signature')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** True where a text was signed with this secret; takes as long for a wrong signature as for a right one. */
export function isSigned(text: string, signature: string, secret: string): boolean {
  if (!HEX.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(text).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
