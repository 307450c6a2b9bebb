import { Button } from '../../../../kit/button.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { Plan } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { useFormModel } from '../../parts/form/form.model.ts';
import { PlanForm } from '../../parts/form/form.tsx';
import { Help, HelpButton } from '../../parts/help/help.tsx';
import { useActionsModel } from '../../parts/plan/plan.model.ts';
import { PlanDetails } from '../../parts/plan/plan.tsx';
import { PlanHead } from '../../parts/plan/plan-head.tsx';
import { MyPlans } from '../../parts/plans/my-plans.tsx';
import { useSummaryModel } from '../../parts/plans/plans.model.ts';
import { ReferenceSide } from '../../parts/reference/reference.tsx';
import { type PlansScreen, usePlansScreen } from './plans.model.ts';

interface PartProps {
  readonly model: PlansScreen;
}

export default function PlansDesktop() {
  const model = usePlansScreen();
  const { place, plan } = model.view;
  return (
    <div data-room="auto-invest/screens/plans">
      {place === 'plans' && <Overview model={model} />}
      {place === 'new' && <Form model={model} plan={null} />}
      {(place === 'plan' || place === 'edit') && (
        <Loaded query={plan} skeleton={<Skeleton height={520} />} isMoney>
          {(found) => (place === 'edit' ? <Form model={model} plan={found} /> : <One model={model} plan={found} />)}
        </Loaded>
      )}
      <Help model={model} />
    </div>
  );
}

function Overview({ model }: PartProps) {
  const t = useAutoInvestText();
  const shell = useShellText();
  return (
    <>
      <PageHead
        title={shell('shell.nav.autoInvest')}
        action={
          <span className="flex items-center gap-5">
            <HelpButton model={model} />
            <Button onClick={model.commands.openNew}>{t('autoInvest.new')}</Button>
          </span>
        }
      />
      <div className="flex flex-col gap-5">
        <MyPlans model={model} />
      </div>
    </>
  );
}

function Form({ model, plan }: PartProps & { readonly plan: Plan | null }) {
  const t = useAutoInvestText();
  const form = useFormModel({ plan, coin: model.view.coin, onDone: model.commands.leaveForm });
  const { data: all } = useSummaryModel();
  const plansLabel = [t('autoInvest.plans'), ...(all ? [all.active + all.paused] : [])].join(' ');
  return (
    <>
      <PageHead
        title={t(plan ? 'autoInvest.editTitle' : 'autoInvest.newTitle')}
        action={
          <span className="flex gap-5">
            <Button kind="link" size="small" onClick={model.commands.openPlans}>
              {plansLabel}
            </Button>
            <HelpButton model={model} />
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
  const actions = useActionsModel(plan, commands.openPlans);
  return (
    <>
      <Button kind="link" size="small" onClick={commands.openPlans}>
        {t('autoInvest.plans')}
      </Button>
      <PlanHead plan={plan} actions={actions} onEdit={commands.openEdit} />
      <PlanDetails plan={plan} actions={actions} />
    </>
  );
}
