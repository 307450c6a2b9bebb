import type { WebProduct } from '../../lib/products.ts';

/** How conversion describes itself: a window over the overview, and a kind of booking. */
export const conversionProduct = {
  name: 'conversion',
  windows: [
    {
      page: 'holdings.overview',
      window: 'convert',
      part: () => import('./parts/convert-dialog/convert-dialog.tsx'),
    },
  ],
  bookings: ['conversion'],
  coinsActions: [{ word: 'balances.action.convertSmall', page: 'holdings.overview', query: { window: 'convert' } }],
} as const satisfies WebProduct;
