import { Sprout } from 'lucide-react';
import type { WebProduct } from '../../lib/products.ts';

/** What Earn says of itself: its page, its account, its bookings with their tab, and where coins that wait are seen. */
export const earnProduct = {
  name: 'earn',
  screens: {
    'earn.product': {
      desktop: () => import('./screens/product/product.desktop.tsx'),
      h5: () => import('./screens/product/product.h5.tsx'),
    },
    'earn.products': {
      desktop: () => import('./screens/products/products.desktop.tsx'),
      h5: () => import('./screens/products/products.h5.tsx'),
    },
  },
  account: 'earn',
  walletMenu: [{ id: 'earn.products', key: 'shell.nav.earn', Icon: Sprout, with: ['earn.product'] }],
  idleCoins: () => import('./parts/idle/idle.tsx'),
  bookings: ['earn.subscribe', 'earn.interest', 'earn.matured', 'earn.redeem', 'earn.reward'],
  bookingPage: {
    kinds: ['earn.subscribe', 'earn.interest', 'earn.matured', 'earn.redeem', 'earn.reward'],
    word: 'earn',
    page: 'earn.products',
    query: { view: 'orders' },
  },
  histories: [{ tab: 'earn', lists: 'bookings' }],
  files: ['earnInterest'],
  holds: [{ reason: 'EARN_REDEEMING', page: 'earn.products', query: { view: 'orders' } }],
  notices: {
    kinds: [
      'earn.matured',
      'earn.renewed',
      'earn.notRenewed.ended',
      'earn.notRenewed.rate',
      'earn.notRenewed.quota',
      'earn.notRenewed.bounds',
      'earn.notRenewed.person',
      'earn.notRenewed.closed',
      'earn.redeemed',
      'earn.redeemFailed',
      'earn.renewsSoon',
      'earn.endsSoon.ended',
      'earn.endsSoon.rate',
      'earn.endsSoon.quota',
      'earn.endsSoon.bounds',
      'earn.endsSoon.person',
      'earn.endsSoon.closed',
      'earn.rateFalls',
      'earn.rewardLow',
      'earn.rewardOver',
    ],
    worrying: ['earn.redeemFailed'],
    page: 'earn.products',
  },
} as const satisfies WebProduct;
