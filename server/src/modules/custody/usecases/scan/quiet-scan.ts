import { type CustodyDeps, chainOf } from '../../custody-deps.ts';
import { scanNetworkOnce } from './scan-network.ts';

/** How often a network is scanned although its head has not moved, because a pause may have ended meanwhile. */
const WHOLE_EVERY_MS = 5_000;

/**
 * Scans a network like `scanNetworkOnce`, but asks the node only for its head as long as that is the one scanned last.
 */
export function quietScan(
  deps: CustodyDeps,
  network: string,
  realNowMs: () => number = () => performance.now(),
): () => Promise<'more' | 'idle'> {
  let scanned: { readonly hash: string; readonly atMs: number } | null = null;
  return async () => {
    const { hash } = await chainOf(deps, network).head();
    if (scanned?.hash === hash && realNowMs() - scanned.atMs < WHOLE_EVERY_MS) return 'idle';
    const atMs = realNowMs();
    const answer = await scanNetworkOnce(deps, network);
    scanned = answer === 'idle' ? { hash, atMs } : null;
    return answer;
  };
}
