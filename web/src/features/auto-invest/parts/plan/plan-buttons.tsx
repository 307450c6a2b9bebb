import { Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../../../kit/button.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import type { Plan } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import type { ActionsModel } from './plan.model.ts';

interface PlanButtonsProps {
  readonly plan: Plan;
  readonly actions: ActionsModel;
  readonly onEdit: () => void;
}

/** Three equal places under a thumb, so that a long word costs no second row. */
const THREE =
  'grid w-full grid-cols-3 gap-2 *:h-12 *:min-w-0 *:px-1 *:text-13 *:[overflow-wrap:anywhere] *:whitespace-normal *:text-center';

/** Run now, edit, pause or resume; nothing for a plan that was deleted. */
export function PlanButtons({ plan, actions: { view, commands }, onEdit }: PlanButtonsProps) {
  const t = useAutoInvestText();
  const isTouch = useDensity() === 'touch';
  return (
    <div className={isTouch ? THREE : 'flex gap-2'}>
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
    </div>
  );
}

/** The way to the question before a plan ends for good. */
export function DeleteButton({ actions: { commands } }: { readonly actions: ActionsModel }) {
  const t = useAutoInvestText();
  const label = t('autoInvest.delete');
  return useDensity() === 'touch' ? (
    <IconButton label={label} icon={<Trash2 aria-hidden="true" />} onClick={() => commands.ask('delete')} />
  ) : (
    <Button kind="danger" onClick={() => commands.ask('delete')}>
      {label}
    </Button>
  );
}
