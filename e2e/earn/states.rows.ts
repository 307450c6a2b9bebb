import type { Row } from '../shell/row.ts';

const PRODUCT = '/wallet/earn/product?product=usdt-steps-first';

/** The pages of Earn, by the answer that each waits for. */
export const EARN: readonly Row[] = [
  {
    name: 'Earn products',
    path: '/wallet/earn',
    api: 'earn.products',
    content: (page) => page.getByText('on the first 2,000 USDT').first(),
    empty: { key: 'rows', sentence: 'No product matches.' },
  },
  {
    name: 'one Earn product',
    path: PRODUCT,
    api: 'earn.products',
    content: (page) => page.getByRole('table', { name: 'Rates' }),
  },
  {
    name: 'rates of one Earn product',
    path: PRODUCT,
    api: 'earn.rates',
    content: (page) => page.getByRole('figure', { name: /in 30 days/ }),
  },
];
