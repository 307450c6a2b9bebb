import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { listOf } from '../../../../lib/lists/list-state.ts';
import { type ActionTab, actionsQuery, type StaffAction, useDecide, useTakeBack } from '../../api/actions.ts';
import type { ActionStep } from '../../parts/action-card/action-card.tsx';

export const TABS: readonly ActionTab[] = ['waiting', 'asked', 'decided'];
interface Step {
  readonly step: ActionStep;
  readonly action: StaffAction;
}
const DONE = {
  approve: 'console.actions.approved',
  reject: 'console.actions.rejected',
  takeBack: 'console.actions.takenBack',
} as const;

/** The actions that wait for a second member of staff, and deciding them. */
export function useActionsModel() {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'waiting';
  const list = listOf(useInfiniteQuery(actionsQuery(tab)));
  const deciding = useDecide();
  const takingBack = useTakeBack();
  const act = useReasonedAction<Step>(
    ({ step, action: { id, contentHash } }, reason) =>
      step === 'takeBack'
        ? takingBack.mutateAsync({ id, reason })
        : deciding.mutateAsync({ id, contentHash, decision: step, reason }),
    ({ step }) => t(DONE[step]),
  );
  return { tab, setTab: (next: ActionTab) => setSearch({ tab: next }), ...list, act } as const;
}
