import type { WebProduct } from '../../lib/products.ts';

/** What spot says of itself. Its pages stand among those of the house, because the frame leads to them. */
export const spotProduct = {
  name: 'spot',
  bookings: ['trade.buy', 'trade.sell', 'trade.fee', 'token.merge'],
  bookingPage: {
    kinds: ['trade.buy', 'trade.sell', 'trade.fee'],
    account: 'spot',
    word: 'orders',
    page: 'spot.orders',
    query: { tab: 'trades' },
  },
  notices: {
    kinds: ['spot.mergeAnnounced', 'spot.merged'],
    worrying: ['spot.mergeAnnounced'],
    page: 'holdings.overview',
  },
} as const satisfies WebProduct;
