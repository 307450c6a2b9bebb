import { isDatabaseAway } from '../db/db.ts';
import type { Logger } from '../log/log.ts';
import { loopLastSuccessSeconds, loopRuns } from '../metrics/metrics.ts';
import { type JobFacts, putOnBoard } from './job-board.ts';

export interface LoopOptions {
  readonly name: string;
  /** The pause after a run that found nothing more to do. */
  readonly everyMs: number;
  /**
   * One run: does what is due and says whether more is waiting, so that a backlog is worked off without pauses. It may
   * be repeated after any error, so it must be safe to do twice.
   */
  run(signal: AbortSignal): Promise<'more' | 'idle'>;
  /** Called after the last run: waits for work that runs have left under way. */
  finish?(): Promise<void>;
  readonly log: Logger;
  /** The longest pause after repeated errors. */
  readonly backoffMsMax?: number;
}

/** A named background loop. */
export interface Loop {
  readonly name: string;
  /** Ends a pause at once, because something may be due now. */
  wake(): void;
  /** Lets a run that has begun finish, and begins no other. */
  stop(): Promise<void>;
  /** How many errors in a row; 0 while all is well. */
  failures(): number;
}

const BACKOFF_MS_MIN = 250;
const ERROR_LENGTH_MAX = 300;
type Mutable<Facts> = { -readonly [Name in keyof Facts]: Facts[Name] };

/** Runs `run` again and again until stopped. An error is logged and followed by a pause that doubles each time. */
export function startLoop(options: LoopOptions): Loop {
  const { name, log } = options;
  const stopping = new AbortController();
  const facts: Mutable<JobFacts> = {
    name,
    everyMs: options.everyMs,
    runs: 0,
    failures: 0,
    startedAtMs: null,
    endedAtMs: null,
    okAtMs: null,
    nextAtMs: null,
    error: null,
    errorAtMs: null,
  };
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
    facts.startedAtMs = Date.now();
    facts.runs++;
    try {
      const answer = await options.run(stopping.signal);
      facts.failures = 0;
      facts.okAtMs = Date.now();
      loopRuns.inc({ loop: name, outcome: 'ok' });
      loopLastSuccessSeconds.set({ loop: name }, Date.now() / 1000);
      return answer === 'more' ? 0 : options.everyMs;
    } catch (error) {
      const failures = ++facts.failures;
      facts.error = String(error instanceof Error ? error.message : error).slice(0, ERROR_LENGTH_MAX);
      facts.errorAtMs = Date.now();
      loopRuns.inc({ loop: name, outcome: 'error' });
      // An unreachable database is logged once, by whatever watches it.
      if (!isDatabaseAway(error))
        log.error({ err: error, loop: name, failures }, 'a background loop failed and will try again');
      return Math.min(BACKOFF_MS_MIN * 2 ** Math.min(failures - 1, 20), options.backoffMsMax ?? 30_000);
    }
  };

  const done = (async () => {
    while (!stopping.signal.aborted) {
      isWoken = false;
      const restMs = await runOnce();
      facts.endedAtMs = Date.now();
      facts.nextAtMs = facts.endedAtMs + restMs;
      await rest(restMs);
      wakeUp = null;
    }
  })();

  const wake = () => {
    isWoken = true;
    wakeUp?.();
  };
  const takeOffBoard = putOnBoard(name, { facts: () => ({ ...facts }), wake });

  return {
    name,
    wake,
    async stop() {
      stopping.abort();
      wakeUp?.();
      await done;
      await options.finish?.();
      takeOffBoard();
    },
    failures: () => facts.failures,
  };
}
