import { type EarnKind, hasTerm, type ProductQuota, remainingMinor, statusOf } from './product.ts';

/** What a product asks of an order. Amounts are minor units of its coin. */
export interface OrderTerms extends ProductQuota {
  readonly kind: EarnKind;
  /** The step above zero of every amount. */
  readonly stepMinor: bigint;
  readonly maxOrderMinor: bigint | null;
  readonly maxPersonMinor: bigint | null;
  /** The one amount that can be invested, where there is only one. */
  readonly fixedMinor: bigint | null;
  readonly kycMin: number;
  readonly vipMin: number;
  readonly isForNewPeople: boolean;
}

/** What is known of who asks. */
export interface Subscriber {
  readonly kycLevel: number;
  readonly vipLevel: number;
  /** True for whoever has never had an order of Earn. */
  readonly isNew: boolean;
  /** What the person has in the product already. */
  readonly heldMinor: bigint;
  /** True where an order of this product and term runs already. */
  readonly hasOrder: boolean;
  /** What the accounts that may pay have. */
  readonly availableMinor: bigint;
}

export type SubscribeRefusal =
  | 'EARN_KYC'
  | 'EARN_VIP'
  | 'EARN_NEW_ONLY'
  | 'EARN_UPCOMING'
  | 'EARN_ENDED'
  | 'EARN_AMOUNT_REQUIRED'
  | 'EARN_STEP'
  | 'EARN_MIN'
  | 'EARN_MAX'
  | 'EARN_MAX_PERSON'
  | 'EARN_EQUAL'
  | 'EARN_REMAINING'
  | 'EARN_BALANCE'
  | 'EARN_DUPLICATE'
  | 'EARN_TYPE'
  | 'EARN_NO_ORDER';

export interface SubscribeFault {
  readonly code: SubscribeRefusal;
  /** Numbers that caused it; amounts are minor units, times are UTC milliseconds. */
  readonly minor?: Readonly<Record<string, bigint>>;
  readonly plain?: Readonly<Record<string, number>>;
}

export interface SubscribeAsk {
  /** `add` grows a flexible position that is there; `subscribe` makes an order. */
  readonly action: 'subscribe' | 'add';
  /** Null where nothing was typed. */
  readonly amountMinor: bigint | null;
  readonly atMs: number;
}

/**
 * Judges an order before money moves: the first fault is told. Everything here is judged again under the locks that the order
 * takes.
 *
 * @returns  null where the order can be made
 */
export function judgeSubscription(terms: OrderTerms, person: Subscriber, ask: SubscribeAsk): SubscribeFault | null {
  return (
    judgePerson(terms, person) ??
    judgeStatus(terms, ask) ??
    judgeAmount(terms, person, ask.amountMinor) ??
    judgeOrders(terms, person, ask.action)
  );
}

/** Judges who asks, whatever they ask for. */
export function judgePerson(
  terms: Pick<OrderTerms, 'kycMin' | 'vipMin' | 'isForNewPeople'>,
  person: Pick<Subscriber, 'kycLevel' | 'vipLevel' | 'isNew'>,
): SubscribeFault | null {
  if (person.kycLevel < terms.kycMin) {
    return { code: 'EARN_KYC', plain: { needed: terms.kycMin, level: person.kycLevel } };
  }
  if (person.vipLevel < terms.vipMin) {
    return { code: 'EARN_VIP', plain: { needed: terms.vipMin, level: person.vipLevel } };
  }
  return terms.isForNewPeople && !person.isNew ? { code: 'EARN_NEW_ONLY' } : null;
}

function judgeStatus(terms: OrderTerms, { atMs }: SubscribeAsk): SubscribeFault | null {
  const status = statusOf(terms, atMs);
  if (status === 'UPCOMING') return { code: 'EARN_UPCOMING', plain: { startAt: terms.startMs } };
  return status === 'ENDED' ? { code: 'EARN_ENDED' } : null;
}

function judgeAmount(terms: OrderTerms, person: Subscriber, amountMinor: bigint | null): SubscribeFault | null {
  if (amountMinor === null || amountMinor <= 0n) return { code: 'EARN_AMOUNT_REQUIRED' };
  const left = remainingMinor(terms);
  // A rest that is below the smallest order, or off the step, can be had as a whole, or it would never be sold.
  const isWholeRest = amountMinor === left && left < terms.minMinor;
  const { stepMinor, minMinor, maxOrderMinor, maxPersonMinor, fixedMinor } = terms;
  if (!isWholeRest && amountMinor % stepMinor !== 0n) return { code: 'EARN_STEP', minor: { step: stepMinor } };
  if (!isWholeRest && amountMinor < minMinor) return { code: 'EARN_MIN', minor: { min: minMinor } };
  if (maxOrderMinor !== null && amountMinor > maxOrderMinor) return { code: 'EARN_MAX', minor: { max: maxOrderMinor } };
  if (maxPersonMinor !== null && person.heldMinor + amountMinor > maxPersonMinor) {
    return { code: 'EARN_MAX_PERSON', minor: { max: maxPersonMinor, held: person.heldMinor } };
  }
  if (fixedMinor !== null && amountMinor !== fixedMinor) return { code: 'EARN_EQUAL', minor: { amount: fixedMinor } };
  if (amountMinor > left) return { code: 'EARN_REMAINING', minor: { remaining: left } };
  if (amountMinor > person.availableMinor) {
    return { code: 'EARN_BALANCE', minor: { available: person.availableMinor, needed: amountMinor } };
  }
  return null;
}

function judgeOrders(
  { kind }: OrderTerms,
  { hasOrder }: Subscriber,
  action: SubscribeAsk['action'],
): SubscribeFault | null {
  if (action === 'subscribe') return hasOrder ? { code: 'EARN_DUPLICATE' } : null;
  if (hasTerm(kind)) return { code: 'EARN_TYPE' };
  return hasOrder ? null : { code: 'EARN_NO_ORDER' };
}
