import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { chainNodes, chainScanning } from '../../../platform/metrics/metrics.ts';
import type { CustodyDeps } from '../custody-deps.ts';
import { findScanProgress } from '../queries/chain-status.query.ts';
import { raiseAlarm } from '../store/chain-alarm.store.ts';
import { countNodes } from './watch-chains.ts';

/**
 * A network counts as unread after this time. The scanner looks twice a second and notes that at least every few
 * seconds.
 */
const STANDS_AFTER_MS = MINUTE_MS;
/** As many blocks as one run reads; if a network is further behind, deposits are not seen when they come. */
const BEHIND_MAX = 50;

export interface StandingChain {
  readonly network: string;
  /** When it was last read to its end; null if never. */
  readonly scannedAtMs: number | null;
  /** `behind` catches up by itself; `halted` has its own alarm. */
  readonly why: 'unread' | 'behind' | 'halted';
}

type Deps = Pick<CustodyDeps, 'db' | 'clock' | 'chains'>;

/** The networks whose deposits are not seen at the moment, whichever process should read them. */
export async function findStandingChains({ db, clock, chains }: Deps): Promise<readonly StandingChain[]> {
  const progress = await findScanProgress(db);
  const nowMs = clock.nowMs();
  return [...chains.keys()].flatMap((network): StandingChain[] => {
    const scan = progress.get(network);
    if (!scan) return [{ network, scannedAtMs: null, why: 'unread' }];
    const { scannedAtMs, blocksBehind, isHalted } = scan;
    if (isHalted) return [{ network, scannedAtMs, why: 'halted' }];
    if (nowMs - scannedAtMs > STANDS_AFTER_MS) return [{ network, scannedAtMs, why: 'unread' }];
    return blocksBehind > BEHIND_MAX ? [{ network, scannedAtMs, why: 'behind' }] : [];
  });
}

/**
 * Tells staff about every network that nobody has read for a while, once each time, with what its nodes say. Also shows
 * in /metrics which networks are read, and how many of their nodes agree.
 */
export async function watchScans(deps: Deps): Promise<void> {
  const standing = await findStandingChains(deps);
  await Promise.all(
    [...deps.chains.values()].map(async (adapter) => {
      const { network } = adapter;
      const stands = standing.find((each) => each.network === network);
      const nodes = await countNodes(adapter);
      chainScanning.set({ network }, stands ? 0 : 1);
      for (const [what, count] of Object.entries(nodes)) chainNodes.set({ network, what }, count);
      if (stands?.why !== 'unread') return;
      const { count, answering, agreeing } = nodes;
      await raiseAlarm(deps.db, {
        network,
        code: 'CHAIN_UNREAD',
        subject: String(stands.scannedAtMs ?? 'never'),
        details: { nodes: String(count), answering: String(answering), agreeing: String(agreeing) },
        nowMs: deps.clock.nowMs(),
      });
    }),
  );
}
