import type { RoundState } from '@bourse/core/launch/round.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** The lots of a flash round as stored. */
export interface Flash {
  readonly projectId: string;
  readonly number: number;
  /** Minor units of the token. */
  readonly lotMinor: bigint;
  readonly quotaLots: number;
  readonly leastLots: number;
  readonly mostLots: number;
  readonly paySeconds: number;
  /** Nobody may see it before the opening is drawn. */
  readonly seed: Uint8Array;
  readonly passKey: Uint8Array;
  /** When the order of the opening was drawn; null before. */
  readonly openedMs: number | null;
  readonly paidLots: number;
  readonly payingLots: number;
}

interface Row {
  project_id: string;
  number: number;
  lot_minor: string;
  quota_lots: number;
  least_lots: number;
  most_lots: number;
  pay_seconds: number;
  seed: Buffer;
  pass_key: Buffer;
  opened_ms: string | null;
  paid_lots: number;
  paying_lots: number;
}

const COLUMNS = `project_id, number, lot_minor, quota_lots, least_lots, most_lots, pay_seconds, seed, pass_key, opened_ms,
  paid_lots, paying_lots`;

const asFlash = (row: Row): Flash => ({
  projectId: row.project_id,
  number: row.number,
  lotMinor: BigInt(row.lot_minor),
  quotaLots: row.quota_lots,
  leastLots: row.least_lots,
  mostLots: row.most_lots,
  paySeconds: row.pay_seconds,
  seed: row.seed,
  passKey: row.pass_key,
  openedMs: row.opened_ms === null ? null : Number(row.opened_ms),
  paidLots: row.paid_lots,
  payingLots: row.paying_lots,
});

/** The flash rounds of some projects. */
export async function findFlashes(q: Queryable, projectIds: readonly string[]): Promise<Flash[]> {
  const rows = await q.query<Row>(`select ${COLUMNS} from launch.flash where project_id = any($1)`, [projectIds]);
  return rows.map(asFlash);
}

/** Locks the counters of a flash round. Take it after the round and after every ticket that one waits for. */
export async function lockFlash(tx: Tx, projectId: string, number: number): Promise<Flash | null> {
  const [row] = await tx.query<Row>(
    `select ${COLUMNS} from launch.flash where project_id = $1 and number = $2 for update`,
    [projectId, number],
  );
  return row ? asFlash(row) : null;
}

/** The flash rounds in which somebody may have a turn, or still holds a ticket of one that is over. */
export async function findFlashUnderWay(
  q: Queryable,
): Promise<{ readonly projectId: string; readonly number: number; readonly state: RoundState }[]> {
  return q.query(
    `select r.project_id as "projectId", r.number, r.state from launch.round r
      where r.mode = 'FLASH' and (r.state in ('OPEN', 'CALCULATING')
         or r.state <> 'WARM_UP' and exists (
              select 1 from launch.ticket t
               where t.project_id = r.project_id and t.round = r.number and t.state in ('QUEUED', 'PAYING')))
      order by r.project_id, r.number`,
  );
}
