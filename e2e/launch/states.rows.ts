import type { Row } from '../shell/row.ts';

/** The pages of Launch, by the answer that each waits for. */
export const LAUNCH: readonly Row[] = [
  {
    name: 'sales',
    path: '/wallet/fansup/home?tab=live',
    api: 'launch.projects',
    content: (page) => page.locator('a[href="/wallet/fansup/house-token-two"]'),
    empty: { key: 'rows', sentence: 'There is no sale here at the moment.' },
  },
  {
    name: 'one sale',
    path: '/wallet/fansup/house-token-two',
    api: 'launch.project',
    content: (page) => page.getByRole('list', { name: 'Rules' }),
  },
];
