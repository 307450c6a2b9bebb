import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../journal/digest.ts';
import { isSame } from '../../journal/journal-row.ts';
import { WordBuffer } from '../../journal/words.ts';
import { seeded } from '../../trading/reference/seeded.ts';
import type { FuturesCommand } from '../machine/command.ts';
import { FuturesCore } from '../machine/futures-core.ts';
import type { FuturesImage, PositionImage } from '../machine/image.ts';
import { DEFAULT_LEVERAGE } from '../machine/limits.ts';
import { RandomFuturesCommands } from '../reference/random/random-commands.ts';
import { type FuturesChanges, readChanges } from './changes.ts';
import { encodeCommand } from './command-codec.ts';
import { readEvents } from './event-reader.ts';
import { imageOf, restore } from './snapshot.ts';

const LIMITS = { ordersMax: 20, boundStopsMax: 3, rememberedMax: 50, wakesMax: 1, liquidationsMax: 1 };
const RUNS = { numRuns: 40 };
const run = fc.record({ seed: fc.nat(), count: fc.integer({ min: 1, max: 1_000 }) });

/** Applies batches decided by a seed, and calls `each` after each of them with what it did. */
function play(
  { seed, count }: { seed: number; count: number },
  core: FuturesCore,
  each: (batch: Uint32Array, atMs: number, events: Uint32Array) => void,
): void {
  const random = seeded(seed);
  const commands = new RandomFuturesCommands(random);
  let batch: FuturesCommand[] = commands.start();
  let atMs = 1_000;
  for (let done = 0; done < count; done += batch.length) {
    const buffer = new WordBuffer(64);
    for (const command of batch) encodeCommand(command, buffer);
    const events = core.apply(buffer.view(), atMs);
    each(buffer.view(), atMs, events);
    for (const [at, outcome] of readEvents(events).entries()) commands.learn(batch[at]!, outcome);
    atMs += Math.floor(random() * 600_000);
    batch = Array.from({ length: 1 + Math.floor(random() * 7) }, () => commands.next());
    if (core.isDue && random() < 0.5) batch = [{ kind: 'continue' }];
  }
}

describe('the image of the futures core', () => {
  it('is all that it needs: what is restored from it is the same, and goes on the same', () => {
    fc.assert(
      fc.property(run, fc.nat({ max: 100 }), (one, cut) => {
        const live = new FuturesCore(LIMITS);
        let loaded = new FuturesCore(LIMITS);
        let batches = 0;
        play(one, live, (batch, atMs, events) => {
          // Also wherever something is left half done, which is rare.
          const isHalfDone = loaded.isDue || loaded.state.lines.size > 0;
          if (batches === cut || isHalfDone) loaded = restore(imageOf(loaded), LIMITS);
          batches += 1;
          expect(isSame(loaded.apply(batch, atMs), events)).toBe(true);
        });
        expect(imageOf(loaded)).toEqual(imageOf(live));
        expect(loaded.isDue).toBe(live.isDue);
        const again = restore(imageOf(live), LIMITS);
        expect(hashOf(imageOf(again))).toBe(hashOf(imageOf(live)));
        expect(imageOf(again)).toEqual(imageOf(live));
        expect(again.state.issuedMinor).toBe(live.state.issuedMinor);
        expect(readChanges(again.takeChanges())).toEqual({ money: [], stakes: [], levels: [] });
      }),
      RUNS,
    );
  });

  it('has a digest that tells pots, fees, positions and lines apart', () => {
    const image = imageOf(new FuturesCore(LIMITS));
    const stake = { account: 1, contract: 1, leverage: 5, marginMode: 'cross', long: NOTHING } as const;
    const line = { contract: 1, position: 'LONG', accounts: [1] } as const;
    const images: FuturesImage[] = [
      image,
      { ...image, pots: { ...image.pots, fees: 1 } },
      { ...image, fees: { version: 1, levels: [] } },
      { ...image, stakes: [stake] },
      { ...image, stakes: [{ ...stake, long: { ...NOTHING, lots: 1 } }] },
      { ...image, lines: [line] },
      { ...image, lines: [{ ...line, accounts: [2] }] },
    ];
    expect(new Set(images.map(hashOf)).size).toBe(images.length);
  });

  it('is kept up by what is told of changes', () => {
    fc.assert(
      fc.property(run, fc.nat({ max: 5 }), (one, often) => {
        const core = new FuturesCore(LIMITS);
        const copy = new Copy();
        let batches = 0;
        play(one, core, () => {
          batches += 1;
          if (batches % (often + 1) === 0) copy.take(readChanges(core.takeChanges()));
        });
        copy.take(readChanges(core.takeChanges()));
        expect(copy.contents()).toEqual(contentsOf(imageOf(core)));
      }),
      RUNS,
    );
  });
}, 60_000);

const NOTHING: PositionImage = { lots: 0, entryUnits: 0, marginMinor: 0 };

/** What somebody knows who is told of changes. */
class Copy {
  private readonly money = new Map<string, unknown>();
  private readonly stakes = new Map<string, unknown>();
  private readonly levels = new Map<string, number>();

  take({ money, stakes, levels }: FuturesChanges): void {
    for (const one of money) this.money.set(`${one.account}`, one);
    for (const one of stakes) {
      const { leverage, marginMode, long, short } = one;
      const isAsAtFirst = leverage === DEFAULT_LEVERAGE && marginMode === 'cross' && long.lots + short.lots === 0;
      if (isAsAtFirst) this.stakes.delete(`${one.account} ${one.contract}`);
      else this.stakes.set(`${one.account} ${one.contract}`, one);
    }
    for (const { contract, side, ticks, lots } of levels) this.levels.set(`${contract} ${side} ${ticks}`, lots);
  }

  contents() {
    const levels = [...this.levels].filter(([, lots]) => lots > 0);
    return { money: sorted(this.money), stakes: sorted(this.stakes), levels: sorted(new Map(levels)) };
  }
}

function contentsOf(image: FuturesImage) {
  const money = new Map(image.accounts.map((account) => [`${account.account}`, moneyOf(image, account)]));
  const stakes = image.stakes.map(
    (one) =>
      [`${one.account} ${one.contract}`, { ...one, long: one.long ?? NOTHING, short: one.short ?? NOTHING }] as const,
  );
  const levels = new Map<string, number>();
  for (const { contract, side, ticks, openLots } of image.orders) {
    const key = `${contract} ${side} ${ticks}`;
    levels.set(key, (levels.get(key) ?? 0) + openLots);
  }
  return { money: sorted(money), stakes: sorted(new Map(stakes)), levels: sorted(levels) };
}

/** An account's amounts, added up from what it has. */
function moneyOf(
  { stakes, orders }: FuturesImage,
  { account, balanceMinor, coupons }: FuturesImage['accounts'][number],
) {
  const own = stakes.filter((one) => one.account === account);
  const margins = (of: typeof own) =>
    of.reduce((sum, { long, short }) => sum + (long?.marginMinor ?? 0) + (short?.marginMinor ?? 0), 0);
  const heldMinor = orders.reduce((sum, one) => sum + (one.account === account ? one.heldMinor : 0), 0);
  const left = (of: typeof coupons) => of.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
  return {
    account,
    balanceMinor,
    boundMinor: margins(own) + heldMinor,
    isolatedMinor: margins(own.filter(({ marginMode }) => marginMode === 'isolated')),
    creditMinor: left(coupons),
    creditFreeMinor: left(coupons.filter(({ isExpired }) => !isExpired)),
  };
}

const sorted = (all: ReadonlyMap<string, unknown>) => [...all].sort(([one], [other]) => (one < other ? -1 : 1));
