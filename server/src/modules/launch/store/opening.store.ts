import type { Tx } from '../../../platform/db/db.ts';
import type { OpeningBeacon } from '../queries/flash.query.ts';
import type { RoundKey } from '../queries/ticket.query.ts';

/** Saves when an opening's round of the beacon was asked for first; a later moment changes nothing. */
export async function saveAsked(tx: Tx, { projectId, number }: RoundKey, nowMs: number): Promise<void> {
  await tx.query(
    `update launch.flash set beacon_asked_ms = $3
      where project_id = $1 and number = $2 and beacon_asked_ms is null`,
    [projectId, number, nowMs],
  );
}

/**
 * Saves what decides besides the seed, once and for all: what the beacon said, or that it said nothing.
 *
 * @returns false where that was decided before, by whomever and however
 */
export async function saveDecided(
  tx: Tx,
  { projectId, number }: RoundKey,
  { said, silentMs }: Pick<OpeningBeacon, 'said' | 'silentMs'>,
): Promise<boolean> {
  const rows = await tx.query(
    `update launch.flash set beacon_randomness = $3, beacon_signature = $4, beacon_silent_ms = $5
      where project_id = $1 and number = $2 and opened_ms is null and beacon_randomness is null and beacon_silent_ms is null
      returning number`,
    [projectId, number, said?.randomness ?? null, said?.signature ?? null, silentMs],
  );
  return rows.length > 0;
}
