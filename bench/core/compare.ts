import { median, rounded } from '../bench.ts';
import { mainThreadSeconds } from '../main-thread-seconds.ts';
import { ourBook, type Player, peerBook } from './books.ts';
import { cancelAllCost } from './cancel-all.ts';
import { ourCore, ourSealedCore } from './cores.ts';
import { type Flow, makeFlow } from './flow.ts';
import { bytesPerOrder } from './memory.ts';
import { replaySeconds } from './recovery.ts';
import { trailingCost } from './trailing.ts';
import { wakingCost } from './waking.ts';

// Runs the comparison in a separate process, bundled as the server is. It receives the scale, and sends lines and then the
// figures.

/** Messages to the process that started it. */
export type Told =
  | { readonly line: string }
  | { readonly ratios: Readonly<Record<string, number>>; readonly context: Readonly<Record<string, unknown>> };
type Say = (line: string) => void;

const OPERATIONS = 1_000_000;
const RESTING = 10_000;
const ROUNDS = 3;
const DEPTH_ROUNDS = 5;
const DEPTHS = { shallow: 1_000, deep: 1_000_000 } as const;
/** Ticks on each side that give about 1,400 and 7,500 levels for 10,000 resting orders. */
const SPREADS = { Dense: 760, Sparse: 9_100 } as const;

/** Operations per second of the main thread, over the measured part of the flow. */
function rateOf(flow: Flow, make: (flow: Flow) => Player): { readonly rate: number; readonly player: Player } {
  const player = make(flow);
  player.play(0, flow.from);
  const from = mainThreadSeconds();
  player.play(flow.from, flow.kinds.length);
  const seconds = mainThreadSeconds() - from;
  return { rate: (flow.kinds.length - flow.from) / seconds, player };
}

/**
 * Measures all engines in turn, several times, so that other load on the machine affects each alike. Returns the median of
 * each engine's ratios.
 */
function compareOn(flow: Flow, say: Say) {
  const rates = { peer: [] as number[], book: [] as number[], core: [] as number[], sealed: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const peer = rateOf(flow, peerBook);
    const book = rateOf(flow, ourBook);
    const core = rateOf(flow, ourCore);
    const sealed = rateOf(flow, ourSealedCore);
    assertSame(peer.player, book.player, core.player);
    say(`  ${[peer, book, core, sealed].map(({ rate }) => Math.round(rate).toLocaleString('en')).join('  ')}`);
    // The first round warms up the compiler.
    if (round === 0) continue;
    rates.peer.push(peer.rate);
    rates.book.push(book.rate);
    rates.core.push(core.rate);
    rates.sealed.push(sealed.rate);
  }
  const ratioTo = (ours: readonly number[]) => rounded(median(ours.map((rate, round) => rate / rates.peer[round]!)));
  return { book: ratioTo(rates.book), core: ratioTo(rates.core), sealed: ratioTo(rates.sealed), rates };
}

/** All three must end with the same trades and the same book: an engine that trades differently cannot be compared. */
function assertSame(peer: Player, book: Player, core: Player): void {
  const [wanted, ...others] = [peer, book, core].map((player) => player.traded());
  for (const found of others) {
    if (found.lots === wanted!.lots && found.levels === wanted!.levels) continue;
    throw new Error(`the flows came to different ends: ${JSON.stringify([wanted, found])}`);
  }
}

/** The cost of an operation with a million resting orders, relative to a thousand, for the whole core. */
function flatness(scale: number, say: Say): number {
  const operations = Math.round(OPERATIONS * scale);
  const flows = Object.values(DEPTHS).map((resting) =>
    makeFlow({ operations, resting: Math.round(resting * Math.min(1, scale)) || 1, spreadTicks: 2_000, seed: 3 }),
  );
  const ratios: number[] = [];
  for (let round = 0; round <= DEPTH_ROUNDS; round += 1) {
    const [shallow, deep] = flows.map((flow) => rateOf(flow, ourCore).rate);
    say(`  depth ${Math.round(shallow!).toLocaleString('en')}  ${Math.round(deep!).toLocaleString('en')}`);
    if (round > 0) ratios.push(shallow! / deep!);
  }
  return rounded(median(ratios));
}

function compareAll(scale: number, say: Say): Told {
  const operations = Math.round(OPERATIONS * scale);
  const context: Record<string, unknown> = { operations, resting: RESTING };
  const ratios: Record<string, number> = {};
  for (const [name, spreadTicks] of Object.entries(SPREADS)) {
    const flow = makeFlow({ operations, resting: RESTING, spreadTicks, seed: 7 });
    say(
      `  ${name}, ${flow.levelCount} levels: operations a second of nodejs-order-book, our book, our core, with checksums`,
    );
    const { book, core, sealed, rates } = compareOn(flow, say);
    ratios[`book${name}`] = book;
    ratios[`core${name}`] = core;
    const perSecond = Object.entries(rates).map(([who, all]) => [who, Math.round(median(all))]);
    context[name.toLowerCase()] = {
      levels: flow.levelCount,
      sealedRatio: sealed,
      perSecond: Object.fromEntries(perSecond),
    };
  }
  ratios.depthFlatness = flatness(scale, say);
  const { noneUs, eachUs } = cancelAllCost(scale, mainThreadSeconds);
  ratios.cancelAllNoneUs = rounded(noneUs);
  ratios.cancelAllEachUs = rounded(eachUs);
  const waking = wakingCost(scale, mainThreadSeconds);
  ratios.wakingWorstMs = rounded(waking.worstMs);
  ratios.wakingEachUs = rounded(waking.eachUs);
  const trailing = trailingCost(scale, mainThreadSeconds);
  ratios.trailingTradeRatio = rounded(trailing.tradeRatio);
  ratios.trailingWorstMs = rounded(trailing.worstMs);
  const memoryScale = Math.max(0.1, Math.min(1, scale));
  ratios.bytesPerOrder = Math.round(bytesPerOrder(memoryScale));
  ratios.bytesPerIceberg = Math.round(bytesPerOrder(memoryScale, 2));
  ratios.recoverySecondsPerMillion = rounded(replaySeconds(operations, mainThreadSeconds));
  return { ratios, context };
}

const tell = (told: Told) => process.send?.(told);
tell(compareAll(Number(process.argv[2]), (line) => tell({ line })));
process.disconnect();
