import type { EarnProduct } from '../api/products.ts';

export type SentRow = EarnProduct['rates'][number]['tiers'][number];

const ROW = /^(?:(\S+) )?at ([0-9]{1,6})$/u;

/** A row of rates as approvals keep it, `2000 at 1000`, or `at 360` for the last one; null for what is none. */
export function readRow(row: string): SentRow | null {
  const [, upTo, rate] = ROW.exec(row) ?? [];
  return rate === undefined ? null : { upTo: upTo ?? null, rateBps: Number(rate) };
}
