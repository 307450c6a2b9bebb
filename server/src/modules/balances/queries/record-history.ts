import type { RecordStatus } from '@bourse/core/wallet/record-status.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';

/** What a person asks of a history of records. */
export interface HistoryFilter {
  readonly uid: string;
  readonly asset?: string | undefined;
  readonly kind?: string | undefined;
  readonly status?: RecordStatus | undefined;
  /**
   * The beginning of a transaction's or record's id, or a whole address, in any case. Too short a text finds no record.
   */
  readonly search?: string | undefined;
  /** Included. */
  readonly fromMs?: number | undefined;
  /** The end of the range, itself excluded. */
  readonly toMs?: number | undefined;
  readonly before: Keyset | null;
  /** One more than the page shows. */
  readonly limit: number;
}

/**
 * A table whose rows are a person's records, as parts of SQL. All parts are ours; what people type is passed as values.
 */
export interface HistorySource {
  readonly columns: string;
  /** The table and its alias. */
  readonly from: string;
  readonly alias: string;
  /** The condition for a person's own rows; `$1` is the person. */
  readonly where: string;
  readonly time: string;
  readonly kind: string;
  /** The states of each status. The lists must be written exactly as in the partial indexes on unfinished records. */
  readonly states: Readonly<Record<RecordStatus, readonly string[]>>;
  /**
   * Columns for the transaction and the address on a chain, if the records have them; both are indexed in lower case.
   */
  readonly txId?: string;
  readonly address?: string;
}

/** The shortest search for a record; fewer letters and digits would find far too many. */
const SEARCH_MIN = 8;

const quoted = (states: readonly string[]): string => states.map((state) => `'${state}'`).join(', ');

/**
 * SQL for one page of a source, newest first, in brackets; `historyValues` gives its values. Each filter has an index
 * that is read no further than the page needs: by time, by unfinished records, or by what a search looks at.
 */
export function historySql(source: HistorySource, { status, search }: HistoryFilter): string {
  const { alias: r, time, states } = source;
  const rules = [
    source.where,
    ...(search !== undefined && search.length < SEARCH_MIN ? ['false'] : []),
    `($2::text is null or ${r}.asset = $2) and ($3::text is null or ${source.kind} = $3)`,
    `($4::bigint is null or ${r}.${time} >= $4) and ($5::bigint is null or ${r}.${time} < $5)`,
    `($6::bigint is null or (${r}.${time}, ${r}.id) < ($6, $7::uuid))`,
    ...(status === undefined
      ? []
      : [states[status].length > 0 ? `${r}.state in (${quoted(states[status])})` : 'false']),
  ].join(' and ');
  const order = `order by ${r}.${time} desc, ${r}.id desc limit $8`;
  const found =
    search === undefined
      ? ''
      : ` and ${r}.id in (${placesOf(source)
          .map((place) => `(select ${r}.id from ${source.from} where ${rules} and ${place} ${order})`)
          .join(' union all ')})`;
  return `(select ${source.columns} from ${source.from} where ${rules}${found} ${order})`;
}

/**
 * The columns that a search looks at: `$9` is its text in lower case, `$10` and `$11` are the first and the last id
 * that begin with it.
 */
function placesOf({ alias: r, txId, address }: HistorySource): string[] {
  return [
    `$9::text is not null and ${r}.id between $10::uuid and $11::uuid`,
    ...(txId ? [`lower(${r}.${txId}) like $9 || '%'`] : []),
    ...(address ? [`lower(${r}.${address}) = $9`] : []),
  ];
}

/** The values of `historySql`, in this order, from `$1` on. */
export function historyValues(filter: HistoryFilter): unknown[] {
  const { search } = filter;
  return [
    filter.uid,
    filter.asset ?? null,
    filter.kind ?? null,
    filter.fromMs ?? null,
    filter.toMs ?? null,
    filter.before?.atMs ?? null,
    filter.before?.id ?? null,
    filter.limit,
    // An underscore would match any letter.
    ...(search === undefined ? [] : [search.toLowerCase().replaceAll('_', '\\_'), ...idsBeginningWith(search)]),
  ];
}

const HEX_MAX = 32;
/** The first and the last id that begin with a text, ignoring dashes; nulls if no id can begin with it. */
export function idsBeginningWith(text: string): [string | null, string | null] {
  const hex = text.toLowerCase().replaceAll('-', '');
  if (text.length < SEARCH_MIN || !/^[0-9a-f]{1,32}$/.test(hex)) return [null, null];
  return [hex.padEnd(HEX_MAX, '0'), hex.padEnd(HEX_MAX, 'f')];
}
