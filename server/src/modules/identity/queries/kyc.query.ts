import type { Queryable } from '../../../platform/db/db.ts';
import type { KycState, KycTarget } from '../store/kyc-submission.store.ts';

export interface LatestKyc {
  readonly state: KycState;
  readonly target: KycTarget;
  readonly fullName: string;
  readonly submittedAtMs: number;
  readonly rejectedField: string | null;
  readonly rejectedReason: string | null;
}

/** The newest submission of a person, or null. */
export async function findLatestKyc(q: Queryable, uid: string): Promise<LatestKyc | null> {
  const [row] = await q.query<{
    state: KycState;
    target: KycTarget;
    full_name: string;
    submitted_at_ms: string;
    rejected_field: string | null;
    rejected_reason: string | null;
  }>(
    `select state, target, full_name, submitted_at_ms, rejected_field, rejected_reason
     from identity.kyc_submission where uid = $1 order by submitted_at_ms desc, id desc limit 1`,
    [uid],
  );
  if (!row) return null;
  return {
    state: row.state,
    target: row.target,
    fullName: row.full_name,
    submittedAtMs: Number(row.submitted_at_ms),
    rejectedField: row.rejected_field,
    rejectedReason: row.rejected_reason,
  };
}

/** The birth date that a person's newest verification gives, as YYYY-MM-DD. */
export async function findBirthDate(q: Queryable, uid: string): Promise<string | null> {
  const [row] = await q.query<{ birth_date: string }>(
    `select birth_date from identity.kyc_submission
     where uid = $1 and birth_date is not null and state <> 'REJECTED' order by submitted_at_ms desc limit 1`,
    [uid],
  );
  return row?.birth_date ?? null;
}

export interface QueuedKyc {
  readonly id: string;
  readonly uid: string;
  readonly target: KycTarget;
  readonly fullName: string;
  readonly birthDate: string | null;
  readonly nationality: string | null;
  readonly documentType: string | null;
  readonly documentNumber: Buffer | null;
  readonly documentExpiresOn: string | null;
  readonly documentIds: readonly string[];
  readonly submittedAtMs: number;
}

export interface PastKyc extends QueuedKyc {
  readonly state: KycState;
  readonly decidedAtMs: number | null;
  readonly decidedBy: string | null;
  readonly rejectedField: string | null;
  readonly rejectedReason: string | null;
}

const KYC_COLUMNS = `id, uid, target, full_name, birth_date, nationality, document_type, document_number,
  document_expires_on, document_ids, submitted_at_ms`;

interface KycRow {
  id: string;
  uid: string;
  target: KycTarget;
  full_name: string;
  birth_date: string | null;
  nationality: string | null;
  document_type: string | null;
  document_number: Buffer | null;
  document_expires_on: string | null;
  document_ids: string[];
  submitted_at_ms: string;
}

const asQueued = (row: KycRow): QueuedKyc => ({
  id: row.id,
  uid: row.uid,
  target: row.target,
  fullName: row.full_name,
  birthDate: row.birth_date,
  nationality: row.nationality,
  documentType: row.document_type,
  documentNumber: row.document_number,
  documentExpiresOn: row.document_expires_on,
  documentIds: row.document_ids,
  submittedAtMs: Number(row.submitted_at_ms),
});

/** Everything that a person submitted so far, the newest first. */
export async function listKycHistory(q: Queryable, uid: string, limit: number): Promise<PastKyc[]> {
  const rows = await q.query<
    KycRow & {
      state: KycState;
      decided_at_ms: string | null;
      decided_by: string | null;
      rejected_field: string | null;
      rejected_reason: string | null;
    }
  >(
    `select ${KYC_COLUMNS}, state, decided_at_ms, decided_by, rejected_field, rejected_reason
     from identity.kyc_submission where uid = $1 order by submitted_at_ms desc, id desc limit $2`,
    [uid, limit],
  );
  return rows.map((row) => ({
    ...asQueued(row),
    state: row.state,
    decidedAtMs: row.decided_at_ms === null ? null : Number(row.decided_at_ms),
    decidedBy: row.decided_by,
    rejectedField: row.rejected_field,
    rejectedReason: row.rejected_reason,
  }));
}

/** Verifications that wait, the oldest first; `after` is the id of the last one seen. */
export async function listKycQueue(q: Queryable, after: string | null, limit: number): Promise<QueuedKyc[]> {
  const rows = await q.query<KycRow>(
    `select ${KYC_COLUMNS} from identity.kyc_submission
     where state in ('SUBMITTED', 'IN_REVIEW') and ($1::uuid is null or id > $1) order by id limit $2`,
    [after, limit],
  );
  return rows.map(asQueued);
}
