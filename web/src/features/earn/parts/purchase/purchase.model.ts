import { judgeSubscription, type SubscribeFault } from '@bourse/core/earn/subscribe.ts';
import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { useState } from 'react';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { usePerson } from '../../../../lib/person/session.ts';
import { type AmountProblem, loadOf, readTyped } from '../../../balances/public.ts';
import type { Subscription } from '../../api/commands.ts';
import { type Offer, useFunds, useRunning } from '../../api/queries.ts';
import { datesOf, forecastOf } from '../../rules/forecast.ts';
import { isFlexible, mostMinor, seenOf, termsOf } from '../../rules/offer.ts';
import { counts } from '../../rules/order.ts';
import { useSending, type Wanted } from './sending.model.ts';

export type Renews = NonNullable<Subscription['renews']>;
/** What is wrong with an amount: that it is none, or that the product does not take it. */
export type PurchaseProblem =
  | { readonly of: 'amount'; readonly problem: AmountProblem }
  | { readonly of: 'product'; readonly fault: SubscribeFault };

/** What has to come from the spot account; null where that does not help. */
function missingOf({ code, minor }: SubscribeFault, spotMinor: bigint): bigint | null {
  if (code !== 'EARN_BALANCE' || !minor) return null;
  const missing = (minor.needed ?? 0n) - (minor.available ?? 0n);
  return missing <= spotMinor ? missing : null;
}

interface Asked {
  readonly offer: Offer;
  readonly onClose: () => void;
}

/** The form of an order, and of what is added to one. Everything typed stays until it is known how it ended. */
export function usePurchaseModel({ offer, onClose }: Asked) {
  const person = usePerson();
  const nowMs = useServerNow();
  /** What was shown when something was typed the last time; null after a refusal, when what is shown now counts. */
  const [seen, setSeen] = useState<ReturnType<typeof seenOf> | null>(() => seenOf(offer));
  const sending = useSending({ offer, onClose, onRefused: () => setSeen(null) });
  const { repeat } = sending;
  const [open] = useState(repeat);
  const chosen = open?.action === 'subscribe' ? open.payload : null;
  const [typed, setTyped] = useState(open?.payload.amount ?? offer.fixedAmount ?? '');
  const [wasTouched, setWasTouched] = useState(false);
  const [compounds, setCompounds] = useState(chosen?.compounds !== 'false');
  const [renews, setRenews] = useState<Renews>(chosen?.renews ?? 'no');
  const funds = useFunds(offer.asset);
  const running = useRunning();
  const own = running.data?.rows.find((each) => each.productId === offer.id && counts(each)) ?? null;
  const inAccount = (name: 'funding' | 'spot') =>
    funds.data?.accounts.find(({ account, opened }) => account === name && opened)?.available ?? null;
  const available = inAccount('funding');
  const inSpot = inAccount('spot') ?? '0';
  const minor = (text: string) => readAmount(text, offer.ledgerScale);
  const heldMinor = own ? minor(own.principal) : 0n;
  // What was sent and not answered is sent again as it was, whatever an order that it may have made says meanwhile.
  const adds = repeat ? repeat.action === 'add' : own !== null && isFlexible(offer);
  const terms = termsOf(offer);
  const reading = readTyped(typed, offer.ledgerScale);
  const fault =
    reading.ok && available !== null && !repeat
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
  const missing = fault && missingOf(fault, minor(inSpot));
  const short = missing === null ? null : { missing: formatAmount(missing, offer.ledgerScale), there: inSpot };
  const problem = ((): PurchaseProblem | null => {
    if (!reading.ok) return typed !== '' || wasTouched ? { of: 'amount', problem: reading.problem } : null;
    return fault && !short ? { of: 'product', fault } : null;
  })();
  const amount = reading.ok ? reading.amount : null;
  /** Where the funding account has less than the product takes, the spot account counts too: the form asks before it pays. */
  const most = (fundingMinor: bigint) =>
    mostMinor(terms, fundingMinor < terms.minMinor ? fundingMinor + minor(inSpot) : fundingMinor, heldMinor);
  const edit =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setSeen(seenOf(offer));
      sending.forget();
    };

  const wanted = (amountText: string): Wanted => {
    const asked = { product: offer.id, amount: amountText, ...(seen ?? seenOf(offer)) };
    if (adds) return { action: 'add', payload: asked };
    const rest = isFlexible(offer) ? { compounds: compounds ? ('true' as const) : ('false' as const) } : { renews };
    return { action: 'subscribe', payload: { ...asked, ...rest } };
  };

  const submit = () => {
    setWasTouched(true);
    if (sending.isBusy) return;
    if (sending.question) return sending.confirm();
    if (repeat) return sending.send(repeat);
    if (amount === null || available === null || (fault && !short)) return;
    if (short) sending.ask({ move: short.missing, wanted: wanted(amount) });
    else sending.send(wanted(amount));
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
      inSpot,
      max: available === null ? null : formatAmount(most(minor(available)), offer.ledgerScale),
      problem,
      /** What the funding account lacks and the spot account has. */
      short,
      question: sending.question,
      isRepeat: repeat !== null,
      /** What the whole of it earns then: with what stood in the product before. */
      forecast:
        amount === null ? null : forecastOf(offer, minor(amount) + (repeat?.action === 'subscribe' ? 0n : heldMinor)),
      dates: datesOf(offer, nowMs),
      compounds,
      renews,
      refusal: sending.refusal,
      isBusy: sending.isBusy,
    },
    commands: {
      setTyped: edit(setTyped),
      setCompounds: edit(setCompounds),
      setRenews: edit(setRenews),
      submit,
      back: sending.back,
    },
  };
}
export type PurchaseModel = ReturnType<typeof usePurchaseModel>;
