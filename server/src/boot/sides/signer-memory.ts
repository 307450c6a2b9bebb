import type { Queryable } from '../../platform/db/db.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { findLost, type LostLines, openSigningLog } from '../../signer/open-signer.ts';
import { takeServerLock } from '../installation/server-lock.ts';

/**
 * Compares the log of a stopped signer with what the database was told of it and returns the lines that are missing;
 * null if the log is complete. With `giveUpCount`, which must be the number of missing lines that the operator was
 * shown, the lines are given up: every window of the ceilings then counts as used up.
 *
 * @throws OperatorFault if the signer is running, its log is damaged, or a different number of lines is missing
 */
export async function findLostLines(
  dataDir: string,
  q: Queryable,
  giveUpCount: number | null,
): Promise<LostLines | null> {
  const lock = await takeServerLock(dataDir, { mode: 'signer resume', startedAtMs: Date.now() });
  const log = openSigningLog(dataDir);
  try {
    const lost = await findLost(log, q);
    if (giveUpCount === null || lost === null) return lost;
    if (giveUpCount !== lost.missing)
      throw new OperatorFault(`${lost.missing} lines are missing, and not ${giveUpCount}: nothing was changed.`);
    log.giveUp(lost.known, Date.now());
    return lost;
  } finally {
    log.close();
    lock.release();
  }
}
