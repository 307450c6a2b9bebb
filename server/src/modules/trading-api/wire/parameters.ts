import { type ApiFault, FAULTS } from './api-fault.ts';

const COUNT_MAX = 60;

export type Parameters = ReadonlyMap<string, string>;

/**
 * The parameters of a query and a body, both form-encoded. One that is in both is taken from the query. One that is
 * twice in either, is not UTF-8 or contains NUL is refused here, so that nothing else ever sees it.
 */
export function readParameters(query: string, body: string): Parameters | ApiFault {
  const found = new Map<string, string>();
  const fault = readInto(found, query) ?? (query === '' ? readInto(found, body) : readBehind(found, body));
  return fault ?? found;
}

function readBehind(found: Map<string, string>, body: string): ApiFault | null {
  const inBody = new Map<string, string>();
  const fault = readInto(inBody, body);
  if (fault) return fault;
  for (const [name, value] of inBody) if (!found.has(name)) found.set(name, value);
  return found.size > COUNT_MAX ? FAULTS.tooManyParameters() : null;
}

function readInto(found: Map<string, string>, text: string): ApiFault | null {
  if (text === '') return null;
  const isPlain = PLAIN_TEXT.test(text);
  for (let from = 0, end = 0; from < text.length; from = end + 1) {
    end = text.indexOf('&', from);
    if (end === -1) end = text.length;
    if (end === from) continue;
    const at = text.indexOf('=', from);
    const nameEnd = at === -1 || at > end ? end : at;
    const rawName = text.slice(from, nameEnd);
    const rawValue = text.slice(nameEnd + 1, end);
    const name = isPlain ? rawName : decode(rawName);
    const value = isPlain ? rawValue : decode(rawValue);
    if (name === null || value === null) return FAULTS.unreadable();
    if (found.has(name)) return FAULTS.duplicate();
    if (found.size >= COUNT_MAX) return FAULTS.tooManyParameters();
    found.set(name, value);
  }
  return null;
}

/** Matches texts that need no decoding, which most calls consist of. */
const PLAIN_TEXT = /^[A-Za-z0-9_.~=&-]*$/;

function decode(text: string): string | null {
  try {
    const plain = decodeURIComponent(text.replaceAll('+', ' '));
    return plain.includes('\u0000') || !plain.isWellFormed() ? null : plain;
  } catch {
    return null;
  }
}

/** The parameters of a JSON message: texts, numbers and booleans, each as text. */
export function parametersOfJson(json: Readonly<Record<string, unknown>>): Parameters | ApiFault {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(json)) {
    if (value === null || value === undefined) continue;
    if (found.size >= COUNT_MAX) return FAULTS.tooManyParameters();
    const text = textOf(value);
    if (text === null || text.includes('\u0000') || !text.isWellFormed()) return FAULTS.unreadable();
    found.set(name, text);
  }
  return found;
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return JSON.stringify(value);
  return null;
}
