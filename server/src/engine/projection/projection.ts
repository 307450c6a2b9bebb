import { setTimeout as wait } from 'node:timers/promises';
import type { LedgerAnswer, LedgerCommand } from '@bourse/core/ledger/command.ts';
import type { TradingCore } from '@bourse/core/trading/trading-core.ts';
import type { Journal } from '../../journal/journal.ts';
import { GENESIS } from '../../journal/place.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { isPassing } from '../../platform/db/passing.ts';
import type { Agreed, CollectedRow, Rows } from '../rows.ts';
import type { Projected } from '../trading.ts';
import { AssetNumbers } from './asset-numbers.ts';
import { readProgress } from './image.query.ts';
import { Reached } from './reached.ts';
import { Collector } from './step/collector.ts';
import type { Step } from './step/step.ts';
import { ProgressMoved, writeStep } from './step/write-step.ts';
import { transferPosts } from './transfer-posts.ts';

export interface ProjectionParts {
  readonly db: Db;
  /** The books outside, which must record money that entered or left the core; absent if there are none. */
  readonly ledger?: { apply(tx: Tx, commands: readonly LedgerCommand[]): Promise<LedgerAnswer[]> };
  /** The shortest time between steps. */
  readonly everyMs?: number;
  /**
   * If nobody waits for rows, the next step begins only after this many times as long as the last one took to write.
   */
  readonly restTimes?: number;
  /** The longest that the next step is delayed for that. */
  readonly restMsMax?: number;
  /** How many commands may wait for their rows before no more are accepted. */
  readonly behindMax?: number;
}

/**
 * After how many new caller's ids the oldest are deleted. Not more often, because finding the oldest costs as much as
 * writing so many.
 */
const FORGET_EVERY = 16_384;

/**
 * Turns the journal into rows, step by step, while the core goes on. It keeps no state of its own: what the rows lack
 * can always be read again from the journal.
 *
 * @invariant  the rows always correspond to exactly one place in the journal, whoever wrote them (I-12)
 * @invariant  what is published is committed
 */
export class Projection implements Rows<TradingCore> {
  readonly #parts: Required<Omit<ProjectionParts, 'ledger'>> & Pick<ProjectionParts, 'ledger'>;
  readonly #assets: AssetNumbers;
  readonly #collector = new Collector();
  readonly #listeners = new Set<(step: Projected) => void>();
  readonly #rows = new Reached();
  /** Gives the core; null while it has applied what is not in the journal yet. */
  #source: (() => Agreed<TradingCore> | null) | null = null;
  /** Called when somebody else has written rows, or they cannot be written. */
  #onLost: (error: Error) => void = () => {};
  /** Where the next step begins. */
  #previous = 0;
  #writing: Promise<void> | null = null;
  #writingCount = 0;
  #rememberedSince = 0;
  #lastCutMs = 0;
  /** How long the last step took to write. */
  #wroteMs = 0;
  /** True if somebody waits for rows. */
  #isWanted = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: ProjectionParts) {
    this.#parts = { everyMs: 20, restTimes: 4, restMsMax: 200, behindMax: 100_000, ...parts };
    this.#assets = new AssetNumbers(parts.db);
  }

  /** True if too many commands wait for their rows, so that no more should be accepted. */
  get isFull(): boolean {
    return this.#collector.count + this.#writingCount >= this.#parts.behindMax;
  }

  /** The sequence up to which this process knows the rows to be written. */
  get sequence(): number {
    return this.#rows.sequence;
  }

  /**
   * Begins to write when this engine begins to lead, starting with what the journal has and the rows lack.
   *
   * @param source  gives the core while it agrees with the journal, otherwise null
   * @param onLost  called once, if the rows cannot be written from here any more
   */
  async begin(
    journal: Journal,
    source: () => Agreed<TradingCore> | null,
    onLost: (error: Error) => void,
  ): Promise<void> {
    const progress = (await readProgress(this.#parts.db)) ?? GENESIS;
    this.#collector.clear();
    for await (const { row } of journal.read(progress)) this.#collector.take(row);
    this.#rows.advance(progress.sequence);
    this.#previous = progress.sequence;
    this.#source = source;
    this.#onLost = onLost;
    this.pump();
  }

  /** Collects a row of the journal that the core has applied. */
  collect(row: CollectedRow): void {
    this.#collector.take(row);
  }

  /** Stops writing. @param options.flush first writes everything that was collected */
  async end({ flush }: { readonly flush: boolean }): Promise<void> {
    if (flush) {
      while (this.#source && (this.#writing || this.#collector.count > 0)) {
        if (this.#timer) clearTimeout(this.#timer);
        this.#timer = null;
        this.#lastCutMs = Number.NEGATIVE_INFINITY;
        this.pump();
        // No step can be cut while the core is ahead of the journal; the next leader writes the rest.
        if (!this.#writing) break;
        await this.#writing;
      }
    }
    this.#source = null;
    this.#onLost = () => {};
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#writing;
    this.#collector.clear();
  }

  /** Cuts the next step if that is possible now. Call it whenever the core and the journal agree again. */
  pump(): void {
    if (this.#writing || this.#timer || this.#collector.count === 0) return;
    const agreed = this.#source?.();
    if (!agreed) return;
    const waitMs = this.#lastCutMs + this.#apartMs - performance.now();
    if (waitMs > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = null;
        this.pump();
      }, waitMs);
      return;
    }
    this.#isWanted = false;
    this.#lastCutMs = performance.now();
    this.#writingCount = this.#collector.count;
    const step = this.#collector.cut(agreed.core, this.#previous, agreed.place);
    this.#previous = agreed.place.sequence;
    this.#writing = this.#write(step).finally(() => {
      this.#wroteMs = performance.now() - this.#lastCutMs;
      this.#writing = null;
      this.#writingCount = 0;
      this.pump();
    });
  }

  /** Somebody waits for rows, so the next step is cut as soon as allowed. */
  hurry(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.pump();
  }

  /** See `Trading.waitForRows`. */
  async waitForRows(sequence: number, timeoutMs?: number): Promise<void> {
    if (sequence > this.#rows.sequence) this.hurry();
    try {
      await this.#rows.wait(sequence, timeoutMs);
    } catch (error) {
      // Another process may lead by now and have written them.
      const progress = await readProgress(this.#parts.db);
      if ((progress?.sequence ?? 0) < sequence) throw error;
    }
  }

  /** See `Trading.onProjected`. */
  onProjected(listener: (step: Projected) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * The time between steps. If nobody waits, it grows with the work: fewer and larger steps are cheaper, because an
   * order that comes and goes within one step is written once.
   */
  get #apartMs(): number {
    const { everyMs, restTimes, restMsMax } = this.#parts;
    return this.#isWanted ? everyMs : Math.max(everyMs, Math.min(restTimes * this.#wroteMs, restMsMax));
  }

  async #write(step: Step): Promise<void> {
    try {
      const projected = await this.#committed(step);
      this.#rows.advance(step.place.sequence);
      const remembered = this.#rememberedSince + step.remembered.length;
      this.#rememberedSince = remembered >= FORGET_EVERY ? 0 : remembered;
      for (const listener of this.#listeners) listener(projected);
    } catch (error) {
      this.#source = null;
      this.#onLost(error as Error);
    }
  }

  async #committed(step: Step): Promise<Projected> {
    for (;;) {
      try {
        return await this.#parts.db.tx((tx) => this.#writeAll(tx, step));
      } catch (error) {
        if (error instanceof ProgressMoved && (await this.#isWritten(step))) return missed(step);
        if (!isPassing(error) || !this.#source) throw error;
        // Tries again as long as this process leads.
        await wait(50);
      }
    }
  }

  async #isWritten({ place }: Step): Promise<boolean> {
    const progress = await readProgress(this.#parts.db);
    return progress !== null && progress.sequence === place.sequence && progress.hash.equals(place.hash);
  }

  async #writeAll(tx: Tx, step: Step): Promise<Projected> {
    const isForgetting = this.#rememberedSince + step.remembered.length >= FORGET_EVERY;
    const projected = await writeStep(tx, step, { isForgetting });
    const { ledger } = this.#parts;
    if (!ledger || step.transfers.length === 0) return projected;
    // Last in the transaction, because from here to the commit nobody else can write to the books.
    const answers = await ledger.apply(tx, transferPosts(step.transfers, await this.#assets.names(tx)));
    const refused = answers.find((answer) => !answer.ok);
    if (refused && !refused.ok) throw new Error(`the books refused what the core did: ${refused.refusal.code}`);
    return projected;
  }
}

/** The rows were written but the database's answer was lost, so listeners must read the rows again. */
function missed({ place, atMs }: Step): Projected {
  const nothing = { orders: [], trades: [], amendments: [], balances: [], levels: [], klines: [], markets: [] };
  return { previous: place.sequence, sequence: place.sequence, atMs, ...nothing };
}
