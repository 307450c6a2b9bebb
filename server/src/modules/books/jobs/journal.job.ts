import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { CHECKPOINT_EVERY } from '../../../engine/proven-state.ts';
import type { JournalVerdict } from '../../../engine/verify-journal.ts';
import { commandsSinceCheckpoint } from '../../../journal/checkpoint.ts';
import type { Difference } from '../../../ledger/reconcile/difference.ts';
import { findProven, noteProven } from '../../../ledger/reconcile/proof.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { type HaltDeps, haltWithdrawals } from '../usecases/halt-withdrawals.ts';

const EVERY_MS = MINUTE_MS;

interface JournalDeps extends HaltDeps {
  /** Verifies the journal from the last checkpoint and writes the next one. */
  readonly verifyJournal: () => Promise<JournalVerdict>;
}

/**
 * Verifies the journal of the trading core and its rows from the last checkpoint, once a day and whenever a restart
 * would have much to replay. A difference stops all withdrawals at once: two statements of one snapshot cannot differ
 * by chance.
 */
export function verifyJournalJob(deps: JournalDeps, log: Logger) {
  const { db, clock } = deps;
  return {
    name: 'journal-verify',
    everyMs: EVERY_MS,
    async run(): Promise<'idle'> {
      const provenAtMs = (await findProven(db, ['journal'])).get('journal') ?? 0;
      const isDue = clock.nowMs() - provenAtMs >= DAY_MS || (await commandsSinceCheckpoint(db)) >= CHECKPOINT_EVERY;
      if (!isDue) return 'idle';
      const verdict = await deps.verifyJournal();
      if (verdict.isRight) await noteProven(db, ['journal'], clock.nowMs());
      else await haltWithdrawals(deps, differencesOf(verdict), log);
      return 'idle';
    },
  };
}

/** Turns a verdict on the journal into differences, as reconciliation reports them. */
function differencesOf({ brokenAt, reason, differences }: JournalVerdict): Difference[] {
  const nowhere = { kind: 'ROWS_NOT_JOURNAL', asset: null, account: null, entryId: null } as const;
  if (differences.length === 0) return [{ ...nowhere, expected: `the journal up to ${brokenAt}`, found: `${reason}` }];
  return differences.map(({ what, expected, found }) => ({ ...nowhere, expected: `${what}: ${expected}`, found }));
}
