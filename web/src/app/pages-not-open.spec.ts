import { type PageId, pageOf, pages } from '@bourse/contract/pages.ts';
import { expect, it } from 'vitest';
import list from '../../../docs/pages-not-open.md?raw';
import { isNotOpen } from './screens.ts';

/** Capabilities whose pages must all be open. */
const FINISHED = new Set([
  'address-book',
  'bookings',
  'deposits',
  'earn',
  'holdings',
  'identity',
  'linked-wallet',
  'notices',
  'operator',
  'proof',
  'shell',
  'transfers',
  'withdrawals',
]);

const notOpen = (Object.keys(pages) as PageId[]).filter((id) => isNotOpen(id));
const listed = [...list.matchAll(/^\| `([^`]+)` \| `([^`]+)` \| ([a-z-]+) \|$/gm)].map(([, path, id, capability]) => ({
  path,
  id,
  capability,
}));

it('docs/pages-not-open.md lists exactly the pages that say so', () => {
  expect(listed).toEqual(notOpen.map((id) => ({ path: pageOf(id).path, id, capability: pageOf(id).capability })));
});

it('a finished capability does not show the page that says it is not open', () => {
  expect(notOpen.filter((id) => FINISHED.has(pageOf(id).capability))).toEqual([]);
});
