import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const STREETS = ['architecture', 'core/src', 'contract/src', 'i18n', 'server/src', 'web/src', 'console/src'];
/** In how many files of others each product is named (the lists that it has a line in). No more may be added. */
const FILES_MAX = { conversion: 7, 'linked-wallet': 8 } as const;
/** Suites over all endpoints. A product tells them what they must know of it in files beside its own tests. */
const SHARED_SUITES = ['server/test/house', 'bench/fuzz'];
const NO_PRODUCT_FILE = /\.(spec|rig)\.tsx?$|\.gen\.ts$|(^|\/)(node_modules|dist)\//;

const sourcesBelow = (folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.(tsx?|cjs)$/.test(file)),
  );
const files = sourcesBelow(STREETS).filter((file) => !NO_PRODUCT_FILE.test(file));

/** Files that name a product in any spelling, except files named after it. */
function namedIn(product: string, among: readonly string[]): readonly string[] {
  const spelled = new RegExp(product.replaceAll('-', '[-_ ]?'), 'i');
  const isOwn = (file: string) => file.split('/').some((part) => part.startsWith(product));
  return among.filter((file) => !isOwn(file) && spelled.test(readFileSync(join(ROOT, file), 'utf8')));
}

it.each(Object.entries(FILES_MAX))('%s is named in at most %i files of others', (product, max) => {
  const found = namedIn(product, files);
  expect(found.length, `${product} is named in:\n${found.join('\n')}`).toBeLessThanOrEqual(max);
  // A search that finds nothing would always pass.
  expect(found).toContain('architecture/levels.cjs');
});

it.each(Object.keys(FILES_MAX))('no suite that walks over all endpoints names %s', (product) => {
  const suites = sourcesBelow(SHARED_SUITES);
  expect(suites).toContain('server/test/house/authorization-matrix.ts');
  expect(namedIn(product, suites)).toEqual([]);
});
