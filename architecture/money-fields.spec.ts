import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** The amount fields of both apps: all must read typed and pasted text as core/src/money/typed.fixture.ts says. */
const FIELDS = [
  'console/src/kit/figure-field.tsx',
  'web/src/features/spot/parts/order-form/typed-input.tsx',
  'web/src/kit/form/money-field.tsx',
];

const parts = ['web/src', 'console/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.spec.'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

it('no field for a figure is made beside the fields for figures', () => {
  expect(parts.filter((file) => textOf(file).includes('inputMode="decimal"')).sort()).toEqual(FIELDS);
});

it('each of them reads what is pasted as core does', () => {
  expect(FIELDS.filter((file) => !textOf(file).includes('@bourse/core/money/typed.ts'))).toEqual([]);
});
