import type { Queryable } from '../../../platform/db/db.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { KEPT_PERSON, type KeptPerson, type KycPerson, openPerson } from '../kyc-person.ts';
import type { KycState, KycTarget } from '../store/kyc-submission.store.ts';

/** The keys that open sealed names. */
type Keys = Pick<IdentityDeps, 'vault' | 'box'>;

export interface LatestKyc {
  readonly state: KycState;
  readonly target: KycTarget;
  readonly fullName: string;
  readonly submittedAtMs: number;
  readonly rejectedField: string | null;
  readonly rejectedReason: string | null;
}

/** The newest submission of a person; null if none. */
export async function findLatestKyc(q: Queryable, keys: Keys, uid: string): Promise<LatestKyc | null> {
  const [row] = await q.query<
    KeptPerson & {
      id: string;
      uid: string;
      state: KycState;
      target: KycTarget;
      submitted_at_ms: string;
      rejected_field: string | null;
      rejected_reason: string | null;
    }
  >(
    `select id, uid, state, target, ${KEPT_PERSON}, submitted_at_ms, rejected_field, rejected_reason
     from identity.kyc_submission where uid = $1 order by submitted_at_ms desc, id desc limit 1`,
    [uid],
  );
  if (!row) return null;
  return {
    state: row.state,
    target: row.target,
    fullName: openPerson(keys, row).fullName,
    submittedAtMs: Number(row.submitted_at_ms),
    rejectedField: row.rejected_field,
    rejectedReason: row.rejected_reason,
  };
}

/** The birth date in a person's newest verification, as YYYY-MM-DD. */
export async function findBirthDate(q: Queryable, keys: Keys, uid: string): Promise<string | null> {
  const [row] = await q.query<KeptPerson & { id: string; uid: string }>(
    `select id, uid, ${KEPT_PERSON} from identity.kyc_submission
     where uid = $1 and target = 'primary' and state <> 'REJECTED' order by submitted_at_ms desc limit 1`,
    [uid],
  );
  return row ? openPerson(keys, row).birthDate : null;
}

export interface QueuedKyc extends KycPerson {
  readonly id: string;
  readonly uid: string;
  readonly target: KycTarget;
  readonly nationality: string | null;
  readonly documentType: string | null;
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

const KYC_COLUMNS = `id, uid, target, ${KEPT_PERSON}, nationality, document_type, document_expires_on,
  document_ids, submitted_at_ms`;

interface KycRow extends KeptPerson {
  id: string;
  uid: string;
  target: KycTarget;
  nationality: string | null;
  document_type: string | null;
  document_expires_on: string | null;
  document_ids: string[];
  submitted_at_ms: string;
}

const asQueued = (keys: Keys, row: KycRow): QueuedKyc => ({
  ...openPerson(keys, row),
  id: row.id,
  uid: row.uid,
  target: row.target,
  nationality: row.nationality,
  documentType: row.document_type,
  documentExpiresOn: row.document_expires_on,
  documentIds: row.document_ids,
  submittedAtMs: Number(row.submitted_at_ms),
});

/** Everything that a person has submitted, newest first. */
export async function listKycHistory(q: Queryable, keys: Keys, uid: string, limit: number): Promise<PastKyc[]> {
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
    ...asQueued(keys, row),
    state: row.state,
    decidedAtMs: row.decided_at_ms === null ? null : Number(row.decided_at_ms),
    decidedBy: row.decided_by,
    rejectedField: row.rejected_field,
    rejectedReason: row.rejected_reason,
  }));
}

/** Verifications that wait, oldest first; `after` is the id of the last one seen. */
export async function listKycQueue(
  q: Queryable,
  keys: Keys,
  after: string | null,
  limit: number,
): Promise<QueuedKyc[]> {
  const rows = await q.query<KycRow>(
    `select ${KYC_COLUMNS} from identity.kyc_submission
     where state in ('SUBMITTED', 'IN_REVIEW') and ($1::uuid is null or id > $1) order by id limit $2`,
    [after, limit],
  );
  return rows.map((row) => asQueued(keys, row));
}
