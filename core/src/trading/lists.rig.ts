import { expect } from 'vitest';
import { hashOf } from '../journal/digest.ts';
import type { Command, Contingency, PlaceCommand, PlaceListCommand } from './command.ts';
import type { Outcome } from './event.ts';
import type { OrderImage } from './journal/image.ts';
import { imageOf, restore } from './journal/snapshot.ts';
import { applyAll } from './reference/compare.ts';
import { limit as anyLimit, BOB, EVE, START } from './trading-core.rig.ts';
import { TradingCore } from './trading-core.ts';

export const limit = (...[account, side, ticks, lots, more]: Parameters<typeof anyLimit>): PlaceCommand =>
  anyLimit(account, side, ticks, lots, { feeFrom: 'received', selfTrade: 'expireTaker', ...more });

export const maker = (account: number, side: 'buy' | 'sell', ticks: number, lots: number): PlaceCommand =>
  limit(account, side, ticks, lots, { postOnly: true });

export const stop = (
  account: number,
  side: 'buy' | 'sell',
  trigger: 'above' | 'below',
  stopTicks: number,
  ticks: number,
  lots: number,
): PlaceCommand => limit(account, side, ticks, lots, { trigger, stopTicks });

export const list = (
  contingency: Contingency,
  orders: readonly PlaceCommand[],
  more: Partial<PlaceListCommand> = {},
): PlaceListCommand => ({ kind: 'placeList', contingency, orders, clientId: '', idUse: 'once', ...more });

/** An exchange whose last price is 1,000, and the outcomes of further commands. */
export class Venue {
  private core = new TradingCore();

  constructor() {
    this.does(...START, limit(BOB, 'sell', 1_000, 1), limit(EVE, 'buy', 1_000, 1));
  }

  /** What the last of these did. Each is done by a core that was restored from the state before it, too. */
  does(...commands: Command[]): Outcome {
    let outcome: Outcome = [];
    for (const command of commands) {
      const again = restore(imageOf(this.core));
      [outcome] = applyAll(this.core, [command], 1) as [Outcome];
      expect(applyAll(again, [command], 1)).toEqual([outcome]);
      expect(hashOf(imageOf(again))).toBe(hashOf(imageOf(this.core)));
    }
    return outcome;
  }

  held(account: number, asset: number): bigint {
    return imageOf(this.core).balances.find((one) => one.account === account && one.asset === asset)?.heldMinor ?? 0n;
  }

  get orders(): readonly OrderImage[] {
    return imageOf(this.core).orders;
  }
}

/** Each event in a word or two; orders are named by their place in the list whose id is `listId`. */
export const told = (outcome: Outcome, listId: number): string[] =>
  outcome.map((event) => {
    if (event.kind === 'closed') {
      const why = event.refusal === undefined ? event.reason : `${event.reason}: ${event.refusal}`;
      return `${event.orderId - listId} ${why}`;
    }
    if (event.kind === 'activated' || event.kind === 'triggered') return `${event.orderId - listId} ${event.kind}`;
    return event.kind;
  });

export const idOf = ([first]: Outcome): number =>
  first?.kind === 'listed' ? first.listId : expect.fail(String(first?.kind));
