import type { UserAccount } from '@bourse/core/ledger/account.ts';
import type { Queryable } from '../platform/db/db.ts';

/** One entry as seen from one account of a person. */
interface StatementRow {
  /** The row's place in the history; as `before` it asks for older rows. */
  readonly place: string;
  readonly entryId: string;
  readonly key: string;
  readonly kind: string;
  readonly ref: string;
  readonly account: UserAccount;
  readonly asset: string;
  /** Signed change of the account's total, available and held together, in minor units. */
  readonly amountMinor: bigint;
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
  readonly atMs: number;
}

export interface StatementFilter {
  readonly uid: string;
  readonly account?: UserAccount;
  readonly asset?: string;
  readonly kinds?: readonly string[];
  /** The start of the range, itself included. */
  readonly fromMs?: number;
  /** The end of the range, itself excluded. */
  readonly toMs?: number;
  /** The `next` of the page before. */
  readonly before?: string;
  /** 1 to STATEMENT_LIMIT_MAX. */
  readonly limit: number;
  /** If true, also lists entries that only move money into or out of a hold; false by default. */
  readonly includeHolds?: boolean;
}

export interface StatementPage {
  readonly rows: readonly StatementRow[];
  /** Pass as `before` to go on; null on the last page. */
  readonly next: string | null;
}

const STATEMENT_LIMIT_MAX = 1_000;
/** Higher than every entry and account id, and still below the largest bigint. */
const SEQ_MAX = '9223372036854775806';
const CURSOR = /^([0-9]{1,18})-([0-9]{1,18})$/;

interface Row {
  readonly entry_seq: string;
  readonly account_id: string;
  readonly key: string;
  readonly kind: string;
  readonly ref: string;
  readonly account: UserAccount;
  readonly asset: string;
  readonly available_minor: string;
  readonly held_minor: string;
  readonly at_ms: string;
}

/** Whether a text can be passed as `before`. Check anything that comes from outside with this first. */
export function isStatementCursor(text: string): boolean {
  return CURSOR.test(text);
}

/**
 * A page of a person's history, newest first. The cursor names the last row shown (entry and account), and entries of
 * an account become visible in the order of their seq, so paging neither misses nor repeats a row, however many are
 * added meanwhile.
 */
export async function findStatement(q: Queryable, filter: StatementFilter): Promise<StatementPage> {
  const limit = Math.min(Math.max(1, Math.trunc(filter.limit)), STATEMENT_LIMIT_MAX);
  const cursor = filter.before === undefined ? null : CURSOR.exec(filter.before);
  if (filter.before !== undefined && !cursor) throw new Error('not a statement cursor');
  const { fromSeq, toSeq } = await spanOf(q, filter);
  // Each account yields its newest rows by its own index, and the merged list is cut to the page. One extra row tells
  // whether there is a next page.
  const rows = await q.query<Row>(
    `select p.entry_seq, a.id as account_id, e.key, e.kind, e.ref, a.account, a.asset, p.available_minor, p.held_minor,
            e.at_ms
       from ledger.account a
       cross join lateral ledger.page_of(
         a.id, $6, least($7::bigint, $8::bigint + case when a.id < $9 then 1 else 0 end), $4, $5, $10) p
       join ledger.entry e on e.seq = p.entry_seq
      where a.uid = $1 and ($2::text is null or a.account = $2) and ($3::text is null or a.asset = $3)
      order by p.entry_seq desc, a.id desc limit $10`,
    [
      filter.uid,
      filter.account ?? null,
      filter.asset ?? null,
      filter.kinds ?? null,
      filter.includeHolds ?? false,
      fromSeq,
      toSeq,
      cursor?.[1] ?? SEQ_MAX,
      cursor?.[2] ?? SEQ_MAX,
      limit + 1,
    ],
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown.map(toStatementRow),
    next: rows.length > limit && last ? placeOf(last) : null,
  };
}

/** The first and last entry of a range of time. */
async function spanOf(
  q: Queryable,
  { fromMs, toMs }: StatementFilter,
): Promise<{ readonly fromSeq: string; readonly toSeq: string }> {
  if (fromMs === undefined && toMs === undefined) return { fromSeq: '0', toSeq: SEQ_MAX };
  const rows = await q.query<{ from_seq: string; to_seq: string }>(
    `select case when $1::bigint is null then 0 else ledger.seq_at($1) end as from_seq,
            case when $2::bigint is null then ${SEQ_MAX} else ledger.seq_at($2) end as to_seq`,
    [fromMs ?? null, toMs ?? null],
  );
  return { fromSeq: rows[0]!.from_seq, toSeq: rows[0]!.to_seq };
}

const placeOf = (row: Row): string => `${row.entry_seq}-${row.account_id}`;

/** The `before` that begins with the row at a place, instead of after it. */
export function placeFrom(place: string): string {
  const [entry, account] = place.split('-') as [string, string];
  return `${entry}-${BigInt(account) + 1n}`;
}

function toStatementRow(row: Row): StatementRow {
  const availableMinor = BigInt(row.available_minor);
  const heldMinor = BigInt(row.held_minor);
  return {
    place: placeOf(row),
    entryId: row.entry_seq,
    key: row.key,
    kind: row.kind,
    ref: row.ref,
    account: row.account,
    asset: row.asset,
    amountMinor: availableMinor + heldMinor,
    availableMinor,
    heldMinor,
    atMs: Number(row.at_ms),
  };
}
