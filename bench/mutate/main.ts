import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { AREAS, type Area } from './areas.ts';
import { mergeSurvivors, readSurvivors, type Survivor, writeSurvivors } from './survivors.ts';

/** How many of a hundred planted faults are to be noticed at least. */
const NOTICED_MIN = 90;
/** What was changed is told up to here. */
const TEXT_MAX = 160;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string' }, help: { type: 'boolean' } },
});

if (values.help) {
  console.log(`npm run mutate -- [AREA ...] [--part K/N]

Plants faults, one at a time, and runs the suites that reach the place. Of a hundred at least ${NOTICED_MIN} are to be noticed; each that
is not stands in bench/mutate/survivors/AREA.json with the reason why nobody has to notice it.

AREA        ${AREAS.map(({ name }) => name).join(', ')}; all of them without one
--part K/N  every Nth file from the Kth: an area in as many sittings`);
} else {
  process.exitCode = (await plantAll()) ? 0 : 1;
}

async function plantAll(): Promise<boolean> {
  const unknown = positionals.find((name) => !AREAS.some((area) => area.name === name));
  if (unknown !== undefined) throw new Error(`There is no area ${unknown}; see --help.`);
  const part = /^([1-9]\d?)\/([1-9]\d?)$/.exec(values.part ?? '1/1');
  if (!part) throw new Error(`--part was ${values.part}; it is K/N, such as 1/8.`);
  const [, k, n] = part.map(Number);
  let isGood = true;
  for (const area of AREAS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const files = sourcesOf(area).filter((_, at) => at % n! === k! - 1);
    if (files.length > 0 && !(await plant(area, files))) isGood = false;
  }
  return isGood;
}

/** Suites and what they are written with are no sources. */
function sourcesOf({ sources }: Area): readonly string[] {
  return sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/\.(spec|rig|fixture|setup)\.ts$/.test(file))
      .map((file) => `${folder}/${file}`)
      .sort(),
  );
}

async function plant(area: Area, files: readonly string[]): Promise<boolean> {
  // The suites' processes are told by their environment.
  process.env.MUTATE_AREA = area.name;
  const options: PartialStrykerOptions & { vitest: { configFile: string; related: boolean } } = {
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './bench/mutate/only-words.mjs'],
    ignorers: ['only-words'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // Beside one and a half times what the suites took.
    timeoutMS: area.hasDatabase ? 20_000 : 4_000,
    disableTypeChecks: true,
    tempDirName: `.stryker-tmp/${area.name}`,
    ignorePatterns: ['web', 'console', 'docs', 'e2e', 'data', 'test-results'],
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    vitest: { configFile: 'bench/mutate/vitest.config.ts', related: true },
  };
  return report(area, files, await new Stryker(options).runMutationTest());
}

function report(area: Area, files: readonly string[], results: readonly MutantResult[]): boolean {
  const planted = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
  const unnoticed = planted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  // A file that is gone has no faults any more.
  const isSettled = (file: string) => files.includes(file) || !existsSync(file);
  const listed = mergeSurvivors(readSurvivors(area.name), unnoticed.map(survivor), isSettled);
  writeSurvivors(area.name, listed);
  const noticed = planted.length - unnoticed.length;
  const percent = planted.length === 0 ? 100 : Math.floor((1_000 * noticed) / planted.length) / 10;
  const unexplained = listed.filter(({ why, file }) => why === '' && files.includes(file)).length;
  console.log(
    `${area.name}: ${noticed} of ${planted.length} faults were noticed (${percent} %) in ${files.length} files; ` +
      `${unexplained} of the others have no reason yet (bench/mutate/survivors/${area.name}.json)`,
  );
  return percent >= NOTICED_MIN && unexplained === 0;
}

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
