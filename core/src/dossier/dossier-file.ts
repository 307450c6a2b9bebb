import { formatAmount } from '../money/amount.ts';
import { USDT_SCALE } from '../money/value.ts';

/**
 * A record of a file. Fields that hold times end in `Ms` (or `_ms`); fields that hold amounts end in `Minor` (or
 * `_minor`) and stand beside the `asset` that they are counted in.
 */
export type DossierRow = Readonly<Record<string, unknown>>;

const MS = /_ms$/;
const MINOR = /_minor$/;
/** This field is always in USDT, whatever the record's coin is. */
const USDT_MINOR = 'usdt_value_minor';
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * A record as people and programs read it. Names become those of a CSV head, milliseconds get ISO 8601 in UTC beside
 * them (`at_ms`, `at_utc`), minor units get exact decimal text (`amount_minor`, `amount`), in nested records too.
 * Everything else stays as it is.
 * @param scaleOf  places of a coin's minor unit
 */
export function dossierRecord(row: DossierRow, scaleOf: (asset: string) => number, assetOutside = ''): DossierRow {
  const asset = typeof row.asset === 'string' ? row.asset : assetOutside;
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      const name = snake(key);
      if (MS.test(name)) return [name.replace(MS, '_utc'), timeText(value)];
      if (MINOR.test(name)) {
        const scale = name === USDT_MINOR ? USDT_SCALE : scaleOf(asset);
        return [name.replace(MINOR, ''), value === null ? null : formatAmount(BigInt(String(value)), scale)];
      }
      return [name, inside(value, scaleOf, asset)];
    }),
  );
}

const timeText = (value: unknown): string | null => (value === null ? null : new Date(Number(value)).toISOString());

function inside(value: unknown, scaleOf: (asset: string) => number, asset: string): unknown {
  if (Array.isArray(value)) return value.map((each) => inside(each, scaleOf, asset));
  if (typeof value !== 'object' || value === null) return value;
  return dossierRecord(value as DossierRow, scaleOf, asset);
}

export interface DossierTitle {
  readonly uid: string;
  /** The start of the range; null where it has no start. */
  readonly fromMs: number | null;
  /** The end of the range, exclusive. */
  readonly toMs: number;
}

/**
 * One JSON object written in parts: a head, each list of records in any number of parts, and an end. Different
 * processes may make the parts; joined in order they are the file.
 */
export const DOSSIER_FILE = {
  head: ({ uid, fromMs, toMs }: DossierTitle): string =>
    `{"format":"bourse-report-1","uid":${JSON.stringify(uid)},` +
    `"from_utc":${JSON.stringify(fromMs === null ? null : timeText(fromMs))},"to_utc":${JSON.stringify(timeText(toMs))}`,
  /** A part of a list. The lists follow each other, each from its first part to its last. */
  part: (
    name: string,
    rows: readonly DossierRow[],
    { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
  ): string => {
    const begin = isFirst ? `,\n${JSON.stringify(name)}:[` : '';
    const text = rows.map((row) => JSON.stringify(row)).join(',\n');
    return `${begin}${!isFirst && rows.length > 0 ? ',\n' : ''}${text}${isLast ? ']' : ''}`;
  },
  end: (): string => '\n}\n',
} as const;
