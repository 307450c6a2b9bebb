import { subtractText } from '../../balances/public.ts';
import type { Run } from '../api/queries.ts';

export type RunTone = 'ok' | 'warn' | 'danger' | 'info' | 'neutral';

/** How a run ended, at a glance: what bought nothing is not dangerous, as nothing was lost. */
export function toneOf({ status }: Pick<Run, 'status'>): RunTone {
  if (status === 'SUCCESS') return 'ok';
  if (status === 'RUNNING') return 'info';
  return status === 'MISSED' ? 'neutral' : 'warn';
}

/** Which words say it: why, where it failed. */
export type RunWord =
  | 'RUNNING'
  | 'SUCCESS'
  | 'PARTIAL'
  | 'INSUFFICIENT'
  | 'TRANSFER'
  | 'FROZEN'
  | 'NOTHING_BOUGHT'
  | 'LATE'
  | 'EXPIRED'
  | 'failed';
export const wordOf = ({ status, reason }: Pick<Run, 'status' | 'reason'>): RunWord =>
  reason ?? (status === 'FAILED' || status === 'MISSED' ? 'failed' : status);

/** The coins of a run of which there is something to say: one that is over before it began has none that waits. */
export const toldLegs = ({ status, legs }: Pick<Run, 'status' | 'legs'>): Run['legs'] =>
  status === 'RUNNING' ? legs : legs.filter((leg) => leg.status !== 'WAITING');

/** How much a run lacked that failed for insufficient funds. */
export const missingOf = ({ amount, available }: Pick<Run, 'amount' | 'available'>): string =>
  available === null ? amount : subtractText(amount, available);
