import type { Queryable } from '../../../platform/db/db.ts';

export type MergeState = 'announced' | 'stopping' | 'planned' | 'booked' | 'charted' | 'priced' | 'done';

/** A merge of a leveraged token; the schema of the table explains the states. */
export interface TokenMerge {
  readonly id: string;
  readonly token: string;
  /** How many tokens become one. */
  readonly ratio: number;
  readonly state: MergeState;
  readonly announcedAtMs: number;
  readonly dueAtMs: number;
  readonly bookedAtMs: number | null;
}

/** What an account of the trading core has and will have, in minor units. */
export interface MergeShare {
  readonly account: number;
  readonly beforeMinor: bigint;
  readonly afterMinor: bigint;
}

/**
 * The id under which the trading core takes a merge's share from an account. It is shortened because the core allows 36
 * characters.
 */
export const mergeTransferId = (id: string): string => `m:${id.replaceAll('-', '')}`;

interface MergeRow {
  readonly id: string;
  readonly token: string;
  readonly ratio: number;
  readonly state: MergeState;
  readonly announced_at_ms: string;
  readonly due_at_ms: string;
  readonly booked_at_ms: string | null;
}

/** Merges that are not finished, or only that of one token. */
export async function findMergesUnderWay(q: Queryable, token: string | null = null): Promise<TokenMerge[]> {
  const rows = await q.query<MergeRow>(
    `select * from spot.token_merge where state <> 'done' and ($1::text is null or token = $1) order by announced_at_ms`,
    [token],
  );
  return rows.map((row) => ({
    id: row.id,
    token: row.token,
    ratio: row.ratio,
    state: row.state,
    announcedAtMs: Number(row.announced_at_ms),
    dueAtMs: Number(row.due_at_ms),
    bookedAtMs: row.booked_at_ms === null ? null : Number(row.booked_at_ms),
  }));
}

export async function findShares(q: Queryable, mergeId: string): Promise<MergeShare[]> {
  const rows = await q.query<ShareRow>(
    'select account, before_minor, after_minor from spot.token_merge_share where merge_id = $1 order by account',
    [mergeId],
  );
  return rows.map(shareOf);
}

/**
 * Shares that, according to the rows of the trading core, were not taken yet. The core itself remembers only the latest
 * ids.
 */
export async function findSharesLeft(q: Queryable, mergeId: string): Promise<MergeShare[]> {
  const rows = await q.query<ShareRow>(
    `select s.account, s.before_minor, s.after_minor from spot.token_merge_share s
      where s.merge_id = $1 and s.before_minor > s.after_minor
        and not exists (select from trading.transfer t where t.account = s.account and t.transfer_id = $2)
      order by s.account`,
    [mergeId, mergeTransferId(mergeId)],
  );
  return rows.map(shareOf);
}

interface ShareRow {
  readonly account: string;
  readonly before_minor: string;
  readonly after_minor: string;
}

const shareOf = (row: ShareRow): MergeShare => ({
  account: Number(row.account),
  beforeMinor: BigInt(row.before_minor),
  afterMinor: BigInt(row.after_minor),
});

/** Each account's balance of a coin in the trading core, if above zero; `heldMinor` is held by open orders. */
export async function findCoreHolders(
  q: Queryable,
  asset: string,
): Promise<{ readonly account: number; readonly minor: bigint; readonly heldMinor: bigint }[]> {
  const rows = await q.query<{ account: string; available_minor: string; held_minor: string }>(
    `select b.account, b.available_minor, b.held_minor from trading.balance b join trading.asset a on a.number = b.asset
      where a.asset = $1 and b.available_minor + b.held_minor > 0 order by b.account`,
    [asset],
  );
  return rows.map((row) => ({
    account: Number(row.account),
    minor: BigInt(row.available_minor) + BigInt(row.held_minor),
    heldMinor: BigInt(row.held_minor),
  }));
}

/** Open orders of some markets, with their owners. */
export async function findOpenOrdersIn(
  q: Queryable,
  markets: readonly number[],
): Promise<{ readonly id: number; readonly account: number }[]> {
  const rows = await q.query<{ id: string; account: string }>(
    'select id, account from trading.order where market = any ($1) and closed_at_ms is null order by id desc',
    [markets],
  );
  return rows.map((row) => ({ id: Number(row.id), account: Number(row.account) }));
}

/**
 * What merges have taken out of the trading core but not out of the books yet, by coin, in minor units. It goes to
 * nobody.
 */
export async function findMergeTransit(q: Queryable): Promise<ReadonlyMap<string, bigint>> {
  const rows = await q.query<{ asset: string; minor: string }>(
    `select m.token as asset, sum(t.amount_minor) as minor
       from spot.token_merge m join spot.token_merge_share s on s.merge_id = m.id
       join trading.transfer t on t.account = s.account and t.transfer_id = 'm:' || replace(m.id::text, '-', '')
      where m.state = 'planned' group by m.token`,
  );
  return new Map(rows.map((row) => [row.asset, BigInt(row.minor)]));
}
