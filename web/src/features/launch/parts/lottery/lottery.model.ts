import { vipDiscountBps } from '@bourse/core/launch/price.ts';
import { useState } from 'react';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { exactAmount } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notify.ts';
import { usePerson } from '../../../../lib/person/session.ts';
import { type LotteryAnswer, lastAsked, takeTicketsOnce, useLottery } from '../../api/lottery.ts';
import { type OwnRound, type Project, useFunds } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { costOfTickets, type LotteryRound, readTickets } from '../../rules/lottery.ts';
import { type Phase, phaseOf } from '../../rules/round.ts';
import { usePasswordCall } from '../round/password.model.ts';

export interface LotteryProps {
  readonly project: Project;
  readonly round: LotteryRound;
  readonly own: OwnRound;
}
export interface TicketsProps extends LotteryProps {
  readonly answer: LotteryAnswer;
}

/** How a lottery stands, and where it is by the server’s clock. */
export function useLotteryModel({ project, round }: LotteryProps) {
  const nowMs = useServerNow();
  const query = useLottery({ project: project.id, round: String(round.number) });
  const phase: Phase = project.isCancelled ? 'cancelled' : phaseOf(round, nowMs);
  return { view: { query, phase, nowMs } };
}

/** Takes tickets of an open lottery, or another number of them: typed here, confirmed with the trading password. */
export function useTicketsModel({ project, round, own, answer }: TicketsProps) {
  const t = useLaunchText();
  const place = { project: project.id, round: String(round.number) };
  const [open] = useState(() => lastAsked(place));
  const [typed, setTyped] = useState(open ?? '');
  const [wasTouched, setWasTouched] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const funds = useFunds(project.payAsset);
  const person = usePerson();
  const most = Math.min(round.lottery.mostTickets, answer.earned);
  const reading = readTickets(typed, { mostTickets: round.lottery.mostTickets, earned: answer.earned });
  const tickets = reading.ok ? reading.tickets : null;
  const vipBps = round.hasVipDiscount ? vipDiscountBps(person?.vipLevel ?? 0) : 0;
  const areMet = own.conditions.every(({ isMet }) => isMet);
  return {
    view: {
      typed,
      tickets,
      most,
      problem: reading.ok || (typed === '' && !wasTouched) ? null : reading.problem,
      /** What all of them would cost. */
      cost: tickets !== null && funds.data ? costOfTickets(round, tickets, vipBps, funds.data.ledgerScale) : null,
      available: funds.data?.accounts.find(({ account, opened }) => account === 'funding' && opened)?.available ?? null,
      areMet,
      isUnknown: open !== null && open === typed,
      isConfirming,
    },
    commands: {
      setTyped,
      submit: () => {
        setWasTouched(true);
        if (reading.ok && areMet) setIsConfirming(true);
      },
      stop: () => setIsConfirming(false),
      finish: (committed: string) => {
        const words = { amount: exactAmount(committed), asset: project.payAsset, number: round.number };
        notify({ tone: 'ok', title: t('launch.done'), text: t('launch.doneText', words) });
        setIsConfirming(false);
        setTyped('');
        setWasTouched(false);
      },
    },
  };
}
export type TicketsModel = ReturnType<typeof useTicketsModel>;

/** The trading password, and the one call that it confirms. */
export const useTicketsConfirm = (
  { project, round }: Pick<LotteryProps, 'project' | 'round'>,
  tickets: number,
  onDone: (committed: string) => void,
) =>
  usePasswordCall(
    (password) =>
      takeTicketsOnce({ project: project.id, round: String(round.number), tickets: String(tickets) }, password),
    ({ committed }) => onDone(committed),
  );
