import { useState } from 'react';
import type { CallFailure } from '../../../../lib/calls/call-failure.ts';
import { unanswered } from '../../../../lib/calls/send-once.ts';
import { exactAmount } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notify.ts';
import { transferOnce } from '../../../transfers/public.ts';
import { type Addition, addOnce, type Subscription, subscribeOnce } from '../../api/commands.ts';
import type { Offer } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';

/** What is sent: a new order, or more of one that runs. */
export type Wanted =
  | { readonly action: 'subscribe'; readonly payload: Subscription }
  | { readonly action: 'add'; readonly payload: Addition };

/** What a person is asked before coins of the spot account pay. It stays as it is until it is known how both steps ended. */
export interface Question {
  /** What moves from Spot to Funding, decimal text. */
  readonly move: string;
  readonly wanted: Wanted;
  /** The first step is done: only the second one is sent again. */
  readonly hasMoved: boolean;
}

/** What was sent and nobody has answered: the form comes back as it was, and sending it again moves nothing twice. */
function lastUnanswered({ id }: Offer): Wanted | null {
  const subscriptions = unanswered<Subscription>('earn.subscribe').map(({ payload, sentAtMs }) => ({
    wanted: { action: 'subscribe', payload } as const,
    sentAtMs,
  }));
  const additions = unanswered<Addition>('earn.add').map(({ payload, sentAtMs }) => ({
    wanted: { action: 'add', payload } as const,
    sentAtMs,
  }));
  return (
    [...subscriptions, ...additions]
      .filter(({ wanted }) => wanted.payload.product === id)
      .toSorted((a, b) => a.sentAtMs - b.sentAtMs)
      .at(-1)?.wanted ?? null
  );
}

interface Sending {
  readonly offer: Offer;
  readonly onClose: () => void;
  readonly onRefused: () => void;
}

const isUnknown = ({ isOutcomeUnknown, kind }: CallFailure): boolean => isOutcomeUnknown || kind === 'pending';

/**
 * The one or two steps that put coins into a product. Each has a request of its own and is repeated as it was, after a lost answer
 * too, so pressing again moves nothing twice.
 */
export function useSending({ offer, onClose, onRefused }: Sending) {
  const t = useEarnText();
  const [repeat, setRepeat] = useState(() => lastUnanswered(offer));
  const [refusal, setRefusal] = useState(repeat ? t('earn.unknown') : '');
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { asset } = offer;

  const subscribe = async (wanted: Wanted, moved: string) => {
    const attempt = await (wanted.action === 'add' ? addOnce(wanted.payload) : subscribeOnce(wanted.payload));
    if (attempt.ok) {
      const text = t('earn.subscribedText', { amount: exactAmount(attempt.value.amount), asset });
      notify({ tone: 'ok', title: t('earn.subscribed'), text });
      return onClose();
    }
    const { failure } = attempt;
    if (isUnknown(failure)) {
      setRepeat(wanted);
      return setRefusal(t('earn.unknown'));
    }
    onRefused();
    setRepeat(null);
    setQuestion(null);
    const text = `${failure.message}${moved}`;
    setRefusal(text);
    notify({ tone: 'danger', title: t('earn.notSubscribed'), text });
  };

  const moveAndSubscribe = async (asked: Question) => {
    const { move, wanted } = asked;
    if (!asked.hasMoved) {
      const moved = await transferOnce({ asset, from: 'spot', to: 'funding', amount: move });
      if (!moved.ok) return setRefusal(isUnknown(moved.failure) ? t('earn.unknown') : moved.failure.message);
      setQuestion({ ...asked, hasMoved: true });
    }
    await subscribe(wanted, ` ${t('earn.moved', { amount: exactAmount(move), asset })}`);
  };

  const busy = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setRefusal('');
    await work();
    setIsBusy(false);
  };

  return {
    repeat,
    refusal,
    question,
    isBusy,
    send: (wanted: Wanted) => void busy(() => subscribe(wanted, '')),
    ask: (asked: Omit<Question, 'hasMoved'>) => setQuestion({ ...asked, hasMoved: false }),
    confirm: () => question && void busy(() => moveAndSubscribe(question)),
    /** Back to the form, which is as it was. */
    back: () => {
      setQuestion(null);
      setRefusal('');
    },
    /** Something else is typed: what was sent before is not repeated by this form. */
    forget: () => {
      setRepeat(null);
      setRefusal('');
    },
  };
}
