import { expect, it } from 'vitest';
import { staleAccounts } from '../../scripts/generate/generate-accounts.ts';
import { stale } from '../../scripts/generate/generate-paths.ts';

it('holds every endpoint of the contract: otherwise run npm run generate', () => {
  expect(stale()).toEqual([]);
});

it('knows the accounts of the books and the rules between them: otherwise run npm run generate', () => {
  expect(staleAccounts()).toEqual([]);
});
