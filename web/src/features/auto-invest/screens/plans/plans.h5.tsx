import { Button } from '../../../../kit/button.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { Plan } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { useFormModel } from '../../parts/form/form.model.ts';
import { PlanForm, Submit } from '../../parts/form/form.tsx';
import { Help, HelpButton } from '../../parts/help/help.tsx';
import { useActionsModel } from '../../parts/plan/plan.model.ts';
import { PlanDetails } from '../../parts/plan/plan.tsx';
import { DeleteButton, PlanButtons } from '../../parts/plan/plan-buttons.tsx';
import { usePlanName } from '../../parts/plan-words.ts';
import { MyPlans } from '../../parts/plans/my-plans.tsx';
import { ReferenceSide } from '../../parts/reference/reference.tsx';
import { type PlansScreen, usePlansScreen } from './plans.model.ts';

interface PartProps {
  readonly model: PlansScreen;
}

export default function PlansH5() {
  const model = usePlansScreen();
  const { place, plan } = model.view;
  return (
    <div data-room="auto-invest/screens/plans" className="flex min-h-full flex-1 flex-col">
      {place === 'plans' && <Overview model={model} />}
      {place === 'new' && <Form model={model} plan={null} />}
      {(place === 'plan' || place === 'edit') && (
        <Loaded query={plan} skeleton={<Grey />} isMoney>
          {(found) => (place === 'edit' ? <Form model={model} plan={found} /> : <One model={model} plan={found} />)}
        </Loaded>
      )}
      <Help model={model} />
    </div>
  );
}

function Grey() {
  const shell = useShellText();
  return (
    <H5Page title={shell('shell.nav.autoInvest')}>
      <Skeleton height={520} />
    </H5Page>
  );
}

function Overview({ model }: PartProps) {
  const t = useAutoInvestText();
  const shell = useShellText();
  const begin = (
    <Button size="large" wide onClick={model.commands.openNew}>
      {t('autoInvest.new')}
    </Button>
  );
  return (
    <H5Page title={shell('shell.nav.autoInvest')} action={<HelpButton model={model} />} foot={begin}>
      <MyPlans model={model} />
    </H5Page>
  );
}

function Form({ model, plan }: PartProps & { readonly plan: Plan | null }) {
  const t = useAutoInvestText();
  const form = useFormModel({ plan, coin: model.view.coin, onDone: model.commands.leaveForm });
  const title = t(plan ? 'autoInvest.editTitle' : 'autoInvest.new');
  return (
    <H5Page title={title} action={<HelpButton model={model} />} foot={<Submit model={form} />}>
      <PlanForm model={form} />
      <ReferenceSide form={form} />
    </H5Page>
  );
}

function One({ model: { commands }, plan }: PartProps & { readonly plan: Plan }) {
  const name = usePlanName();
  const actions = useActionsModel(plan, commands.openPlans);
  const isKept = plan.state !== 'DELETED';
  return (
    <H5Page
      title={name(plan)}
      action={isKept && <DeleteButton actions={actions} />}
      foot={isKept && <PlanButtons plan={plan} actions={actions} onEdit={commands.openEdit} />}
    >
      <PlanDetails plan={plan} actions={actions} />
    </H5Page>
  );
}
