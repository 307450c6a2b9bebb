import type { Queryable } from '../../../platform/db/db.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';
import { asCase, CASE_COLUMNS, type CaseRow, type RecoveryCase, type RecoveryState } from '../store/case.store.ts';

export interface Step {
  readonly state: RecoveryState;
  readonly atMs: number;
}

/** A person's own cases, newest first. */
export async function findOwnCases(
  q: Queryable,
  uid: string,
  page: { readonly before: Keyset | null; readonly limit: number },
): Promise<RecoveryCase[]> {
  const rows = await q.query<CaseRow>(
    `select ${CASE_COLUMNS} from recovery.deposit_case
     where uid = $1 and ($2::bigint is null or (created_at_ms, id) < ($2, $3::uuid))
     order by created_at_ms desc, id desc limit $4`,
    [uid, page.before?.atMs ?? null, page.before?.id ?? null, page.limit],
  );
  return rows.map(asCase);
}

/** One case by its id; with a person, only that person's. */
export async function findCase(q: Queryable, id: string, uid: string | null = null): Promise<RecoveryCase | null> {
  const [row] = await q.query<CaseRow>(
    `select ${CASE_COLUMNS} from recovery.deposit_case where id = $1 and ($2::text is null or uid = $2)`,
    [id, uid],
  );
  return row ? asCase(row) : null;
}

export async function findCaseByRequest(q: Queryable, uid: string, requestId: string): Promise<RecoveryCase | null> {
  const [row] = await q.query<CaseRow>(
    `select ${CASE_COLUMNS} from recovery.deposit_case where uid = $1 and client_request_id = $2`,
    [uid, requestId],
  );
  return row ? asCase(row) : null;
}

/**
 * How many cases of a missing memo a person has had since a moment, refused ones left out, and how many cases of any
 * kind are open.
 */
export async function countCases(
  q: Queryable,
  uid: string,
  sinceMs: number,
): Promise<{ readonly memoCases: number; readonly open: number }> {
  const [row] = await q.query<{ memo_cases: string; open: string }>(
    `select count(*) filter (where problem = 'MEMO_MISSING' and created_at_ms > $2 and state <> 'REFUSED') as memo_cases,
       count(*) filter (where state = 'SUBMITTED') as open
     from recovery.deposit_case where uid = $1`,
    [uid, sinceMs],
  );
  return { memoCases: Number(row!.memo_cases), open: Number(row!.open) };
}

/** Whether a person has a case about a transaction that is open or whose coins are on their way back. */
export async function hasCaseUnderWay(
  q: Queryable,
  { uid, network, txHash }: Pick<RecoveryCase, 'uid' | 'network' | 'txHash'>,
): Promise<boolean> {
  const rows = await q.query(
    `select 1 from recovery.deposit_case
     where network = $1 and tx_hash = $2 and uid = $3 and state in ('SUBMITTED', 'RETURNING')`,
    [network, txHash, uid],
  );
  return rows.length > 0;
}

/** Other cases about the same transaction, by anybody, newest first. */
export async function findOtherCases(
  q: Queryable,
  { network, txHash, id }: Pick<RecoveryCase, 'network' | 'txHash' | 'id'>,
  limit: number,
): Promise<RecoveryCase[]> {
  const rows = await q.query<CaseRow>(
    `select ${CASE_COLUMNS} from recovery.deposit_case where network = $1 and tx_hash = $2 and id <> $3
     order by created_at_ms desc, id desc limit $4`,
    [network, txHash, id, limit],
  );
  return rows.map(asCase);
}

/** The case by which a deposit was credited or sent back; null if none. */
export async function findCaseThatPaid(q: Queryable, depositId: string): Promise<string | null> {
  const [row] = await q.query<{ id: string }>(
    `select id from recovery.deposit_case where deposit_id = $1 and state in ('RETURNING', 'CREDITED', 'RETURNED')`,
    [depositId],
  );
  return row?.id ?? null;
}

/** Open cases that their person has confirmed and no sender has signed, after an id. */
export async function findUnsignedCases(
  q: Queryable,
  page: { readonly after: string | null; readonly limit: number },
): Promise<RecoveryCase[]> {
  const rows = await q.query<CaseRow>(
    `select ${CASE_COLUMNS} from recovery.deposit_case
     where state = 'SUBMITTED' and confirmed_at_ms is not null and signed_by is null and ($1::uuid is null or id > $1) order by id limit $2`,
    [page.after, page.limit],
  );
  return rows.map(asCase);
}

/** Open cases, nearest deadline first. */
export async function findOpenCases(
  q: Queryable,
  page: { readonly after: Keyset | null; readonly limit: number },
): Promise<RecoveryCase[]> {
  const rows = await q.query<CaseRow>(
    `select ${CASE_COLUMNS} from recovery.deposit_case
     where state in ('SUBMITTED', 'RETURNING') and ($1::bigint is null or (decide_by_ms, id) > ($1, $2::uuid))
     order by decide_by_ms, id limit $3`,
    [page.after?.atMs ?? null, page.after?.id ?? null, page.limit],
  );
  return rows.map(asCase);
}

/** Cases that have ended, last ended first. */
export async function findEndedCases(
  q: Queryable,
  page: { readonly before: Keyset | null; readonly limit: number },
): Promise<RecoveryCase[]> {
  const rows = await q.query<CaseRow>(
    `select ${CASE_COLUMNS} from recovery.deposit_case
     where state in ('CREDITED', 'RETURNED', 'REFUSED') and ($1::bigint is null or (updated_at_ms, id) < ($1, $2::uuid))
     order by updated_at_ms desc, id desc limit $3`,
    [page.before?.atMs ?? null, page.before?.id ?? null, page.limit],
  );
  return rows.map(asCase);
}

/** The steps of cases, in their order. */
export async function findSteps(q: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Step[]>> {
  const rows = await q.query<{ case_id: string; state: RecoveryState; at_ms: string }>(
    'select case_id, state, at_ms from recovery.step where case_id = any ($1::uuid[]) order by at_ms',
    [ids],
  );
  const steps = new Map<string, Step[]>();
  for (const { case_id, state, at_ms } of rows) {
    const list = steps.get(case_id) ?? [];
    list.push({ state, atMs: Number(at_ms) });
    steps.set(case_id, list);
  }
  return steps;
}
