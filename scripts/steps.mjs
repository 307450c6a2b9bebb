import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { elapsed, say } from './say.mjs';

const BIN = join(ROOT, 'node_modules');
const WORKSPACES = ['core', 'contract', 'i18n', 'server', 'web', 'console', 'e2e'];

/** Counts of a run and the names of what failed; a step that ended badly without a failed test counts as one failure. */
export const none = () => ({ passed: 0, failed: 0, names: [] });

/** Runs one program of ours and answers with its exit code. */
function execute(args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A step that is right or wrong as a whole. */
async function whole(name, args) {
  say(name);
  const code = await execute(args);
  if (code !== 0) say(`FAILED: ${name}`);
  return code === 0 ? { passed: 1, failed: 0, names: [] } : failure(name);
}

/** A step that failed as a whole. */
export const failure = (name) => ({ passed: 0, failed: 1, names: [name] });

/** The types of every workspace that is there. */
export async function types() {
  const compiler = join(BIN, 'typescript-native', 'bin', 'tsc');
  const sums = none();
  for (const workspace of WORKSPACES) {
    if (!existsSync(join(ROOT, workspace, 'tsconfig.json'))) continue;
    add(sums, await whole(`types of ${workspace}`, [compiler, '-p', join(workspace, 'tsconfig.json')]));
  }
  return sums;
}

export function lint() {
  return whole('format and lint', [join(BIN, '@biomejs', 'biome', 'bin', 'biome'), 'check', '.']);
}

export function boundaries() {
  return whole('boundaries', [join(BIN, 'tsx', 'dist', 'cli.mjs'), 'architecture/check.ts']);
}

/** Files, exports and packages that nobody uses, and packages that are used without being listed. */
export function unused() {
  return whole('nothing unused', [join(BIN, 'knip', 'bin', 'knip.js'), '--no-progress']);
}

/** What a browser fetches for the first visit of the wallet overview, against its budget; the pages are built by then. */
export function weight() {
  return whole('weight of the wallet overview', [join(ROOT, 'web/scripts/weight.mjs')]);
}

/** Projects of vitest.config.ts. */
export async function vitest(projects, filters = []) {
  const name = `tests: ${projects.join(', ')}`;
  say(name);
  const folder = mkdtempSync(join(tmpdir(), 'bourse-results-'));
  const file = join(folder, 'vitest.json');
  try {
    const code = await execute(
      [
        join(BIN, 'vitest', 'vitest.mjs'),
        'run',
        ...filters,
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        `--reporter=${join(ROOT, 'scripts/vitest-sums.mjs')}`,
      ],
      { env: { SUMS_FILE: file } },
    );
    return counted(name, code, vitestCounts(file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Journeys in a real browser, in every layout that the configuration lists. */
export async function browser(configuration) {
  const name = 'tests: browser';
  say(name);
  const folder = mkdtempSync(join(tmpdir(), 'bourse-results-'));
  const file = join(folder, 'playwright.json');
  try {
    const code = await execute(
      [join(BIN, '@playwright', 'test', 'cli.js'), 'test', '-c', configuration, '--reporter=list,json'],
      {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      },
    );
    return counted(name, code, playwrightCounts(file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function add(sums, more) {
  sums.passed += more.passed;
  sums.failed += more.failed;
  sums.names.push(...more.names);
  return sums;
}

function counted(name, code, counts) {
  if (code !== 0 && counts.failed === 0) add(counts, failure(`${name}: ended with ${code}`));
  say(
    `${counts.failed === 0 ? 'done' : 'FAILED'}: ${name}, ${counts.passed} passed, ${counts.failed} failed (${elapsed()})`,
  );
  return counts;
}

function vitestCounts(file) {
  const sums = read(file);
  return sums ? { ...sums, failed: sums.names.length } : none();
}

function playwrightCounts(file) {
  const report = read(file);
  if (!report) return none();
  const { expected, flaky, unexpected } = report.stats;
  // A test that passed only at its second try is told apart by the report itself; here it has passed.
  return { passed: expected + flaky, failed: unexpected, names: unexpectedNames(report.suites) };
}

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
