import { createHash } from 'node:crypto';
import { crc32c } from '@bourse/core/checksum/crc32c.ts';

/** What the engine hands over: the commands of one commit, encoded. */
export interface NewBatch {
  /** One more than the sequence of the batch before; the first is 1. */
  readonly sequence: number;
  /** Names the encoding of `payload`; a reader that does not know it refuses to go on. */
  readonly format: number;
  /** Time of the last command in it, UTC ms. */
  readonly atMs: number;
  readonly commandCount: number;
  readonly payload: Uint8Array;
}

/** One row of the journal. */
export interface Batch extends NewBatch {
  /** The lease under which it was written. */
  readonly epoch: bigint;
  /** CRC-32C of the payload. */
  readonly checksum: number;
  /** SHA-256 over the row before and this one. */
  readonly hash: Buffer;
}

/** What stands before the first batch. */
export const GENESIS: Pick<Batch, 'sequence' | 'hash'> = { sequence: 0, hash: Buffer.alloc(32) };

/** The row that follows `previous`, sealed: with its checksum and the hash that ties it to everything before. */
export function sealBatch(previous: Pick<Batch, 'hash'>, epoch: bigint, batch: NewBatch): Batch {
  const checksum = crc32c(batch.payload);
  return { ...batch, epoch, checksum, hash: hashOf(previous, { ...batch, epoch, checksum }) };
}

/** The journal cannot be trusted from a sequence on; whoever reads it stops there. */
export class JournalBroken extends Error {
  override readonly name = 'JournalBroken';

  constructor(
    readonly sequence: number,
    reason: string,
  ) {
    super(`The journal is broken at sequence ${sequence}: ${reason}.`);
  }
}

/**
 * Holds a row against the one before it.
 *
 * @param formats  the encodings that this program reads
 * @throws JournalBroken for a gap, a flipped bit, a row that was changed, a time that falls, or an unknown format
 */
export function verifyBatch(
  previous: Pick<Batch, 'sequence' | 'hash'> & Partial<Pick<Batch, 'atMs'>>,
  batch: Batch,
  formats: ReadonlySet<number>,
): void {
  const broken = (reason: string): never => {
    throw new JournalBroken(previous.sequence + 1, reason);
  };
  if (batch.sequence !== previous.sequence + 1) broken(`it is missing, the next one there is ${batch.sequence}`);
  if (crc32c(batch.payload) !== batch.checksum) broken('its bytes are not those that were written');
  if (!hashOf(previous, batch).equals(batch.hash)) broken('it does not follow from the row before');
  if (batch.atMs < (previous.atMs ?? batch.atMs)) broken('its time is before that of the row before');
  if (!formats.has(batch.format)) broken(`its format ${batch.format} is of a newer version of Bourse`);
}

function hashOf(previous: Pick<Batch, 'hash'>, batch: Omit<Batch, 'hash'>): Buffer {
  const head = Buffer.alloc(40);
  head.writeBigInt64BE(BigInt(batch.sequence), 0);
  head.writeBigInt64BE(batch.epoch, 8);
  head.writeBigInt64BE(BigInt(batch.atMs), 16);
  head.writeInt32BE(batch.format, 24);
  head.writeInt32BE(batch.commandCount, 28);
  head.writeUInt32BE(batch.checksum, 32);
  head.writeInt32BE(batch.payload.length, 36);
  return createHash('sha256').update(previous.hash).update(head).update(batch.payload).digest();
}
