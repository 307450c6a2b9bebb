import { expect, it } from 'vitest';
import { keysSaidTwice, staleCatalogs, strayParts } from '../scripts/generate/generate-catalogs.ts';

it('the catalogs that products add to hold all that they add: npm run generate', () => {
  expect(staleCatalogs()).toEqual([]);
});

it('products add only to catalogs that are made for it', () => {
  expect(strayParts()).toEqual([]);
});

it('no two of its parts say the same key, of which one would be lost', async () => {
  expect(await keysSaidTwice()).toEqual([]);
});
