import { type Loop, startLoop } from '../../../platform/jobs/loop.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { CustodyDeps } from '../custody-deps.ts';
import { moveRetired } from '../usecases/move-retired.ts';
import { drivePayments } from '../usecases/payments/drive-payments.ts';
import { compareInTurn } from '../usecases/scan/compare-balances.ts';
import { quietScan } from '../usecases/scan/quiet-scan.ts';
import { sweepOnce } from '../usecases/sweep-deposits.ts';
import { watchScans } from '../usecases/watch-scans.ts';

export interface ChainLoopTimes {
  readonly scanEveryMs: number;
  readonly broadcastEveryMs: number;
  readonly sweepEveryMs: number;
  readonly compareEveryMs: number;
}

/** How often it is checked that the networks are being read. */
const WATCH_EVERY_MS = 15_000;
const TIMES: ChainLoopTimes = {
  scanEveryMs: 500,
  broadcastEveryMs: 1_000,
  sweepEveryMs: 10_000,
  compareEveryMs: 5_000,
};
/** The longest wait before a node that does not answer is asked again: it may be back any second. */
const BACKOFF_MS_MAX = 5_000;

/** Scans, pays and sweeps every network until stopped. Safe in several processes at once; they share the work. */
export function startChainLoops(deps: CustodyDeps, log: Logger, times: ChainLoopTimes = TIMES): readonly Loop[] {
  const watch = startLoop({
    name: 'chain-watch',
    everyMs: WATCH_EVERY_MS,
    log,
    async run() {
      await watchScans(deps);
      return 'idle';
    },
  });
  const perNetwork = [...deps.chains.keys()].flatMap((network) => {
    const loop = (name: string, everyMs: number, run: () => Promise<'more' | 'idle'>) =>
      startLoop({ name: `${name}-${network}`, everyMs, run, log, backoffMsMax: BACKOFF_MS_MAX });
    return [
      loop('chain-scan', times.scanEveryMs, quietScan(deps, network)),
      loop('chain-broadcast', times.broadcastEveryMs, () => drivePayments(deps, network)),
      loop('chain-sweep', times.sweepEveryMs, async () => {
        await moveRetired(deps, network);
        await sweepOnce(deps, network);
        return 'idle';
      }),
      ...(deps.chains.get(network)?.coinBalances
        ? [loop('chain-balances', times.compareEveryMs, compareInTurn(deps, network))]
        : []),
    ];
  });
  return [watch, ...perNetwork];
}
