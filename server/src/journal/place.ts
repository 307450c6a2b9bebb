import { createHash } from 'node:crypto';
import { bytesOf, type JournalRow, openRow, type RowRefusal, wordsOf } from '@bourse/core/journal/journal-row.ts';

/** A place in the journal: the number of the last command up to there, and the SHA-256 of that row. */
export interface JournalPlace {
  readonly sequence: number;
  readonly hash: Buffer;
}

/** The place before the first command. */
export const GENESIS: JournalPlace = { sequence: 0, hash: Buffer.alloc(32) };

/** The journal cannot be trusted from a command on; readers must stop there. */
export class JournalBroken extends Error {
  override readonly name = 'JournalBroken';

  constructor(
    /** The first command that is missing or was changed. */
    readonly sequence: number,
    readonly reason: RowRefusal | 'ROW_COLUMNS' | 'ROW_TIME',
  ) {
    super(`The journal is broken at sequence ${sequence}: ${reason}.`);
  }
}

/** A row as stored: columns that can be searched repeat what is in the payload, and must agree with it. */
export interface StoredRow {
  readonly firstSequence: number;
  readonly count: number;
  readonly atMs: number;
  readonly payload: Buffer;
  readonly hash: Buffer;
}

export const hashOf = (row: Uint32Array): Buffer => createHash('sha256').update(bytesOf(row)).digest();

/** The hash of a row, in the form that the next row contains. */
export const hashWords = ({ hash }: JournalPlace): Uint32Array => wordsOf(Buffer.from(hash));

/**
 * Verifies that a row is complete and follows a place.
 *
 * @param atMs  the time of the row before, because time never goes back
 * @throws      JournalBroken
 */
export function verifiedRow(previous: JournalPlace, atMs: number, stored: StoredRow): JournalRow {
  const sequence = previous.sequence + 1;
  const words = wordsOf(stored.payload);
  const row = openRow(words, { firstSequence: sequence, previousHash: hashWords(previous) });
  if (!row.ok) throw new JournalBroken(sequence, row.refusal.code);
  const { firstSequence, count, atMs: rowAtMs } = row.value;
  const isAsTold = stored.firstSequence === firstSequence && stored.count === count && stored.atMs === rowAtMs;
  if (!isAsTold || !hashOf(words).equals(stored.hash)) throw new JournalBroken(sequence, 'ROW_COLUMNS');
  if (rowAtMs < atMs) throw new JournalBroken(sequence, 'ROW_TIME');
  return row.value;
}
