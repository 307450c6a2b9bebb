import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfHouse, typesOf } from './new-capability/copy-of-house.ts';
import { createCapability } from './new-capability.ts';

const PATIENCE_MS = 1_800_000;

/** Runs the whole gate over a copy of the house with a freshly made capability in it. */
describe('a new capability, as it is made', () => {
  let root: string;
  beforeAll(() => {
    root = copyOfHouse(join(import.meta.dirname, '..'));
    createCapability(root, 'trial-run');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('passes npm run check', { timeout: PATIENCE_MS }, async () => {
    await runs(root, 'scripts/test/check.mjs');
  });

  it('passes the tests of its pages', { timeout: PATIENCE_MS }, async () => {
    const projects = ['frame', 'screens', 'every-screen', 'console'].flatMap((name) => ['--project', name]);
    await runs(root, 'node_modules/vitest/vitest.mjs', 'run', ...projects);
  });

  it('passes the suites that look at every endpoint and every table', { timeout: PATIENCE_MS }, async () => {
    const specs = [
      'server/test/trial-run',
      'server/test/house',
      'server/test/books/tampering',
      'server/src/platform/db/schema',
      'bench/fuzz',
    ];
    await runs(root, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'database', ...specs);
  });

  it('passes its journey in both layouts', { timeout: PATIENCE_MS }, async () => {
    await runs(root, 'scripts/build/build.mjs');
    await runs(
      root,
      'node_modules/@playwright/test/cli.js',
      'test',
      'e2e/trial-run',
      '--project=desktop',
      '--project=h5',
    );
  });
});

// These names already have pages, an account and texts, which say that they are not open yet.
describe.each([
  ['card', '/wallet/card-home'],
  ['futures', '/wallet/futures'],
] as const)('a capability %s that the house has a place for', (name, route) => {
  let root: string;
  beforeAll(() => {
    root = copyOfHouse(join(import.meta.dirname, '..'));
    createCapability(root, name, route);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(['core', 'contract', 'i18n'])('compiles in %s', (workspace) => {
    expect(typesOf(root, workspace)).toBe('');
  });
});

/** Runs a program of the copy with Node and shows its output if it fails. */
async function runs(root: string, ...args: readonly string[]): Promise<void> {
  const { VITEST: _, ...env } = process.env;
  const said: string[] = [];
  // With E2E_LONG a journey runs in both layouts.
  const child = spawn(process.execPath, [...args], { cwd: root, env: { ...env, E2E_LONG: 'true' } });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) expect.fail(`${args.join(' ')} ended with ${code}:\n${said.join('').slice(-8_000)}`);
}
