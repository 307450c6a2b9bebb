import { lazy, Suspense } from 'react';
import type { PlansScreen } from '../screens/plans/plans.model.ts';

const HelpDialog = lazy(() => import('./help/help-dialog.tsx'));

/** Questions and risks over whatever is open; their words come with them. */
export function Help({ model: { view, commands } }: { readonly model: PlansScreen }) {
  return <Suspense fallback={null}>{view.isHelpOpen && <HelpDialog onClose={commands.closeHelp} />}</Suspense>;
}
