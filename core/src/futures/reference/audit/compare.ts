import { WordBuffer } from '../../../journal/words.ts';
import { encodeCommand } from '../../journal/command-codec.ts';
import { readEvents } from '../../journal/event-reader.ts';
import { imageOf } from '../../journal/snapshot.ts';
import type { FuturesCommand } from '../../machine/command.ts';
import type { FuturesEvent, FuturesOutcome } from '../../machine/event.ts';
import { FuturesCore } from '../../machine/futures-core.ts';
import { RandomFuturesCommands } from '../random/random-commands.ts';
import { SMALL, type World } from '../random/random-orders.ts';
import { ReferenceFutures } from '../reference.ts';
import { FuturesAuditor } from './auditor.ts';

export interface FuturesComparison {
  readonly commands: number;
  /** How often each kind of event and each refusal occurred. A rule that never occurred was not compared. */
  readonly seen: ReadonlyMap<string, number>;
}

const LIMITS = { ordersMax: 12, boundStopsMax: 3, rememberedMax: 64, wakesMax: 1 };
const IMAGE_EVERY = 200;
const BATCH_MAX = 8;
/** The most that passes between two batches: funds remember hours, and coupons end. */
const PAUSE_MS = 120_000;

/**
 * Gives the fast core and the plain one the same commands and compares every event, and now and then the whole state, which an auditor
 * reads too. Throws at the first difference and names the command.
 *
 * @param random  decides the commands and the size of batches
 * @param isSame  compares deeply
 */
export function compareFutures(
  count: number,
  random: () => number,
  isSame: (one: unknown, other: unknown) => boolean,
  world: World = SMALL,
): FuturesComparison {
  const commands = new RandomFuturesCommands(random, world);
  const limits = { ...LIMITS, liquidationsMax: world.liquidationsMax };
  const fast = new FuturesCore(limits);
  const plain = new ReferenceFutures(limits);
  const auditor = new FuturesAuditor();
  const seen = new Map<string, number>();
  let queue: readonly FuturesCommand[] = commands.start();
  let done = 0;
  let nextImage = 0;
  let nowMs = 1_000_000;
  while (done < count) {
    nowMs += Math.floor(random() * PAUSE_MS);
    commands.nowMs = nowMs;
    const outcomes = applyAll(fast, queue, nowMs);
    for (const [at, command] of queue.entries()) {
      const expected = plain.apply(command, nowMs);
      const found = outcomes[at] ?? [];
      const where = `command ${done + at}, ${text(command)}`;
      if (!isSame(found, expected)) throw new Error(`${where}: ${text(found)}, expected ${text(expected)}`);
      told(where, () => auditor.read(command, found));
      commands.learn(command, found);
      for (const [place, event] of found.entries()) note(seen, nameOf(command, event, found[place - 1]));
    }
    done += queue.length;
    if (fast.isDue !== plain.isDue) throw new Error(`after command ${done} one has work left and the other has not`);
    if (plain.isDue) note(seen, 'left for later');
    if (done >= nextImage) {
      const image = comparable(fast);
      if (!isSame(image, plain.image())) throw new Error(`the states differ after command ${done}`);
      told(`after command ${done}`, () => auditor.compare(image));
      nextImage = done + IMAGE_EVERY;
    }
    queue = Array.from({ length: 1 + Math.floor(random() * BATCH_MAX) }, () => commands.next());
  }
  return { commands: done, seen };
}

/** Encodes commands, applies them as one batch and reads the outcomes. */
function applyAll(core: FuturesCore, commands: readonly FuturesCommand[], atMs: number): FuturesOutcome[] {
  const buffer = new WordBuffer(64);
  for (const command of commands) encodeCommand(command, buffer);
  return readEvents(core.apply(buffer.view(), atMs));
}

function comparable(core: FuturesCore) {
  const image = imageOf(core);
  return { ...image, remembered: image.remembered.map(({ content: _content, ...rest }) => rest) };
}

/** Says where the auditor found what cannot be. */
function told(where: string, audit: () => void): void {
  try {
    audit();
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`);
  }
}

function nameOf({ kind }: FuturesCommand, event: FuturesEvent, before: FuturesEvent | undefined): string {
  // Somebody had less than nothing, or could not pay what he owed.
  if (event.kind === 'liquidation' && event.haveMinor < 0) return 'ruined';
  if (event.kind === 'fundMoved' && kind === 'fund') return 'funding by the fund';
  if (event.kind === 'fundMoved' && event.amountMinor < 0 && before?.kind !== 'closedOut') return 'lacking';
  if (event.kind === 'refused') return event.refusal.code;
  if (event.kind === 'ended') return `ended ${event.reason}`;
  if (event.kind === 'creditUsed') return `coupon ${event.use}`;
  return event.kind === 'liquidated' && event.isSpared ? 'spared' : event.kind;
}

function note(seen: Map<string, number>, name: string): void {
  seen.set(name, (seen.get(name) ?? 0) + 1);
}

const text = (value: unknown): string =>
  JSON.stringify(value, (_key, inner) => (typeof inner === 'bigint' ? `${inner}n` : inner));
