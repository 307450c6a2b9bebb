import { ok, type Result, refuse } from '../result.ts';
import { crc32c } from './crc32c.ts';
import { putWide, wideAt } from './words.ts';

const MAGIC = 0x4e_52_4a_42;
const VERSION = 1;
const HASH_WORDS = 8;
const AT = { magic: 0, version: 1, crc: 2, first: 3, count: 5, atMs: 6, commands: 8, events: 9, previous: 10 } as const;
export const ROW_HEADER_WORDS = AT.previous + HASH_WORDS;

/** One batch in the form that the journal keeps. */
export interface JournalRow {
  /** The number of its first command; the next row begins `count` later. */
  readonly firstSequence: number;
  readonly count: number;
  readonly atMs: number;
  /** SHA-256 of the previous row, 32 bytes as 8 words; zeros in the first row. */
  readonly previousHash: Uint32Array;
  readonly commands: Uint32Array;
  readonly events: Uint32Array;
}

/** Why a row cannot be continued from. The details name the sequence, and what was expected and found. */
export type RowRefusal = 'ROW_CUT_OFF' | 'ROW_CHECKSUM' | 'ROW_VERSION' | 'ROW_GAP' | 'ROW_CHAIN';

/**
 * Writes a batch as one blob: a header with a CRC-32C of everything after it, the commands, the events.
 *
 * @returns  words with a buffer of their own, which can be transferred to another thread
 */
export function sealRow(row: JournalRow): Uint32Array<ArrayBuffer> {
  const words = layRow(row);
  words[AT.crc] = crc32c(words, AT.first);
  return words;
}

/** The blob without its checksum, for the core's thread when another thread seals the row. */
export function layRow(row: JournalRow): Uint32Array<ArrayBuffer> {
  const { commands, events } = row;
  const words = new Uint32Array(ROW_HEADER_WORDS + commands.length + events.length);
  words[AT.magic] = MAGIC;
  words[AT.version] = VERSION;
  putWide(words, AT.first, row.firstSequence);
  words[AT.count] = row.count;
  putWide(words, AT.atMs, row.atMs);
  words[AT.commands] = commands.length;
  words[AT.events] = events.length;
  words.set(row.previousHash, AT.previous);
  words.set(commands, ROW_HEADER_WORDS);
  words.set(events, ROW_HEADER_WORDS + commands.length);
  return words;
}

/**
 * Reads a row after checking that it is complete and is the next one.
 *
 * @param words     the row, as `sealRow` wrote it
 * @param expected  the sequence that it must begin with, and the hash of the row before it
 * @refuses         ROW_CUT_OFF | ROW_VERSION | ROW_CHECKSUM | ROW_GAP | ROW_CHAIN
 */
export function openRow(
  words: Uint32Array,
  expected: { readonly firstSequence: number; readonly previousHash: Uint32Array },
): Result<JournalRow, RowRefusal> {
  const sequence = expected.firstSequence;
  if (words.length < ROW_HEADER_WORDS || words[AT.magic] !== MAGIC) return refuse('ROW_CUT_OFF', { sequence });
  if (words[AT.version] !== VERSION) return refuse('ROW_VERSION', { sequence, version: words[AT.version]! });
  const eventsAt = ROW_HEADER_WORDS + words[AT.commands]!;
  if (eventsAt + words[AT.events]! !== words.length) return refuse('ROW_CUT_OFF', { sequence });
  if (crc32c(words, AT.first) !== words[AT.crc]) return refuse('ROW_CHECKSUM', { sequence });
  const firstSequence = wideAt(words, AT.first);
  if (firstSequence !== sequence) return refuse('ROW_GAP', { sequence, found: firstSequence });
  const previousHash = words.subarray(AT.previous, ROW_HEADER_WORDS);
  if (!isSame(previousHash, expected.previousHash)) return refuse('ROW_CHAIN', { sequence });
  return ok({
    firstSequence,
    count: words[AT.count]!,
    atMs: wideAt(words, AT.atMs),
    previousHash,
    commands: words.subarray(ROW_HEADER_WORDS, eventsAt),
    events: words.subarray(eventsAt),
  });
}

export const NO_HASH = new Uint32Array(HASH_WORDS);

/** The row as bytes for the database; shares its memory. */
export const bytesOf = (words: Uint32Array): Uint8Array =>
  new Uint8Array(words.buffer, words.byteOffset, words.byteLength);

/** Bytes from the database as words; copied where they are not aligned to words. */
export function wordsOf(bytes: Uint8Array): Uint32Array {
  if (bytes.byteOffset % 4 === 0) return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2);
  return new Uint32Array(bytes.slice().buffer, 0, bytes.byteLength >>> 2);
}

export const isSame = (one: Uint32Array, other: Uint32Array): boolean =>
  one.length === other.length && one.every((word, at) => word === other[at]);
