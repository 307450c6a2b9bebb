import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { OperatorFault } from '../../process/operator-fault.ts';
import type { Db, Queryable } from '../db.ts';
import { encodeFrame, type Frame } from './backup-frames.ts';
import { type BackupKey, beginSeal } from './backup-seal.ts';
import { type CopiedTable, copiedTables, quoted } from './copied-tables.ts';

export const BACKUP_FORMAT = 'bourse-backup-1';

export interface BackupHeader {
  readonly format: typeof BACKUP_FORMAT;
  readonly madeAtMs: number;
  readonly migrations: readonly { readonly number: number; readonly name: string; readonly checksum: string }[];
  readonly sequences: readonly { readonly schema: string; readonly name: string; readonly last: string | null }[];
}

export interface TableEnd {
  readonly table: CopiedTable;
  readonly rows: number;
  readonly sha256: string;
}

export interface BackupReport {
  readonly file: string;
  readonly tables: number;
  readonly rows: number;
  /** The kind of key that opens it. */
  readonly sealedUnder: BackupKey['kind'];
}

/**
 * Writes everything, as of one moment, to a compressed and sealed file while the server runs. The file gets its name
 * only once it is complete and on disk.
 *
 * @param owner  a connection that may read every table
 */
export async function writeBackup(
  owner: Db,
  file: string,
  { key, nowMs }: { readonly key: BackupKey; readonly nowMs: number },
): Promise<BackupReport> {
  const unfinished = `${file}.${process.pid}.unfinished`;
  const client = await owner.raw();
  const ends: TableEnd[] = [];
  const { header, seal } = beginSeal(key);
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    await pipeline(
      Readable.from(frames(client, nowMs, ends), { objectMode: true }),
      async function* (source) {
        for await (const frame of source) yield encodeFrame(frame as Frame);
      },
      createGzip({ level: 6 }),
      seal,
      async function* (sealed) {
        yield header;
        yield* sealed;
      },
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    await flush(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw fileFault(error as NodeJS.ErrnoException, file);
  } finally {
    client.release(true);
  }
  return { file, tables: ends.length, rows: ends.reduce((sum, end) => sum + end.rows, 0), sealedUnder: key.kind };
}

async function* frames(client: PoolClient, nowMs: number, ends: TableEnd[]): AsyncGenerator<Frame> {
  const q: Queryable = { query: async (text, values) => (await client.query(text, values as unknown[])).rows };
  yield { kind: '{', json: await headerOf(q, nowMs) };
  for (const table of await copiedTables(q)) {
    yield { kind: '{', json: { table } };
    const hash = createHash('sha256');
    const source = client.query(
      copyTo(`copy (select ${columnList(table)} from ${quoted(table.schema, table.name)}) to stdout`),
    );
    for await (const part of source) {
      hash.update(part as Buffer);
      yield { kind: 'd', data: part as Buffer };
    }
    const end: TableEnd = { table, rows: source.rowCount, sha256: hash.digest('hex') };
    ends.push(end);
    yield { kind: '{', json: { end } };
  }
  yield { kind: '{', json: { whole: { tables: ends.length } } };
}

async function headerOf(q: Queryable, nowMs: number): Promise<BackupHeader> {
  return {
    format: BACKUP_FORMAT,
    madeAtMs: nowMs,
    migrations: await q.query('select number, name, checksum from platform.migration order by number'),
    sequences: await q.query(
      `select schemaname::text as schema, sequencename::text as name, last_value::text as last from pg_sequences
       where schemaname <> 'public' order by 1, 2`,
    ),
  };
}

export function columnList(table: CopiedTable): string {
  return table.columns.map((column) => quoted(column)).join(', ');
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function fileFault(error: NodeJS.ErrnoException, file: string): Error {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') {
    return new OperatorFault(`The disk is full: the backup ${file} was not made.`);
  }
  if (['EACCES', 'EROFS', 'ENOENT', 'EISDIR', 'ENOTDIR', 'EPERM'].includes(error.code ?? '')) {
    return new OperatorFault(`The backup ${file} cannot be written: ${error.message}.`);
  }
  return error;
}
