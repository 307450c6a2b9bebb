import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '../../boot/installation/open-database.ts';
import { ChainFault } from '../../modules/custody/public.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { Command, Given } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const CHAIN_WITHIN_MS = 30_000;
const ASK_AGAIN_MS = 1_000;

export const proofSnapshot: Command = {
  name: 'proof snapshot',
  says: 'Counts what is owed to everybody, publishes the root of it, and lists what the chains hold beside it where their nodes run.',
  async run(given) {
    const startedMs = performance.now();
    const { taken, because } = await withDatabase(given, (open) => snapshot(given, open));
    if (!taken.ok) throw new OperatorFault('Nothing is owed to anybody, so there is nothing to publish.');
    const tookMs = Math.round(performance.now() - startedMs);
    const { id, takenAtMs, ledgerSequence, tradingSequence, leafCount, sums, root } = taken.value;
    return {
      json: {
        id,
        takenAtMs,
        ledgerSequence,
        tradingSequence,
        leafCount,
        sums,
        root,
        chainsAsked: because === null,
        chainsNotAskedBecause: because,
        tookMs,
      },
      lines: [
        `root      ${root}`,
        `sums      ${sums.replaceAll(',', ', ')}, in minor units`,
        `people    ${leafCount}`,
        `counted   to entry ${ledgerSequence} of the books and command ${tradingSequence} of the trading core`,
        `took      ${tookMs} ms`,
        because === null ? 'What the chains hold is listed beside it.' : `The chains were NOT asked: ${because}`,
      ],
    };
  },
};

async function snapshot(given: Given, { db }: OpenDatabase) {
  const { withChains } = await import('../custody.ts');
  const { clockOf } = await import('../installation.ts');
  const { takeSnapshot } = await import('../../modules/proof/public.ts');
  const { createReserveReader } = await import('../../modules/custody/public.ts');
  const clock = await clockOf(db);
  return withChains(given, db, async ({ adapters, because }) => {
    const reserves = adapters ? createReserveReader({ chains: adapters }) : null;
    const taken = await untilChainsAnswer(() => takeSnapshot({ db, clock, reserves }, { period: null }));
    return { taken, because };
  });
}

/**
 * Tries again for a while: the scanner may be behind a chain that has just moved on and whose node no longer has the
 * older state.
 */
async function untilChainsAnswer<Value>(work: () => Promise<Value>): Promise<Value> {
  const deadline = performance.now() + CHAIN_WITHIN_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ChainFault)) throw error;
      if (performance.now() > deadline) throw new OperatorFault(`A chain could not be asked: ${error.message}.`);
    }
    await wait(ASK_AGAIN_MS);
  }
}
