import { useState } from 'react';
import { unanswered } from '../../../../lib/calls/send-once.ts';
import { notify } from '../../../../lib/notify.ts';
import { type RunNow, runNowOnce } from '../../api/commands.ts';
import { type Plan, type Run, useFees, useTerms } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { useRunWord } from './leg-words.ts';
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
  const word = useRunWord();

  const tell = (run: Run) => {
    if (run.status === 'SUCCESS') return notify({ tone: 'ok', title: t('autoInvest.ran') });
    if (run.status === 'RUNNING') {
      return notify({ tone: 'info', title: t('autoInvest.runStarted'), text: t('autoInvest.runStartedText') });
    }
    // It is over, and did not do what was asked for: it does not sound as if it were still to come.
    const title = run.status === 'PARTIAL' ? t('autoInvest.ran') : t('autoInvest.notRun');
    return notify({ tone: 'warn', title, text: word(run) });
  };

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
    tell(attempt.value.run);
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
