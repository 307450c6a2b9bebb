import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** A fault that no suite noticed, and why that is acceptable. Described by text, so that it is recognised when lines move. */
const Known = z.strictObject({
  file: z.string(),
  /** The line as it stands in the source. */
  line: z.string(),
  /** The changed code, and what replaced it. */
  from: z.string(),
  to: z.string(),
  /** Why no suite has to notice it; empty until somebody has decided. */
  why: z.string(),
});
export type Survivor = z.infer<typeof Known>;

const fileOf = (area: string) => new URL(`./survivors/${area}.json`, import.meta.url);

export function readSurvivors(area: string): readonly Survivor[] {
  try {
    return z.array(Known).parse(JSON.parse(readFileSync(fileOf(area), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Keeps given reasons, adds new survivors without one, and drops those that are noticed now.
 *
 * @param looked  whether a fault was planted, or no longer can be; all others stay as they are
 */
export function mergeSurvivors(
  kept: readonly Survivor[],
  found: readonly Survivor[],
  looked: (known: Survivor) => boolean,
): readonly Survivor[] {
  const reasons = new Map(kept.map((each) => [keyOf(each), each.why]));
  const merged = [
    ...kept.filter((each) => !looked(each)),
    ...found.map((each) => ({ ...each, why: reasons.get(keyOf(each)) ?? '' })),
  ];
  // The same change on lines with the same text is one entry.
  return [...new Map(merged.map((each) => [keyOf(each), each])).values()].sort((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  );
}

export function writeSurvivors(area: string, survivors: readonly Survivor[]): void {
  writeFileSync(fileOf(area), `${JSON.stringify(survivors, null, 2)}\n`);
}

export const isSame = (one: Survivor, other: Survivor): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ file, line, from, to }: Survivor) => JSON.stringify([file, line, from, to]);
