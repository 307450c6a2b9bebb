import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isDatabaseAway } from '../../../platform/db/db.ts';
import type { FilePiece } from '../ports.ts';
import { BOOKINGS, type ExportWork, subjectOf } from '../queries/export.query.ts';
import type { StatementWork } from '../statement-deps.ts';
import { deleteChunks, insertChunk } from '../store/chunk.store.ts';
import { advanceExport, endExport, noteFailure, releaseExport, takeExport } from '../store/export.store.ts';
import { deletePicks } from '../store/pick.store.ts';
import { boxOfFile, chunkPlace } from './file-seal.ts';
import { statementPieces } from './statement-pieces.ts';
import { TakenAway } from './taken-away.ts';
import { tellProgress } from './tell-progress.ts';

const pack = promisify(gzip);

/** How long one export is written before another that waits gets its turn. */
const SLICE_MS = 3_000;
/** After this time without a chunk another process takes over from a dead one. */
const WORKER_MS = 15_000;
/** After so many errors in a row, without a chunk in between, an export is given up. */
const FAILURES_MAX = 5;

/**
 * Works for a few seconds on the export that has waited longest.
 *
 * @returns    false if none is waiting
 * @invariant  a chunk, its count of rows and the place after it are one commit, so after a crash at any point the file
 *             goes on with the next row
 */
export async function writeNextExport(work: StatementWork, signal: AbortSignal): Promise<boolean> {
  const { db, clock, worker } = work;
  const taken = await takeExport(db, worker, WORKER_MS);
  if (!taken) return false;
  try {
    await writeSlice(work, taken, signal);
  } catch (error) {
    if (error instanceof TakenAway) return true;
    if (!isDatabaseAway(error)) await giveUpAfter(work, taken.id);
    throw error;
  } finally {
    await releaseExport(db, taken.id, worker, clock.nowMs()).catch(() => {});
  }
  return true;
}

async function giveUpAfter({ db, clock, worker }: StatementWork, id: string): Promise<void> {
  const failures = await noteFailure(db, id, worker);
  if (failures === null || failures < FAILURES_MAX) return;
  await db.tx(async (tx) => {
    const ended = await endExport(tx, { id, state: 'FAILED', nowMs: clock.nowMs() });
    if (!ended) return;
    await deleteChunks(tx, id);
    await deletePicks(tx, id);
    await tellProgress(tx, ended);
  });
}

async function writeSlice(work: StatementWork, taken: ExportWork, signal: AbortSignal): Promise<void> {
  const untilMs = performance.now() + SLICE_MS;
  let number = taken.chunkCount;
  for await (const piece of piecesOf(work, taken)) {
    await writeChunk(work, taken, number++, piece);
    // The head alone does not count as a turn: those who wait should see progress.
    const hadTurn = number > 1 && (signal.aborted || performance.now() > untilMs);
    if (piece.isLast || hadTurn) return;
  }
}

function piecesOf(work: StatementWork, taken: ExportWork): AsyncIterable<FilePiece> {
  if (taken.maker === BOOKINGS) return statementPieces(work, taken);
  const maker = work.makers?.get(taken.maker);
  if (!maker) throw new Error(`nobody here makes files of the kind ${taken.maker}`);
  const { fromMs, toMs, place } = taken;
  return maker.pieces(work.db, { uid: subjectOf(taken), fromMs, toMs }, place);
}

/** @invariant the chunk, its count of rows and the place after it are one commit */
async function writeChunk(
  { db, clock, worker, vault }: StatementWork,
  file: ExportWork,
  number: number,
  { text, rows, place, isLast }: FilePiece,
): Promise<void> {
  const plain = Buffer.from(text, 'utf8');
  const { id } = file;
  const packed = await pack(plain, { level: 3 });
  const body = boxOfFile(vault, file)?.sealBytes(packed, chunkPlace(id, number)) ?? packed;
  const endedAtMs = isLast ? clock.nowMs() : null;
  const size = { rows, bytes: plain.length };
  await db.tx(async (tx) => {
    const progress = { id, worker, chunkCount: number, ttlMs: WORKER_MS, ...size, place, endedAtMs };
    const advanced = await advanceExport(tx, progress);
    if (!advanced) throw new TakenAway();
    await insertChunk(tx, id, number, body);
    if (isLast) await deletePicks(tx, id);
    await tellProgress(tx, advanced);
  });
}
