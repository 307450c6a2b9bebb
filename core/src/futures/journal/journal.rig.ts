import fc from 'fast-check';
import type { FuturesCommand } from '../machine/command.ts';
import { CREDIT_USES, END_REASONS, FUTURES_REFUSALS, type FuturesEvent } from '../machine/event.ts';
import { DETAILS, EVENT } from './event-words.ts';
import type { EventWriter } from './event-writer.ts';
import { POSITIONS, SIDES } from './terms.ts';

const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const wide = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
// Minus zero is no number of the core's.
const signed = fc.maxSafeInteger().map((value) => value + 0);
const big = signed.map(BigInt);
const contract = fc.integer({ min: 0, max: 0xffff });
const text = fc
  .array(fc.integer({ min: 33, max: 126 }), { maxLength: 36 })
  .map((codes) => String.fromCharCode(...codes));
const isSo = fc.boolean();
const side = fc.constantFrom(...SIDES);
const position = fc.constantFrom('LONG', 'SHORT');

const terms = {
  side,
  position: fc.constantFrom(...POSITIONS),
  type: fc.constantFrom('limit', 'market'),
  timeInForce: fc.constantFrom('gtc', 'ioc', 'fok'),
  postOnly: isSo,
  reduceOnly: isSo,
  selfTrade: fc.constantFrom('expireTaker', 'expireMaker'),
  ticks: word,
  lots: wide,
} as const;
const stop = fc.record({
  ...terms,
  watches: fc.constantFrom('mark', 'last'),
  trigger: fc.constantFrom('above', 'below'),
  stopTicks: word,
  isBound: isSo,
} as const);
const whose = { account: wide, contract };
const transfer = { amountMinor: signed, transferId: text };
const tier = fc.record({ upToMinor: big, maxLeverage: word, maintenancePpm: big, deductionMinor: big });
const rates = fc.record({ makerPpm: word, takerPpm: word });
const is = <Kind extends string>(...kinds: Kind[]) => ({ kind: fc.constantFrom(...kinds) });

/** Any command that can be written, however senseless. */
export const anyCommand: fc.Arbitrary<FuturesCommand> = fc.oneof(
  fc.record({ ...is('place'), ...whose, ...terms, clientId: text }),
  fc.record({ ...is('placeStops'), ...whose, stops: fc.array(stop, { maxLength: 3 }), clientId: text }),
  fc.record({ ...is('cancel'), account: wide, orderId: wide, clientId: text }),
  fc.record({ ...is('cancelAll'), ...whose }),
  fc.record({ ...is('amend'), account: wide, orderId: wide, lots: wide }),
  fc.record({ ...is('open'), account: wide }),
  fc.record({ ...is('mode'), account: wide, mode: fc.constantFrom('hedge', 'oneWay') }),
  fc.record({ ...is('marginMode'), ...whose, marginMode: fc.constantFrom('cross', 'isolated') }),
  fc.record({ ...is('leverage'), ...whose, leverage: word }),
  fc.record({ ...is('margin'), ...whose, position, amountMinor: signed }),
  fc.record({ ...is('credit', 'debit'), account: wide, ...transfer, voidsCredit: isSo }),
  fc.record({
    ...is('creditPot', 'debitPot'),
    pot: fc.constantFrom('fees', 'rounding', 'coupons', 'fund'),
    contract,
    ...transfer,
  }),
  fc.record({ ...is('grant'), account: wide, couponId: wide, amountMinor: signed, expiresAtMs: wide }),
  fc.record({ ...is('expire', 'revoke'), account: wide, couponId: wide }),
  fc.record({
    ...is('contract'),
    contract,
    unitMinor: signed,
    minNotionalMinor: signed,
    maxLots: signed,
    bandPpm: word,
    marketBandPpm: word,
    closeFeePpm: word,
    liquidationFeePpm: word,
    tiers: fc.array(tier, { maxLength: 12 }),
  }),
  fc.record({ ...is('contractStatus'), contract, status: fc.constantFrom('open', 'reduceOnly', 'halted') }),
  fc.record({ ...is('fees'), version: word, levels: fc.array(rates, { maxLength: 12 }) }),
  fc.record({ ...is('feeLevel'), account: wide, level: word }),
  fc.record({ ...is('mark'), contract, indexTicks: word, markTicks: word }),
  fc.record({ ...is('freeze'), contract }),
  fc.record({ ...is('fund'), contract, interval: wide, ratePpb: signed }),
  fc.record({ ...is('continue') }),
);

const details = fc.uniqueArray(fc.tuple(fc.constantFrom(...DETAILS), signed), {
  selector: ([name]) => name,
  maxLength: 4,
});
const refusal = fc
  .record({ code: fc.constantFrom(...FUTURES_REFUSALS), details })
  .map(({ code, details }) => (details.length === 0 ? { code } : { code, details: Object.fromEntries(details) }));
const tradeSide = fc.record({
  orderId: wide,
  account: wide,
  closedLots: wide,
  realisedMinor: signed,
  feeMinor: wide,
});
const ofPosition = { contract, account: wide, position };
const closing = { lots: wide, markTicks: word, realisedMinor: signed, shareMinor: signed };
const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const ended = {
  ...is('ended'),
  orderId: wide,
  account: wide,
  contract,
  openLots: wide,
  reason: fc.constantFrom(...END_REASONS),
};

/** Any event that can be written. */
export const anyEvent: fc.Arbitrary<FuturesEvent> = fc.oneof(
  fc.record({ ...is('accepted'), orderId: wide, makerPpm: word, takerPpm: word }),
  fc.record({ ...is('waiting'), orderIds: fc.array(id, { minLength: 1, maxLength: 2 }) }),
  fc.record({ ...is('repeated', 'done'), id: wide }),
  fc.record({ ...is('refused'), refusal }),
  fc.record({
    ...is('trade'),
    contract,
    tradeId: wide,
    ticks: word,
    lots: wide,
    takerSide: side,
    maker: tradeSide,
    taker: tradeSide,
  }),
  fc.record(ended),
  fc.record({ ...ended, refusal: fc.constantFrom(...FUTURES_REFUSALS) }),
  fc.record({ ...is('amended'), orderId: wide, account: wide, contract, lots: wide, openLots: wide }),
  fc.record({ ...is('triggered'), orderId: wide, priority: wide, lots: wide, makerPpm: word, takerPpm: word }),
  fc.record({
    ...is('creditUsed'),
    account: wide,
    couponId: wide,
    use: fc.constantFrom(...CREDIT_USES),
    amountMinor: wide,
    leftMinor: wide,
  }),
  fc.record({ ...is('fundMoved'), contract, account: wide, amountMinor: signed, fundMinor: signed }),
  fc.record({
    ...is('liquidation'),
    liquidationId: wide,
    account: wide,
    contract,
    position: fc.constantFrom(...POSITIONS),
    haveMinor: signed,
    needMinor: wide,
    creditMinor: wide,
  }),
  fc.record({
    ...is('netted'),
    contract,
    account: wide,
    lots: wide,
    markTicks: word,
    longRealisedMinor: signed,
    shortRealisedMinor: signed,
  }),
  fc.record({ ...is('reducing'), ...ofPosition, lots: wide, limitTicks: word }),
  fc.record({ ...is('takenOver'), ...ofPosition, ...closing }),
  fc.record({
    ...is('closedOut'),
    ...ofPosition,
    filledLots: wide,
    surplusMinor: signed,
    feeMinor: wide,
    returnedMinor: wide,
  }),
  fc.record({ ...is('deleveraged'), ...ofPosition, ...closing, becauseOf: wide }),
  fc.record({ ...is('liquidated'), liquidationId: wide, account: wide, isSpared: isSo }),
  fc.record({ ...is('funded'), ...ofPosition, amountMinor: signed, owedMinor: wide }),
);

/** The fields of each kind in the order of `EVENT_FORMS`, where a name alone says how the field is written. */
const FIELDS: Readonly<Partial<Record<FuturesEvent['kind'], readonly [number, ...string[]]>>> = {
  accepted: [EVENT.ACCEPTED, 'orderId', 'makerPpm', 'takerPpm'],
  repeated: [EVENT.REPEATED, 'id'],
  done: [EVENT.DONE, 'id'],
  amended: [EVENT.AMENDED, 'orderId', 'account', 'contract', 'lots', 'openLots'],
  triggered: [EVENT.TRIGGERED, 'orderId', 'priority', 'lots', 'makerPpm', 'takerPpm'],
  creditUsed: [EVENT.CREDIT_USED, 'account', 'couponId', 'use', 'amountMinor', 'leftMinor'],
  fundMoved: [EVENT.FUND_MOVED, 'contract', 'account', 'amountMinor', 'fundMinor'],
  liquidation: [
    EVENT.LIQUIDATION,
    'liquidationId',
    'account',
    'contract',
    'position',
    'haveMinor',
    'needMinor',
    'creditMinor',
  ],
  netted: [EVENT.NETTED, 'contract', 'account', 'lots', 'markTicks', 'longRealisedMinor', 'shortRealisedMinor'],
  reducing: [EVENT.REDUCING, 'contract', 'account', 'position', 'lots', 'limitTicks'],
  takenOver: [EVENT.TAKEN_OVER, ...closingFields()],
  closedOut: [
    EVENT.CLOSED_OUT,
    'contract',
    'account',
    'position',
    'filledLots',
    'surplusMinor',
    'feeMinor',
    'returnedMinor',
  ],
  deleveraged: [EVENT.DELEVERAGED, ...closingFields(), 'becauseOf'],
  liquidated: [EVENT.LIQUIDATED, 'liquidationId', 'account', 'isSpared'],
  funded: [EVENT.FUNDED, 'contract', 'account', 'position', 'amountMinor', 'owedMinor'],
};

function closingFields(): string[] {
  return ['contract', 'account', 'position', 'lots', 'markTicks', 'realisedMinor', 'shareMinor'];
}

/** Writes an event as the machine would. */
export function written(event: FuturesEvent, writer: EventWriter): void {
  switch (event.kind) {
    case 'refused':
      writer.refuse(event.refusal.code, event.refusal.details as Record<string, number> | undefined);
      return;
    case 'waiting':
      writer.write(EVENT.WAITING, event.orderIds[0]!, event.orderIds[1] ?? 0);
      return;
    case 'ended': {
      const why = event.refusal === undefined ? 0 : FUTURES_REFUSALS.indexOf(event.refusal) + 1;
      const { orderId, account, openLots } = event;
      writer.write(EVENT.ENDED, orderId, account, event.contract, openLots, END_REASONS.indexOf(event.reason), why);
      return;
    }
    case 'trade': {
      const sides = [event.maker, event.taker].flatMap((one) => [
        one.orderId,
        one.account,
        one.closedLots,
        one.realisedMinor,
        one.feeMinor,
      ]);
      const bySide = SIDES.indexOf(event.takerSide);
      writer.write(EVENT.TRADE, event.contract, event.tradeId, event.ticks, event.lots, bySide, ...sides);
      return;
    }
    default: {
      const [number, ...names] = FIELDS[event.kind]!;
      const values = event as unknown as Readonly<Record<string, unknown>>; // Its fields are looked up by their names.
      writer.write(number, ...names.map((name) => numberOf(values[name])));
    }
  }
}

/** The number of a field: texts by their lists, of which no two share a text. */
function numberOf(value: unknown): number {
  if (typeof value === 'string')
    return Math.max(POSITIONS.indexOf(value as never), CREDIT_USES.indexOf(value as never));
  return Number(value);
}
