import { useQueryState } from '../../../../lib/links.ts';
import { useAutoInvestLive } from '../../api/live.ts';
import { usePlan } from '../../api/queries.ts';

type Place = 'plans' | 'new' | 'plan' | 'edit';

function placeOf(planId: string | null, view: string | null): Place {
  if (planId !== null) return view === 'edit' ? 'edit' : 'plan';
  return view === 'new' ? 'new' : 'plans';
}

/** What of auto-invest is open: one's plans, one of them, or the form; which, the address says. */
export function usePlansScreen() {
  const [query, setQuery] = useQueryState();
  const planId = query.get('plan');
  const plan = usePlan(planId);
  useAutoInvestLive();
  return {
    view: {
      place: placeOf(planId, query.get('view')),
      plan,
      coin: query.get('coin'),
      areDeleted: query.get('past') === 'yes',
      isHelpOpen: query.get('help') === 'yes',
    },
    commands: {
      openPlans: () => setQuery({ plan: null, view: null, coin: null, tab: null }, false),
      openNew: () => setQuery({ plan: null, view: 'new', tab: null }, false),
      openPlan: (id: string) => setQuery({ plan: id, view: null, coin: null }, false),
      openEdit: () => setQuery({ view: 'edit' }, false),
      /** The form is done with: Back leads to what was before it. */
      leaveForm: (id: string) => setQuery({ plan: id, view: null, coin: null, past: null }),
      setDeleted: (areDeleted: boolean) => setQuery({ past: areDeleted ? 'yes' : null }),
      openHelp: () => setQuery({ help: 'yes' }, false),
      closeHelp: () => setQuery({ help: null }),
    },
  };
}
export type PlansScreen = ReturnType<typeof usePlansScreen>;
