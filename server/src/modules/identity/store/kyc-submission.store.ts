import type { Sealed } from '../../../platform/crypto/vault.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { KEPT_PERSON, type KeptPerson } from '../kyc-person.ts';

export type KycState = 'SUBMITTED' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | 'EXPIRED';
export type KycTarget = 'primary' | 'advanced';

export interface NewKycSubmission extends Sealed {
  readonly id: string;
  readonly uid: string;
  readonly target: KycTarget;
  readonly nationality: string | null;
  readonly documentType: string | null;
  readonly documentNumberHash: Buffer | null;
  /** YYYY-MM-DD */
  readonly documentExpiresOn: string | null;
  readonly documentIds: readonly string[];
  readonly submittedAtMs: number;
}

export interface KycDecision {
  readonly state: 'APPROVED' | 'REJECTED';
  readonly decidedBy: string;
  readonly decidedAtMs: number;
  readonly rejectedField: string | null;
  readonly rejectedReason: string | null;
}

export async function insertKycSubmission(tx: Tx, submission: NewKycSubmission): Promise<void> {
  await tx.query(
    `insert into identity.kyc_submission (id, uid, target, state, sealed_key, sealed, nationality, document_type,
       document_number_hash, document_ids, submitted_at_ms, document_expires_on)
     values ($1, $2, $3, 'IN_REVIEW', $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[submission.id, submission.uid, submission.target, submission.sealedKey, submission.sealed],
      ...[submission.nationality, submission.documentType, submission.documentNumberHash],
      ...[submission.documentIds, submission.submittedAtMs, submission.documentExpiresOn],
    ],
  );
}

/** How often a person has submitted since a time. */
export async function countKycSubmissions(q: Queryable, uid: string, sinceMs: number): Promise<number> {
  const [row] = await q.query<{ count: string }>(
    `select count(*) from identity.kyc_submission where uid = $1 and submitted_at_ms > $2`,
    [uid, sinceMs],
  );
  return Number(row!.count);
}

export interface WaitingKyc {
  readonly id: string;
  readonly uid: string;
  readonly target: KycTarget;
  readonly state: KycState;
}

export async function lockKycSubmission(tx: Tx, id: string): Promise<WaitingKyc | null> {
  const [row] = await tx.query<WaitingKyc>(
    `select id, uid, target, state from identity.kyc_submission where id = $1 for update`,
    [id],
  );
  return row ?? null;
}

/** Locks personal data that an older release kept unsealed, skipping rows that another process is sealing. */
export function lockPersonsInClear(tx: Tx, limit: number): Promise<(KeptPerson & { id: string; uid: string })[]> {
  return tx.query<KeptPerson & { id: string; uid: string }>(
    `select id, uid, ${KEPT_PERSON} from identity.kyc_submission where full_name is not null
     order by id limit $1 for update skip locked`,
    [limit],
  );
}

export async function setPersonSealed(tx: Tx, id: string, { sealedKey, sealed }: Sealed): Promise<void> {
  await tx.query(
    `update identity.kyc_submission set full_name = null, birth_date = null, document_number = null, sealed_key = $2, sealed = $3
     where id = $1`,
    [id, sealedKey, sealed],
  );
}

export async function setKycDecision(tx: Tx, id: string, decision: KycDecision): Promise<void> {
  await tx.query(
    `update identity.kyc_submission set state = $2, decided_by = $3, decided_at_ms = $4, rejected_field = $5,
       rejected_reason = $6 where id = $1`,
    [
      ...[id, decision.state, decision.decidedBy, decision.decidedAtMs],
      ...[decision.rejectedField, decision.rejectedReason],
    ],
  );
}

/**
 * Approved verifications whose document expires before a day; for warnings, only those that nobody was warned of yet.
 */
export async function findExpiringKyc(
  q: Queryable,
  before: { readonly day: string; readonly isUnwarned: boolean; readonly limit: number },
): Promise<{ id: string; uid: string; documentExpiresOn: string }[]> {
  const rows = await q.query<{ id: string; uid: string; document_expires_on: string }>(
    `select id, uid, document_expires_on from identity.kyc_submission
     where state = 'APPROVED' and document_expires_on < $1 and ($2 is false or expiry_warned_at_ms is null)
     order by document_expires_on, id limit $3`,
    [before.day, before.isUnwarned, before.limit],
  );
  return rows.map((row) => ({ id: row.id, uid: row.uid, documentExpiresOn: row.document_expires_on }));
}

/** False if another process has warned, or the verification no longer holds. */
export async function setExpiryWarned(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const rows = await tx.query(
    `update identity.kyc_submission set expiry_warned_at_ms = $2
     where id = $1 and state = 'APPROVED' and expiry_warned_at_ms is null returning id`,
    [id, nowMs],
  );
  return rows.length === 1;
}

/** Ends every approved verification of a person, and submissions that build on one. @returns how many were approved */
export async function setKycExpired(tx: Tx, uid: string): Promise<number> {
  const rows = await tx.query(
    `update identity.kyc_submission set state = 'EXPIRED' where uid = $1 and state = 'APPROVED' returning id`,
    [uid],
  );
  // A submission for the advanced level builds on the document that has expired, so it must not be approved.
  await tx.query(
    `update identity.kyc_submission set state = 'EXPIRED'
     where uid = $1 and target = 'advanced' and state in ('SUBMITTED', 'IN_REVIEW')`,
    [uid],
  );
  return rows.length;
}
