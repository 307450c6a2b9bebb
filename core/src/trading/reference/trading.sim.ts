import { hashOf } from '../../journal/digest.ts';
import { isSame, NO_HASH, openRow, sealRow } from '../../journal/journal-row.ts';
import { digest } from '../../journal/remembered.ts';
import { WordBuffer } from '../../journal/words.ts';
import type { Command } from '../command.ts';
import { DEFAULT_LIMITS } from '../core-state.ts';
import type { Outcome } from '../event.ts';
import { encodeCommand } from '../journal/command-codec.ts';
import { readEvents } from '../journal/event-reader.ts';
import type { CoreImage } from '../journal/image.ts';
import { imageOf, restore } from '../journal/snapshot.ts';
import { TradingCore } from '../trading-core.ts';
import { Auditor, idOf, madeBy } from './auditor.ts';
import { RandomCommands } from './random-commands.ts';
import { seeded } from './seeded.ts';

const LIMITS = { ...DEFAULT_LIMITS, rememberedMax: 4_096 };

export interface SimulationReport {
  readonly seed: number;
  readonly commands: number;
  readonly acknowledged: number;
  readonly restarts: number;
  readonly failedAppends: number;
  readonly repeats: number;
}

/** A fault planted on purpose, to show that the simulation notices it. */
export type PlantedFault = 'none' | 'answers-before-the-journal' | 'forgets-ids-at-restart';

interface Answer {
  readonly command: Command;
  readonly outcome: Outcome;
}

/**
 * An exchange in one thread, decided by a seed. Clients' messages arrive twice, late, out of order or not at all. The leader
 * crashes; its appends fail, or succeed and report failure. The projector lags behind. At the end an auditor that has read
 * only the journal compares.
 */
export class Simulation {
  private readonly random: () => number;
  private readonly commands: RandomCommands;
  private readonly journal: Uint32Array[] = [];
  private readonly answers: Answer[] = [];
  /** Messages on their way. The seed decides which one arrives next. */
  private wire: Command[] = [];
  private core = new TradingCore(LIMITS);
  /** The projector's latest image, and how many journal rows it had read by then. */
  private projected: { image: CoreImage; rowCount: number } = { image: imageOf(this.core), rowCount: 0 };
  private lastHash: Uint32Array = NO_HASH;
  private nowMs = 1_000_000;
  private restarts = 0;
  private failedAppends = 0;
  private repeats = 0;

  constructor(
    private readonly seed: number,
    private readonly fault: PlantedFault = 'none',
  ) {
    this.random = seeded(seed);
    this.commands = new RandomCommands(this.random);
  }

  /** @returns  a report; throws at the first violation */
  run(steps: number): SimulationReport {
    this.process(this.commands.start());
    for (let step = 0; step < steps; step += 1) {
      const dice = this.random();
      if (dice < 0.6) this.send();
      else if (dice < 0.95) this.deliver();
      else if (dice < 0.98) this.project();
      else this.crash();
    }
    this.crash();
    this.audit();
    const { seed, restarts, failedAppends, repeats } = this;
    return { seed, commands: this.core.sequence, acknowledged: this.answers.length, restarts, failedAppends, repeats };
  }

  /** A client sends a command. It may get lost, and is often sent twice. */
  private send(): void {
    const command = this.commands.next();
    const copies = this.random() < 0.05 ? 0 : this.random() < 0.2 ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) this.wire.push(command);
  }

  /** Delivers a batch of messages, not necessarily the oldest. */
  private deliver(): void {
    const batch: Command[] = [];
    const wanted = 1 + Math.floor(this.random() * 8);
    while (batch.length < wanted && this.wire.length > 0) {
      const which = this.random() < 0.7 ? 0 : Math.floor(this.random() * this.wire.length);
      batch.push(...this.wire.splice(which, 1));
    }
    this.nowMs += Math.floor(this.random() * 50) - 10;
    if (batch.length > 0) this.process(batch);
  }

  /** Applies, appends, and only then answers. Where the append fails, the memory is dropped and clients ask again. */
  private process(batch: readonly Command[]): void {
    const words = new WordBuffer(64);
    for (const command of batch) encodeCommand(command, words);
    const firstSequence = this.core.sequence + 1;
    const events = this.core.apply(words.view(), this.nowMs);
    const row = sealRow({
      firstSequence,
      count: batch.length,
      atMs: this.core.atMs,
      previousHash: this.lastHash,
      commands: words.view(),
      events,
    });
    const outcomes = readEvents(events);
    if (this.fault === 'answers-before-the-journal') this.answer(batch, outcomes);
    const dice = this.journal.length === 0 ? 1 : this.random();
    if (dice >= 0.03) {
      this.journal.push(row);
      this.lastHash = digestOf(row);
    }
    if (dice < 0.06) {
      // The append failed, or only its answer got lost. The leader cannot tell, so it reads the journal again.
      this.failedAppends += 1;
      this.restart();
      this.wire.push(...batch);
      return;
    }
    if (this.fault !== 'answers-before-the-journal') this.answer(batch, outcomes);
  }

  private answer(batch: readonly Command[], outcomes: readonly Outcome[]): void {
    for (const [at, command] of batch.entries()) {
      const outcome = outcomes[at]!;
      if (outcome[0]!.kind === 'repeated') this.repeats += 1;
      this.commands.learn(command, outcome);
      this.answers.push({ command, outcome });
    }
  }

  private project(): void {
    this.projected = { image: imageOf(this.core), rowCount: this.journal.length };
  }

  private crash(): void {
    this.restarts += 1;
    this.restart();
  }

  /**
   * Restores from the rows, then replays the journal after them. Each row must be complete, the next one, and give the same
   * events.
   */
  private restart(): void {
    const { image, rowCount } = this.projected;
    this.core = restore(this.fault === 'forgets-ids-at-restart' ? { ...image, remembered: [] } : image, LIMITS);
    let previousHash = rowCount === 0 ? NO_HASH : digestOf(this.journal[rowCount - 1]!);
    for (const words of this.journal.slice(rowCount)) {
      const row = openRow(words, { firstSequence: this.core.sequence + 1, previousHash });
      if (!row.ok) throw new Error(`a row was refused: ${row.refusal.code}`);
      const events = this.core.apply(row.value.commands, row.value.atMs);
      if (!isSame(events, row.value.events)) throw new Error(`replay differs at ${row.value.firstSequence}`);
      previousHash = digestOf(words);
    }
    this.lastHash = previousHash;
  }

  private audit(): void {
    const auditor = new Auditor();
    const fresh = new TradingCore(LIMITS);
    let previousHash: Uint32Array = NO_HASH;
    for (const words of this.journal) {
      const row = openRow(words, { firstSequence: fresh.sequence + 1, previousHash });
      if (!row.ok) throw new Error(`a row was refused: ${row.refusal.code}`);
      auditor.read(row.value);
      fresh.apply(row.value.commands, row.value.atMs);
      previousHash = digestOf(words);
    }
    auditor.compare(imageOf(this.core));
    if (hashOf(imageOf(fresh)) !== hashOf(imageOf(this.core))) throw new Error('a replay from the start differs');
    for (const { command, outcome } of this.answers) this.auditAnswer(auditor, command, outcome);
  }

  /** Checks that an answer is in the journal word for word, and that a repeated answer equals the first. */
  private auditAnswer(auditor: Auditor, command: Command, outcome: Outcome): void {
    const id = idOf(command);
    const first = outcome[0]!;
    const isRepeat = first.kind === 'repeated';
    if (id === null || (!isRepeat && madeBy(outcome) === 0)) return;
    const done = auditor.done.get(id);
    if (done === undefined) throw new Error(`${id} was answered and is not in the journal`);
    if (isRepeat && first.id !== madeBy(done)) throw new Error(`${id} was repeated with another number`);
    if (!isRepeat && text(done) !== text(outcome))
      throw new Error(`${id} was answered otherwise than the journal says`);
  }
}

/** A stand-in for the SHA-256 that chains the journal's rows. */
export function digestOf(row: Uint32Array): Uint32Array {
  const hash = new Uint32Array(8);
  for (let at = 0; at < 8; at += 1) hash[at] = digest(row, 0, row.length, at) % 2 ** 32;
  return hash;
}

const text = (outcome: Outcome): string =>
  JSON.stringify(outcome, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value));
