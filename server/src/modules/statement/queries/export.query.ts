import type { StatementFormat } from '@bourse/core/statement/statement-file.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { ExportKind, ExportSide, ExportStatus, Kept, StatementPlan } from '../ports.ts';

/** The maker of files of bookings, which is this capability itself. */
export const BOOKINGS = 'bookings';

type ExportState = 'WAITING' | 'RUNNING' | 'DONE' | 'CANCELLED' | 'FAILED';

/** One file, finished or still being made. */
export interface Export {
  readonly id: string;
  /** The person who may download it and sees its progress; null for a file of staff, which no person sees. */
  readonly uid: string | null;
  /** The person whom a file of staff is about; null for a person's own file. */
  readonly aboutUid: string | null;
  /** Who makes it: BOOKINGS, or the name of a `FileMaker`. */
  readonly maker: string;
  readonly inputHash: string;
  readonly format: StatementFormat;
  readonly scope: string;
  readonly asset: string | null;
  readonly account: string | null;
  readonly fromMs: number | null;
  readonly toMs: number;
  /** Further filters of the page that it was asked from, beside range, coin and account. */
  readonly status: ExportStatus | null;
  readonly search: string | null;
  readonly kind: ExportKind | null;
  readonly side: ExportSide | null;
  readonly state: ExportState;
  readonly rowsDone: number;
  readonly rowsTotal: number | null;
  readonly bytes: number;
  /** The sealed key of its chunks; null if they are not sealed. */
  readonly sealedKey: Buffer | null;
  readonly chunkCount: number;
  readonly createdAtMs: number;
  readonly endedAtMs: number | null;
}

/** The person whom a file is about, whoever owns it. */
export const subjectOf = ({ uid, aboutUid }: Pick<Export, 'uid' | 'aboutUid'>): string => {
  const subject = aboutUid ?? uid;
  if (subject === null) throw new Error('a file is about somebody');
  return subject;
};

/** What a worker needs to go on with a file. */
export interface ExportWork extends Export {
  readonly plan: KeptPlan | null;
  /** The state that the file's maker left. */
  readonly place: Kept | null;
}
/** Amounts are text in JSON. */
export interface KeptPlan extends Pick<StatementPlan, 'rowCount' | 'bounds'> {
  /** Identifies the rows that the plan chose one by one. Plans of an older release have none. */
  readonly setId?: string;
  readonly balances: { readonly opening: readonly KeptBalance[]; readonly closing: readonly KeptBalance[] } | null;
}
export interface KeptBalance {
  readonly account: string;
  readonly asset: string;
  readonly scale: number;
  readonly minor: string;
}
/**
 * Where the source goes on, and the balance of each account there; balances are null if the file leaves bookings out.
 */
export type KeptPlace = {
  readonly source: Kept;
  readonly balances: readonly KeptBalance[] | null;
};

export interface ExportRow {
  id: string;
  uid: string | null;
  about_uid: string | null;
  maker: string;
  input_hash: string;
  format: StatementFormat;
  scope: string;
  asset: string | null;
  account: string | null;
  from_ms: string | null;
  to_ms: string;
  status: ExportStatus | null;
  search: string | null;
  kind: ExportKind | null;
  side: ExportSide | null;
  state: ExportState;
  rows_done: string;
  rows_total: string | null;
  bytes: string;
  sealed_key: Buffer | null;
  chunk_count: number;
  created_at_ms: string;
  ended_at_ms: string | null;
}

export const EXPORT_COLUMNS = `id, uid, about_uid, maker, input_hash, format, scope, asset, account, from_ms, to_ms, status, search, kind, side,
  state, rows_done, rows_total, bytes, sealed_key, chunk_count, created_at_ms, ended_at_ms`;

export function asExport(row: ExportRow): Export {
  return {
    id: row.id,
    uid: row.uid,
    aboutUid: row.about_uid,
    maker: row.maker,
    inputHash: row.input_hash,
    format: row.format,
    scope: row.scope,
    asset: row.asset,
    account: row.account,
    fromMs: row.from_ms === null ? null : Number(row.from_ms),
    toMs: Number(row.to_ms),
    status: row.status,
    search: row.search,
    kind: row.kind,
    side: row.side,
    state: row.state,
    rowsDone: Number(row.rows_done),
    rowsTotal: row.rows_total === null ? null : Number(row.rows_total),
    bytes: Number(row.bytes),
    sealedKey: row.sealed_key,
    chunkCount: row.chunk_count,
    createdAtMs: Number(row.created_at_ms),
    endedAtMs: row.ended_at_ms === null ? null : Number(row.ended_at_ms),
  };
}

/** The export that a request id has already begun. */
export async function findExportByRequest(q: Queryable, uid: string, requestId: string): Promise<Export | null> {
  const rows = await q.query<ExportRow>(
    `select ${EXPORT_COLUMNS} from statement.export where uid = $1 and request_id = $2`,
    [uid, requestId],
  );
  return rows[0] ? asExport(rows[0]) : null;
}

/** One of the person's own exports; null for another person's. */
export async function findOwnExport(q: Queryable, uid: string, id: string): Promise<Export | null> {
  const rows = await q.query<ExportRow>(`select ${EXPORT_COLUMNS} from statement.export where uid = $1 and id = $2`, [
    uid,
    id,
  ]);
  return rows[0] ? asExport(rows[0]) : null;
}

/** The person's exports, newest first. */
export async function findExports(q: Queryable, uid: string, limit: number): Promise<Export[]> {
  const rows = await q.query<ExportRow>(
    `select ${EXPORT_COLUMNS} from statement.export where uid = $1 order by created_at_ms desc, id desc limit $2`,
    [uid, limit],
  );
  return rows.map(asExport);
}

/** How many files are being made for a person. */
export async function countOpenExports(q: Queryable, uid: string): Promise<number> {
  const rows = await q.query<{ count: string }>(
    `select count(*) from statement.export where uid = $1 and state in ('WAITING', 'RUNNING')`,
    [uid],
  );
  return Number(rows[0]!.count);
}

/** Files of staff by id. Deleted files and people's own files are left out. */
export async function findStaffFiles(q: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Export>> {
  const rows = await q.query<ExportRow>(
    `select ${EXPORT_COLUMNS} from statement.export where id = any ($1::uuid[]) and about_uid is not null`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, asExport(row)]));
}

/** How many files about a person are being made for staff. */
export async function countOpenStaffFiles(q: Queryable, aboutUid: string): Promise<number> {
  const rows = await q.query<{ count: string }>(
    `select count(*) from statement.export where about_uid = $1 and state in ('WAITING', 'RUNNING')`,
    [aboutUid],
  );
  return Number(rows[0]!.count);
}

/** A chunk of a file, compressed, and sealed if the file has a key; null if there is none with this number. */
export async function findChunk(q: Queryable, exportId: string, number: number): Promise<Buffer | null> {
  const rows = await q.query<{ body: Buffer }>(
    'select body from statement.chunk where export_id = $1 and number = $2',
    [exportId, number],
  );
  return rows[0]?.body ?? null;
}

/** A part of the rows that a plan has chosen, compressed; null if there is none with this number. */
export async function findPicks(
  q: Queryable,
  { exportId, setId, number }: { readonly exportId: string; readonly setId: string; readonly number: number },
): Promise<Buffer | null> {
  const rows = await q.query<{ body: Buffer }>(
    'select body from statement.pick where export_id = $1 and set_id = $2 and number = $3',
    [exportId, setId, number],
  );
  return rows[0]?.body ?? null;
}
