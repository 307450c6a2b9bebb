import type { Moved } from '@bourse/core/launch/price/move.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { RoundRow } from '../queries/project.query.ts';

type RoundKey = Pick<RoundRow, 'projectId' | 'number'>;

/** Saves when a round starts and ends instead; a trigger lets nothing but a later time of a round without its price. */
export async function saveTimes(
  tx: Tx,
  { projectId, number }: RoundKey,
  { startMs, endMs }: Pick<Moved, 'startMs' | 'endMs'>,
): Promise<void> {
  await tx.query('update launch.round set start_ms = $3, end_ms = $4 where project_id = $1 and number = $2', [
    projectId,
    number,
    startMs,
    endMs,
  ]);
}

/** Saves which round of the beacon orders an opening instead. */
export async function saveOpeningRound(tx: Tx, { projectId, number }: RoundKey, beaconRound: number): Promise<void> {
  await tx.query('update launch.flash set beacon_round = $3 where project_id = $1 and number = $2', [
    projectId,
    number,
    beaconRound,
  ]);
}

/** Saves when a lottery is drawn instead, and by which round of the beacon. */
export async function saveDrawTime(
  tx: Tx,
  { projectId, number }: RoundKey,
  { drawAtMs, beaconRound }: { readonly drawAtMs: number; readonly beaconRound: number },
): Promise<void> {
  await tx.query('update launch.lottery set draw_at_ms = $3, beacon_round = $4 where project_id = $1 and number = $2', [
    projectId,
    number,
    drawAtMs,
    beaconRound,
  ]);
}
