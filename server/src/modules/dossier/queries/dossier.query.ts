import type { Queryable } from '../../../platform/db/db.ts';

export interface Dossier {
  readonly id: string;
  readonly uid: string;
  readonly staffId: string;
  readonly reason: string;
  /** Included; null means from the first day on. */
  readonly fromMs: number | null;
  /** The end of the range, itself excluded. */
  readonly toMs: number;
  readonly detailsFileId: string;
  readonly entriesFileId: string;
  readonly createdAtMs: number;
}

interface Row {
  id: string;
  uid: string;
  staff_id: string;
  reason: string;
  from_ms: string | null;
  to_ms: string;
  details_file_id: string;
  entries_file_id: string;
  created_at_ms: string;
}

const asDossier = (row: Row): Dossier => ({
  id: row.id,
  uid: row.uid,
  staffId: row.staff_id,
  reason: row.reason,
  fromMs: row.from_ms === null ? null : Number(row.from_ms),
  toMs: Number(row.to_ms),
  detailsFileId: row.details_file_id,
  entriesFileId: row.entries_file_id,
  createdAtMs: Number(row.created_at_ms),
});

export async function findDossier(q: Queryable, id: string): Promise<Dossier | null> {
  const [row] = await q.query<Row>('select * from dossier.dossier where id = $1', [id]);
  return row ? asDossier(row) : null;
}

/** The reports made about a person, newest first; `before` is the id of the last one seen. */
export async function findDossiers(
  q: Queryable,
  { uid, before, limit }: { readonly uid: string; readonly before: string | null; readonly limit: number },
): Promise<Dossier[]> {
  const rows = await q.query<Row>(
    `select * from dossier.dossier where uid = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
    [uid, before, limit],
  );
  return rows.map(asDossier);
}
