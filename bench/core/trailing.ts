import { sealRow } from '../../core/src/journal/journal-row.ts';
import { WordBuffer } from '../../core/src/journal/words.ts';
import type { Command } from '../../core/src/trading/command.ts';
import { encodeCommand } from '../../core/src/trading/journal/command-codec.ts';
import { TRAIL_BPS_MAX, TRAIL_BPS_MIN } from '../../core/src/trading/orders/trailing.ts';
import { playerOf } from './cores.ts';
import { makeFlow } from './flow.ts';
import { plainOrder } from './plain-order.ts';

const STOPS = 200_000;
const STEP = 1_000;
const TRADES = 20_000;
const FIRST_ACCOUNT = 5_000;
const TRADERS = [4_998, 4_999] as const;
const MIDDLE_TICKS = 1_000_000;

export interface TrailingCost {
  /** The cost of a trade that so many stops follow, relative to one without stops. */
  readonly tradeRatio: number;
  /** The longest time for one row while the price rose, fell and woke them, milliseconds. */
  readonly worstMs: number;
}

/**
 * Two hundred thousand trailing stops at every possible distance, begun at falling prices, follow trades that rise again,
 * each a new best price for all of them. Then a fall wakes them.
 */
export function trailingCost(scale: number, clock: () => number): TrailingCost {
  const stops = Math.max(STEP, Math.round((STOPS * scale) / STEP) * STEP);
  const trades = Math.max(100, Math.round(TRADES * scale));
  const { run: alone } = world(0);
  const { run, core } = world(stops);
  const costs: number[] = [];
  const timed = (go: (commands: readonly Command[]) => void, commands: readonly Command[]): number => {
    const from = clock();
    go(commands);
    return clock() - from;
  };
  const rise = (go: (commands: readonly Command[]) => void): number[] =>
    Array.from({ length: trades }, (_none, at) => timed(go, tradeAt(MIDDLE_TICKS + at)));
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  // The first time warms up the compiler.
  rise(world(0).run);
  const base = sum(rise(alone));
  const beside = rise(run);
  costs.push(...beside);
  costs.push(timed(run, tradeAt(Math.round(MIDDLE_TICKS * 0.85))));
  while (core.dueMarkets().length > 0) costs.push(timed(run, [{ kind: 'wake', market: 1 }]));
  return { tradeRatio: sum(beside) / base, worstMs: Math.max(...costs) * 1e3 };
}

function world(stops: number) {
  const flow = makeFlow({ operations: 1, resting: 1, spreadTicks: 2_000, seed: 3 });
  const { core } = playerOf(flow, sealRow);
  const words = new WordBuffer();
  const run = (commands: readonly Command[]): void => {
    words.length = 0;
    for (const command of commands) encodeCommand(command, words);
    core.apply(words.view(), core.atMs);
  };
  const accounts = [...TRADERS, ...Array.from({ length: stops / STEP }, (_none, at) => FIRST_ACCOUNT + at)];
  run(
    accounts.flatMap((account) =>
      [1, 2].map(
        (asset) =>
          ({ kind: 'credit', account, asset, amountMinor: 10n ** 15n, transferId: `${account}-${asset}` }) as const,
      ),
    ),
  );
  run([{ kind: 'cancelAll', account: 1, market: 1 }, ...tradeAt(MIDDLE_TICKS)]);
  for (let at = 0; at < stops; at += STEP) {
    // Each thousand begins at a different price.
    run(tradeAt(MIDDLE_TICKS - 1 - at / STEP));
    const orders = Array.from({ length: STEP }, (_none, which) =>
      plainOrder(FIRST_ACCOUNT + at / STEP, 'sell', 700_000, {
        trigger: 'below',
        trailBps: TRAIL_BPS_MIN + (((at / STEP) * 7 + which * 2) % (TRAIL_BPS_MAX - TRAIL_BPS_MIN)),
      }),
    );
    run(orders);
  }
  return { core, run };
}

const tradeAt = (ticks: number): Command[] => [
  plainOrder(TRADERS[0], 'sell', ticks),
  plainOrder(TRADERS[1], 'buy', ticks),
];
