import { vipDiscountBps } from '@bourse/core/launch/price.ts';
import { useEffect, useRef, useState } from 'react';
import { usePerson } from '../../../../lib/person/session.ts';
import { usePuzzle } from '../../../identity/public.ts';
import { askPass, enterRound, type FlashAnswer, placeOf } from '../../api/flash.ts';
import { useFunds } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { costOfLots, lotsNow, readLots } from '../../rules/flash.ts';
import type { FlashProps } from './flash.model.ts';

interface EntryProps extends FlashProps {
  readonly answer: FlashAnswer;
  /** Passes are given out: from ten minutes before the start. */
  readonly hasPasses: boolean;
  readonly isOpen: boolean;
}

/** Gets an entry pass as soon as there are any, and lets the browser solve the puzzle for it. */
function useEntryPass({ project, round }: FlashProps, mayAsk: boolean, say: (sentence: string) => void) {
  const puzzle = usePuzzle();
  const [pass, setPass] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const asked = useRef(false);

  const get = async (): Promise<string | null> => {
    asked.current = true;
    setIsAsking(true);
    const ended = await puzzle.pass((answer) => askPass(placeOf(project, round), answer));
    setIsAsking(false);
    setPass(ended.ok ? ended.value.pass : null);
    if (!ended.ok) say(ended.failure.message);
    return ended.ok ? ended.value.pass : null;
  };
  const getFirst = useRef(get);
  getFirst.current = get;
  useEffect(() => {
    if (mayAsk && !asked.current) void getFirst.current();
  }, [mayAsk]);
  return { pass, isAsking, share: puzzle.share, get };
}

/** How many lots a person asks for. Nothing is paid here: the turn comes first. */
export function useEntryModel(props: EntryProps) {
  const { project, round, own, answer, hasPasses, isOpen } = props;
  const t = useLaunchText();
  const person = usePerson();
  const funds = useFunds(project.payAsset);
  const [typed, setTyped] = useState('');
  const [wasTouched, setWasTouched] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const areMet = own.conditions.every(({ isMet }) => isMet);
  const entry = useEntryPass(props, hasPasses && areMet, setRefusal);
  const limits = lotsNow(round.flash, answer);
  const reading = readLots(typed, limits);
  const vipBps = round.hasVipDiscount ? vipDiscountBps(person?.vipLevel ?? 0) : 0;

  const enter = async (lots: number) => {
    const place = placeOf(project, round);
    const pass = entry.pass ?? (await entry.get());
    if (pass === null) return;
    let ended = await enterRound(place, pass, lots);
    if (!ended.ok && ended.failure.i18nMsgCode === 'LAUNCH_PASS') {
      // It is good for minutes, and the page may have been open for hours: another one is got, once.
      const other = await entry.get();
      if (other === null) return;
      ended = await enterRound(place, other, lots);
    }
    if (ended.ok) return;
    const { failure } = ended;
    setRefusal(failure.isOutcomeUnknown || failure.kind === 'pending' ? t('launch.unknown') : failure.message);
  };
  const buy = async () => {
    setWasTouched(true);
    if (!reading.ok || !isOpen || !areMet || isBusy) return;
    setIsBusy(true);
    setRefusal('');
    await enter(reading.lots);
    setIsBusy(false);
  };

  return {
    view: {
      typed,
      limits,
      lots: reading.ok ? reading.lots : null,
      problem: reading.ok || (typed === '' && !wasTouched) ? null : reading.problem,
      cost: reading.ok && funds.data ? costOfLots(round, reading.lots, vipBps, funds.data.ledgerScale) : null,
      vipBps,
      available: funds.data?.accounts.find(({ account, opened }) => account === 'funding' && opened)?.available ?? null,
      areMet,
      hasPass: entry.pass !== null,
      isAskingPass: entry.isAsking,
      puzzleShare: entry.share,
      refusal,
      isBusy,
    },
    commands: {
      setTyped: (text: string) => {
        setTyped(text);
        setRefusal('');
      },
      buy: () => void buy(),
      getPass: () => {
        setRefusal('');
        void entry.get();
      },
    },
  };
}
