import { useState } from 'react';
import { useOneAtATime } from '../../../../lib/calls.ts';
import { t } from '../../../../lib/i18n.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { tell } from '../../../../lib/toast.ts';
import { type CaseDetail, useDecideCase } from '../../api/cases.ts';

export type Outcome = 'CREDIT' | 'RETURN' | 'REFUSE';
const EXPLANATION_MIN = 10;
const REASON_MIN = 3;

/** A decision that is being written. A refusal keeps what was typed. */
export function useCaseDecision(detail: CaseDetail) {
  const decide = useDecideCase();
  const oneAtATime = useOneAtATime();
  const recoverable = detail.deposits.filter(({ canRecover }) => canRecover);
  const [outcome, setOutcome] = useState<Outcome | ''>('');
  const [depositId, setDepositId] = useState(recoverable.length === 1 ? (recoverable[0]?.id ?? '') : '');
  const [explanation, setExplanation] = useState('');
  const [reason, setReason] = useState('');
  const isWhole =
    outcome !== '' &&
    (outcome === 'REFUSE' || depositId !== '') &&
    explanation.trim().length >= EXPLANATION_MIN &&
    reason.trim().length >= REASON_MIN;
  const send = async (chosen: Outcome) => {
    const done = await decide
      .mutateAsync({
        id: detail.id,
        outcome: chosen,
        explanation: explanation.trim(),
        reason: reason.trim(),
        ...(chosen !== 'REFUSE' && { depositId }),
      })
      .catch((error: unknown) => tell('danger', refusalText(error)));
    if (done) tell('ok', t(done.state === 'WAITING' ? 'console.recovery.asked' : 'console.recovery.done'));
  };
  return {
    view: { outcome, depositId, explanation, reason, recoverable, isWhole, isBusy: decide.isPending },
    commands: {
      setOutcome,
      setDepositId,
      setExplanation,
      setReason,
      send: () => {
        if (isWhole) void oneAtATime(() => send(outcome));
      },
    },
  };
}
