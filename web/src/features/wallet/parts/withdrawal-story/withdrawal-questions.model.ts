import { useState } from 'react';
import { notify } from '../../../../lib/notify.ts';
import { commands } from '../../api/commands.ts';
import { useWalletText } from '../../wallet-text.ts';

const ANSWER_MAX = 1_000;

/** One question of a reviewer, and the answer to it as it is typed. What was typed stays when it was not sent. */
export function useQuestionModel(id: string) {
  const t = useWalletText();
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
    if (attempt.ok) notify({ tone: 'ok', title: t('wallet.ask.done') });
    else setFailure(attempt.failure.message);
  };

  return {
    view: {
      text,
      isBusy,
      error: failure || (wasTried && !isGood ? t('wallet.ask.needed', { count: length }) : undefined),
    },
    commands: { setText, send: () => void send() },
  };
}
