import { kindOf } from '@bourse/core/journal/words.ts';
import type { Result } from '@bourse/core/result.ts';
import type { Command } from '@bourse/core/trading/command.ts';
import { decodeCommand } from '@bourse/core/trading/journal/command-codec.ts';
import { COMMAND } from '@bourse/core/trading/journal/command-words.ts';
import { Journal } from '../journal/journal.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/db.ts';
import { Lease } from '../platform/jobs/lease.ts';
import { Engine } from './engine.ts';
import { AssetNumbers } from './projection/asset-numbers.ts';
import { writeLeader } from './projection/leader.ts';
import { Projection, type ProjectionParts } from './projection/projection.ts';
import { provenState } from './proven-state.ts';
import type { StateHash } from './replica.ts';
import { SPOT_MACHINE, type SpotTypes } from './spot-machine.ts';
import type { Answer, EngineRefusal, Projected, Trading } from './trading.ts';
import type { Waiting } from './waiting.ts';

export interface LocalTradingParts {
  readonly db: Db;
  readonly ledger?: Pick<Ledger, 'apply'>;
  readonly clock: Clock;
  /** Identifies this core among all that may lead; different after each start. */
  readonly holder: string;
  /** How long a silent leader is still believed. */
  readonly leaseMs?: number;
  readonly onFailed: (error: Error) => void;
  /** Where other processes can ask, as `host:port`; null or absent if they cannot. */
  readonly address?: string | null;
  /** The time between steps of the rows. */
  readonly steps?: Pick<ProjectionParts, 'everyMs' | 'restTimes' | 'restMsMax'>;
}

/** The name of the lease that the writer of the journal holds. */
export const LEASE_NAME = 'journal';
const LEASE_MS = 3_000;

/** The trading core in this thread: engine, journal and rows together. */
export class LocalTrading implements Trading {
  readonly #engine: Engine<SpotTypes>;
  readonly #projection: Projection;
  readonly #assets: AssetNumbers;
  readonly #standing = new Set<() => void>();

  constructor(parts: LocalTradingParts) {
    const { db, ledger, clock, holder, leaseMs = LEASE_MS, onFailed: failed, address = null, steps } = parts;
    this.#assets = new AssetNumbers(db);
    this.#projection = new Projection({ db, ...(ledger ? { ledger } : {}), ...steps });
    this.#engine = new Engine({
      machine: SPOT_MACHINE,
      journal: new Journal(db),
      lease: new Lease(db, { name: LEASE_NAME, holder, ttlMs: leaseMs }),
      leaseMs,
      clock,
      onFailed: failed,
      announce: (epoch) => writeLeader(db, epoch, address),
      onStanding: () => {
        for (const listener of this.#standing) listener();
      },
      projection: this.#projection,
      keptState: () => provenState(db, clock),
    });
  }

  get isLeading(): boolean {
    return this.#engine.isLeading;
  }

  /** Starts to follow, and to lead when nobody else does. Resolves when it does one of the two. */
  start(): Promise<void> {
    this.#engine.start();
    return this.#engine.ready;
  }

  /** Writes the waiting commands and their rows, then releases the lease. */
  stop(): Promise<void> {
    return this.#engine.stop();
  }

  stateHash(): StateHash {
    return this.#engine.stateHash();
  }

  /** @throws also if the command names a coin without a number: that is a bug, reported only to its caller. */
  submit(command: Command): Promise<Result<Answer, EngineRefusal>> {
    const unknown = assetsOf(command).filter((number) => !this.#assets.knows(number));
    if (unknown.length === 0) return this.#engine.submit(command);
    return this.#assets.assertKnown(unknown).then(() => this.#engine.submit(command));
  }

  /** Like `submit`, for a command that another thread or process has encoded. */
  ask(waiting: Waiting): void {
    const numbers = assetsOfWords(waiting.words, waiting.from);
    const unknown = numbers.filter((number) => !this.#assets.knows(number));
    if (unknown.length === 0) this.#engine.ask(waiting);
    else {
      this.#assets.assertKnown(unknown).then(
        () => this.#engine.ask(waiting),
        (error: Error) => waiting.asker.fail([waiting.number], error),
      );
    }
  }

  /** The sequence up to which the rows are known to be written. */
  get projected(): number {
    return this.#projection.sequence;
  }

  /** Calls back when it begins or stops leading. @returns a function that stops listening */
  onStanding(listener: () => void): () => void {
    this.#standing.add(listener);
    return () => this.#standing.delete(listener);
  }

  /** Somebody waits for the rows of what was answered. */
  hurryRows(): void {
    this.#projection.hurry();
  }

  waitForRows(sequence: number, timeoutMs?: number): Promise<void> {
    return this.#projection.waitForRows(sequence, timeoutMs);
  }

  onProjected(listener: (step: Projected) => void): () => void {
    return this.#projection.onProjected(listener);
  }
}

/** Like `assetsOf`, for encoded commands; orders and cancels are skipped without decoding. */
function assetsOfWords(words: Uint32Array, at: number): readonly number[] {
  const kind = kindOf(words[at]!);
  const brings = kind === COMMAND.MARKET || kind === COMMAND.CREDIT || kind === COMMAND.DEBIT;
  return brings ? assetsOf(decodeCommand(words, at)) : [];
}

/** The coins that a command names. */
function assetsOf(command: Command): readonly number[] {
  if (command.kind === 'market') return [command.base, command.quote];
  return command.kind === 'credit' || command.kind === 'debit' ? [command.asset] : [];
}
