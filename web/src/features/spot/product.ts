import type { WebProduct } from '../../lib/products.ts';

/** How spot describes itself: its pages, its kinds of booking, and its notices about merges. */
export const spotProduct = {
  name: 'spot',
  screens: {
    'spot.markets': {
      desktop: () => import('./screens/markets/markets.desktop.tsx'),
      h5: () => import('./screens/markets/markets.h5.tsx'),
    },
    'spot.orders': {
      desktop: () => import('./screens/orders/orders.desktop.tsx'),
      h5: () => import('./screens/orders/orders.h5.tsx'),
    },
    'spot.trade': {
      desktop: () => import('./screens/trade/trade.desktop.tsx'),
      h5: () => import('./screens/trade/trade.h5.tsx'),
    },
  },
  bookings: ['trade.buy', 'trade.sell', 'trade.fee', 'token.merge'],
  bookingPage: {
    kinds: ['trade.buy', 'trade.sell', 'trade.fee'],
    account: 'spot',
    word: 'orders',
    page: 'spot.orders',
    query: { tab: 'trades' },
  },
  holds: [{ reason: 'ORDER', page: 'spot.orders' }],
  notices: {
    kinds: ['spot.mergeAnnounced', 'spot.merged'],
    worrying: ['spot.mergeAnnounced'],
    page: 'holdings.overview',
  },
} as const satisfies WebProduct;
