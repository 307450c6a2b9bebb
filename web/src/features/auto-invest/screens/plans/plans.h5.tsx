import { CircleHelp, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../../../kit/button.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { Plan } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { useFormModel } from '../../parts/form/form.model.ts';
import { PlanForm, Submit } from '../../parts/form/form.tsx';
import { Help } from '../../parts/lazy-help.tsx';
import { useActionsModel } from '../../parts/plan/plan.model.ts';
import { PlanDetails } from '../../parts/plan/plan.tsx';
import { StateBadge } from '../../parts/plan/plan-bits.tsx';
import { PlanButtons } from '../../parts/plan/plan-buttons.tsx';
import { usePlanName } from '../../parts/plan-words.ts';
import { Plans } from '../../parts/plans/plans.tsx';
import { SummaryCard } from '../../parts/plans/summary-card.tsx';
import { ReferenceSide } from '../../parts/reference/reference.tsx';
import { type PlansScreen, usePlansScreen } from './plans.model.ts';

interface PartProps {
  readonly model: PlansScreen;
}

export default function PlansH5() {
  const model = usePlansScreen();
  const { view } = model;
  const shell = useShellText();
  return (
    <div data-room="auto-invest/screens/plans">
      {view.place === 'plans' && <Overview model={model} />}
      {view.place === 'new' && <Form model={model} plan={null} />}
      {(view.place === 'plan' || view.place === 'edit') && (
        <Loaded
          query={view.plan}
          skeleton={
            <H5Page title={shell('shell.nav.autoInvest')}>
              <Skeleton height={520} />
            </H5Page>
          }
          isMoney
        >
          {(plan) => (view.place === 'edit' ? <Form model={model} plan={plan} /> : <One model={model} plan={plan} />)}
        </Loaded>
      )}
      <Help model={model} />
    </div>
  );
}

function HelpButton({ model: { commands } }: PartProps) {
  const t = useAutoInvestText();
  return (
    <IconButton label={t('autoInvest.help')} icon={<CircleHelp aria-hidden="true" />} onClick={commands.openHelp} />
  );
}

function Overview({ model }: PartProps) {
  const t = useAutoInvestText();
  const shell = useShellText();
  const { view, commands } = model;
  return (
    <H5Page
      title={shell('shell.nav.autoInvest')}
      action={<HelpButton model={model} />}
      foot={
        <Button size="large" wide onClick={commands.openNew}>
          {t('autoInvest.new')}
        </Button>
      }
    >
      <SummaryCard />
      <Plans
        areDeleted={view.areDeleted}
        onDeleted={commands.setDeleted}
        onPlan={commands.openPlan}
        onNew={commands.openNew}
      />
    </H5Page>
  );
}

function Form({ model, plan }: PartProps & { readonly plan: Plan | null }) {
  const t = useAutoInvestText();
  const form = useFormModel({ plan, coin: model.view.coin, onDone: model.commands.leaveForm });
  return (
    <H5Page
      title={t(plan ? 'autoInvest.editTitle' : 'autoInvest.new')}
      action={<HelpButton model={model} />}
      foot={<Submit model={form} />}
    >
      <PlanForm model={form} />
      <ReferenceSide form={form} />
    </H5Page>
  );
}

/** Three equal places under a thumb, so that a long word costs no second row. */
const THREE =
  'grid w-full grid-cols-3 gap-2 *:h-12 *:min-w-0 *:px-1 *:text-13 *:[overflow-wrap:anywhere] *:whitespace-normal *:text-center';

function One({ model: { commands }, plan }: PartProps & { readonly plan: Plan }) {
  const t = useAutoInvestText();
  const name = usePlanName();
  const actions = useActionsModel(plan, commands.openPlans);
  const isKept = plan.state !== 'DELETED';
  return (
    <H5Page
      title={name(plan)}
      action={
        isKept && (
          <IconButton
            label={t('autoInvest.delete')}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => actions.commands.ask('delete')}
          />
        )
      }
      foot={
        isKept && (
          <div className={THREE}>
            <PlanButtons plan={plan} actions={actions} onEdit={commands.openEdit} />
          </div>
        )
      }
    >
      <div className="bg-surface px-4 pt-2">
        <StateBadge state={plan.state} />
      </div>
      <PlanDetails plan={plan} actions={actions} />
    </H5Page>
  );
}
