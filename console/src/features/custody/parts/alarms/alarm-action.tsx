import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import type { AlarmAction, useAlarmsModel } from '../../screens/alarms/alarms.model.ts';
import { alarmText } from './alarm-text.ts';

/**
 * Resumes a network, gives a payment up, or notes that an alarm is taken care of, after saying what that does and asking why.
 */
export function AlarmActionDialog({ act }: Pick<ReturnType<typeof useAlarmsModel>, 'act'>) {
  const { wanted } = act;
  if (!wanted) return null;
  return (
    <ActionDialog
      title={titleOf(wanted)}
      effect={t(`console.alarms.${wanted.kind}Effect`)}
      verb={t(`console.alarms.${wanted.kind}`)}
      isDangerous={wanted.kind === 'release'}
      act={act}
    />
  );
}

function titleOf(wanted: AlarmAction): string {
  if (wanted.kind === 'resume') return t('console.alarms.resumeTitle', { network: wanted.network.name });
  return wanted.kind === 'release' ? t('console.alarms.releaseTitle') : alarmText(wanted.alarm.code);
}
