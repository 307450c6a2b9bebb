import { namesOf } from '@bourse/contract/former-ids.ts';
import type { Queryable } from '../../../platform/db/db.ts';

export interface ShownAudit {
  readonly id: string;
  readonly seq: number;
  readonly staffId: string;
  /** The login; or the id, if it was not a member of staff. */
  readonly staff: string;
  readonly role: string;
  readonly action: string;
  readonly subject: string;
  /** The login of the member of staff whom it is about. */
  readonly subjectLogin: string | null;
  readonly reason: string | null;
  readonly requestId: string;
  readonly atMs: number;
  readonly hash: string;
  /** The JSON text that was hashed. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Filters of the log; missing ones do not restrict it. */
interface AuditFilter {
  /** A login, or the id of an actor that is not a member of staff. */
  readonly staff?: string | undefined;
  readonly action?: string | undefined;
  /** The beginning of the subject. */
  readonly subject?: string | undefined;
  /** Included. */
  readonly fromMs?: number | undefined;
  /** The end of the range, itself excluded. */
  readonly toMs?: number | undefined;
  /** `hide` leaves out all log-ins, also failed ones. */
  readonly logins?: 'show' | 'hide' | undefined;
}

/** Escapes a text for use in a `like` pattern. */
const literal = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

export interface AuditPage extends AuditFilter {
  /** The reader, to whom entries about their own account or a relative's are not shown. */
  readonly readerId?: string | undefined;
  /** The sequence number of the last one seen. */
  readonly beforeSeq: number | null;
  readonly limit: number;
}

/** The log, newest first, with logins in place of ids. */
export async function listAudit(
  q: Queryable,
  { readerId, beforeSeq, limit, ...filter }: AuditPage,
): Promise<ShownAudit[]> {
  const rows = await q.query<{
    id: string;
    seq: string;
    staff_id: string;
    staff: string;
    role: string;
    action: string;
    subject: string;
    subject_login: string | null;
    reason: string | null;
    request_id: string;
    at_ms: string;
    hash: string;
    before_text: string | null;
    after_text: string | null;
  }>(
    `select a.id, a.seq, a.staff_id, coalesce(s.login, a.staff_id) as staff, a.role, a.action, a.subject,
       o.login as subject_login, a.reason, a.request_id, a.at_ms, a.hash,
       a.before_text, a.after_text
     from approvals.audit a left join approvals.staff s on s.id::text = a.staff_id
       left join approvals.staff o on a.subject = 'staff:' || o.id
     where ($1::bigint is null or a.seq < $1)
       and ($3::text is null or a.staff_id in
         (select $3::text union all select named.id::text from approvals.staff named where named.login = lower($3)))
       and ($4::text[] is null or a.action = any($4)) and ($5::text is null or a.subject like $5)
       and ($6::bigint is null or a.at_ms >= $6) and ($7::bigint is null or a.at_ms < $7)
       and ($9::text is distinct from 'hide' or a.action not like 'staffIdentity.login%')
       and not exists (select from approvals.staff_person r where r.staff_id::text = $8 and a.subject = 'user:' || r.uid)
     order by a.seq desc limit $2`,
    [
      ...[beforeSeq, limit, filter.staff ?? null, filter.action === undefined ? null : namesOf(filter.action)],
      ...[
        filter.subject === undefined ? null : `${literal(filter.subject)}%`,
        filter.fromMs ?? null,
        filter.toMs ?? null,
        readerId ?? null,
        filter.logins ?? null,
      ],
    ],
  );
  return rows.map((row) => ({
    id: row.id,
    seq: Number(row.seq),
    staffId: row.staff_id,
    staff: row.staff,
    role: row.role,
    action: row.action,
    subject: row.subject,
    subjectLogin: row.subject_login,
    reason: row.reason,
    requestId: row.request_id,
    atMs: Number(row.at_ms),
    hash: row.hash,
    before: row.before_text,
    after: row.after_text,
  }));
}

/** Whether the log has an entry of an action on a subject. */
export async function hasAudit(
  q: Queryable,
  entry: { readonly action: string; readonly subject: string },
): Promise<boolean> {
  const rows = await q.query('select 1 from approvals.audit where action = any($1) and subject = $2 limit 1', [
    namesOf(entry.action),
    entry.subject,
  ]);
  return rows.length > 0;
}
