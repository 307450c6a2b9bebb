import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { call } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';

/** Snapshots are published once a month, so answers may be this old. */
const STALE_MS = MINUTE_MS;

export const latestQuery = () => endpointQuery('proof.latest', {}, { staleTime: STALE_MS });

/** The person's place in a snapshot; not asked until there is a snapshot and a person is logged in. */
export const mineQuery = (snapshotId: string | null, isPerson: boolean) =>
  endpointQuery(
    'proof.mine',
    { snapshotId: snapshotId ?? '' },
    { staleTime: STALE_MS, enabled: isPerson && snapshotId !== null },
  );

/** The whole published list, fetched page by page. */
export async function listedLeaves(snapshotId: string): Promise<[string, string][]> {
  const all: [string, string][] = [];
  for (let from: number | null = 0; from !== null; ) {
    const page: { leaves: [string, string][]; next: number | null } = await call('proof.leaves', {
      snapshotId,
      from: String(from),
    });
    all.push(...page.leaves);
    from = page.next;
  }
  return all;
}
