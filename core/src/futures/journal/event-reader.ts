import { detailOf, kindOf, lengthOf, wideAt } from '../../journal/words.ts';
import type { PositionSide } from '../machine/command.ts';
import {
  CREDIT_USES,
  END_REASONS,
  type EndedEvent,
  FUTURES_REFUSALS,
  type FuturesEvent,
  type FuturesOutcome,
  type RefusedEvent,
  type TradeSide,
} from '../machine/event.ts';
import { DETAILS, EVENT } from './event-words.ts';
import { ANSWERS } from './event-writer.ts';
import { signedAt } from './signed.ts';
import { POSITIONS, SIDES } from './terms.ts';

/**
 * Reads what a batch did: an outcome for each command, in order. Throws on an unknown kind of event.
 *
 * @param words  the events of one batch, as `FuturesCore.apply` returned them or a journal row holds them
 */
export function readEvents(words: Uint32Array): FuturesOutcome[] {
  const outcomes: FuturesEvent[][] = [];
  const from = new Reader(words);
  for (let at = 0; at < words.length; at += lengthOf(words[at]!)) {
    from.at = at + 1;
    const event = readEvent(from, kindOf(words[at]!), at + lengthOf(words[at]!));
    if ((detailOf(words[at]!) & ANSWERS) !== 0) outcomes.push([event]);
    else outcomes.at(-1)!.push(event);
  }
  return outcomes;
}

/** Reads fields one after the other. Properties of an object are read in the order in which they are written down. */
class Reader {
  at = 0;

  constructor(private readonly words: Uint32Array) {}

  word(): number {
    this.at += 1;
    return this.words[this.at - 1]!;
  }

  wide(): number {
    this.at += 2;
    return wideAt(this.words, this.at - 2);
  }

  signed(): number {
    this.at += 2;
    return signedAt(this.words, this.at - 2);
  }

  position(): PositionSide {
    return this.word() === 0 ? 'LONG' : 'SHORT';
  }
}

function readEvent(from: Reader, kind: number, end: number): FuturesEvent {
  switch (kind) {
    case EVENT.ACCEPTED:
      return { kind: 'accepted', orderId: from.wide(), makerPpm: from.word(), takerPpm: from.word() };
    case EVENT.WAITING:
      return { kind: 'waiting', orderIds: [from.wide(), from.wide()].filter((id) => id > 0) };
    case EVENT.REPEATED:
      return { kind: 'repeated', id: from.wide() };
    case EVENT.DONE:
      return { kind: 'done', id: from.wide() };
    case EVENT.REFUSED:
      return readRefused(from, end);
    case EVENT.TRADE:
      return {
        kind: 'trade',
        contract: from.word(),
        tradeId: from.wide(),
        ticks: from.word(),
        lots: from.wide(),
        takerSide: SIDES[from.word()]!,
        maker: readSide(from),
        taker: readSide(from),
      };
    case EVENT.ENDED:
      return readEnded(from);
    case EVENT.AMENDED:
      return {
        kind: 'amended',
        orderId: from.wide(),
        account: from.wide(),
        contract: from.word(),
        lots: from.wide(),
        openLots: from.wide(),
      };
    case EVENT.TRIGGERED:
      return {
        kind: 'triggered',
        orderId: from.wide(),
        priority: from.wide(),
        lots: from.wide(),
        makerPpm: from.word(),
        takerPpm: from.word(),
      };
    case EVENT.CREDIT_USED:
      return {
        kind: 'creditUsed',
        account: from.wide(),
        couponId: from.wide(),
        use: CREDIT_USES[from.word()]!,
        amountMinor: from.wide(),
        leftMinor: from.wide(),
      };
    case EVENT.FUND_MOVED:
      return {
        kind: 'fundMoved',
        contract: from.word(),
        account: from.wide(),
        amountMinor: from.signed(),
        fundMinor: from.signed(),
      };
    case EVENT.FUNDED:
      return { kind: 'funded', ...readWhose(from), amountMinor: from.signed(), owedMinor: from.wide() };
    default:
      return readLiquidation(from, kind);
  }
}

/** What happens while units are liquidated. */
function readLiquidation(from: Reader, kind: number): FuturesEvent {
  switch (kind) {
    case EVENT.LIQUIDATION:
      return {
        kind: 'liquidation',
        liquidationId: from.wide(),
        account: from.wide(),
        contract: from.word(),
        position: POSITIONS[from.word()]!,
        haveMinor: from.signed(),
        needMinor: from.wide(),
        creditMinor: from.wide(),
      };
    case EVENT.NETTED:
      return {
        kind: 'netted',
        contract: from.word(),
        account: from.wide(),
        lots: from.wide(),
        markTicks: from.word(),
        longRealisedMinor: from.signed(),
        shortRealisedMinor: from.signed(),
      };
    case EVENT.REDUCING:
      return { kind: 'reducing', ...readWhose(from), lots: from.wide(), limitTicks: from.word() };
    case EVENT.TAKEN_OVER:
      return { kind: 'takenOver', ...readWhose(from), ...readClosing(from) };
    case EVENT.CLOSED_OUT:
      return {
        kind: 'closedOut',
        ...readWhose(from),
        filledLots: from.wide(),
        surplusMinor: from.signed(),
        feeMinor: from.wide(),
        returnedMinor: from.wide(),
      };
    case EVENT.DELEVERAGED:
      return { kind: 'deleveraged', ...readWhose(from), ...readClosing(from), becauseOf: from.wide() };
    case EVENT.LIQUIDATED:
      return { kind: 'liquidated', liquidationId: from.wide(), account: from.wide(), isSpared: from.word() === 1 };
    default:
      throw new Error(`an event of unknown kind ${kind}`);
  }
}

const readWhose = (from: Reader) => ({ contract: from.word(), account: from.wide(), position: from.position() });

const readClosing = (from: Reader) => ({
  lots: from.wide(),
  markTicks: from.word(),
  realisedMinor: from.signed(),
  shareMinor: from.signed(),
});

const readSide = (from: Reader): TradeSide => ({
  orderId: from.wide(),
  account: from.wide(),
  closedLots: from.wide(),
  realisedMinor: from.signed(),
  feeMinor: from.wide(),
});

function readEnded(from: Reader): EndedEvent {
  const ended = {
    kind: 'ended',
    orderId: from.wide(),
    account: from.wide(),
    contract: from.word(),
    openLots: from.wide(),
    reason: END_REASONS[from.word()]!,
  } as const;
  const refusal = FUTURES_REFUSALS[from.word() - 1];
  return refusal === undefined ? ended : { ...ended, refusal };
}

function readRefused(from: Reader, end: number): RefusedEvent {
  const code = FUTURES_REFUSALS[from.word()]!;
  if (from.at === end) return { kind: 'refused', refusal: { code } };
  const details: Record<string, number> = {};
  while (from.at < end) details[DETAILS[from.word()]!] = from.signed();
  return { kind: 'refused', refusal: { code, details } };
}
