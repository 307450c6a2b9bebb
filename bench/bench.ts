/** The result of a benchmark. Ratios are comparable between machines; absolute figures are not, and are in `context`. */
export interface BenchResult {
  readonly name: string;
  readonly ratios: Readonly<Record<string, number | null>>;
  /** What some of the ratios must satisfy. */
  readonly floors?: Readonly<Record<string, Floor>>;
  readonly p99Ms: number | null;
  readonly context: Readonly<Record<string, unknown>>;
}

/** The bound of a figure, and the value that is aimed at. */
export type Floor =
  | { readonly atLeast: number; readonly aim?: number }
  | { readonly atMost: number; readonly aim?: number };

/** Whether each floor holds, together with its figure. */
export function verdictOf({ ratios, floors = {} }: Pick<BenchResult, 'ratios' | 'floors'>) {
  return Object.fromEntries(
    Object.entries(floors).map(([name, floor]) => {
      const value = ratios[name] ?? null;
      const holds = value === null ? null : 'atLeast' in floor ? value >= floor.atLeast : value <= floor.atMost;
      return [name, { value, ...floor, holds }];
    }),
  );
}

export interface BenchOptions {
  /** A factor on the duration of each part; below 1 for a quick look. */
  readonly scale: number;
  /** Prints progress; silent with --json. */
  readonly say: (line: string) => void;
  /** Tell where processor time went instead of how fast it was, where a benchmark can. */
  readonly breakdown?: boolean;
  /** Kill the server in the middle, where a benchmark can. */
  readonly kill?: boolean;
}

/** One benchmark: `bench/<name>.bench.ts` exports it as `bench`. */
export interface Bench {
  readonly name: string;
  readonly summary: string;
  run(options: BenchOptions): Promise<BenchResult>;
}

/** The median; the lower one of two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The value that the given share (0 to 1) of all values do not exceed. */
export function percentile(values: Float64Array, share: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = values.slice().sort();
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!;
}

export const rounded = (value: number, places = 2): number => Number(value.toFixed(places));
