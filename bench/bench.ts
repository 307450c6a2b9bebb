/** What a benchmark answers. Ratios travel between machines, absolute figures do not: those are in `context`. */
export interface BenchResult {
  readonly name: string;
  readonly ratios: Readonly<Record<string, number | null>>;
  /** What is asked of some of them. */
  readonly floors?: Readonly<Record<string, Floor>>;
  readonly p99Ms: number | null;
  readonly context: Readonly<Record<string, unknown>>;
}

/** How small or how large a figure may be, and what it should come to. */
export type Floor =
  | { readonly atLeast: number; readonly aim?: number }
  | { readonly atMost: number; readonly aim?: number };

/** Whether each floor holds, beside the figure that it is for. */
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
  /** Multiplies how long each part runs; below 1 for a quick look. */
  readonly scale: number;
  /** Tells a person what happens; silent with --json. */
  readonly say: (line: string) => void;
  /** Says who had the processors instead of how fast it was, where a benchmark can. */
  readonly breakdown?: boolean;
}

/** One benchmark: `bench/<name>.bench.ts` exports it as `bench`. */
export interface Bench {
  readonly name: string;
  readonly summary: string;
  run(options: BenchOptions): Promise<BenchResult>;
}

/** The middle value; the lower of two middles. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The value that `share` (0 to 1) of all values do not pass. */
export function percentile(values: Float64Array, share: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = values.slice().sort();
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!;
}

export const rounded = (value: number, places = 2): number => Number(value.toFixed(places));
