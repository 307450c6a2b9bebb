import type { Tx } from '../../../platform/db/db.ts';
import type { MergeShare, MergeState, TokenMerge } from '../queries/token-merge.query.ts';

/** Announces a merge. @returns false if one of the token is under way */
export async function insertMerge(
  tx: Tx,
  merge: Pick<TokenMerge, 'id' | 'token' | 'ratio' | 'announcedAtMs' | 'dueAtMs'>,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into spot.token_merge (id, token, ratio, state, announced_at_ms, due_at_ms)
     values ($1, $2, $3, 'announced', $4, $5) on conflict do nothing returning id`,
    [merge.id, merge.token, merge.ratio, merge.announcedAtMs, merge.dueAtMs],
  );
  return rows.length === 1;
}

/** Moves a merge to its next state. @returns false if it is no longer in the state `from` */
export async function moveMerge(
  tx: Tx,
  id: string,
  [from, to]: readonly [MergeState, Exclude<MergeState, 'booked'>],
): Promise<boolean> {
  const rows = await tx.query('update spot.token_merge set state = $3 where id = $1 and state = $2 returning id', [
    id,
    from,
    to,
  ]);
  return rows.length === 1;
}

/**
 * Moves a merge to `booked`, once, and notes how far the trading core's rows are: trades up to there were in old
 * tokens.
 *
 * @returns false if it is no longer `planned`
 */
export async function moveToBooked(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const rows = await tx.query(
    `update spot.token_merge
        set state = 'booked', booked_at_ms = $2, booked_sequence = coalesce((select sequence from trading.progress), 0)
      where id = $1 and state = 'planned' returning id`,
    [id, nowMs],
  );
  return rows.length === 1;
}

/** How far the charts of a merge have been recounted: the last row done. */
export interface ChartPlace {
  readonly market: number;
  readonly step: string;
  readonly openAtMs: number;
}

/**
 * Locks and returns how far the charts of a merge have been recounted, so that one process does it at a time; null if
 * the merge is not `booked`.
 */
export async function lockChartPlace(tx: Tx, id: string): Promise<ChartPlace | null> {
  const [row] = await tx.query<{ market: number; step: string; open_at_ms: string }>(
    `select chart_market as market, chart_step as step, chart_open_at_ms as open_at_ms
       from spot.token_merge where id = $1 and state = 'booked' for update`,
    [id],
  );
  return row ? { market: row.market, step: row.step, openAtMs: Number(row.open_at_ms) } : null;
}

export async function setChartPlace(tx: Tx, id: string, { market, step, openAtMs }: ChartPlace): Promise<void> {
  await tx.query(
    'update spot.token_merge set chart_market = $2, chart_step = $3, chart_open_at_ms = $4 where id = $1',
    [id, market, step, openAtMs],
  );
}

export async function insertShares(tx: Tx, mergeId: string, shares: readonly MergeShare[]): Promise<void> {
  await tx.query(
    `insert into spot.token_merge_share (merge_id, account, before_minor, after_minor)
     select $1, * from unnest($2::bigint[], $3::numeric[], $4::numeric[])`,
    [
      mergeId,
      shares.map(({ account }) => account),
      shares.map(({ beforeMinor }) => beforeMinor.toString()),
      shares.map(({ afterMinor }) => afterMinor.toString()),
    ],
  );
}
