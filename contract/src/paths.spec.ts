import { expect, it } from 'vitest';
import { isStaleAccounts } from '../../scripts/generate-accounts.ts';
import { stale } from '../../scripts/generate-paths.ts';

it('holds every endpoint of the contract: otherwise run npm run generate', () => {
  expect(stale()).toEqual([]);
});

it('knows the accounts of the books: otherwise run npm run generate', () => {
  expect(isStaleAccounts()).toBe(false);
});
