import { Button } from '../../../../kit/button.tsx';
import { Dialog } from '../../../../kit/dialog.tsx';
import { Field } from '../../../../kit/field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { t } from '../../../../lib/i18n.ts';
import type { useAlarmsModel } from '../../screens/alarms/alarms.model.ts';

type Model = Pick<ReturnType<typeof useAlarmsModel>, 'action' | 'act'>;

/** Resumes a network or gives a payment up; says first what that does, and asks why. */
export function AlarmActionDialog({ action, act }: Model) {
  const { wanted } = action;
  if (!wanted) return null;
  const isResume = wanted.kind === 'resume';
  return (
    <Dialog
      title={
        isResume ? t('console.alarms.resumeTitle', { network: wanted.network.name }) : t('console.alarms.releaseTitle')
      }
      closeLabel={t('console.close')}
      onClose={act.stop}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void act.confirm();
        }}
      >
        <Notice tone="warn">{isResume ? t('console.alarms.resumeEffect') : t('console.alarms.releaseEffect')}</Notice>
        <Field label={t('console.user.reason')} maxLength={200} value={action.reason} onChange={act.setReason} />
        <div className="flex justify-end gap-3">
          <Button kind="secondary" onClick={act.stop}>
            {t('console.back')}
          </Button>
          <Button
            type="submit"
            kind={isResume ? 'primary' : 'danger-filled'}
            busy={action.isBusy}
            disabled={!action.canConfirm}
          >
            {isResume ? t('console.alarms.resume') : t('console.alarms.release')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
