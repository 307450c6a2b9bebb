import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import type { Area } from './areas.ts';
import type { Sample } from './plant.ts';
import { isSame, mergeSurvivors, readSurvivors, type Survivor, writeSurvivors } from './survivors.ts';
import { wilson } from './wilson.ts';

/** Of a hundred planted faults at least so many are to be noticed. */
export const NOTICED_MIN = 90;
/** What was changed is told up to here. */
const TEXT_MAX = 160;

interface Sitting {
  readonly area: Area;
  readonly files: readonly string[];
  readonly results: readonly MutantResult[];
  readonly sample: Sample | undefined;
}

/** Says how many faults were noticed and keeps those that were not. @returns  whether they were enough, and the rest has reasons */
export function report({ area, files, results, sample }: Sitting): boolean {
  const possible = results.filter(({ status }) => status !== 'Ignored');
  // What a sample leaves out comes back as what does not compile.
  const planted = possible.filter(({ status }) => status !== 'CompileError');
  const unnoticed = planted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').map(survivor);
  const sampled = planted.map(survivor);
  const isSettled = (known: Survivor) =>
    // A file that is gone has no faults any more.
    !existsSync(known.file) || (sample ? sampled.some((each) => isSame(each, known)) : files.includes(known.file));
  const listed = mergeSurvivors(readSurvivors(area.name), unnoticed, isSettled);
  writeSurvivors(area.name, listed);
  const noticed = planted.length - unnoticed.length;
  const share = planted.length === 0 ? 1 : noticed / planted.length;
  const unexplained = listed.filter((each) => each.why === '' && unnoticed.some((one) => isSame(one, each))).length;
  const { from, to } = wilson(noticed, planted.length);
  const drawn = sample
    ? ` of ${possible.length}, drawn by seed ${sample.seed}; of all it is ${percentOf(from)} to ${percentOf(to)} in 95 of 100 samples`
    : '';
  console.log(
    `${area.name}: ${noticed} of ${planted.length} faults were noticed (${percentOf(share)})${drawn}, in ${files.length} files; ` +
      `${unexplained} of the others have no reason yet (bench/mutate/survivors/${area.name}.json)`,
  );
  return share * 100 >= NOTICED_MIN && unexplained === 0;
}

const percentOf = (share: number) => `${(Math.floor(share * 1_000) / 10).toFixed(1)} %`;

function survivor({ fileName, location: { start, end }, replacement }: MutantResult): Survivor {
  const file = relative(process.cwd(), resolve(fileName));
  const lines = readFileSync(file, 'utf8').split('\n');
  const text = lines.slice(start.line - 1, end.line);
  text.push(text.pop()!.slice(0, end.column - 1));
  const from = text
    .join('\n')
    .slice(start.column - 1)
    .replace(/\s+/g, ' ')
    .slice(0, TEXT_MAX);
  return { file, line: lines[start.line - 1]!.trim(), from, to: (replacement ?? '').slice(0, TEXT_MAX), why: '' };
}
