import { hashOf } from '../../core/src/journal/digest.ts';
import { isSame, NO_HASH, openRow, sealRow } from '../../core/src/journal/journal-row.ts';
import { imageOf } from '../../core/src/trading/journal/snapshot.ts';
import { TradingCore } from '../../core/src/trading/trading-core.ts';
import { playerOf } from './cores.ts';
import { makeFlow } from './flow.ts';

/**
 * Seconds to replay a million commands: each row is checked, its commands applied and its events compared with the original
 * ones. The state at the end must equal that of the core that kept running.
 */
export function replaySeconds(operations: number, clock: () => number): number {
  const flow = makeFlow({ operations, resting: 10_000, spreadTicks: 760, seed: 11 });
  const rows: Uint32Array[] = [];
  const live = playerOf(flow, sealRow, rows);
  live.play(0, flow.kinds.length);
  const core = new TradingCore();
  const from = clock();
  for (const words of rows) {
    const row = openRow(words, { firstSequence: core.sequence + 1, previousHash: NO_HASH });
    if (!row.ok) throw new Error(`the journal cannot be read: ${row.refusal.code}`);
    const { commands, atMs, events } = row.value;
    if (!isSame(core.apply(commands, atMs), events)) throw new Error(`replay differs at ${core.sequence}`);
  }
  const seconds = clock() - from;
  if (hashOf(imageOf(core)) !== hashOf(imageOf(live.core))) throw new Error('the states differ');
  return (seconds / core.sequence) * 1e6;
}
