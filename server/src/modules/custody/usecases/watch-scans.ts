import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { chainNodes, chainScanning } from '../../../platform/metrics/metrics.ts';
import type { CustodyDeps } from '../custody-deps.ts';
import { findScanProgress } from '../queries/chain-status.query.ts';
import { raiseAlarm } from '../store/chain-alarm.store.ts';
import { countNodes } from './watch-chains.ts';

/** The scanner looks twice a second, and writes down at least every few seconds that it did. */
const STANDS_AFTER_MS = MINUTE_MS;
/** What one run takes over; more than that below the head and deposits are not seen when they come. */
const BEHIND_MAX = 50;

export interface StandingChain {
  readonly network: string;
  /** When it was last looked at to its end; null where that never was. */
  readonly scannedAtMs: number | null;
  /** `behind` catches up by itself, `halted` has its own alarm. */
  readonly why: 'unread' | 'behind' | 'halted';
}

type Deps = Pick<CustodyDeps, 'db' | 'clock' | 'chains'>;

/** The networks whose deposits are not seen at the moment, whichever process was to see them. */
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
 * Tells staff of every network that nobody has read for a while, once for each time that it stands still, with what its nodes say;
 * and shows in /metrics which networks are read, and how many of their nodes agree.
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
