import type { PlansScreen } from '../../screens/plans/plans.model.ts';
import { Plans } from './plans.tsx';
import { SummaryCard } from './summary-card.tsx';

/** What all plans together have bought, and each of them. */
export function MyPlans({ model: { view, commands } }: { readonly model: PlansScreen }) {
  return (
    <>
      <SummaryCard />
      <Plans
        areDeleted={view.areDeleted}
        onDeleted={commands.setDeleted}
        onPlan={commands.openPlan}
        onNew={commands.openNew}
      />
    </>
  );
}
