import { useEffect, useState } from 'react';
import { sendOnce, unanswered } from '../../../../lib/calls/send-once.ts';
import { judgeWithdrawal, maxWithdrawal, readTyped, valueInUsdt } from '../../../balances/public.ts';
import type { SecurityFactors } from '../../../identity/public.ts';
import { factorsFor, isBlocked, limitTerms, shortOf } from '../../../withdrawals/public.ts';
import { commands } from '../../api/commands.ts';
import { useLink, useWithdrawalOf, useWithdrawInfo } from '../../api/queries.ts';
import { coinAt } from '../../rules/coin-choice.ts';
import { useSessionModel } from '../session/session.model.ts';

/** A withdrawal to the linked wallet: judged while typing, confirmed in the app, then checked here. */
export function useLinkedWithdrawModel() {
  const link = useLink();
  const session = useSessionModel('withdraw');
  const [choice, setChoice] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [isChecking, setIsChecking] = useState(false);
  const [doneId, setDoneId] = useState<string | null>(null);
  const coin = coinAt(link.data?.coins ?? [], choice);
  const info = useWithdrawInfo(coin?.asset ?? null);
  const terms =
    coin && info.data
      ? {
          ...limitTerms(info.data.limit),
          scale: coin.scale,
          min: coin.withdrawMin,
          max: coin.withdrawMax,
          fee: '0',
          available: info.data.available,
          withdrawable: info.data.withdrawable,
          priceUsdt: info.data.priceUsdt,
        }
      : null;
  const reading = terms && text !== '' ? judgeWithdrawal(text, terms) : null;
  const cannotLeave = info.data ? isBlocked(info.data) || !!link.data?.lockedUntilMs : true;
  const problem = reading && !reading.ok ? reading.problem : null;
  const amount = coin ? readTyped(text, coin.scale) : null;
  const isReady = reading?.ok === true && !cannotLeave;

  const id = session.view.session?.id ?? '';
  const payment = session.view.session?.payment ?? null;
  const valueUsdt = payment && info.data?.priceUsdt ? valueInUsdt(payment.amount, info.data.priceUsdt) : null;
  const isConfirmed = session.view.state === 'CONFIRMED_IN_APP';
  // The session was used up, so the withdrawal exists although its answer was lost. The request's id finds it.
  const isAnswerLost = session.view.state === 'CONSUMED' && doneId === null;
  const lost = isAnswerLost ? unanswered<{ readonly id: string }>('linkedWallet.withdraw') : [];
  const lostId = lost.find(({ payload }) => payload.id === id)?.id ?? null;
  const found = useWithdrawalOf(lostId);
  useEffect(() => setIsChecking(isConfirmed), [isConfirmed]);

  return {
    link,
    session,
    view: {
      choice,
      coin,
      text,
      info: info.data ?? null,
      problem,
      short: coin && info.data ? shortOf(info.data, { amount: amount?.ok ? amount.amount : null, problem }) : null,
      max: terms ? maxWithdrawal(terms) : null,
      isReady,
      isChecking: isChecking && isConfirmed,
      payment,
      factorsNeeded: info.data ? factorsFor(info.data, valueUsdt) : 1,
      doneId: doneId ?? found.data?.id ?? null,
      /** The withdrawal exists, but this device does not know its request: it was made in another window, or too long ago. */
      isMadeElsewhere: isAnswerLost && lostId === null,
    },
    commands: {
      setCoin: setChoice,
      setAmount: setText,
      submit: () => {
        if (coin && reading?.ok && isReady) {
          session.commands.create({ asset: coin.asset, network: coin.network, amount: reading.amount });
        }
      },
      openCheck: () => setIsChecking(true),
      closeCheck: () => setIsChecking(false),
      sendCode: (channel: 'email' | 'sms') => commands.withdrawCode(id, channel),
      confirm: async (factors: SecurityFactors) => {
        // One request id for each confirmation in the app, so that a second press after a lost answer pays only once.
        const ended = await sendOnce('linkedWallet.withdraw', { id }, (clientRequestId) =>
          commands.withdraw({ clientRequestId, id, ...factors }),
        );
        if (ended.ok) setDoneId(ended.value.id);
        return ended;
      },
      startAnew: () => {
        setText('');
        setDoneId(null);
        session.commands.leave();
      },
    },
  };
}
export type LinkedWithdrawModel = ReturnType<typeof useLinkedWithdrawModel>;
