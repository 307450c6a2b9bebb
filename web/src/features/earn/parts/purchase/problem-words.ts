import { formatAmount, groupThousands } from '@bourse/core/money/amount.ts';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useAmountSentence } from '../../../balances/public.ts';
import type { Offer } from '../../api/queries.ts';
import { type EarnText, useEarnText } from '../../earn-text.ts';
import type { PurchaseProblem } from './purchase.model.ts';

/** Says what is wrong with an amount as the server would, with the same numbers. */
export function useProblemWords(): (problem: PurchaseProblem, offer: Offer) => string {
  const t = useEarnText();
  const locale = useLocale();
  const amountSentence = useAmountSentence();
  return (found, offer) =>
    found.of === 'amount'
      ? amountSentence(found.problem, offer.asset)
      : faultWords(t, found.fault, offer, (atMs) => dateTime(atMs, locale, { withYear: true }));
}

type Fault = Extract<PurchaseProblem, { readonly of: 'product' }>['fault'];

function faultWords(t: EarnText, fault: Fault, offer: Offer, time: (atMs: number) => string): string {
  const { asset, ledgerScale } = offer;
  const of = (name: string) => groupThousands(formatAmount(fault.minor?.[name] ?? 0n, ledgerScale));
  const plain = (name: string) => String(fault.plain?.[name] ?? '');
  switch (fault.code) {
    case 'EARN_KYC':
    case 'EARN_VIP':
      return t(fault.code, { needed: plain('needed'), level: plain('level') });
    case 'EARN_UPCOMING':
      return t(fault.code, { startAt: time(fault.plain?.startAt ?? 0) });
    case 'EARN_STEP':
      return t(fault.code, { step: of('step'), asset });
    case 'EARN_MIN':
      return t(fault.code, { min: of('min'), asset });
    case 'EARN_MAX':
      return t(fault.code, { max: of('max'), asset });
    case 'EARN_MAX_PERSON':
      return t(fault.code, { max: of('max'), held: of('held'), asset });
    case 'EARN_EQUAL':
      return t(fault.code, { amount: of('amount'), asset });
    case 'EARN_REMAINING':
      return t(fault.code, { remaining: of('remaining'), asset });
    case 'EARN_BALANCE':
      return t(fault.code, { available: of('available'), needed: of('needed'), asset });
    default:
      return t(fault.code);
  }
}
