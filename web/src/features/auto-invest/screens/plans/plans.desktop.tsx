import { Button } from '../../../../kit/button.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { Plan } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { useFormModel } from '../../parts/form/form.model.ts';
import { PlanForm } from '../../parts/form/form.tsx';
import { Help } from '../../parts/lazy-help.tsx';
import { useActionsModel } from '../../parts/plan/plan.model.ts';
import { PlanDetails } from '../../parts/plan/plan.tsx';
import { CoinStack, StateBadge } from '../../parts/plan/plan-bits.tsx';
import { PlanButtons } from '../../parts/plan/plan-buttons.tsx';
import { usePlanName } from '../../parts/plan-words.ts';
import { Plans } from '../../parts/plans/plans.tsx';
import { SummaryCard } from '../../parts/plans/summary-card.tsx';
import { ReferenceSide } from '../../parts/reference/reference.tsx';
import { type PlansScreen, usePlansScreen } from './plans.model.ts';

interface PartProps {
  readonly model: PlansScreen;
}

export default function PlansDesktop() {
  const model = usePlansScreen();
  const { view } = model;
  return (
    <div data-room="auto-invest/screens/plans">
      {view.place === 'plans' && <Overview model={model} />}
      {view.place === 'new' && <Form model={model} plan={null} />}
      {(view.place === 'plan' || view.place === 'edit') && (
        <Loaded query={view.plan} skeleton={<Skeleton height={520} />} isMoney>
          {(plan) => (view.place === 'edit' ? <Form model={model} plan={plan} /> : <One model={model} plan={plan} />)}
        </Loaded>
      )}
      <Help model={model} />
    </div>
  );
}

function Overview({ model: { view, commands } }: PartProps) {
  const t = useAutoInvestText();
  const shell = useShellText();
  return (
    <>
      <PageHead
        title={shell('shell.nav.autoInvest')}
        action={
          <span className="flex items-center gap-5">
            <Button kind="link" size="small" onClick={commands.openHelp}>
              {t('autoInvest.help')}
            </Button>
            <Button onClick={commands.openNew}>{t('autoInvest.new')}</Button>
          </span>
        }
      />
      <div className="flex flex-col gap-5">
        <SummaryCard />
        <Plans
          areDeleted={view.areDeleted}
          onDeleted={commands.setDeleted}
          onPlan={commands.openPlan}
          onNew={commands.openNew}
        />
      </div>
    </>
  );
}

function Form({ model: { view, commands }, plan }: PartProps & { readonly plan: Plan | null }) {
  const t = useAutoInvestText();
  const form = useFormModel({ plan, coin: view.coin, onDone: commands.leaveForm });
  return (
    <>
      <PageHead
        title={t(plan ? 'autoInvest.editTitle' : 'autoInvest.newTitle')}
        action={
          <span className="flex gap-5">
            <Button kind="link" size="small" onClick={commands.openPlans}>
              {t('autoInvest.plans')}
            </Button>
            <Button kind="link" size="small" onClick={commands.openHelp}>
              {t('autoInvest.help')}
            </Button>
          </span>
        }
      />
      <div className="grid items-start gap-4 xl:grid-cols-[436px_minmax(0,1fr)]">
        <PlanForm model={form} />
        <ReferenceSide form={form} />
      </div>
    </>
  );
}

function One({ model: { commands }, plan }: PartProps & { readonly plan: Plan }) {
  const t = useAutoInvestText();
  const name = usePlanName();
  const actions = useActionsModel(plan, commands.openPlans);
  return (
    <>
      <Button kind="link" size="small" onClick={commands.openPlans}>
        {t('autoInvest.plans')}
      </Button>
      <PageHead
        title={
          <span className="flex flex-wrap items-center gap-3">
            <CoinStack coins={plan.coins} />
            {name(plan)}
            <StateBadge state={plan.state} />
          </span>
        }
        action={
          <span className="flex flex-wrap justify-end gap-2">
            <PlanButtons plan={plan} actions={actions} onEdit={commands.openEdit} />
            {plan.state !== 'DELETED' && (
              <Button kind="danger" onClick={() => actions.commands.ask('delete')}>
                {t('autoInvest.delete')}
              </Button>
            )}
          </span>
        }
      />
      <PlanDetails plan={plan} actions={actions} />
    </>
  );
}
