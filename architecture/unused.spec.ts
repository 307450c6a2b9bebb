import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A small tree for the house's own knip.jsonc: a check that has never failed is not known to work. */
const CLEAN: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'planted', private: true, workspaces: ['core', 'server'] }),
  'core/package.json': JSON.stringify({ name: '@bourse/core', private: true, exports: { './*': './src/*' } }),
  'core/src/amount.ts': 'export const amount = 1n;\n',
  'server/package.json': JSON.stringify({
    name: '@bourse/server',
    private: true,
    dependencies: { '@bourse/core': '0.1.0', pg: '8.23.1' },
  }),
  'server/src/main.ts':
    "import { amount } from '@bourse/core/amount.ts';\nimport pg from 'pg';\nimport { used } from './used.ts';\nconsole.log(amount, pg, used);\n",
  'server/src/used.ts':
    'export const used = 1;\n/** A wrong key does not compile. @proof */\nexport type Proved = typeof used;\n',
};

/** The same tree with one unused thing of each kind, and one missing from package.json. */
const PLANTED: Readonly<Record<string, string>> = {
  'core/src/amount.ts': 'export const amount = 1n;\nexport const open = 2n;\n',
  'server/src/main.ts':
    "import { amount } from '@bourse/core/amount.ts';\nimport { used } from './used.ts';\nconsole.log(amount, used);\n",
  'server/src/used.ts':
    "import { z } from 'zod';\nexport const used = z;\nexport const left = 2;\nexport interface Left {}\n",
  'server/src/forgotten.ts': 'export const forgotten = 1;\n',
};

const FOUND: readonly (readonly [kind: string, place: string, name: string])[] = [
  ['files', 'server/src/forgotten.ts', 'server/src/forgotten.ts'],
  ['exports', 'server/src/used.ts', 'left'],
  ['types', 'server/src/used.ts', 'Left'],
  ['exports', 'core/src/amount.ts', 'open'],
  ['dependencies', 'server/package.json', 'pg'],
  ['unlisted', 'server/src/used.ts', 'zod'],
];

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const house = join(import.meta.dirname, '..');
const unused = () => {
  const knip = join(house, 'node_modules/knip/bin/knip.js');
  return spawnSync(process.execPath, [knip, '--no-progress', '--reporter', 'json', '--no-config-hints'], {
    cwd: root,
    encoding: 'utf8',
  });
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'unused-'));
  copyFileSync(join(house, 'knip.jsonc'), join(root, 'knip.jsonc'));
  mkdirSync(join(root, 'node_modules/@bourse'), { recursive: true });
  for (const name of ['pg', 'zod']) symlinkSync(join(house, 'node_modules', name), join(root, 'node_modules', name));
  for (const name of ['core', 'server']) symlinkSync(join(root, name), join(root, 'node_modules/@bourse', name));
  for (const [path, text] of Object.entries(CLEAN)) write(path, text);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('nothing unused', () => {
  it('finds nothing in a clean tree', () => {
    const { status, stdout, stderr } = unused();
    expect({ status, stdout, stderr }).toMatchObject({ status: 0 });
  });

  it('finds what is planted, each at its place', () => {
    for (const [path, text] of Object.entries(PLANTED)) write(path, text);
    const { status, stdout } = unused();
    const { issues } = JSON.parse(stdout) as { issues: Record<string, unknown>[] };
    expect(status).toBe(1);
    for (const [kind, place, name] of FOUND) {
      const there = issues.filter(({ file }) => file === place).map((issue) => JSON.stringify(issue[kind]));
      expect(there.join(' '), `${kind} in ${place}`).toContain(`"${name}"`);
    }
  });
});
