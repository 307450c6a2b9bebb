import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const STREETS = ['architecture', 'core/src', 'contract/src', 'i18n', 'server/src', 'web/src', 'console/src'];
/** An added product is named in so many files of others: the lists that it has its line in. */
const FILES_MAX = 8;
const NO_PRODUCT_FILE = /\.(spec|rig)\.tsx?$|\.gen\.ts$|(^|\/)(node_modules|dist)\//;

const files = STREETS.flatMap((street) =>
  readdirSync(join(ROOT, street), { recursive: true, encoding: 'utf8' })
    .map((name) => `${street}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|cjs)$/.test(file) && !NO_PRODUCT_FILE.test(file)),
);

/** The files that name a product, in whatever spelling, and are not named after it themselves. */
function namedIn(product: string): readonly string[] {
  const spelled = new RegExp(product.replaceAll('-', '[-_ ]?'), 'i');
  const isOwn = (file: string) => file.split('/').some((part) => part.startsWith(product));
  return files.filter((file) => !isOwn(file) && spelled.test(readFileSync(join(ROOT, file), 'utf8')));
}

it.each(['conversion', 'linked-wallet'])(`%s is named in at most ${FILES_MAX} files of others`, (product) => {
  const found = namedIn(product);
  expect(found.length, `${product} is named in:\n${found.join('\n')}`).toBeLessThanOrEqual(FILES_MAX);
  // A walk that finds nothing would always pass.
  expect(found).toContain('architecture/levels.cjs');
});
