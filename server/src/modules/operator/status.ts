import type { OutputOf } from '@bourse/contract/endpoint.ts';
import { FEATURE_SWITCHES, type FeatureSwitch } from '@bourse/contract/feature-switches.ts';
import type { operator as operatorContract } from '@bourse/contract/operator.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** The live topic for open pages; its payload is the answer of `operator.status`, without `demo`. */
export const STATUS_TOPIC = 'operator.status';

type Status = Omit<OutputOf<typeof operatorContract.status>, 'demo'>;

/** What everybody may know of the switches. */
export function statusOf(values: Awaited<ReturnType<Settings['all']>>): Status {
  const switches = Object.fromEntries(FEATURE_SWITCHES.map((name) => [name, values[name]]));
  return { switches: switches as Record<FeatureSwitch, string>, shutdown: values.SHUTDOWN };
}
