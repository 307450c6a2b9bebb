import { staffAutoInvest } from '@bourse/contract/staff/auto-invest.ts';
import { CalendarSync } from 'lucide-react';
import { lazy } from 'react';
import type { ConsoleProduct } from '../../lib/products.ts';

/** What auto-invest says of itself to staff: what is due, plans, runs, and the closes that Product loads. */
export const autoInvestProduct: ConsoleProduct = {
  name: 'auto-invest',
  sections: [
    {
      path: '/auto-invest',
      title: 'console.autoInvest.title',
      Icon: CalendarSync,
      access: staffAutoInvest.load.access,
      Screen: lazy(() => import('./screens/desk/desk.desktop.tsx').then((module) => ({ default: module.DeskDesktop }))),
    },
  ],
};
