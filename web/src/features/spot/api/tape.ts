import { fillsTopic } from '@bourse/contract/topics.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { live, useIsLive } from '../../../lib/live/live-socket.ts';
import { endpointQuery } from '../../../lib/query.ts';
import type { Print } from '../rules/market.ts';
import { TAPE_MAX, Tape } from '../rules/tape.ts';

const WITHOUT_LIVE_MS = 3_000;

/**
 * The latest trades of a market. The list lives outside React: `onChange` calls back, and the caller decides how often to
 * draw.
 */
export function useTape(symbol: string) {
  const isLive = useIsLive();
  const query = useQuery(
    endpointQuery(
      'spot.tradeLimitFills',
      { symbol, limit: String(TAPE_MAX) },
      { staleTime: 0, refetchInterval: isLive ? false : WITHOUT_LIVE_MS },
    ),
  );
  const tape = useRef(new Tape());
  const listeners = useRef(new Set<() => void>());
  const { current: tell } = useRef(() => {
    for (const listener of listeners.current) listener();
  });
  useEffect(() => {
    tape.current.clear();
    return live.subscribe(fillsTopic(symbol), (data) => {
      tape.current.take((data as { rows: Print[] }).rows);
      tell();
    });
  }, [symbol, tell]);
  const { data } = query;
  useEffect(() => {
    if (data?.symbol === symbol) tape.current.begin(data.rows);
    tell();
  }, [data, symbol, tell]);
  const onChange = useRef((listener: () => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  });
  const { error, isPending, isFetching, refetch } = query;
  return useMemo(
    () => ({
      tape: tape.current,
      onChange: onChange.current,
      query: { data, error, isPending, isFetching, refetch },
    }),
    [data, error, isPending, isFetching, refetch],
  );
}
export type TapeFeed = ReturnType<typeof useTape>;
