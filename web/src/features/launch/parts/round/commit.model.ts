import { vipDiscountBps } from '@bourse/core/launch/price.ts';
import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { useState } from 'react';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { exactAmount } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notify.ts';
import { usePerson } from '../../../../lib/person/session.ts';
import { loadOf, minText, readTyped } from '../../../balances/public.ts';
import { lastOpen, subscribeOnce } from '../../api/commands.ts';
import { type OwnRound, type Project, type Round, useFunds } from '../../api/queries.ts';
import { assetOf, rewardAt } from '../../rules/boost.ts';
import { type Funds, judgeCommitment, mostOf } from '../../rules/commitment.ts';
import { isSale, priceLess, tokensAt } from '../../rules/price.ts';
import { useCommitWords } from './commit-words.ts';
import { usePasswordCall } from './password.model.ts';
import type { CommitProblem } from './problem-words.ts';

export interface CommitProps {
  readonly project: Project;
  readonly round: Round;
  readonly own: OwnRound;
}

/** No coin has more places; how many this one has the exchange says. */
const PLACES_MAX = 18;

/** What funding has of the coin that the round takes, and what the round holds already; null until it is known. */
function useRoundFunds({ project, round, own }: CommitProps) {
  const query = useFunds(assetOf(project, round));
  const { data } = query;
  if (!data) return { query, funds: null, available: null, held: null };
  const free = data.accounts.find(({ account, opened }) => account === 'funding' && opened)?.available ?? '0';
  const held = own.subscription?.state === 'SUBSCRIBED' ? own.subscription.committed : null;
  const minor = (text: string) => readAmount(text, data.ledgerScale);
  const funds: Funds = {
    scale: data.ledgerScale,
    freeMinor: minor(free),
    heldMinor: held === null ? 0n : minor(held),
  };
  return { query, funds, available: free, held };
}

/** Commits an amount to an open round, or another one: typed here, confirmed with the trading password. */
export function useCommitModel(props: CommitProps) {
  const { project, round, own } = props;
  const words = useCommitWords(round);
  const nowMs = useServerNow();
  const person = usePerson();
  const place = { project: project.id, round: String(round.number) };
  const [open] = useState(() => lastOpen(place));
  const [typed, setTyped] = useState(open?.amount ?? '');
  const [wasTouched, setWasTouched] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const { query, funds, available, held } = useRoundFunds(props);
  const reading = readTyped(typed, funds?.scale ?? PLACES_MAX);
  const amount = reading.ok ? reading.amount : null;
  // What was sent and not answered is sent again as it was, whatever it has done meanwhile.
  const isRepeat = open !== null && lastOpen(place)?.amount === amount;
  const minor = (text: string) => readAmount(text, funds?.scale ?? PLACES_MAX);
  const fault = amount !== null && funds && !isRepeat ? judgeCommitment(round, own, minor(amount), funds, nowMs) : null;
  const problem = ((): CommitProblem | null => {
    if (!reading.ok) return typed !== '' || wasTouched ? { of: 'amount', problem: reading.problem } : null;
    return fault && funds ? { of: 'round', fault, scale: funds.scale } : null;
  })();
  const areMet = own.conditions.every(({ isMet }) => isMet);
  const vipBps = round.hasVipDiscount ? vipDiscountBps(person?.vipLevel ?? 0) : 0;
  /** The most that an amount brings: what it pays for, or its reward as things stand; never more than one person gets. */
  const bringing = (text: string): string =>
    isSale(round)
      ? minText(tokensAt(text, priceLess(round.price, vipBps)), round.perPerson)
      : rewardAt(round, text, held);

  const finish = (committed: string) => {
    const done = { amount: exactAmount(committed), asset: assetOf(project, round), number: round.number };
    notify({ tone: 'ok', title: words.done, text: words.doneText(done) });
    setIsConfirming(false);
    setTyped('');
    setWasTouched(false);
  };

  return {
    view: {
      load: loadOf(query),
      typed,
      amount,
      available,
      /** What is committed now; null where there is nothing. */
      held,
      max: funds ? formatAmount(mostOf(round, own, funds), funds.scale) : null,
      problem,
      areMet,
      isUnknown: open !== null && isRepeat,
      vipBps,
      tokens: amount === null ? null : bringing(amount),
      isConfirming,
    },
    commands: {
      setTyped,
      submit: () => {
        setWasTouched(true);
        if (amount !== null && funds && !fault && areMet) setIsConfirming(true);
      },
      stop: () => setIsConfirming(false),
      finish,
    },
  };
}
export type CommitModel = ReturnType<typeof useCommitModel>;

interface Confirmed extends Pick<CommitProps, 'project' | 'round'> {
  readonly amount: string;
  readonly onDone: (committed: string) => void;
}

/** The trading password, and the one call that it confirms. */
export function useConfirmModel({ project, round, amount, onDone }: Confirmed) {
  return usePasswordCall(
    (password) => subscribeOnce({ project: project.id, round: String(round.number), amount }, password),
    ({ committed }) => onDone(committed),
  );
}
