import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** A refused log-in, of a member of staff or of a login that does not exist. */
export interface RefusedLogin {
  readonly subject: string;
  readonly staffId: string;
  readonly role: string;
  readonly login: string;
  readonly ip: string;
  readonly hourMs: number;
}
/** The refused log-ins of one subject within one hour. */
export interface RefusedHour {
  readonly subject: string;
  readonly hourMs: number;
  readonly staffId: string;
  readonly role: string;
  readonly count: number;
  /** The first few logins, each once. */
  readonly logins: readonly string[];
  readonly ips: readonly string[];
}
/** How many logins and addresses of an hour are kept by name. */
const NAMED_MAX = 20;

/** Counts a refused log-in. @returns how many there are in its hour, this one included */
export async function countRefusedLogin(tx: Tx, refused: RefusedLogin): Promise<number> {
  const withOne = (kept: string, given: string) =>
    `case when ${given} = any(${kept}) or cardinality(${kept}) >= ${NAMED_MAX} then ${kept} else ${kept} || ${given} end`;
  const [row] = await tx.query<{ count: number }>(
    `insert into approvals.refused_login as r (subject, hour_ms, staff_id, role, count, logins, ips)
     values ($1, $2, $3, $4, 1, array[$5::text], array[$6::text])
     on conflict (subject, hour_ms) do update set count = r.count + 1,
       logins = ${withOne('r.logins', '$5::text')}, ips = ${withOne('r.ips', '$6::text')}
     returning count`,
    [refused.subject, refused.hourMs, refused.staffId, refused.role, refused.login, refused.ip],
  );
  return row!.count;
}

/** Removes and returns the counts of past hours, oldest first. */
export async function takeRefusedHours(tx: Tx, beforeMs: number): Promise<RefusedHour[]> {
  const rows = await tx.query<{
    subject: string;
    hour_ms: string;
    staff_id: string;
    role: string;
    count: number;
    logins: string[];
    ips: string[];
  }>(
    `with gone as (delete from approvals.refused_login where hour_ms < $1
       returning subject, hour_ms, staff_id, role, count, logins, ips)
     select * from gone order by hour_ms, subject`,
    [beforeMs],
  );
  return rows.map(({ hour_ms, staff_id: staffId, ...row }) => ({ ...row, staffId, hourMs: Number(hour_ms) }));
}

/** Whether the counts of a past hour are still to be recorded. */
export async function hasRefusedHours(q: Queryable, beforeMs: number): Promise<boolean> {
  const rows = await q.query('select 1 from approvals.refused_login where hour_ms < $1 limit 1', [beforeMs]);
  return rows.length > 0;
}
