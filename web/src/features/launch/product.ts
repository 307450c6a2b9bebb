import { Rocket } from 'lucide-react';
import type { WebProduct } from '../../lib/products.ts';

const BOOKINGS = [
  'launch.paid',
  'launch.bought',
  'launch.reward',
  'launch.refund',
  'launch.returned',
  'launch.payOut',
  'launch.protection',
] as const;

/** What Launch says of itself: its pages, its bookings with their tab, its holds and its notices. */
export const launchProduct = {
  name: 'launch',
  screens: {
    'launch.history': {
      desktop: () => import('./screens/history/history.desktop.tsx'),
      h5: () => import('./screens/history/history.h5.tsx'),
    },
    'launch.home': {
      desktop: () => import('./screens/home/home.desktop.tsx'),
      h5: () => import('./screens/home/home.h5.tsx'),
    },
    'launch.project': {
      desktop: () => import('./screens/project/project.desktop.tsx'),
      h5: () => import('./screens/project/project.h5.tsx'),
    },
  },
  walletMenu: [
    { id: 'launch.home', key: 'shell.nav.launch', Icon: Rocket, with: ['launch.project', 'launch.history'] },
  ],
  bookings: BOOKINGS,
  bookingPage: {
    kinds: BOOKINGS,
    word: 'launch',
    page: 'launch.history',
  },
  histories: [{ tab: 'launch', lists: 'bookings' }],
  holds: [
    { reason: 'LAUNCH_COMMIT', page: 'launch.history' },
    { reason: 'VESTING', page: 'launch.history' },
  ],
  notices: {
    kinds: [
      'launch.allocated',
      'launch.bought',
      'launch.rewarded',
      'launch.notAllocated',
      'launch.notDrawn',
      'launch.unlocked',
      'launch.cancelled',
      'launch.payOut',
      'launch.protected',
    ],
    page: 'launch.history',
  },
} as const satisfies WebProduct;
