import { expect, it } from 'vitest';
import { stale } from '../../scripts/generate-paths.ts';

it('holds every endpoint of the contract: otherwise run npm run generate', () => {
  expect(stale()).toEqual([]);
});
