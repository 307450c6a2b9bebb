import { WordBuffer } from '../../journal/words.ts';
import { encodeCommand } from '../journal/command-codec.ts';
import { readEvents } from '../journal/event-reader.ts';
import { MAJOR_TERMS } from '../majors.fixture.ts';
import { MONEY } from './accounts.ts';
import type { ContractCommand, FuturesCommand, PlaceCommand, StopTerms } from './command.ts';
import type { FuturesEvent, FuturesOutcome } from './event.ts';
import { FuturesCore } from './futures-core.ts';
import { DEFAULT_FUTURES_LIMITS, type FuturesLimits } from './limits.ts';
import { LONG, SHORT } from './stakes.ts';

export const [ANN, BOB, EVE, TOM] = [101, 102, 103, 104];
const EVERYBODY = [ANN, BOB, EVE, TOM];
export const USDT = 1_000_000;
/** The mark of the start, and what a lot is worth there. */
export const MARK = 5_000_000;
export const LOT_MINOR = 50 * USDT;

/** Prices with two places, sizes with three: a tick × a lot is ten minor units. */
export const contractOf = (contract: number, more: Partial<ContractCommand> = {}): ContractCommand => ({
  kind: 'contract',
  contract,
  unitMinor: Number(MAJOR_TERMS.unitMinor),
  minNotionalMinor: 5 * USDT,
  maxLots: 100_000,
  bandPpm: 300_000,
  marketBandPpm: 50_000,
  closeFeePpm: 600,
  liquidationFeePpm: 2_000,
  tiers: MAJOR_TERMS.tiers,
  ...more,
});

export const mark = (markTicks: number, contract = 1): FuturesCommand => ({
  kind: 'mark',
  contract,
  indexTicks: markTicks,
  markTicks,
});

export const credit = (account: number, amountMinor: number, transferId: string): FuturesCommand => ({
  kind: 'credit',
  account,
  amountMinor,
  transferId,
  voidsCredit: false,
});

const START: readonly FuturesCommand[] = [
  contractOf(1),
  { kind: 'fees', version: 1, levels: [{ makerPpm: 200, takerPpm: 500 }] },
  ...EVERYBODY.map((account): FuturesCommand => ({ kind: 'open', account })),
  ...EVERYBODY.map((account) => credit(account, 10_000 * USDT, `start-${account}`)),
  mark(MARK),
];

const ORDER = {
  kind: 'place',
  contract: 1,
  type: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  reduceOnly: false,
  selfTrade: 'expireMaker',
  clientId: '',
} as const;

/** An order in hedge mode that opens. */
export const opens = (
  account: number,
  position: 'LONG' | 'SHORT',
  lots: number,
  ticks: number,
  more: Partial<PlaceCommand> = {},
): PlaceCommand => ({
  ...ORDER,
  account,
  position,
  side: position === 'LONG' ? 'buy' : 'sell',
  lots,
  ticks,
  ...more,
});

/** An order in hedge mode that closes. */
export const closes = (
  account: number,
  position: 'LONG' | 'SHORT',
  lots: number,
  ticks: number,
  more: Partial<PlaceCommand> = {},
): PlaceCommand => opens(account, position, lots, ticks, { side: position === 'LONG' ? 'sell' : 'buy', ...more });

/** An order in one-way mode. */
export const oneWay = (
  account: number,
  side: 'buy' | 'sell',
  lots: number,
  ticks: number,
  more: Partial<PlaceCommand> = {},
): PlaceCommand => ({ ...ORDER, account, position: 'none', side, lots, ticks, ...more });

export const AT_MARKET = { type: 'market', timeInForce: 'ioc', ticks: 0 } as const;

/** A stop that closes a LONG position at the market when the mark falls so low. */
export const stopOf = (stopTicks: number, more: Partial<StopTerms> = {}): StopTerms => ({
  side: 'sell',
  position: 'LONG',
  type: 'market',
  timeInForce: 'ioc',
  postOnly: false,
  reduceOnly: false,
  selfTrade: 'expireMaker',
  ticks: 0,
  lots: 0,
  watches: 'mark',
  trigger: 'below',
  stopTicks,
  isBound: true,
  ...more,
});

export const stops = (account: number, ...list: readonly StopTerms[]): FuturesCommand => ({
  kind: 'placeStops',
  account,
  contract: 1,
  stops: list,
  clientId: '',
});

export const cancel = (account: number, orderId: number): FuturesCommand => ({
  kind: 'cancel',
  account,
  orderId,
  clientId: '',
});

/** A core with one contract and four people of 10,000 USDT each. */
export class Rig {
  readonly core: FuturesCore;
  protected atMs = 1_000;

  constructor(limits: Partial<FuturesLimits> = {}) {
    this.core = new FuturesCore({ ...DEFAULT_FUTURES_LIMITS, ...limits });
    this.run(...START);
  }

  /** What the commands did, each its own. */
  run(...commands: readonly FuturesCommand[]): FuturesOutcome[] {
    const buffer = new WordBuffer();
    for (const command of commands) encodeCommand(command, buffer);
    this.atMs += 1;
    return readEvents(this.core.apply(buffer.view(), this.atMs));
  }

  /** What one command did. */
  one(command: FuturesCommand): FuturesOutcome {
    return this.run(command)[0]!;
  }

  /** What one command was refused for, or its answer's kind where it was not. */
  answer(command: FuturesCommand): string {
    const [answer] = this.one(command);
    return answer!.kind === 'refused' ? answer!.refusal.code : answer!.kind;
  }

  /** The id of an order that was accepted. */
  place(command: PlaceCommand): number {
    const [answer] = this.one(command);
    if (answer?.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(answer)}`);
    return answer.orderId;
  }

  balance(account: number): number {
    return this.moneyOf(account, MONEY.BALANCE);
  }

  bound(account: number): number {
    return this.moneyOf(account, MONEY.BOUND);
  }

  position(account: number, side: 'LONG' | 'SHORT', contract = 1): { lots: number; margin: number } {
    const { stakes, accounts } = this.core.state;
    const stake = stakes.find(accounts.find(account), contract);
    const at = side === 'LONG' ? LONG : SHORT;
    if (stake < 0) return { lots: 0, margin: 0 };
    return { lots: stakes.lotsOf(stake, at), margin: stakes.marginOf(stake, at) };
  }

  private moneyOf(account: number, field: number): number {
    const { accounts } = this.core.state;
    return accounts.money[accounts.find(account) * MONEY.WIDTH + field]!;
  }
}

export const kindsOf = (outcome: readonly FuturesEvent[]): readonly string[] =>
  outcome.map((event) => (event.kind === 'ended' ? `${event.orderId} ${event.reason}` : event.kind));
