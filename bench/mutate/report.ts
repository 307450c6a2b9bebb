import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import type { Area } from './areas.ts';
import { faultText } from './fault-text.mjs';
import type { Sample } from './plant.ts';
import { isSame, mergeSurvivors, readSurvivors, type Survivor, writeSurvivors } from './survivors.ts';
import { wilson } from './wilson.ts';

/** How many percent of the planted faults must be noticed. */
export const NOTICED_MIN = 90;

interface Sitting {
  readonly area: Area;
  readonly files: readonly string[];
  readonly results: readonly MutantResult[];
  readonly sample: Sample | undefined;
}

/** Reports how many faults were noticed and stores the others. @returns  whether enough were, and the others have reasons */
export function report({ area, files, results, sample }: Sitting): boolean {
  const possible = results.filter(({ status }) => status !== 'Ignored');
  // Faults outside the sample are reported as not compiling.
  const planted = possible.filter(({ status }) => status !== 'CompileError');
  const unnoticed = planted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').map(survivor);
  const sampled = planted.map(survivor);
  const isSettled = (known: Survivor) =>
    // A deleted file has no faults any more.
    !existsSync(known.file) || (sample ? sampled.some((each) => isSame(each, known)) : files.includes(known.file));
  const listed = mergeSurvivors(readSurvivors(area.name), unnoticed, isSettled);
  writeSurvivors(area.name, listed);
  const noticed = planted.length - unnoticed.length;
  const share = planted.length === 0 ? 1 : noticed / planted.length;
  const unexplained = listed.filter((each) => each.why === '' && unnoticed.some((one) => isSame(one, each))).length;
  console.log(
    `${area.name}: ${noticed} of ${planted.length} faults were noticed (${percentOf(share)})${drawnOf(possible.length)}, ` +
      `in ${files.length} files; ${unexplained} of the others have no reason yet (bench/mutate/survivors/${area.name}.json)`,
  );
  // A list of survivors need not be noticed at all.
  return (sample === 'listed' || share * 100 >= NOTICED_MIN) && unexplained === 0;

  function drawnOf(all: number): string {
    if (!sample) return '';
    if (sample === 'listed') return ` that were listed of ${all}`;
    const { from, to } = wilson(noticed, planted.length);
    return ` of ${all}, drawn by seed ${sample.seed}; of all it is ${percentOf(from)} to ${percentOf(to)} in 95 of 100 samples`;
  }
}

const percentOf = (share: number) => `${(Math.floor(share * 1_000) / 10).toFixed(1)} %`;

function survivor({ fileName, location, replacement = '' }: MutantResult): Survivor {
  return { ...faultText({ fileName: resolve(fileName), location, replacement }, process.cwd(), 1), why: '' };
}
