import { judgeSubscription, type SubscribeFault } from '@bourse/core/earn/subscribe.ts';
import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { useState } from 'react';
import { unanswered } from '../../../../lib/calls/send-once.ts';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { exactAmount } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notify.ts';
import { usePerson } from '../../../../lib/person/session.ts';
import { type AmountProblem, loadOf, readTyped } from '../../../balances/public.ts';
import { type Addition, addOnce, type Subscription, subscribeOnce } from '../../api/commands.ts';
import { type Offer, useFunds, useRunning } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import { datesOf, forecastOf } from '../../rules/forecast.ts';
import { isFlexible, mostMinor, termsOf } from '../../rules/offer.ts';
import { counts } from '../../rules/order.ts';

export type Renews = NonNullable<Subscription['renews']>;
/** What is wrong with an amount: that it is none, or that the product does not take it. */
export type PurchaseProblem =
  | { readonly of: 'amount'; readonly problem: AmountProblem }
  | { readonly of: 'product'; readonly fault: SubscribeFault };

/** What was sent and nobody has answered: the form comes back as it was, and sending it again moves nothing twice. */
const lastOpen = ({ id }: Offer): Subscription | Addition | null =>
  [...unanswered<Subscription>('earn.subscribe'), ...unanswered<Addition>('earn.add')].findLast(
    ({ payload }) => payload.product === id,
  )?.payload ?? null;

interface Asked {
  readonly offer: Offer;
  readonly onClose: () => void;
}

/** The form of an order, and of what is added to one. Everything typed stays until it is known how it ended. */
export function usePurchaseModel({ offer, onClose }: Asked) {
  const t = useEarnText();
  const person = usePerson();
  const nowMs = useServerNow();
  const [open] = useState(() => lastOpen(offer));
  const [typed, setTyped] = useState(open?.amount ?? offer.fixedAmount ?? '');
  const [wasTouched, setWasTouched] = useState(false);
  const [compounds, setCompounds] = useState(!(open && 'compounds' in open && open.compounds === 'false'));
  const [renews, setRenews] = useState<Renews>((open && 'renews' in open && open.renews) || 'no');
  const [refusal, setRefusal] = useState(open ? t('earn.unknown') : '');
  const [isBusy, setIsBusy] = useState(false);
  const funds = useFunds(offer.asset);
  const running = useRunning();
  const own = running.data?.rows.find((each) => each.productId === offer.id && counts(each)) ?? null;
  const available = funds.data?.accounts.find(({ account }) => account === 'funding')?.available ?? null;
  const minor = (text: string) => readAmount(text, offer.ledgerScale);
  const heldMinor = own ? minor(own.principal) : 0n;
  const adds = own !== null && isFlexible(offer);
  const terms = termsOf(offer);
  const reading = readTyped(typed, offer.ledgerScale);
  const fault =
    reading.ok && available !== null
      ? judgeSubscription(
          terms,
          {
            // Who somebody is only the server knows; its refusal is said in the same place.
            kycLevel: terms.kycMin,
            vipLevel: person?.vipLevel ?? terms.vipMin,
            isNew: true,
            heldMinor,
            hasOrder: own !== null,
            availableMinor: minor(available),
          },
          { action: adds ? 'add' : 'subscribe', amountMinor: minor(reading.amount), atMs: nowMs },
        )
      : null;
  const problem = ((): PurchaseProblem | null => {
    if (!reading.ok) return typed !== '' || wasTouched ? { of: 'amount', problem: reading.problem } : null;
    return fault && { of: 'product', fault };
  })();
  const amount = reading.ok ? reading.amount : null;
  const edit =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setRefusal('');
    };

  const send = (wanted: string) => {
    const asked = { product: offer.id, amount: wanted };
    if (adds) return addOnce(asked);
    if (!isFlexible(offer)) return subscribeOnce({ ...asked, renews });
    return subscribeOnce({ ...asked, compounds: compounds ? 'true' : 'false' });
  };

  const submit = async () => {
    setWasTouched(true);
    if (amount === null || fault || isBusy || available === null) return;
    setIsBusy(true);
    const attempt = await send(amount);
    setIsBusy(false);
    if (!attempt.ok) {
      const { failure } = attempt;
      if (failure.isOutcomeUnknown || failure.kind === 'pending') return setRefusal(t('earn.unknown'));
      setRefusal(failure.message);
      return notify({ tone: 'danger', title: t('earn.notSubscribed'), text: failure.message });
    }
    const text = t('earn.subscribedText', { amount: exactAmount(attempt.value.amount), asset: offer.asset });
    notify({ tone: 'ok', title: t('earn.subscribed'), text });
    onClose();
  };

  return {
    view: {
      isPerson: person !== null,
      load: loadOf(funds),
      adds,
      own,
      typed,
      amount,
      available,
      max: available === null ? null : formatAmount(mostMinor(terms, minor(available), heldMinor), offer.ledgerScale),
      problem,
      /** What the whole of it earns then: with what stands in the product already. */
      forecast: amount === null ? null : forecastOf(offer, minor(amount) + heldMinor),
      dates: datesOf(offer, nowMs),
      compounds,
      renews,
      refusal,
      isBusy,
    },
    commands: {
      setTyped: edit(setTyped),
      setCompounds: edit(setCompounds),
      setRenews: edit(setRenews),
      submit: () => void submit(),
    },
  };
}
export type PurchaseModel = ReturnType<typeof usePurchaseModel>;
