import { call } from '../../../lib/client.ts';

/** Everything that the price of a round was fixed from. */
export const fetchSamples = (project: string, round: number) =>
  call('launch.priceSamples', { project, round: String(round) }, { quiet: true });
