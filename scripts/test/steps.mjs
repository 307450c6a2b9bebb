import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startExchangeBy } from '../../e2e/exchange/start-exchange.mjs';
import { ROOT } from '../install/install.mjs';
import { nowS, say } from '../say.mjs';
import { spawnOwned } from './owned-process.mjs';

const BIN = join(ROOT, 'node_modules');
/** The slowest first. */
const WORKSPACES = ['server', 'e2e', 'web', 'console', 'contract', 'i18n', 'core'];

/** The counts of a run, and the names of failures. A step that failed without a failed test counts as one failure. */
export const none = () => ({ passed: 0, failed: 0, names: [], files: [] });

/** Runs one of our programs and returns its exit code. */
function execute(args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawnOwned(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The parts that have run so far, in the order in which they ended. */
const parts = [];

/** Runs a part of a command, and records its result and duration for the table at the end. */
export async function part(name, work) {
  const fromS = nowS();
  say(name);
  const sums = await work();
  parts.push({ name, fromS, seconds: nowS() - fromS, passed: sums.passed, failed: sums.failed });
  say(`${sums.failed === 0 ? 'done' : 'FAILED'}: ${name}, ${sums.passed} passed, ${sums.failed} failed`);
  return sums;
}

/** Ends every command: prints its parts with their seconds, the failures, and the counts. @returns its exit code */
export function conclude(sums) {
  const rows = parts
    .toSorted((one, other) => one.fromS - other.fromS)
    .map(({ name, fromS, seconds, passed, failed }) => [name, fromS.toFixed(0), seconds.toFixed(1), passed, failed]);
  const table = [['part', 'from s', 'took s', 'passed', 'failed'], ...rows];
  const width = Math.max(...table.map(([name]) => name.length));
  console.log('');
  for (const [name, ...numbers] of table) {
    console.log([name.padEnd(width), ...numbers.map((number) => String(number).padStart(8))].join(''));
  }
  say('all of it');
  // Repeated at the end, because the earlier output is long and some logs keep only the last lines.
  for (const name of sums.names) console.log(`failed: ${name}`);
  console.log(`${sums.passed} passed, ${sums.failed} failed`);
  return sums.failed === 0 ? 0 : 1;
}

/** A part without counts, which passes or fails as a whole. */
function whole(name, args) {
  return part(name, async () => ((await execute(args)) === 0 ? { ...none(), passed: 1 } : failure(name)));
}

/** The counts of a part that failed as a whole. */
export const failure = (name) => ({ ...none(), failed: 1, names: [name] });

/**
 * Checks the sources without running them: types, format, lint, boundaries, and unused files, exports and packages. `lanes`
 * checks run at a time, the slowest first. Each workspace has a single checker, because several would each read the same
 * types, at twice the processor time. The checkers keep their results in node_modules/.cache, so that the next run looks only
 * at changes.
 */
export async function sources(lanes = 2) {
  const compiler = join(BIN, 'typescript-native', 'bin', 'tsc');
  const workspaces = WORKSPACES.filter((workspace) => existsSync(join(ROOT, workspace, 'tsconfig.json')));
  const queue = [
    ...workspaces.map((workspace) => [
      `types of ${workspace}`,
      [compiler, '-p', workspace, '--checkers', '1', ...kept(workspace)],
    ]),
    ['boundaries', [join(BIN, 'tsx', 'dist', 'cli.mjs'), 'architecture/check.ts']],
    ['nothing unused', [join(BIN, 'knip', 'bin', 'knip.js'), '--no-progress', '--cache']],
    ['format and lint', [join(BIN, '@biomejs', 'biome', 'bin', 'biome'), 'check', '.']],
  ];
  const sums = none();
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) add(sums, await whole(...next));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return sums;
}

const kept = (workspace) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(BIN, '.cache', 'types', `${workspace}.tsbuildinfo`),
];

/** How much a browser fetches on the first visit of pages with a budget. Needs built apps. */
export function weight() {
  return whole('weight of first visits', [join(ROOT, 'web/scripts/weight.mjs')]);
}

/** The suites that need neither database, chain nor page; they take seconds. */
export const quickSuites = () => vitest(['unit', 'web']);
/** The same, and suites about the whole house and about people's pages in each of their states. */
export const suitesBesideDatabase = () => vitest(['unit', 'house', 'web', 'frame', 'screens']);
/** The remaining page suites: every page once under React's own checks, and the console's pages. Each takes one worker. */
export async function lastPages() {
  const [screens, console] = await Promise.all([vitest(['every-screen']), vitest(['console'])]);
  return add(screens, console);
}

/** Runs some projects of vitest.config.ts. */
export function vitest(projects) {
  const args = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', `--reporter=${join(ROOT, 'scripts/test/vitest-sums.mjs')}`];
  return counted(`tests: ${projects.join(', ')}`, (file) => ({
    args: [join(BIN, 'vitest', 'vitest.mjs'), 'run', ...args, ...reporters],
    env: { SUMS_FILE: file },
    read: vitestCounts,
  }));
}

/**
 * Starts the exchange for the journeys.
 *
 * @returns the counts of the start and, where it runs, a function that stops it
 */
export async function exchange() {
  let stop;
  const sums = await part('start of the exchange', async () => {
    try {
      stop = await startExchangeBy(spawnOwned);
      return { ...none(), passed: 1 };
    } catch (error) {
      return failure(`the exchange of the journeys: ${error.message}`);
    }
  });
  return { sums, stop };
}

/** Runs journeys in a real browser, in every layout that the configuration lists. */
export function browser(configuration) {
  return counted('tests: browser', (file) => ({
    args: [join(BIN, '@playwright', 'test', 'cli.js'), 'test', '-c', configuration, '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    read: playwrightCounts,
  }));
}

/** Runs a part that writes its counts into a file. */
function counted(name, commandFor) {
  return part(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bourse-results-'));
    try {
      const file = join(folder, 'counts.json');
      const { args, env, read } = commandFor(file);
      const code = await execute(args, { env });
      const sums = read(file);
      return code !== 0 && sums.failed === 0 ? add(sums, failure(`${name}: ended with ${code}`)) : sums;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

export function add(sums, more) {
  sums.passed += more.passed;
  sums.failed += more.failed;
  sums.names.push(...more.names);
  sums.files.push(...(more.files ?? []));
  return sums;
}

function vitestCounts(file) {
  const sums = read(file);
  return sums ? { ...sums, failed: sums.names.length } : none();
}

function playwrightCounts(file) {
  const report = read(file);
  if (!report) return none();
  const { expected, flaky, unexpected } = report.stats;
  // A test that passed only at its second attempt counts as passed here; the report itself lists it.
  return {
    passed: expected + flaky,
    failed: unexpected,
    names: unexpectedNames(report.suites),
    files: journeyTimes(report.suites),
  };
}

const journeyTimes = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        project: projectName,
        file: `${file} › ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration / 1_000, 0),
        startTime: results[0]?.startTime,
        worker: results[0]?.parallelIndex,
      })),
    ),
    ...journeyTimes(inner),
  ]);

const unexpectedNames = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName }) => `${projectName} ${file} › ${title}`),
    ),
    ...unexpectedNames(inner),
  ]);

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
