import { expect, it } from 'vitest';
import { staleCatalogs, strayParts } from '../scripts/generate-catalogs.ts';

it('the catalogs that products add to hold all that they add: npm run generate', () => {
  expect(staleCatalogs()).toEqual([]);
});

it('products add only to catalogs that are made for it', () => {
  expect(strayParts()).toEqual([]);
});
