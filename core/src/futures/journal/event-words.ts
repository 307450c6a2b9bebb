/** The kinds' numbers are in the journal, so none is ever reused. */
export const EVENT = {
  ACCEPTED: 1,
  WAITING: 2,
  REPEATED: 3,
  DONE: 4,
  REFUSED: 5,
  TRADE: 6,
  ENDED: 7,
  AMENDED: 8,
  TRIGGERED: 9,
  CREDIT_USED: 10,
  FUND_MOVED: 11,
  LIQUIDATION: 12,
  NETTED: 13,
  REDUCING: 14,
  TAKEN_OVER: 15,
  CLOSED_OUT: 16,
  DELEVERAGED: 17,
  LIQUIDATED: 18,
  FUNDED: 19,
} as const;

/** How a field stands in words: one word; a whole number in two; the same with a sign. */
export type FieldForm = 'word' | 'wide' | 'signed';

/**
 * The fields of each event in the order in which they are written: those of its type in `event.ts`, a side of a trade in place of its
 * name. Texts are numbers: sides 0 buy, 1 sell; positions 0 LONG, 1 SHORT, 2 none; reasons, uses and refusals their place in their list
 * (a refusal that may be missing is one more than that, 0 for none). A refusal's details follow it, in `event-writer.ts`.
 */
export const EVENT_FORMS = {
  [EVENT.ACCEPTED]: ['wide', 'word', 'word'],
  [EVENT.WAITING]: ['wide', 'wide'],
  [EVENT.REPEATED]: ['wide'],
  [EVENT.DONE]: ['wide'],
  [EVENT.REFUSED]: ['word'],
  [EVENT.TRADE]: [
    'word',
    'wide',
    'word',
    'wide',
    'word',
    'wide',
    'wide',
    'wide',
    'signed',
    'wide',
    'wide',
    'wide',
    'wide',
    'signed',
    'wide',
  ],
  [EVENT.ENDED]: ['wide', 'wide', 'word', 'wide', 'word', 'word'],
  [EVENT.AMENDED]: ['wide', 'wide', 'word', 'wide', 'wide'],
  [EVENT.TRIGGERED]: ['wide', 'wide', 'wide', 'word', 'word'],
  [EVENT.CREDIT_USED]: ['wide', 'wide', 'word', 'wide', 'wide'],
  [EVENT.FUND_MOVED]: ['word', 'wide', 'signed', 'signed'],
  [EVENT.LIQUIDATION]: ['wide', 'wide', 'word', 'word', 'signed', 'wide', 'wide'],
  [EVENT.NETTED]: ['word', 'wide', 'wide', 'word', 'signed', 'signed'],
  [EVENT.REDUCING]: ['word', 'wide', 'word', 'wide', 'word'],
  [EVENT.TAKEN_OVER]: ['word', 'wide', 'word', 'wide', 'word', 'signed', 'signed'],
  [EVENT.CLOSED_OUT]: ['word', 'wide', 'word', 'wide', 'signed', 'wide', 'wide'],
  [EVENT.DELEVERAGED]: ['word', 'wide', 'word', 'wide', 'word', 'signed', 'signed', 'wide'],
  [EVENT.LIQUIDATED]: ['wide', 'wide', 'word'],
  [EVENT.FUNDED]: ['word', 'wide', 'word', 'signed', 'wide'],
} as const satisfies Record<number, readonly FieldForm[]>;

/** Names of a refusal's details, by their numbers in the journal: new ones are added at the end. */
export const DETAILS = [
  'lowTicks',
  'highTicks',
  'maxLots',
  'minMinor',
  'ordersMax',
  'closableLots',
  'maxMinor',
  'neededMinor',
  'capacityMinor',
  'maxOutMinor',
  'voidedMinor',
  'availableMinor',
  'maxLeverage',
  'orderId',
  'lots',
  'tradedLots',
  'markTicks',
  'interval',
  'rateBps',
  'minRateBps',
] as const;
export type DetailName = (typeof DETAILS)[number];
