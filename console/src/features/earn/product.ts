import { staffEarn } from '@bourse/contract/staff/earn.ts';
import { Sprout } from 'lucide-react';
import { lazy } from 'react';
import type { ConsoleProduct } from '../../lib/products.ts';
import { earnValue } from './rules/action-value.ts';

/** What Earn says of itself to staff: its products, and how what is asked for about them is read and previewed. */
export const earnProduct: ConsoleProduct = {
  name: 'earn',
  sections: [
    {
      path: '/earn',
      title: 'console.earn.title',
      Icon: Sprout,
      access: staffEarn.products.access,
      Screen: lazy(() =>
        import('./screens/products/products.desktop.tsx').then((module) => ({ default: module.ProductsDesktop })),
      ),
    },
  ],
  actionValue: earnValue,
  ActionPreview: lazy(() => import('./parts/asked/asked.tsx').then((module) => ({ default: module.Asked }))),
};
