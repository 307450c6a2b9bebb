import type { Queryable } from '../../../platform/db/db.ts';
import { type PlainRow, recordList, withMore } from '../../../platform/db/record-list.ts';

const COLUMNS = `a.seq, a.at_ms, coalesce(s.login, a.staff_id) as staff, a.role, a.action, a.reason,
  a.before_text::json as before, a.after_text::json as after`;
const FROM = 'approvals.audit a left join approvals.staff s on s.id::text = a.staff_id';

/** What staff did about a person, from the audit log. */
export const staffActions = recordList({
  name: 'staff_actions',
  columns: COLUMNS,
  from: FROM,
  where: `a.subject = 'user:' || $1`,
  time: 'a.at_ms',
  id: 'a.seq',
  idType: 'bigint',
  isById: true,
});

/**
 * Adds to each record of a list what staff did about it. @param kind how its subjects are called, such as `withdrawal`
 */
export const withStaffActions = (list: Parameters<typeof withMore>[0], kind: string) =>
  withMore(list, async (q, rows) => {
    const bySubject = await findActionsOn(
      q,
      rows.map(({ id }) => `${kind}:${id}`),
    );
    return rows.map((row) => ({ ...row, staff_actions: bySubject.get(`${kind}:${row.id}`) ?? [] }));
  });

async function findActionsOn(
  q: Queryable,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, readonly PlainRow[]>> {
  const rows = await q.query<PlainRow & { subject: string }>(
    `select a.subject, ${COLUMNS} from ${FROM} where a.subject = any ($1::text[]) order by a.seq`,
    [subjects],
  );
  const bySubject = new Map<string, PlainRow[]>();
  for (const { subject, ...row } of rows) bySubject.set(subject, [...(bySubject.get(subject) ?? []), row]);
  return bySubject;
}
