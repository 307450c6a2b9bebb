import type { Command, PlaceCommand } from './command.ts';
import type { Outcome, TradeEvent } from './event.ts';
import { applyAll } from './reference/compare.ts';
import { TradingCore } from './trading-core.ts';

export const BTC = 1;
export const USDT = 2;
const ETH = 3;
export const [ANN, BOB, EVE] = [101, 102, 103];

/**
 * Market 1: BTC/USDT, a lot of 0.00001 BTC and a tick of 0.1 USDT make a unit of one minor unit. Market 2: BTC/ETH, with a
 * coin of 18 places.
 */
export const START: Command[] = [
  market(1, BTC, USDT, 1_000n, 1n),
  market(2, BTC, ETH, 1_000n, 10n ** 9n),
  { kind: 'fees', version: 1, levels: [rates(2_000, 2_000), rates(1_000, 1_500)] },
  { kind: 'feeLevel', account: BOB, level: 1 },
  credit(ANN, USDT, 1_000_000n, 'ann-usdt'),
  credit(ANN, ETH, 10n ** 19n, 'ann-eth'),
  credit(BOB, BTC, 1_000_000n, 'bob-btc'),
  credit(EVE, BTC, 1_000_000n, 'eve-btc'),
  credit(EVE, USDT, 1_000_000n, 'eve-usdt'),
];

export function market(id: number, base: number, quote: number, lotMinor: bigint, unitMinor: bigint): Command {
  return { kind: 'market', market: id, base, quote, lotMinor, unitMinor, minNotionalUnits: 1_000, bandPpm: 100_000 };
}
export function rates(makerPpm: number, takerPpm: number) {
  return { makerPpm, takerPpm };
}
export function credit(account: number, asset: number, amountMinor: bigint, transferId: string): Command {
  return { kind: 'credit', account, asset, amountMinor, transferId };
}
export const debit = (account: number, asset: number, amountMinor: bigint, transferId: string): Command => ({
  ...(credit(account, asset, amountMinor, transferId) as Extract<Command, { amountMinor: bigint }>),
  kind: 'debit',
});
const NOTHING = {
  market: 1,
  postOnly: false,
  ticks: 0,
  lots: 0,
  quoteUnits: 0,
  stopTicks: 0,
  feeFrom: 'quote',
  selfTrade: 'refuse',
  idUse: 'once',
  clientId: '',
} as const;
export function limit(
  account: number,
  side: 'buy' | 'sell',
  ticks: number,
  lots: number,
  more: Partial<PlaceCommand> = {},
): PlaceCommand {
  const how = { kind: 'place', type: 'limit', timeInForce: 'gtc', trigger: 'none' } as const;
  return { ...NOTHING, ...how, account, side, ticks, lots, ...more };
}
export const atMarket = (account: number, side: 'buy' | 'sell', more: Partial<PlaceCommand>): PlaceCommand =>
  limit(account, side, 0, 0, { type: 'market', timeInForce: 'ioc', ...more });

/** The outcome of the last of these commands on a newly opened exchange. */
export function last(...commands: Command[]): Outcome {
  return applyAll(new TradingCore(), [...START, ...commands], 1).at(-1)!;
}
export const refusalOf = ([first]: Outcome) => (first?.kind === 'refused' ? first.refusal : first?.kind);
export const tradesOf = (outcome: Outcome) => outcome.filter((event): event is TradeEvent => event.kind === 'trade');
export const endOf = (outcome: Outcome) => outcome.flatMap((event) => (event.kind === 'closed' ? [event.reason] : []));
