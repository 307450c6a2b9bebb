import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importOffences } from './boundaries.ts';
import { docOffences } from './doc-links.ts';
import { CLEAN } from './planted/clean-tree.ts';
import { IMPORT_OFFENCES } from './planted/import-offences.ts';
import { SOURCE_OFFENCES } from './planted/source-offences.ts';
import { LONG_FILES } from './rules/sizes.ts';
import { sourceOffences } from './source-rules.ts';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'planted-'));
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(root, 'node_modules'));
  for (const [path, text] of Object.entries(CLEAN)) write(path, text);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('boundaries', () => {
  it('finds nothing in a clean tree', async () => {
    expect(await importOffences(root)).toEqual([]);
    expect(sourceOffences(root)).toEqual([]);
  });

  it('refuses to pass a tree of which it read nothing', async () => {
    await expect(importOffences(root, [])).rejects.toThrow();
  });

  it('finds every planted import, each at its place', async () => {
    for (const [, path, text] of IMPORT_OFFENCES) write(path, text);
    write('core/src/money/circle-back.ts', "import { c } from './circle.ts';\nexport const d = (): unknown => c;\n");
    const found = await importOffences(root);
    for (const [rule, path] of IMPORT_OFFENCES) {
      expect(
        found.some((offence) => offence.rule === rule && offence.place.includes(path)),
        `${rule} in ${path}`,
      ).toBe(true);
    }
  });

  it.each(SOURCE_OFFENCES)('%s bites in %s', (rule, path, text) => {
    write(path, text);
    expect(
      sourceOffences(root)
        .filter((offence) => offence.place.startsWith(`${path}:`))
        .map((offence) => offence.rule),
    ).toContain(rule);
    rmSync(join(root, path));
  });

  it('files that may be longer are there', () => {
    const house = join(import.meta.dirname, '..');
    expect(LONG_FILES.filter(([path]) => !existsSync(join(house, path)))).toEqual([]);
  });

  it('folder-in-sight bites at the sixteenth source, and counts no test', () => {
    const folder = 'server/src/modules/custody/usecases/many';
    for (let file = 1; file <= 15; file++) write(`${folder}/a-${file}.ts`, 'export const a = 1;\n');
    write(`${folder}/a.spec.ts`, 'export const a = 1;\n');
    const wide = () => sourceOffences(root).filter(({ rule }) => rule === 'folder-in-sight');
    expect(wide()).toEqual([]);
    write(`${folder}/a-16.ts`, 'export const a = 1;\n');
    expect(wide().map(({ place }) => place)).toEqual([`${folder}:16 files`]);
    rmSync(join(root, folder), { recursive: true });
  });

  it('folder-in-sight counts scripts too', () => {
    const folder = 'scripts/many';
    for (let file = 1; file <= 16; file++) write(`${folder}/a-${file}.mjs`, 'export const a = 1;\n');
    write(`${folder}/a.spec.mjs`, 'export const a = 1;\n');
    const wide = sourceOffences(root).filter(({ rule }) => rule === 'folder-in-sight');
    expect(wide.map(({ place }) => place)).toEqual([`${folder}:16 files`]);
    rmSync(join(root, folder), { recursive: true });
  });

  it('docs-lead-somewhere finds links, files and scripts that there are not', () => {
    write('package.json', '{ "scripts": { "check": "x" } }');
    write('docs/page.md', '# A page\n\n## With a place\n');
    write('docs/good.md', 'See [it](page.md#with-a-place), `core/src/money/amount.ts`, and run `npm run -s check`.\n');
    expect(docOffences(root)).toEqual([]);
    write('docs/bad.md', '[a](gone.md)\n[b](page.md#nowhere)\n`core/src/money/gone.ts`\n`npm run gone`\n');
    expect(docOffences(root).map(({ place }) => place)).toEqual([1, 2, 3, 4].map((line) => `docs/bad.md:${line}`));
    // What a decision names was there when it was made.
    write('docs/decisions/0001-once.md', 'It stood in `core/src/money/gone.ts`.\n');
    expect(docOffences(root)).toHaveLength(4);
  });
});
