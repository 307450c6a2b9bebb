import { Button } from '../../../../kit/button.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { Round, Subscription } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import type { LeaveModel } from './leave.model.ts';

interface LeaveProps {
  readonly model: LeaveModel;
  readonly subscription: Subscription;
  readonly round: Round;
}

/** Asks before what is committed is taken back. */
export function LeaveDialog({ model: { view, commands }, subscription, round }: LeaveProps) {
  const t = useLaunchText();
  const shell = useShellText();
  const locale = useLocale();
  const words = {
    amount: exactAmount(subscription.committed),
    asset: subscription.payAsset,
    time: dateTime(round.endAtMs, locale, { withYear: true }),
  };
  return (
    <Overlay
      open
      width={420}
      onClose={commands.stopAsking}
      title={t('launch.leaveTitle')}
      closeLabel={shell('shell.action.close')}
      isBusy={view.isBusy}
      footer={
        <div className="flex w-full gap-3 *:flex-1">
          <Button kind="secondary" size="large" disabled={view.isBusy} onClick={commands.stopAsking}>
            {t('launch.keep')}
          </Button>
          <Button kind="danger-filled" size="large" busy={view.isBusy} onClick={commands.leave}>
            {t('launch.leave')}
          </Button>
        </div>
      }
    >
      <div data-room="launch/parts/round/leave-dialog" className="flex flex-col gap-3">
        <p className="text-14 text-text-muted">{t('launch.leaveText', words)}</p>
        {view.refusal && (
          <div role="alert">
            <Notice tone="warn">{view.refusal}</Notice>
          </div>
        )}
      </div>
    </Overlay>
  );
}
