import type { Queryable } from '../../platform/db/db.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { findLost, type LostLines, openSigningLog } from '../../signer/open-signer.ts';
import { takeServerLock } from '../installation/server-lock.ts';

/**
 * What a signer that does not run has forgotten, by what the database was told; null where its log is whole. With `giveUpCount`, the
 * number of lines that somebody was shown, it gives them up: from then on every window of the ceilings counts as used up.
 *
 * @throws OperatorFault where the signer runs, its log is damaged, or another number is missing
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
