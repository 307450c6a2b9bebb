import { median, rounded } from '../bench.ts';
import type { Player } from '../core/books.ts';
import type { Told } from '../core/compare.ts';
import { ourCore } from '../core/cores.ts';
import { type Flow, makeFlow } from '../core/flow.ts';
import { mainThreadSeconds } from '../main-thread-seconds.ts';
import { fallCost } from './fall.ts';
import { futuresPlayer } from './flow-player.ts';
import { markCostUs } from './marks.ts';

// Runs in a separate process, bundled as the server is. It receives the scale, and sends lines and then the figures.

const OPERATIONS = 1_000_000;
const RESTING = 10_000;
const ROUNDS = 3;
const SPREAD_TICKS = 760;

/** Operations a second of the main thread, over the measured part of the flow. */
function rateOf(flow: Flow, make: (flow: Flow) => Player): { readonly rate: number; readonly player: Player } {
  const player = make(flow);
  player.play(0, flow.from);
  const from = mainThreadSeconds();
  player.play(flow.from, flow.kinds.length);
  const seconds = mainThreadSeconds() - from;
  return { rate: (flow.kinds.length - flow.from) / seconds, player };
}

/** Both cores in turn, several times, so that other load on the machine affects each alike. */
function compareCores(scale: number, say: (line: string) => void) {
  const operations = Math.round(OPERATIONS * scale);
  const flow = makeFlow({ operations, resting: RESTING, spreadTicks: SPREAD_TICKS, seed: 7 });
  const rates = { spot: [] as number[], futures: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const spot = rateOf(flow, ourCore);
    const futures = rateOf(flow, futuresPlayer);
    const [one, other] = [spot.player.traded(), futures.player.traded()];
    if (one.lots !== other.lots || one.levels !== other.levels)
      throw new Error(`the flows came to different ends: ${JSON.stringify([one, other])}`);
    say(`  ${[spot, futures].map(({ rate }) => Math.round(rate).toLocaleString('en')).join('  ')}`);
    // The first round warms up the compiler.
    if (round === 0) continue;
    rates.spot.push(spot.rate);
    rates.futures.push(futures.rate);
  }
  return {
    operations,
    levels: flow.levelCount,
    ratio: rounded(median(rates.futures.map((rate, round) => rate / rates.spot[round]!))),
    perSecond: { spot: Math.round(median(rates.spot)), futures: Math.round(median(rates.futures)) },
  };
}

function measureAll(scale: number, say: (line: string) => void): Told {
  say('  operations a second of the spot core and the futures core');
  const { ratio, ...flow } = compareCores(scale, say);
  const markUs = markCostUs(scale, mainThreadSeconds);
  say(`  a mark: ${rounded(markUs)} us`);
  const fall = fallCost(scale, mainThreadSeconds);
  say(`  a fall: ${rounded(fall.eachUs)} us a unit, ${rounded(fall.worstMs)} ms the longest command`);
  return {
    ratios: {
      ordersVsSpot: ratio,
      markNoneDueUs: rounded(markUs),
      fallWorstMs: rounded(fall.worstMs),
      fallEachUs: rounded(fall.eachUs),
    },
    context: {
      ...flow,
      resting: RESTING,
      fall: { commands: fall.commands, marketShare: rounded(fall.marketShare) },
    },
  };
}

const tell = (told: Told) => process.send?.(told);
tell(measureAll(Number(process.argv[2]), (line) => tell({ line })));
process.disconnect();
