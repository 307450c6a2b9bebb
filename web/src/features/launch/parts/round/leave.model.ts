import { useState } from 'react';
import { exactAmount } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notify.ts';
import { leaveRound } from '../../api/commands.ts';
import type { Subscription } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';

/** Takes a subscription back, after a question. */
export function useLeaveModel(subscription: Subscription) {
  const t = useLaunchText();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const leave = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal('');
    const { id, project, round, committed, payAsset } = subscription;
    const ended = await leaveRound(id, { project, round: String(round) });
    setIsBusy(false);
    if (!ended.ok) {
      const { failure } = ended;
      return setRefusal(failure.isOutcomeUnknown ? t('launch.unknown') : failure.message);
    }
    setIsAsking(false);
    const text = t('launch.leftText', { amount: exactAmount(committed), asset: payAsset });
    notify({ tone: 'ok', title: t('launch.left'), text });
  };
  return {
    view: { isAsking, isBusy, refusal },
    commands: {
      ask: () => setIsAsking(true),
      stopAsking: () => {
        setIsAsking(false);
        setRefusal('');
      },
      leave: () => void leave(),
    },
  };
}
export type LeaveModel = ReturnType<typeof useLeaveModel>;
