import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from './client.ts';
import { endpointQuery } from './query.ts';

export type SwitchName = keyof CallOutput<'operator.status'>['switches'];

const REFRESH_MS = 30_000;

/** Switches, shutdown flag and demo mode. Asked again every half minute, so that the page follows without a redeploy. */
export const statusQuery = () =>
  endpointQuery('operator.status', {}, { staleTime: REFRESH_MS, refetchInterval: REFRESH_MS });

/** Whether a feature's entrances are shown: the value 'false' means ON, and so does a switch that was never set. */
export const isFeatureOn = (value: string | undefined): boolean => value === undefined || value === 'false';

export function useFeature(name: SwitchName): boolean {
  const { data } = useQuery(statusQuery());
  return isFeatureOn(data?.switches[name]);
}

export const useIsDemo = (): boolean => useQuery(statusQuery()).data?.demo ?? false;
