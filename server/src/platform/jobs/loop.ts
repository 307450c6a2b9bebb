import { isDatabaseAway } from '../db/db.ts';
import type { Logger } from '../log/log.ts';
import { loopLastSuccessSeconds, loopRuns } from '../metrics/metrics.ts';

export interface LoopOptions {
  readonly name: string;
  /** The rest after a run that found nothing more to do. */
  readonly everyMs: number;
  /**
   * One run: does what is due and says whether more is waiting, so that a backlog is worked off without rests.
   * It may be repeated after any error, so what it does must be safe to do twice.
   */
  run(signal: AbortSignal): Promise<'more' | 'idle'>;
  readonly log: Logger;
  /** The longest rest after repeated errors. */
  readonly backoffMsMax?: number;
}

/** A named background loop. */
export interface Loop {
  readonly name: string;
  /** Ends a rest at once: something may be due now. */
  wake(): void;
  /** Lets a run that has begun finish, and begins no other. */
  stop(): Promise<void>;
  /** Errors in a row; 0 while all is well. */
  failures(): number;
}

const BACKOFF_MS_MIN = 250;

/** Runs `run` again and again until stopped; an error is logged and followed by a rest that doubles. */
export function startLoop(options: LoopOptions): Loop {
  const { name, log } = options;
  const stopping = new AbortController();
  let failures = 0;
  let wakeUp: (() => void) | null = null;
  let isWoken = false;

  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      if (isWoken || stopping.signal.aborted) return resolve();
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const runOnce = async (): Promise<number> => {
    try {
      const answer = await options.run(stopping.signal);
      failures = 0;
      loopRuns.inc({ loop: name, outcome: 'ok' });
      loopLastSuccessSeconds.set({ loop: name }, Date.now() / 1000);
      return answer === 'more' ? 0 : options.everyMs;
    } catch (error) {
      failures++;
      loopRuns.inc({ loop: name, outcome: 'error' });
      // The database's absence is told once, by whoever watches it.
      if (!isDatabaseAway(error))
        log.error({ err: error, loop: name, failures }, 'a background loop failed and will try again');
      return Math.min(BACKOFF_MS_MIN * 2 ** Math.min(failures - 1, 20), options.backoffMsMax ?? 30_000);
    }
  };

  const done = (async () => {
    while (!stopping.signal.aborted) {
      isWoken = false;
      const restMs = await runOnce();
      await rest(restMs);
      wakeUp = null;
    }
  })();

  return {
    name,
    wake() {
      isWoken = true;
      wakeUp?.();
    },
    async stop() {
      stopping.abort();
      wakeUp?.();
      await done;
    },
    failures: () => failures,
  };
}
