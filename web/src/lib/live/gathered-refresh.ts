import type { CallId } from '../client.ts';
import { refresh } from '../query.ts';

/** Refreshes answers `gatherMs` after the first request, so that a burst of live messages causes only one refresh. */
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
