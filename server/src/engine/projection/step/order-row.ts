import { ANSWERS, detailOf, textAt, wideAt } from '@bourse/core/journal/words.ts';
import { clientEndOf, displayLotsOf, trailBpsOf } from '@bourse/core/trading/journal/command-codec.ts';
import { COMMAND } from '@bourse/core/trading/journal/command-words.ts';
import { termsOf } from '@bourse/core/trading/orders/terms.ts';
import type { OrderRow } from './step.ts';

const { PLACE_ACCOUNT, PLACE_CLIENT, PLACE_QUANTITY, PLACE_STOP_TICKS, PLACE_TERMS, PLACE_TICKS } = COMMAND;

/** An order within a command: from `place` to `end`. */
export interface Arrival {
  readonly commands: Uint32Array;
  /** The first word of its command. */
  readonly head: number;
  readonly place: number;
  readonly end: number;
  readonly id: number;
  readonly atMs: number;
  readonly listId: number;
  readonly isPending: boolean;
}

/** The row of an order as it arrived; `at` is the event that names its fees. */
export function orderRow(events: Uint32Array, at: number, arrival: Arrival): OrderRow {
  const { commands, head, place, end, id, atMs, listId, isPending } = arrival;
  const terms = termsOf(commands[place + PLACE_TERMS]!);
  const quantity = wideAt(commands, place + PLACE_QUANTITY);
  const account = wideAt(commands, place + PLACE_ACCOUNT);
  const clientId = textAt(commands, place + PLACE_CLIENT, clientEndOf(head, end));
  return {
    id,
    account,
    market: terms.market,
    isBuy: terms.side === 'buy',
    isMarket: terms.type === 'market',
    timeInForce: terms.timeInForce,
    isPostOnly: terms.postOnly,
    trigger: terms.trigger,
    isWaiting: terms.trigger !== 'none' || isPending,
    ticks: commands[place + PLACE_TICKS]!,
    stopTicks: commands[place + PLACE_STOP_TICKS]!,
    lots: terms.byQuote ? 0 : quantity,
    quoteUnits: terms.byQuote ? quantity : 0,
    displayLots: displayLotsOf(commands, head, end),
    trailBps: trailBpsOf(commands, head, end),
    trackingAtMs: 0,
    hiddenLots: 0,
    clientId,
    feeFrom: terms.feeFrom,
    selfTrade: terms.selfTrade,
    priority: id,
    feeVersion: events[at + 3]!,
    feeLevel: detailOf(events[at]!) & ~ANSWERS,
    tradedLots: 0,
    tradedUnits: 0n,
    feeMinor: 0n,
    closeReason: null,
    closeRefusal: null,
    listId,
    isPending,
    createdAtMs: atMs,
    updatedAtMs: atMs,
    closedAtMs: null,
  };
}
