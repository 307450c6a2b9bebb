import type { WebProduct } from '../../lib/products.ts';

/** What Launch says of itself: its bookings with their tab, its holds and its notices. */
export const launchProduct = {
  name: 'launch',
  bookings: ['launch.paid', 'launch.bought', 'launch.refund', 'launch.returned'],
  bookingPage: {
    kinds: ['launch.paid', 'launch.bought', 'launch.refund', 'launch.returned'],
    word: 'launch',
    page: 'launch.history',
  },
  histories: [{ tab: 'launch', lists: 'bookings' }],
  holds: [
    { reason: 'LAUNCH_COMMIT', page: 'launch.history' },
    { reason: 'VESTING', page: 'launch.history' },
  ],
  notices: {
    kinds: ['launch.allocated', 'launch.notAllocated', 'launch.unlocked', 'launch.cancelled'],
    page: 'launch.history',
  },
} as const satisfies WebProduct;
