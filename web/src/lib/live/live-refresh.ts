import { useEffect } from 'react';
import type { CallId } from '../client.ts';
import { gatheredRefresh } from './gathered-refresh.ts';
import { live, useLive } from './live-socket.ts';

/** Gathers messages: a block that confirms ten deposits sends ten, and one refresh answers them all. */
const ask = gatheredRefresh(120);

/**
 * While the component is mounted, refreshes these answers when the topic is told of, and once for all that was missed while
 * the connection was lost.
 *
 * @param ids  the same array each time
 */
export function useLiveRefresh(topic: string | null, ids: readonly CallId[]): void {
  useLive(topic, () => ask(ids));
  useEffect(() => (topic ? live.onReopened(() => ask(ids)) : undefined), [topic, ids]);
}
