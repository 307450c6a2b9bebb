import type { CallId } from '../client.ts';
import { refresh } from '../query.ts';

/** Asks for answers again, `gatherMs` after the first who wanted it: a burst of live messages makes one question. */
export function gatheredRefresh(gatherMs: number): (ids: readonly CallId[]) => void {
  const waiting = new Set<CallId>();
  return (ids) => {
    const isFirst = waiting.size === 0;
    for (const id of ids) waiting.add(id);
    if (!isFirst) return;
    setTimeout(() => {
      const asked = [...waiting];
      waiting.clear();
      void refresh(...asked);
    }, gatherMs);
  };
}
