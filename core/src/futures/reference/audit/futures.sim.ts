import { hashOf } from '../../../journal/digest.ts';
import { isSame, NO_HASH, openRow, sealRow } from '../../../journal/journal-row.ts';
import { lengthOf, WordBuffer } from '../../../journal/words.ts';
import { seeded } from '../../../trading/reference/seeded.ts';
import { digestOf } from '../../../trading/reference/trading.sim.ts';
import { decodeCommand, encodeCommand } from '../../journal/command-codec.ts';
import { readEvents } from '../../journal/event-reader.ts';
import { imageOf, restore } from '../../journal/snapshot.ts';
import type { FuturesCommand } from '../../machine/command.ts';
import type { FuturesOutcome } from '../../machine/event.ts';
import { FuturesCore } from '../../machine/futures-core.ts';
import type { FuturesImage } from '../../machine/image.ts';
import { RandomFuturesCommands } from '../random/random-commands.ts';
import { FuturesAuditor } from './auditor.ts';

const LIMITS = { ordersMax: 12, boundStopsMax: 3, rememberedMax: 4_096, wakesMax: 1, liquidationsMax: 1 };
/** Between two deliveries. Clocks of servers differ, so that now and then time goes back. */
const PAUSE_MS = 60_000;

export interface FuturesSimulationReport {
  readonly seed: number;
  readonly commands: number;
  readonly acknowledged: number;
  readonly restarts: number;
  readonly failedAppends: number;
  readonly repeats: number;
  readonly liquidations: number;
}

/** A fault planted on purpose, to show that the simulation notices it. */
export type FuturesFault = 'none' | 'answers-before-the-journal' | 'forgets-ids-at-restart';

interface Answer {
  readonly command: FuturesCommand;
  readonly outcome: FuturesOutcome;
}

/**
 * A futures exchange in one thread, decided by a seed. Clients' messages arrive twice, late, out of order or not at all. The leader
 * crashes; its appends fail, or succeed and report failure. The image that it restarts from is old. At the end an auditor that has read
 * only the journal compares.
 */
export class FuturesSimulation {
  private readonly random: () => number;
  private readonly commands: RandomFuturesCommands;
  private readonly journal: Uint32Array[] = [];
  private readonly answers: Answer[] = [];
  /** Messages on their way. The seed decides which one arrives next. */
  private wire: FuturesCommand[] = [];
  private core = new FuturesCore(LIMITS);
  private kept: { image: FuturesImage; rowCount: number } = { image: imageOf(this.core), rowCount: 0 };
  private lastHash: Uint32Array = NO_HASH;
  private nowMs = 1_000_000;
  private restarts = 0;
  private failedAppends = 0;
  private repeats = 0;
  private liquidations = 0;

  constructor(
    private readonly seed: number,
    private readonly fault: FuturesFault = 'none',
  ) {
    this.random = seeded(seed);
    this.commands = new RandomFuturesCommands(this.random);
  }

  /** @returns  a report; throws at the first violation */
  run(steps: number): FuturesSimulationReport {
    this.process(this.commands.start());
    for (let step = 0; step < steps; step += 1) {
      const dice = this.random();
      if (dice < 0.6) this.send();
      else if (dice < 0.9) this.deliver();
      else if (dice < 0.98) this.kept = { image: imageOf(this.core), rowCount: this.journal.length };
      else this.crash();
    }
    this.crash();
    this.audit();
    const { seed, restarts, failedAppends, repeats, liquidations } = this;
    const { length: acknowledged } = this.answers;
    return { seed, commands: this.core.sequence, acknowledged, restarts, failedAppends, repeats, liquidations };
  }

  /** A client sends a command. It may get lost, and is often sent twice. */
  private send(): void {
    this.commands.nowMs = this.nowMs;
    const command = this.commands.next();
    const copies = this.random() < 0.05 ? 0 : this.random() < 0.2 ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) this.wire.push(command);
  }

  /** Delivers a batch of messages, not necessarily the oldest, and sometimes goes on with what was left for later. */
  private deliver(): void {
    const batch: FuturesCommand[] = this.core.isDue && this.random() < 0.3 ? [{ kind: 'continue' }] : [];
    const wanted = 1 + Math.floor(this.random() * 8);
    while (batch.length < wanted && this.wire.length > 0) {
      const which = this.random() < 0.7 ? 0 : Math.floor(this.random() * this.wire.length);
      batch.push(...this.wire.splice(which, 1));
    }
    this.nowMs += Math.floor(this.random() * PAUSE_MS) - PAUSE_MS / 10;
    if (batch.length > 0) this.process(batch);
  }

  /** Applies, appends, and only then answers. Where the append fails, the memory is dropped and clients ask again. */
  private process(batch: readonly FuturesCommand[]): void {
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

  private answer(batch: readonly FuturesCommand[], outcomes: readonly FuturesOutcome[]): void {
    for (const [at, command] of batch.entries()) {
      const outcome = outcomes[at]!;
      if (outcome[0]!.kind === 'repeated') this.repeats += 1;
      this.commands.learn(command, outcome);
      this.answers.push({ command, outcome });
    }
  }

  private crash(): void {
    this.restarts += 1;
    this.restart();
  }

  /** Restores from the image that was kept, then replays the journal after it. Each row must give the same events. */
  private restart(): void {
    const { image, rowCount } = this.kept;
    const remembered = this.fault === 'forgets-ids-at-restart' ? [] : image.remembered;
    this.core = restore({ ...image, remembered }, LIMITS);
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
    const auditor = new FuturesAuditor();
    const fresh = new FuturesCore(LIMITS);
    const done = new Map<string, FuturesOutcome>();
    let previousHash: Uint32Array = NO_HASH;
    for (const words of this.journal) {
      const row = openRow(words, { firstSequence: fresh.sequence + 1, previousHash });
      if (!row.ok) throw new Error(`a row was refused: ${row.refusal.code}`);
      this.auditRow(row.value, auditor, done);
      fresh.apply(row.value.commands, row.value.atMs);
      previousHash = digestOf(words);
    }
    auditor.compare(imageOf(this.core));
    if (hashOf(imageOf(fresh)) !== hashOf(imageOf(this.core))) throw new Error('a replay from the start differs');
    for (const answer of this.answers) auditAnswer(answer, done);
  }

  private auditRow(
    { commands, events }: { readonly commands: Uint32Array; readonly events: Uint32Array },
    auditor: FuturesAuditor,
    done: Map<string, FuturesOutcome>,
  ): void {
    let at = 0;
    for (const outcome of readEvents(events)) {
      const command = decodeCommand(commands, at);
      at += lengthOf(commands[at]!);
      auditor.read(command, outcome);
      this.liquidations += outcome.filter(({ kind }) => kind === 'liquidation').length;
      const id = idOf(command);
      if (id === null || outcome[0]!.kind !== 'done') continue;
      if (done.has(id)) throw new Error(`${id} was done twice`);
      done.set(id, outcome);
    }
    if (at !== commands.length) throw new Error('a command has no outcome');
  }
}

/** Checks that an answer is in the journal word for word, and that a repeated answer names the first. */
function auditAnswer({ command, outcome }: Answer, done: ReadonlyMap<string, FuturesOutcome>): void {
  const id = idOf(command);
  const [first] = outcome;
  if (id === null || (first?.kind !== 'repeated' && first?.kind !== 'done')) return;
  const there = done.get(id);
  if (there === undefined) throw new Error(`${id} was answered and is not in the journal`);
  const [made] = there;
  if (first.kind === 'repeated' && made?.kind === 'done' && first.id !== made.id) {
    throw new Error(`${id} was repeated with another number`);
  }
  const isOther = first.kind === 'done' && JSON.stringify(there) !== JSON.stringify(outcome);
  if (isOther) throw new Error(`${id} was answered otherwise than the journal says`);
}

/** The id that makes a command happen only once; null for commands that may be repeated. */
function idOf(command: FuturesCommand): string | null {
  if (command.kind === 'credit' || command.kind === 'debit') return `${command.account} ${command.transferId}`;
  if (command.kind === 'creditPot' || command.kind === 'debitPot') return `0 ${command.transferId}`;
  return command.kind === 'grant' ? `${command.account} coupon ${command.couponId}` : null;
}
