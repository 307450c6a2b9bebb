import type { Command, PlaceCommand } from '@bourse/core/trading/command.ts';
import { afterEach, beforeEach, expect } from 'vitest';
import { Journal } from '../journal/journal.ts';
import { ManualClock } from '../platform/clock/clock.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { Lease } from '../platform/jobs/lease.ts';
import { Engine } from './engine.ts';
import { SPOT_MACHINE, type SpotTypes } from './spot-machine.ts';

/** A market of two coins, and somebody with plenty of both. */
export const MARKET: Command = {
  kind: 'market',
  market: 1,
  base: 1,
  quote: 2,
  lotMinor: 1_000n,
  unitMinor: 1n,
  minNotionalUnits: 1,
  bandPpm: 0,
};

export const credit = (account: number, asset: number): Command => ({
  kind: 'credit',
  account,
  asset,
  amountMinor: 10n ** 12n,
  transferId: `credit-${account}-${asset}`,
});

export const OPENING = [MARKET, credit(1, 1), credit(1, 2), credit(2, 1), credit(2, 2)];

export const order = (account: number, clientId: string, over: Partial<PlaceCommand> = {}): PlaceCommand => ({
  kind: 'place',
  account,
  market: 1,
  side: 'buy',
  type: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  ticks: 100,
  lots: 5,
  quoteUnits: 0,
  trigger: 'none',
  stopTicks: 0,
  feeFrom: 'received',
  selfTrade: 'expireTaker',
  idUse: 'once',
  clientId,
  ...over,
});

export async function ask(one: Engine<SpotTypes>, commands: readonly Command[]): Promise<string[]> {
  const answers = await Promise.all(commands.map((command) => one.submit(command)));
  return answers.map((answer) => (answer.ok ? answer.value.outcome[0]!.kind : answer.refusal.code));
}

const CLOCK = new ManualClock(1_700_000_000_000);

/** Engines on a database of their own for each test; all are stopped after it. */
export function engineRig() {
  let t: TestDatabase;
  let engines: Engine<SpotTypes>[];
  let failures: Error[];

  beforeEach(async () => {
    t = await testDatabase();
    engines = [];
    failures = [];
  });
  afterEach(async () => {
    await Promise.all(engines.map((engine) => engine.stop()));
    await t.close();
  });

  function engine(holder: string, { db = t.db, batchMax = 64 } = {}): Engine<SpotTypes> {
    const lease = new Lease(db, { name: 'journal', holder, ttlMs: 60_000 });
    const failed = (error: Error) => void failures.push(error);
    const made = new Engine({
      machine: SPOT_MACHINE,
      journal: new Journal(db),
      lease,
      leaseMs: 60_000,
      clock: CLOCK,
      onFailed: failed,
      batchMax,
    });
    engines.push(made);
    made.start();
    return made;
  }

  const leads = (one: Engine<SpotTypes>) => expect.poll(() => one.isLeading).toBe(true);
  const expire = () => t.ownerDb.query('update platform.lease set until_at_ms = 1');
  return {
    engine,
    leads,
    expire,
    get t() {
      return t;
    },
    get failures() {
      return failures;
    },
  };
}
