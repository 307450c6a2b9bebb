import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { OperatorFault } from '../../process/operator-fault.ts';
import { BACKUP_FORMAT, type BackupHeader, type TableEnd } from './backup.ts';
import { BackupDamaged, type Frame, FrameReader } from './backup-frames.ts';
import { type BackupKey, beginOpen, readSealHeader, SEAL_HEADER_BYTES, type SealHeader } from './backup-seal.ts';
import type { CopiedTable } from './copied-tables.ts';

/** Provides the key for opening a backup, or throws and says what to provide. */
export type KeyFor = (kind: BackupKey['kind']) => BackupKey;

/** A backup that was read completely and found undamaged. */
export interface BackupFile {
  readonly file: string;
  readonly header: BackupHeader;
  /** The frames after the header, read and verified again from the file. */
  frames(): AsyncGenerator<Frame>;
}

/** The content of a JSON frame after the header. */
export type Note = {
  readonly table?: CopiedTable;
  readonly end?: TableEnd;
  readonly whole?: { readonly tables: number };
};

/** Error codes of zlib for a broken file, and of PostgreSQL for impossible rows. */
const DAMAGE_CODES = /^(Z_|22|23)/;

/**
 * Verifies a whole backup: every part of a sealed one, every table's checksum, and the end. No database is involved, so
 * a damaged file is refused before anything is changed. Backups of older releases, which are compressed but not sealed,
 * can be read too.
 *
 * @throws OperatorFault if the file is damaged, not a backup, or sealed under another key
 */
export async function openBackup(file: string, keyFor: KeyFor): Promise<BackupFile> {
  try {
    const sealed = readSealHeader(await beginningOf(file));
    const key = sealed && keyFor(sealed.kind);
    const read = () => framesOf(file, sealed, key);
    const frames = read();
    const header = await headerIn(frames);
    for await (const _ of checked(frames));
    return { file, header, frames: () => behindHeader(read()) };
  } catch (error) {
    throw backupFault(error as NodeJS.ErrnoException, file);
  }
}

/** Turns an error about a backup's file, or its rows, into one that tells the operator what to do. */
export function backupFault(error: NodeJS.ErrnoException, file: string): Error {
  if (error instanceof OperatorFault) return error;
  if (['ENOENT', 'EACCES', 'EISDIR'].includes(error.code ?? ''))
    return new OperatorFault(`The backup ${file} cannot be read: ${error.message}.`);
  if (error instanceof BackupDamaged || DAMAGE_CODES.test(error.code ?? ''))
    return new OperatorFault(`The backup ${file} is damaged (${error.message}). Nothing was restored.`);
  return error;
}

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SEAL_HEADER_BYTES), 0, SEAL_HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* framesOf(file: string, sealed: SealHeader | null, key: BackupKey | null): AsyncGenerator<Frame> {
  const opening = sealed && key ? openingOf(file, sealed, key) : null;
  const source = createReadStream(file, { start: opening ? SEAL_HEADER_BYTES : 0 });
  const reader = new FrameReader();
  const reading = opening
    ? pipeline(source, opening, createGunzip(), reader)
    : pipeline(source, createGunzip(), reader);
  // The loop below gets the same error at its next frame; this keeps it from being an unhandled rejection until then.
  reading.catch(() => {});
  try {
    yield* reader as AsyncIterable<Frame>;
    await reading;
  } finally {
    reader.destroy();
    source.destroy();
  }
}

function openingOf(file: string, sealed: SealHeader, key: BackupKey): Transform {
  const opening = beginOpen(sealed, key);
  if (opening) return opening;
  const under = sealed.kind === 'secret' ? 'the secret of another installation' : 'another passphrase';
  throw new OperatorFault(
    `The backup ${file} was sealed under ${under}, or its beginning is damaged. Nothing was restored.`,
  );
}

async function headerIn(frames: AsyncGenerator<Frame>): Promise<BackupHeader> {
  const first = await frames.next();
  const json = first.done || first.value.kind !== '{' ? null : (first.value.json as BackupHeader);
  if (json?.format !== BACKUP_FORMAT) throw new OperatorFault('This is no backup of Bourse.');
  return json;
}

async function* behindHeader(frames: AsyncGenerator<Frame>): AsyncGenerator<Frame> {
  await headerIn(frames);
  yield* checked(frames);
}

/** Passes frames on, and throws BackupDamaged if a table is not as it was written, or the end is missing. */
async function* checked(frames: AsyncGenerator<Frame>): AsyncGenerator<Frame> {
  let hash: Hash | null = null;
  let tables = 0;
  let isWhole = false;
  for await (const frame of frames) {
    if (isWhole) throw new BackupDamaged('something follows its end');
    if (frame.kind === 'd') {
      if (!hash) throw new BackupDamaged('there is data outside of a table');
      hash.update(frame.data);
    } else {
      const { table, end, whole } = frame.json as Note;
      if (table) hash = createHash('sha256');
      if (end) {
        if (hash?.digest('hex') !== end.sha256) throw new BackupDamaged(`the table ${end.table.name} is damaged`);
        hash = null;
        tables++;
      }
      if (whole && whole.tables !== tables) throw new BackupDamaged('a table is missing');
      isWhole ||= whole !== undefined;
    }
    yield frame;
  }
  if (!isWhole) throw new BackupDamaged('the file is not whole: its end is missing');
}
