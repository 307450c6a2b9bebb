import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { FileAnswer } from '../../../platform/request/file-answer.ts';
import { type Export, findChunk, findOwnExport } from '../queries/export.query.ts';
import type { StatementDeps } from '../statement-deps.ts';
import { fileNameOf } from '../views.ts';
import { boxOfFile, chunkPlace } from './file-seal.ts';

const unpack = promisify(gunzip);
type FileDeps = Pick<StatementDeps, 'db' | 'vault'>;
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/**
 * The file of a finished export, read chunk by chunk as fast as it is sent.
 *
 * @refuses  EXPORT_UNKNOWN, also for another person's
 * @refuses  EXPORT_NOT_READY
 */
export async function readFile(
  deps: StatementDeps,
  uid: string,
  id: string,
): Promise<Result<FileAnswer, 'EXPORT_UNKNOWN' | 'EXPORT_NOT_READY'>> {
  const found = await findOwnExport(deps.db, uid, id);
  if (!found) return refuse('EXPORT_UNKNOWN');
  if (found.state !== 'DONE') return refuse('EXPORT_NOT_READY', { state: found.state });
  return ok(fileAnswer(deps, found, fileNameOf(found)));
}

/** A finished file under a name. The caller decides who may have it. */
export function fileAnswer(deps: FileDeps, file: Export, name: string): FileAnswer {
  const { bytes, format } = file;
  return new FileAnswer({ name, type: TYPES[format], bytes, chunks: chunksOf(deps, file) });
}

async function* chunksOf({ db, vault }: FileDeps, file: Export): AsyncGenerator<Buffer> {
  const { id, chunkCount } = file;
  const box = boxOfFile(vault, file);
  for (let number = 0; number < chunkCount; number++) {
    const packed = await findChunk(db, id, number);
    // The file expired while it was read. Throwing cuts the answer off, which its promised length reveals.
    if (!packed) throw new Error('the file was deleted while it was read');
    yield await unpack(box ? box.openBytes(packed, chunkPlace(id, number)) : packed);
  }
}
