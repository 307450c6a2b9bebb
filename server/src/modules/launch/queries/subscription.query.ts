import type { RoundWork } from '@bourse/core/launch/round.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { RoundRow } from './project.query.ts';

export type SubscriptionState =
  | 'SUBSCRIBED'
  | 'PENDING_DEDUCTION'
  | 'COMPLETED'
  | 'NOT_ALLOCATED'
  | 'CANCELLED'
  | 'REFUNDED';

/** What a person takes part in a round with. */
export interface Subscription {
  readonly id: string;
  readonly uid: string;
  readonly projectId: string;
  readonly round: number;
  readonly state: SubscriptionState;
  /** Minor units of the coin that its round takes. */
  readonly commitMinor: bigint;
  /** How often the amount was set; the hold has it in its name. */
  readonly version: number;
  readonly vipBps: number;
  /** How many tickets it is for; null in a round without any. */
  readonly tickets: number | null;
  readonly firstAtMs: number;
  readonly atMs: number;
  /** Minor units of the token, and of the paying coin; zero until it is counted. */
  readonly gotMinor: bigint;
  readonly costMinor: bigint;
}

interface Row {
  id: string;
  uid: string;
  project_id: string;
  round: number;
  state: SubscriptionState;
  commit_minor: string;
  version: number;
  vip_bps: number;
  tickets: number | null;
  first_at_ms: string;
  at_ms: string;
  got_minor: string;
  cost_minor: string;
}

const COLUMNS =
  'id, uid, project_id, round, state, commit_minor, version, vip_bps, tickets, first_at_ms, at_ms, got_minor, cost_minor';

const asSubscription = (row: Row): Subscription => ({
  id: row.id,
  uid: row.uid,
  projectId: row.project_id,
  round: row.round,
  state: row.state,
  commitMinor: BigInt(row.commit_minor),
  version: row.version,
  vipBps: row.vip_bps,
  tickets: row.tickets,
  firstAtMs: Number(row.first_at_ms),
  atMs: Number(row.at_ms),
  gotMinor: BigInt(row.got_minor),
  costMinor: BigInt(row.cost_minor),
});

/** The key of the hold that a subscription's amount has now. */
export const commitKey = ({ id, version }: Pick<Subscription, 'id' | 'version'>): string =>
  `launch-commit:${id}:${version}`;
/** The key of the hold of tokens that are unlocked at one place of the schedule. */
export const unlockKey = (subscriptionId: string, place: number): string => `launch-locked:${subscriptionId}:${place}`;

/** Of the person in a round, other than what was taken back. */
export async function lockOwn(tx: Tx, uid: string, projectId: string, round: number): Promise<Subscription | null> {
  const [row] = await tx.query<Row>(
    `select ${COLUMNS} from launch.subscription
      where uid = $1 and project_id = $2 and round = $3 and state <> 'CANCELLED' for update`,
    [uid, projectId, round],
  );
  return row ? asSubscription(row) : null;
}

/** One of the person's; null for another person's. */
export async function findOwn(q: Queryable, uid: string, id: string): Promise<Subscription | null> {
  const [row] = await q.query<Row>(`select ${COLUMNS} from launch.subscription where id = $1 and uid = $2`, [id, uid]);
  return row ? asSubscription(row) : null;
}

/** When the person last began one in another round; null if never. */
export async function findLastBegun(
  q: Queryable,
  uid: string,
  { projectId, number }: { readonly projectId: string; readonly number: number },
): Promise<number | null> {
  const [row] = await q.query<{ at_ms: string | null }>(
    'select max(first_at_ms) as at_ms from launch.subscription where uid = $1 and (project_id, round) <> ($2, $3)',
    [uid, projectId, number],
  );
  return row?.at_ms ? Number(row.at_ms) : null;
}

/** The person's in every round of a project, other than what was taken back. */
export async function findOwnOfProject(q: Queryable, uid: string, projectId: string): Promise<Subscription[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from launch.subscription where uid = $1 and project_id = $2 and state <> 'CANCELLED'`,
    [uid, projectId],
  );
  return rows.map(asSubscription);
}

/** The person's, the newest first, from a place on. */
export async function findOwnPage(
  q: Queryable,
  uid: string,
  { before, limit }: { readonly before: { readonly atMs: number; readonly id: string } | null; readonly limit: number },
): Promise<Subscription[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from launch.subscription
      where uid = $1 and ($2::bigint is null or (first_at_ms, id) < ($2::bigint, $3::uuid))
      order by first_at_ms desc, id desc limit $4`,
    [uid, before?.atMs ?? null, before?.id ?? null, limit],
  );
  return rows.map(asSubscription);
}

/** What of a subscription is counted; a round may have very many. */
export type Committed = Pick<Subscription, 'id' | 'commitMinor' | 'vipBps'>;

/** What a round counts: everything committed to it, in an order that does not depend on when it is read. */
export async function findCommitted(q: Queryable, projectId: string, round: number): Promise<Committed[]> {
  const rows = await q.query<Pick<Row, 'id' | 'commit_minor' | 'vip_bps'>>(
    `select id, commit_minor, vip_bps from launch.subscription
      where project_id = $1 and round = $2 and state = 'SUBSCRIBED' order by first_at_ms, id`,
    [projectId, round],
  );
  return rows.map(({ id, commit_minor, vip_bps }) => ({ id, commitMinor: BigInt(commit_minor), vipBps: vip_bps }));
}

/**
 * Locks the next ones that are counted and not settled. Their round is shared, so that a project is cancelled before or after,
 * and never meanwhile.
 */
export async function lockToSettle(tx: Tx, limit: number, except: readonly string[]): Promise<Subscription[]> {
  const rows = await tx.query<Row>(
    `select ${COLUMNS.split(', ')
      .map((column) => `s.${column}`)
      .join(', ')}
       from launch.subscription s join launch.round r on r.project_id = s.project_id and r.number = s.round
      where s.state = 'PENDING_DEDUCTION' and r.state = 'ANNOUNCED' and s.id <> all($2)
      order by s.id limit $1 for update of s skip locked for share of r`,
    [limit, except],
  );
  return rows.map(asSubscription);
}

/** Whoever has something in a project that was cancelled; what cost nothing was a reward, and stays. */
export const IS_OWED = `(state in ('SUBSCRIBED', 'PENDING_DEDUCTION') or state = 'COMPLETED' and cost_minor > 0)`;

/** Locks the next ones that a cancelled project owes; it is asked for by its id, so that no other's are looked at. */
export async function lockToPayBack(
  tx: Tx,
  projectId: string,
  limit: number,
  except: readonly string[],
): Promise<Subscription[]> {
  const rows = await tx.query<Row>(
    `select ${COLUMNS} from launch.subscription where project_id = $1 and ${IS_OWED} and id <> all($3)
      order by round, id limit $2 for update skip locked`,
    [projectId, limit, except],
  );
  return rows.map(asSubscription);
}

/** Whether a cancelled project owes anybody anything, also what somebody else has locked. */
export async function owesAnybody(q: Queryable, projectId: string): Promise<boolean> {
  const [row] = await q.query<{ owes: boolean }>(
    `select exists (select 1 from launch.subscription where project_id = $1 and ${IS_OWED}) as owes`,
    [projectId],
  );
  return row!.owes;
}

/** A part of what was bought, and when it is unlocked. */
export interface Unlock {
  readonly subscriptionId: string;
  readonly place: number;
  readonly amountMinor: bigint;
  readonly unlockAtMs: number;
  readonly unlockedAtMs: number | null;
}

interface UnlockTableRow {
  subscription_id: string;
  place: number;
  amount_minor: string;
  unlock_at_ms: string;
  unlocked_at_ms: string | null;
}

const UNLOCK_COLUMNS = 'u.subscription_id, u.place, u.amount_minor, u.unlock_at_ms, u.unlocked_at_ms';

const asUnlock = (row: UnlockTableRow): Unlock => ({
  subscriptionId: row.subscription_id,
  place: row.place,
  amountMinor: BigInt(row.amount_minor),
  unlockAtMs: Number(row.unlock_at_ms),
  unlockedAtMs: row.unlocked_at_ms === null ? null : Number(row.unlocked_at_ms),
});

/** The parts of some subscriptions, in order. */
export async function findUnlocks(q: Queryable, subscriptionIds: readonly string[]): Promise<Unlock[]> {
  const rows = await q.query<UnlockTableRow>(
    `select ${UNLOCK_COLUMNS} from launch.unlock u where u.subscription_id = any($1) order by u.subscription_id, u.place`,
    [subscriptionIds],
  );
  return rows.map(asUnlock);
}

/** Locks the next parts that are due, with whose they are; of a project that is cancelled none. */
export async function lockDueUnlocks(
  tx: Tx,
  nowMs: number,
  limit: number,
  except: readonly string[],
): Promise<(Unlock & { readonly uid: string; readonly projectId: string })[]> {
  const rows = await tx.query<UnlockTableRow & { uid: string; project_id: string }>(
    `select ${UNLOCK_COLUMNS}, s.uid, s.project_id
       from launch.unlock u join launch.subscription s on s.id = u.subscription_id
       join launch.round r on r.project_id = s.project_id and r.number = s.round
      where u.unlocked_at_ms is null and u.unlock_at_ms <= $1 and s.state = 'COMPLETED' and r.state <> 'CANCELLED'
        and u.subscription_id <> all($3)
      order by u.unlock_at_ms, u.subscription_id limit $2 for update of u skip locked for share of r`,
    [nowMs, limit, except],
  );
  return rows.map((row) => ({ ...asUnlock(row), uid: row.uid, projectId: row.project_id }));
}

/**
 * How much of a round is left to do, as far as its state asks: one or none, because it is looked at each second, for months.
 * Before the last date nothing is searched for.
 */
export async function findRoundWork(q: Queryable, round: RoundRow, nowMs: number): Promise<RoundWork> {
  const [row] = await q.query<{ to_settle: boolean; to_unlock: boolean; is_sold_out: boolean }>(
    `select $3::text = 'ANNOUNCED' and exists (select 1 from launch.subscription s
              where s.project_id = $1 and s.round = $2 and s.state = 'PENDING_DEDUCTION') as to_settle,
            $3::text = 'OPEN' and exists (select 1 from launch.flash f
              where f.project_id = $1 and f.number = $2 and f.paid_lots = f.quota_lots) as is_sold_out,
            $3::text = 'DISTRIBUTING' and $5::numeric > 0 and $6::text <> 'BOOST' and (
              (select max(unlock_at_ms) from launch.schedule where project_id = $1) > $4::bigint or exists (
                select 1 from launch.unlock u join launch.subscription s on s.id = u.subscription_id
                 where s.project_id = $1 and s.round = $2 and u.unlocked_at_ms is null)) as to_unlock`,
    [round.projectId, round.number, round.state, nowMs, round.soldMinor.toString(), round.mode],
  );
  return { toSettle: row!.to_settle ? 1 : 0, toUnlock: row!.to_unlock ? 1 : 0, isSoldOut: row!.is_sold_out };
}

/** Totals of a round. */
export interface RoundTotals {
  readonly committedMinor: bigint;
  readonly people: number;
  readonly toSettle: number;
}

export const NO_TOTALS: RoundTotals = { committedMinor: 0n, people: 0, toSettle: 0 };

/**
 * Totals of every round that anybody takes part in, by `project/number`. It reads each subscription and nothing else, because
 * everybody who looks at a sale asks for it.
 */
export async function findTotals(
  q: Queryable,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, RoundTotals>> {
  const rows = await q.query<{ name: string; committed: string; people: string; to_settle: string }>(
    `select project_id || '/' || round as name, sum(commit_minor) as committed, count(*) as people,
            count(*) filter (where state = 'PENDING_DEDUCTION') as to_settle
       from launch.subscription
      where project_id = any($1) and state not in ('CANCELLED', 'REFUNDED') group by project_id, round`,
    [projectIds],
  );
  return new Map(
    rows.map((row) => [
      row.name,
      {
        committedMinor: BigInt(row.committed),
        people: Number(row.people),
        toSettle: Number(row.to_settle),
      },
    ]),
  );
}
