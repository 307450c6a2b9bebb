import { useState } from 'react';
import { unanswered } from '../../../../lib/calls/send-once.ts';
import { notify } from '../../../../lib/notify.ts';
import { type RunNow, runNowOnce } from '../../api/commands.ts';
import { type Plan, useFees, useTerms } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { useNextRunMoney } from './plan.model.ts';

/** Runs a plan once more, now. */
export function useRunNowModel({ plan, onClose }: { readonly plan: Plan; readonly onClose: () => void }) {
  const t = useAutoInvestText();
  const [isOpen] = useState(() =>
    unanswered<RunNow>('autoInvest.runNow').some(({ payload }) => payload.planId === plan.id),
  );
  const [refusal, setRefusal] = useState(isOpen ? t('autoInvest.unknown') : '');
  const [isBusy, setIsBusy] = useState(false);
  const money = useNextRunMoney(plan);
  const fees = useFees();
  const terms = useTerms();

  const submit = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const attempt = await runNowOnce({ planId: plan.id });
    setIsBusy(false);
    if (!attempt.ok) {
      const { failure } = attempt;
      if (failure.isOutcomeUnknown || failure.kind === 'pending') return setRefusal(t('autoInvest.unknown'));
      setRefusal(failure.message);
      return notify({ tone: 'danger', title: t('autoInvest.notRun'), text: failure.message });
    }
    const { status } = attempt.value.run;
    if (status === 'SUCCESS') notify({ tone: 'ok', title: t('autoInvest.ran') });
    else notify({ tone: 'info', title: t('autoInvest.runStarted'), text: t('autoInvest.runStartedText') });
    onClose();
  };

  return {
    view: {
      money,
      takerPpm: fees.data?.takerPpm ?? null,
      guardPercent: terms.data?.guardPercent ?? null,
      refusal,
      isBusy,
    },
    commands: { submit: () => void submit() },
  };
}
