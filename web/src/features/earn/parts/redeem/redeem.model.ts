import { useState } from 'react';
import { unanswered } from '../../../../lib/calls/send-once.ts';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { exactAmount } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notify.ts';
import { compareText, isZero, readTyped, subtractText } from '../../../balances/public.ts';
import { type Redemption, redeemOnce } from '../../api/commands.ts';
import type { OrderDetail } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import { standardByMs } from '../../rules/forecast.ts';
import type { Ending } from '../../rules/order.ts';

interface Asked {
  readonly order: OrderDetail;
  readonly ending: Ending;
  /** The product’s minimum; null while it is not known. */
  readonly min: string | null;
  readonly onClose: () => void;
}

/** No coin has more places; how many this one has the exchange says. */
const PLACES_MAX = 18;

const lastOpen = (order: OrderDetail): Redemption | null =>
  unanswered<Redemption>('earn.redeem').findLast(({ payload }) => payload.orderId === order.id)?.payload ?? null;

/** Takes coins out of an order: a part or all of it without a term, the whole of it with one. */
export function useRedeemModel({ order, ending, min, onClose }: Asked) {
  const t = useEarnText();
  const nowMs = useServerNow();
  const [open] = useState(() => lastOpen(order));
  const [typed, setTyped] = useState(open?.amount ?? '');
  const [way, setWay] = useState<Redemption['way']>(open?.way ?? 'instant');
  const [wasTouched, setWasTouched] = useState(false);
  const [refusal, setRefusal] = useState(open ? t('earn.unknown') : '');
  const [isBusy, setIsBusy] = useState(false);
  const isPart = ending === 'redeem';
  const reading = readTyped(typed, PLACES_MAX);
  const amount = isPart ? (reading.ok ? reading.amount : null) : order.principal;
  const isTooMuch = amount !== null && compareText(amount, order.principal) > 0;
  const rest = amount === null || isTooMuch ? null : subtractText(order.principal, amount);
  const edit =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setRefusal('');
    };

  const submit = async () => {
    setWasTouched(true);
    if (amount === null || isTooMuch || isBusy) return;
    setIsBusy(true);
    const attempt = await redeemOnce({ orderId: order.id, ...(isPart && { amount }), way });
    setIsBusy(false);
    if (!attempt.ok) {
      const { failure } = attempt;
      if (failure.isOutcomeUnknown || failure.kind === 'pending') return setRefusal(t('earn.unknown'));
      setRefusal(failure.message);
      return notify({ tone: 'danger', title: t('earn.notRedeemed'), text: failure.message });
    }
    const text = t('earn.redeemedText', { amount: exactAmount(attempt.value.amount), asset: order.asset });
    notify({ tone: 'ok', title: t('earn.redeemed'), text });
    onClose();
  };

  return {
    view: {
      typed,
      min,
      way,
      amount,
      problem: !reading.ok && isPart && (typed !== '' || wasTouched) ? reading.problem : null,
      isTooMuch,
      /** What would stay is less than an order may be: all of it is offered. */
      isRestBelow: rest !== null && min !== null && !isZero(rest) && compareText(rest, min) < 0,
      standardByMs: standardByMs(nowMs),
      refusal,
      isBusy,
    },
    commands: {
      setTyped: edit(setTyped),
      setWay: edit(setWay),
      takeAll: () => edit(setTyped)(order.principal),
      submit: () => void submit(),
    },
  };
}
export type RedeemModel = ReturnType<typeof useRedeemModel>;
