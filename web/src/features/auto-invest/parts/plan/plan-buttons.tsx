import { Button } from '../../../../kit/button.tsx';
import type { Plan } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import type { ActionsModel } from './plan.model.ts';

interface PlanButtonsProps {
  readonly plan: Plan;
  readonly actions: ActionsModel;
  readonly onEdit: () => void;
}

/** Run now, edit, pause or resume; nothing for a plan that was deleted. */
export function PlanButtons({ plan, actions: { view, commands }, onEdit }: PlanButtonsProps) {
  const t = useAutoInvestText();
  if (plan.state === 'DELETED') return null;
  return (
    <>
      <Button kind="secondary" disabled={!view.isOpen || plan.isRunning} onClick={() => commands.ask('run')}>
        {t('autoInvest.runNow')}
      </Button>
      <Button kind="secondary" disabled={view.isLocked || !view.isOpen} onClick={onEdit}>
        {t('autoInvest.edit')}
      </Button>
      {plan.state === 'ACTIVE' ? (
        <Button kind="secondary" busy={view.isBusy} onClick={() => void commands.pause()}>
          {t('autoInvest.pause')}
        </Button>
      ) : (
        <Button kind="secondary" busy={view.isBusy} disabled={!view.isOpen} onClick={() => void commands.resume()}>
          {t('autoInvest.resume')}
        </Button>
      )}
    </>
  );
}
