/** Thrown for a body or query that cannot be read; the edge answers 400 and says which. */
export class UnreadableForm extends Error {
  readonly statusCode = 400;
}

const FIELDS_MAX = 100;
/** Throws for invalid bytes instead of replacing them, and keeps a byte order mark instead of silently dropping it. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads a form-encoded body or a query into flat text fields.
 *
 * A repeated field, a broken percent sign, bytes that are not UTF-8 and NUL are refused, so that no handler ever sees
 * an array, a nested object or half a character.
 */
export function readForm(text: string): Readonly<Record<string, string>> {
  const fields: Record<string, string> = Object.create(null);
  if (text === '') return fields;
  const pairs = text.split('&');
  if (pairs.length > FIELDS_MAX) throw new UnreadableForm('too many fields');
  for (const pair of pairs) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decode(at === -1 ? pair : pair.slice(0, at));
    const value = decode(at === -1 ? '' : pair.slice(at + 1));
    if (name in fields) throw new UnreadableForm(`the field ${name.slice(0, 40)} stands twice`);
    fields[name] = value;
  }
  return fields;
}

/** The text of a body; bytes that are not UTF-8 are refused instead of replaced. */
export function readUtf8(body: Uint8Array): string {
  try {
    return decoder.decode(body);
  } catch {
    throw new UnreadableForm('text that is not UTF-8');
  }
}

function decode(text: string): string {
  const plain = text.replaceAll('+', ' ');
  if (!plain.includes('%') && isAscii(plain)) return refuseNul(plain);
  if (/%(?![0-9A-Fa-f]{2})/.test(plain)) throw new UnreadableForm('a percent sign without two hexadecimal digits');
  return refuseNul(readUtf8(percentBytes(plain)));
}

function percentBytes(text: string): Uint8Array {
  const source = Buffer.from(text, 'utf8');
  const bytes = new Uint8Array(source.length);
  let length = 0;
  for (let at = 0; at < source.length; at++) {
    const isEscape = source[at] === 0x25;
    bytes[length++] = isEscape ? Number.parseInt(source.toString('latin1', at + 1, at + 3), 16) : source[at]!;
    if (isEscape) at += 2;
  }
  return bytes.subarray(0, length);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

function refuseNul(text: string): string {
  if (text.includes('\u0000')) throw new UnreadableForm('a NUL character');
  return text;
}
