import { ReasonDialog } from '../../../../kit/reason-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import { reasonWords } from '../../../../lib/list-words.ts';
import type { AlarmAction, useAlarmsModel } from '../../screens/alarms/alarms.model.ts';
import { alarmText } from './alarm-text.ts';

type Model = Pick<ReturnType<typeof useAlarmsModel>, 'action' | 'act'>;

/** Resumes a network, gives a payment up or notes that an alarm is taken care of; says first what that does, and asks why. */
export function AlarmActionDialog({ action, act }: Model) {
  const { wanted } = action;
  if (!wanted) return null;
  return (
    <ReasonDialog
      {...wordsOf(wanted)}
      isDangerous={wanted.kind === 'release'}
      reason={action.reason}
      isBusy={action.isBusy}
      canConfirm={action.canConfirm}
      onReason={act.setReason}
      onConfirm={() => void act.confirm()}
      onClose={act.stop}
    />
  );
}

function wordsOf(wanted: AlarmAction) {
  if (wanted.kind === 'resume') {
    return {
      title: t('console.alarms.resumeTitle', { network: wanted.network.name }),
      effect: t('console.alarms.resumeEffect'),
      words: reasonWords(t('console.alarms.resume')),
    };
  }
  if (wanted.kind === 'release') {
    return {
      title: t('console.alarms.releaseTitle'),
      effect: t('console.alarms.releaseEffect'),
      words: reasonWords(t('console.alarms.release')),
    };
  }
  return {
    title: alarmText(wanted.alarm.code),
    effect: t('console.alarms.seeEffect'),
    words: reasonWords(t('console.alarms.see')),
  };
}
