import { Button } from '../../../../kit/button.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import type { ActionsModel } from './plan.model.ts';

/** Ends a plan for good, after a second press. */
export function DeleteDialog({ model: { view, commands } }: { readonly model: ActionsModel }) {
  const t = useAutoInvestText();
  const shell = useShellText();
  return (
    <Overlay
      open
      width={420}
      onClose={commands.stopAsking}
      title={t('autoInvest.deleteTitle')}
      closeLabel={shell('shell.action.close')}
      isBusy={view.isBusy}
      footer={
        <div className="flex w-full gap-3 *:flex-1">
          <Button kind="secondary" size="large" onClick={commands.stopAsking}>
            {t('autoInvest.keep')}
          </Button>
          <Button kind="danger-filled" size="large" busy={view.isBusy} onClick={() => void commands.remove()}>
            {t('autoInvest.delete')}
          </Button>
        </div>
      }
    >
      <p data-room="auto-invest/parts/plan/delete-dialog" className="text-14 text-text-muted">
        {t('autoInvest.deleteText')}
      </p>
    </Overlay>
  );
}
