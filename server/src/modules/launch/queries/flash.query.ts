import type { RoundState } from '@bourse/core/launch/round.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** The round of the public beacon that orders an opening together with the seed. It is named when the sale is published. */
export interface NamedBeacon {
  readonly kind: 'drand';
  readonly source: string;
  readonly round: number;
}

/** What became of it. */
export interface OpeningBeacon extends NamedBeacon {
  /** When it was asked for first; null before. */
  readonly askedMs: number | null;
  /** What it said; null where it has said nothing yet, or was given up. */
  readonly said: { readonly randomness: Uint8Array; readonly signature: Uint8Array } | null;
  /** When it was given up, so that the seed alone orders the opening. */
  readonly silentMs: number | null;
}

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
  /** Null where none was named, so that the seed alone orders the opening. */
  readonly beacon: OpeningBeacon | null;
  /** When the order of the opening was drawn, and of how many; null before. */
  readonly openedMs: number | null;
  readonly openingCount: number | null;
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
  beacon_kind: 'drand' | null;
  beacon_source: string | null;
  beacon_round: string | null;
  beacon_asked_ms: string | null;
  beacon_randomness: Buffer | null;
  beacon_signature: Buffer | null;
  beacon_silent_ms: string | null;
  opened_ms: string | null;
  opening_count: number | null;
  paid_lots: number;
  paying_lots: number;
}

const COLUMNS = `f.project_id, f.number, f.lot_minor, f.quota_lots, f.least_lots, f.most_lots, f.pay_seconds, f.seed, f.pass_key,
  f.beacon_kind, f.beacon_source, f.beacon_round, f.beacon_asked_ms, f.beacon_randomness, f.beacon_signature, f.beacon_silent_ms,
  f.opened_ms, f.opening_count, f.paid_lots, f.paying_lots`;

const timeOf = (text: string | null): number | null => (text === null ? null : Number(text));

const asBeacon = (row: Row): OpeningBeacon | null =>
  row.beacon_kind && {
    kind: row.beacon_kind,
    source: row.beacon_source!,
    round: Number(row.beacon_round),
    askedMs: timeOf(row.beacon_asked_ms),
    said: row.beacon_randomness && { randomness: row.beacon_randomness, signature: row.beacon_signature! },
    silentMs: timeOf(row.beacon_silent_ms),
  };

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
  beacon: asBeacon(row),
  openedMs: timeOf(row.opened_ms),
  openingCount: row.opening_count,
  paidLots: row.paid_lots,
  payingLots: row.paying_lots,
});

/** The flash rounds of some projects. */
export async function findFlashes(q: Queryable, projectIds: readonly string[]): Promise<Flash[]> {
  const rows = await q.query<Row>(`select ${COLUMNS} from launch.flash f where f.project_id = any($1)`, [projectIds]);
  return rows.map(asFlash);
}

/** Locks the counters of a flash round. Take it after the round and after every ticket that one waits for. */
export async function lockFlash(tx: Tx, projectId: string, number: number): Promise<Flash | null> {
  const [row] = await tx.query<Row>(
    `select ${COLUMNS} from launch.flash f where f.project_id = $1 and f.number = $2 for update`,
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

/** A flash sale that goes on, and whose opening waits for its round of the beacon. */
export interface Unheard {
  readonly projectId: string;
  readonly number: number;
  readonly startMs: number;
  readonly beacon: OpeningBeacon;
}

/** The flash sales whose opening waits for what the beacon says, soon or at this moment. */
export async function findUnheard(q: Queryable): Promise<Unheard[]> {
  const rows = await q.query<Row & { start_ms: string }>(
    `select ${COLUMNS}, r.start_ms from launch.flash f
       join launch.round r on r.project_id = f.project_id and r.number = f.number
      where r.state = 'OPEN' and f.opened_ms is null and f.beacon_round is not null
        and f.beacon_randomness is null and f.beacon_silent_ms is null`,
  );
  return rows.map((row) => ({
    projectId: row.project_id,
    number: row.number,
    startMs: Number(row.start_ms),
    beacon: asBeacon(row)!,
  }));
}
