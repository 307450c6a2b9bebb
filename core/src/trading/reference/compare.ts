import { WordBuffer } from '../../journal/words.ts';
import type { Command } from '../command.ts';
import type { Outcome } from '../event.ts';
import { encodeCommand } from '../journal/command-codec.ts';
import { readEvents } from '../journal/event-reader.ts';
import { imageOf } from '../journal/snapshot.ts';
import { TradingCore } from '../trading-core.ts';
import { RandomCommands } from './random-commands.ts';
import { ReferenceCore } from './reference.ts';

export interface Comparison {
  readonly commands: number;
  /** How often each kind of event and each refusal occurred. A rule that never occurred was not compared. */
  readonly seen: ReadonlyMap<string, number>;
}

const LIMITS = { rememberedMax: 64, openOrdersMax: 12, wakesMax: 2 };
const IMAGE_EVERY = 500;

/**
 * Gives the fast core and the plain one the same commands and compares every event, and now and then the whole state. Throws
 * at the first difference and names the command.
 *
 * @param random  decides the commands and the size of batches
 * @param isSame  compares deeply; throws or returns false where there is a difference
 */
export function compare(
  count: number,
  random: () => number,
  isSame: (one: unknown, other: unknown) => boolean,
): Comparison {
  const commands = new RandomCommands(random);
  const fast = new TradingCore(LIMITS);
  const plain = new ReferenceCore(LIMITS);
  const seen = new Map<string, number>();
  let queue: Command[] = commands.start();
  let done = 0;
  let nextImage = 0;
  while (done < count) {
    const atMs = 1_000 + Math.floor(random() * done);
    const outcomes = applyAll(fast, queue, atMs);
    for (const [at, command] of queue.entries()) {
      const expected = plain.apply(command, atMs);
      const found = outcomes[at] ?? [];
      if (!isSame(found, expected))
        throw new Error(`command ${done + at}, ${text(command)}: ${text(found)}, expected ${text(expected)}`);
      commands.learn(command, found);
      for (const event of found) note(seen, event.kind === 'refused' ? event.refusal.code : nameOf(event));
    }
    done += queue.length;
    if (plain.isAnyDue) note(seen, 'left asleep');
    if (done >= nextImage) {
      if (!isSame(comparable(fast), plain.image())) throw new Error(`the states differ after command ${done}`);
      nextImage = done + IMAGE_EVERY;
    }
    queue = Array.from({ length: 1 + Math.floor(random() * 12) }, () => commands.next());
  }
  return { commands: done, seen };
}

/** Encodes commands, applies them as one batch and reads the outcomes. */
export function applyAll(core: TradingCore, commands: readonly Command[], atMs: number): Outcome[] {
  const buffer = new WordBuffer(64);
  for (const command of commands) encodeCommand(command, buffer);
  return readEvents(core.apply(buffer.view(), atMs));
}

function comparable(core: TradingCore): unknown {
  const image = imageOf(core);
  return { ...image, remembered: image.remembered.map(({ content: _content, ...rest }) => rest) };
}

function nameOf(event: Outcome[number]): string {
  return event.kind === 'closed' ? `closed ${event.reason}` : event.kind;
}

function note(seen: Map<string, number>, name: string): void {
  seen.set(name, (seen.get(name) ?? 0) + 1);
}

const text = (value: unknown): string =>
  JSON.stringify(value, (_key, inner) => (typeof inner === 'bigint' ? `${inner}n` : inner));
