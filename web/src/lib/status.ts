import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallOutput } from './client.ts';
import { OPEN } from './live/live.ts';
import { live, useLive } from './live/live-socket.ts';
import { endpointQuery, patch, refresh } from './query.ts';

export type SwitchName = keyof CallOutput<'operator.status'>['switches'];

const REFRESH_MS = 30_000;

/** Switches, shutdown flag and demo mode: pushed by the live connection, and polled every half minute without one. */
export const statusQuery = () =>
  endpointQuery('operator.status', {}, { staleTime: REFRESH_MS, refetchInterval: REFRESH_MS });

/** Whether a feature is offered: the value 'false' means ON, and so does a switch that was never set. */
export const isFeatureOn = (value: string | undefined): boolean => value === undefined || value === 'false';

export function useFeature(name: SwitchName): boolean {
  const { data } = useQuery(statusQuery());
  return isFeatureOn(data?.switches[name]);
}

export const useIsDemo = (): boolean => useQuery(statusQuery()).data?.demo ?? false;

type Told = Pick<CallOutput<'operator.status'>, 'switches' | 'shutdown'>;

/**
 * Follows switches and shutdown while the page is open. It connects once the page is idle, and fetches what it missed before
 * that or during a lost connection.
 */
export function useLiveStatus(): void {
  const isCalm = useIsCalm();
  useLive(isCalm ? 'operator.status' : null, (data) =>
    patch('operator.status', {}, (old) => ({ ...old, ...(data as Told) })),
  );
  useEffect(
    () =>
      live.watch(() => {
        if (live.state === OPEN) void refresh('operator.status');
      }),
    [],
  );
}

const CALM_AFTER_MS = 1_000;

/** True once the page has had a second to itself. */
function useIsCalm(): boolean {
  const [isCalm, setIsCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsCalm(true), CALM_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isCalm;
}
