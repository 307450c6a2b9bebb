import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** A fault that no suite noticed, and why that is right. Told by its text, so that lines may move. */
const Known = z.strictObject({
  file: z.string(),
  /** The line as it stands in the source. */
  line: z.string(),
  /** What was changed, and into what. */
  from: z.string(),
  to: z.string(),
  /** Why nobody has to notice it; empty while nobody has looked. */
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
 * Keeps the reasons that were given, adds what is new without one, and drops what is noticed now.
 *
 * @param looked  whether this fault was planted, or can be no more: what was not looked at stays as it is
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
  // The same change twice on lines that read alike is one entry.
  return [...new Map(merged.map((each) => [keyOf(each), each])).values()].sort((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  );
}

export function writeSurvivors(area: string, survivors: readonly Survivor[]): void {
  writeFileSync(fileOf(area), `${JSON.stringify(survivors, null, 2)}\n`);
}

export const isSame = (one: Survivor, other: Survivor): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ file, line, from, to }: Survivor) => JSON.stringify([file, line, from, to]);
