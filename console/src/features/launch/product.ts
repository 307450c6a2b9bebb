import { staffLaunch } from '@bourse/contract/staff/launch.ts';
import { Rocket } from 'lucide-react';
import { lazy } from 'react';
import type { ConsoleProduct } from '../../lib/products.ts';
import { launchValue } from './rules/action-value.ts';

/** What Launch says of itself to staff: its projects, and how what is asked for about them is read. */
export const launchProduct: ConsoleProduct = {
  name: 'launch',
  sections: [
    {
      path: '/launch',
      title: 'console.launch.title',
      Icon: Rocket,
      access: staffLaunch.projects.access,
      Screen: lazy(() =>
        import('./screens/projects/projects.desktop.tsx').then((module) => ({ default: module.ProjectsDesktop })),
      ),
    },
  ],
  actionValue: launchValue,
};
