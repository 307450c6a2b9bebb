import { useState } from 'react';
import { compareText, readTyped } from '../../../balances/public.ts';
import { useLink } from '../../api/queries.ts';
import { coinAt } from '../../rules/coin-choice.ts';
import { useSessionModel } from '../session/session.model.ts';

/** A deposit from the linked wallet: a coin, an amount, and a session. */
export function useDepositModel() {
  const link = useLink();
  const session = useSessionModel('deposit');
  const [choice, setChoice] = useState<string | null>(null);
  const [text, setText] = useState('');
  const coin = coinAt(link.data?.coins ?? [], choice);
  const typed = coin && text !== '' ? readTyped(text, coin.scale) : null;
  const isBelow = typed?.ok === true && coin !== null && compareText(typed.amount, coin.depositMin) < 0;
  const problem = isBelow
    ? ({ code: 'AMOUNT_BELOW_MIN', details: { min: coin.depositMin } } as const)
    : typed && !typed.ok
      ? typed.problem
      : null;
  const isReady = typed?.ok === true && problem === null;
  return {
    link,
    session,
    view: { choice, coin, text, problem, isReady },
    commands: {
      setCoin: setChoice,
      setAmount: setText,
      submit: () => {
        if (coin && typed?.ok && isReady) {
          session.commands.create({ asset: coin.asset, network: coin.network, amount: typed.amount });
        }
      },
      startAnew: () => {
        setText('');
        session.commands.leave();
      },
    },
  };
}
