import { CalendarClock } from 'lucide-react';
import type { WebProduct } from '../../lib/products.ts';

/** What auto-invest says of itself: its page, its line in the menu, and where its notices lead. It has no account and books nothing of its own. */
export const autoInvestProduct = {
  name: 'auto-invest',
  screens: {
    'auto-invest.plans': {
      desktop: () => import('./screens/plans/plans.desktop.tsx'),
      h5: () => import('./screens/plans/plans.h5.tsx'),
    },
  },
  walletMenu: [{ id: 'auto-invest.plans', key: 'shell.nav.autoInvest', Icon: CalendarClock }],
  files: ['autoInvestRuns'],
  notices: {
    kinds: [
      'autoInvest.short',
      'autoInvest.insufficient',
      'autoInvest.insufficientInRow',
      'autoInvest.paused',
      'autoInvest.failed',
      'autoInvest.expired',
      'autoInvest.undated',
      'autoInvest.partial',
      'autoInvest.done',
    ],
    worrying: [
      'autoInvest.short',
      'autoInvest.insufficient',
      'autoInvest.insufficientInRow',
      'autoInvest.paused',
      'autoInvest.undated',
      'autoInvest.failed',
    ],
    page: 'auto-invest.plans',
  },
} as const satisfies WebProduct;
