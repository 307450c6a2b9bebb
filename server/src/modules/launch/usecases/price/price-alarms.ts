import { STABLE_COIN } from '@bourse/core/launch/price/fixing.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { endAlarm, raiseAlarm } from '../../../custody/public.ts';
import type { FixingFailure } from '../../queries/price/fixing.query.ts';
import type { RoundRow } from '../../queries/project.query.ts';
import type { NewFixing } from '../../store/fixing.store.ts';

const CODES = { MISSING: 'LAUNCH_PRICE_MISSING', LATE: 'LAUNCH_PRICE_LATE' } as const;

/** The subject has the end of the day in it, so that it is raised again where the start is moved and it fails again. */
const alarmOf = (failure: FixingFailure, { projectId, number }: Pick<RoundRow, 'projectId' | 'number'>, toMs: number) =>
  ({
    network: 'launch',
    code: CODES[failure],
    subject: `${projectId}/${number} ${new Date(toMs).toISOString()}`,
  }) as const;

/** Tells staff that a price could not be fixed, and from what. */
export function raisePriceAlarm(tx: Tx, fixing: NewFixing, failure: FixingFailure): Promise<void> {
  const { projectId, number, asset, toMs, samplesE8, count, fixedAtMs: nowMs } = fixing;
  const details = {
    project: projectId,
    round: String(number),
    index: `${asset}/${STABLE_COIN}`,
    samples: String(count),
    missing: String(samplesE8.length - count),
  };
  return raiseAlarm(tx, { ...alarmOf(failure, fixing, toMs), details, nowMs });
}

/** Notes that staff have decided what becomes of a round without its price. */
export async function endPriceAlarms(
  tx: Tx,
  round: Pick<RoundRow, 'projectId' | 'number'>,
  toMs: number,
  nowMs: number,
): Promise<void> {
  for (const failure of ['MISSING', 'LATE'] as const) await endAlarm(tx, alarmOf(failure, round, toMs), nowMs);
}
