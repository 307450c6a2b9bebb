import { sealRow } from '../../core/src/journal/journal-row.ts';
import { WordBuffer } from '../../core/src/journal/words.ts';
import type { Command } from '../../core/src/trading/command.ts';
import { encodeCommand } from '../../core/src/trading/journal/command-codec.ts';
import type { TradingCore } from '../../core/src/trading/trading-core.ts';
import { playerOf } from './cores.ts';
import { makeFlow } from './flow.ts';
import { plainOrder } from './plain-order.ts';

const STOPS = 200_000;
const STEP = 1_000;
const FIRST_ACCOUNT = 5_000;
const BUYER = 4_999;

export interface WakingCost {
  /** The longest wait of other commands while stops were woken: the time of one row with its `wake`, milliseconds. */
  readonly worstMs: number;
  /** Microseconds for each stop that was woken. */
  readonly eachUs: number;
}

/** One trade reaches two hundred thousand stops at one price; measures it and each row after it. */
export function wakingCost(scale: number, clock: () => number): WakingCost {
  const stops = Math.max(STEP, Math.round((STOPS * scale) / STEP) * STEP);
  const flow = makeFlow({ operations: 1, resting: 1, spreadTicks: 2_000, seed: 3 });
  const { core } = playerOf(flow, sealRow);
  for (let account = BUYER; account < FIRST_ACCOUNT + stops / STEP; account += 1) {
    for (const asset of [1, 2])
      run(core, [{ kind: 'credit', account, asset, amountMinor: 10n ** 15n, transferId: `${asset}` }]);
  }
  for (let account = FIRST_ACCOUNT; account < FIRST_ACCOUNT + stops / STEP; account += 1) {
    const stop = plainOrder(account, 'sell', 950_000, { trigger: 'below', stopTicks: 990_000 });
    run(
      core,
      Array.from({ length: STEP }, () => stop),
    );
  }
  const costs: number[] = [];
  const timed = (commands: readonly Command[]) => {
    const from = clock();
    run(core, commands);
    costs.push(clock() - from);
  };
  const seller = plainOrder(FIRST_ACCOUNT, 'sell', 980_000);
  timed([plainOrder(BUYER, 'buy', 980_000), seller]);
  while (core.dueMarkets().length > 0) timed([{ kind: 'wake', market: 1 }, plainOrder(BUYER, 'buy', 940_000)]);
  const sum = costs.reduce((one, other) => one + other, 0);
  return { worstMs: Math.max(...costs) * 1e3, eachUs: (sum / stops) * 1e6 };
}

function run(core: TradingCore, commands: readonly Command[]): void {
  const words = new WordBuffer();
  for (const command of commands) encodeCommand(command, words);
  core.apply(words.view(), core.atMs);
}
