import { sealRow } from '../../core/src/journal/journal-row.ts';
import { WordBuffer } from '../../core/src/journal/words.ts';
import type { Command } from '../../core/src/trading/command.ts';
import { encodeCommand } from '../../core/src/trading/journal/command-codec.ts';
import type { TradingCore } from '../../core/src/trading/trading-core.ts';
import { playerOf } from './cores.ts';
import { makeFlow } from './flow.ts';
import { plainOrder } from './plain-order.ts';

const RESTING = 1_000_000;
const CALLS = 50_000;
const ACCOUNTS = 200;
const ORDERS_EACH = 1_000;
const FIRST_ACCOUNT = 5_000;

export interface CancelAllCost {
  /** Microseconds for an account with orders elsewhere but none in the named market. */
  readonly noneUs: number;
  /** Microseconds for each cancelled order. */
  readonly eachUs: number;
}

/** What cancelling all orders of an account in a market costs beside a million of other orders. */
export function cancelAllCost(scale: number, clock: () => number): CancelAllCost {
  const resting = Math.max(1, Math.round(RESTING * scale));
  const flow = makeFlow({ operations: 1_000, resting, spreadTicks: 2_000, seed: 3 });
  const { core, play } = playerOf(flow, sealRow);
  play(0, flow.from);
  const accounts = Array.from({ length: ACCOUNTS }, (_none, at) => FIRST_ACCOUNT + at);
  for (const account of accounts) {
    run(core, [{ kind: 'credit', account, asset: 2, amountMinor: 10n ** 15n, transferId: 'money' }]);
    run(
      core,
      Array.from({ length: ORDERS_EACH }, (_none, at) => plainOrder(account, 'buy', 950_000 + at)),
    );
  }
  const none = timed(
    core,
    Array.from({ length: CALLS }, (_none, at) => all(FIRST_ACCOUNT + (at % ACCOUNTS), 2)),
    clock,
  );
  const each = timed(
    core,
    accounts.map((account) => all(account, 1)),
    clock,
  );
  return { noneUs: (none / CALLS) * 1e6, eachUs: (each / (ACCOUNTS * ORDERS_EACH)) * 1e6 };
}

function run(core: TradingCore, commands: readonly Command[]): void {
  const words = new WordBuffer();
  for (const command of commands) encodeCommand(command, words);
  core.apply(words.view(), core.atMs);
}

function timed(core: TradingCore, commands: readonly Command[], clock: () => number): number {
  const words = new WordBuffer();
  for (const command of commands) encodeCommand(command, words);
  const from = clock();
  core.apply(words.view(), core.atMs);
  return clock() - from;
}

const all = (account: number, market: number): Command => ({ kind: 'cancelAll', account, market });
