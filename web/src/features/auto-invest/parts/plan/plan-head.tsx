import { PageHead } from '../../../../kit/page-head.tsx';
import type { Plan } from '../../api/queries.ts';
import { usePlanName } from '../plan-words.ts';
import type { ActionsModel } from './plan.model.ts';
import { CoinStack, StateBadge } from './plan-bits.tsx';
import { DeleteButton, PlanButtons } from './plan-buttons.tsx';

interface PlanHeadProps {
  readonly plan: Plan;
  readonly actions: ActionsModel;
  readonly onEdit: () => void;
}

/** A plan by its coins, its name and its state, and what can be done with it. */
export function PlanHead({ plan, actions, onEdit }: PlanHeadProps) {
  const name = usePlanName();
  return (
    <PageHead
      title={
        <span className="flex flex-wrap items-center gap-3">
          <CoinStack coins={plan.coins} />
          {name(plan)}
          <StateBadge state={plan.state} />
        </span>
      }
      action={
        plan.state !== 'DELETED' && (
          <span className="flex flex-wrap justify-end gap-2">
            <PlanButtons plan={plan} actions={actions} onEdit={onEdit} />
            <DeleteButton actions={actions} />
          </span>
        )
      }
    />
  );
}
