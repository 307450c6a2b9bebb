import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { operator as operatorContract } from '@bourse/contract/operator.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** The live topic that open pages follow; its payload is what `operator.status` answers, without `demo`. */
export const STATUS_TOPIC = 'operator.status';

type Status = Omit<OutputOf<typeof operatorContract.status>, 'demo'>;

/** What everybody may know of the switches. */
export function statusOf(values: Awaited<ReturnType<Settings['all']>>): Status {
  const { RED_ENVELOPE_CLOSE, C2C_CLOSE, Hbt_Switch, LIMIT_REGISTER_SWITCH, SHUTDOWN } = values;
  return { switches: { RED_ENVELOPE_CLOSE, C2C_CLOSE, Hbt_Switch, LIMIT_REGISTER_SWITCH }, shutdown: SHUTDOWN };
}
