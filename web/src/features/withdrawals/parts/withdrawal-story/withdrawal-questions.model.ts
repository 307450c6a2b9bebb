import { useState } from 'react';
import { notify } from '../../../../lib/notify.ts';
import { commands } from '../../api/commands.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';

const ANSWER_MAX = 1_000;

/** One question of a reviewer and its typed answer, which stays if sending fails. */
export function useQuestionModel(id: string) {
  const t = useWithdrawalsText();
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const length = [...text.trim()].length;
  const isGood = length > 0 && length <= ANSWER_MAX;

  const send = async () => {
    setWasTried(true);
    if (!isGood || isBusy) return;
    setIsBusy(true);
    setFailure('');
    const attempt = await commands.answerQuestion({ id, answer: text.trim() });
    setIsBusy(false);
    if (attempt.ok) notify({ tone: 'ok', title: t('withdrawals.ask.done') });
    else setFailure(attempt.failure.message);
  };

  return {
    view: {
      text,
      isBusy,
      error: failure || (wasTried && !isGood ? t('withdrawals.ask.needed', { count: length }) : undefined),
    },
    commands: { setText, send: () => void send() },
  };
}
