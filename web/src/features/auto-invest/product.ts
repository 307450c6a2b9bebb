import { CalendarClock } from 'lucide-react';
import type { WebProduct } from '../../lib/products.ts';

/** What auto-invest says of itself: its page, its line in the menu, and what can be done with the coins of an account. */
export const autoInvestProduct = {
  name: 'auto-invest',
  screens: {
    'auto-invest.plans': {
      desktop: () => import('./screens/plans/plans.desktop.tsx'),
      h5: () => import('./screens/plans/plans.h5.tsx'),
    },
  },
  walletMenu: [{ id: 'auto-invest.plans', key: 'shell.nav.autoInvest', Icon: CalendarClock }],
} as const satisfies WebProduct;
