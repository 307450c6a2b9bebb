import { layRow, NO_HASH, sealRow } from '../../core/src/journal/journal-row.ts';
import { WordBuffer } from '../../core/src/journal/words.ts';
import type { Command } from '../../core/src/trading/command.ts';
import { encodeCommand } from '../../core/src/trading/journal/command-codec.ts';
import { imageOf } from '../../core/src/trading/journal/snapshot.ts';
import { TradingCore } from '../../core/src/trading/trading-core.ts';
import type { Player } from './books.ts';
import { CANCEL, type Flow, LIMIT } from './flow.ts';

const ACCOUNTS = 1_000;
const BATCH = 256;
/** Changes of balances and levels are read every so many batches, as a projector and a live book do. */
const CHANGES_EVERY = 16;
const CREDIT_MINOR = 10n ** 15n;
const BASE = 1;
const QUOTE = 2;
const AT_MS = 1_790_000_000_000;

/** The whole core: encoded commands, accounts, holds, fees, events, and each batch laid out as the journal keeps it. */
export const ourCore = (flow: Flow): CorePlayer => playerOf(flow, layRow);

/** The same core, with the checksum that each journal row carries. */
export const ourSealedCore = (flow: Flow): CorePlayer => playerOf(flow, sealRow);

export interface CorePlayer extends Player {
  readonly core: TradingCore;
}

/** @param rows  receives the rows, for callers that read them again */
export function playerOf(flow: Flow, write: typeof sealRow, rows?: Uint32Array[]): CorePlayer {
  const core = new TradingCore();
  const commands = new WordBuffer();
  let pending = 0;
  let batches = 0;

  const flush = (): void => {
    const words = commands.view();
    const firstSequence = core.sequence + 1;
    const events = core.apply(words, AT_MS + core.sequence);
    const row = write({
      firstSequence,
      count: pending,
      atMs: core.atMs,
      previousHash: NO_HASH,
      commands: words,
      events,
    });
    batches += 1;
    if (batches % CHANGES_EVERY === 0) core.takeChanges();
    rows?.push(row);
    commands.length = 0;
    pending = 0;
  };
  const send = (command: Command): void => {
    encodeCommand(command, commands);
    pending += 1;
    if (pending === BATCH) flush();
  };
  setUp(send);
  flush();
  const numbers = numbersOf(flow, core.state.nextId);
  return {
    core,
    play(from: number, to: number) {
      for (let at = from; at < to; at += 1) send(commandOf(flow, numbers, at));
      if (pending > 0) flush();
    },
    traded: () => {
      const market = core.state.markets[1]!;
      const levels = [...market.book.bids.levels()].length + [...market.book.asks.levels()].length;
      return { lots: soldLots(core), levels };
    },
  };
}

/** Lots that changed hands: what the sellers, all credited with the same amount, no longer have. */
function soldLots(core: TradingCore): number {
  const market = core.state.markets[1]!;
  let leftMinor = 0n;
  for (const { account, asset, availableMinor, heldMinor } of imageOf(core).balances) {
    // Account 0 is the house and holds fees.
    if (asset === BASE && account > 0 && account <= ACCOUNTS / 2) leftMinor += availableMinor + heldMinor;
  }
  return Number((CREDIT_MINOR * BigInt(ACCOUNTS / 2) - leftMinor) / market.lotMinor);
}

/** The numbers of each command, computed before the clock starts, as they would arrive in a request. */
interface Numbers {
  readonly accounts: Int32Array;
  /** For each cancel, the core's id of the order: ids count the placed orders. */
  readonly orderIds: Int32Array;
}

/**
 * Buyers and sellers are different accounts, so that no order meets one of its own account; the peer does not prevent that.
 */
function numbersOf(flow: Flow, firstId: number): Numbers {
  const total = flow.kinds.length;
  const accounts = new Int32Array(total);
  const orderIds = new Int32Array(total);
  let next = firstId;
  for (let at = 0; at < total; at += 1) {
    if (flow.kinds[at] === CANCEL) {
      accounts[at] = accounts[flow.targets[at]! - 1]!;
      orderIds[at] = orderIds[flow.targets[at]! - 1]!;
      continue;
    }
    accounts[at] = 1 + ((at * 7) % (ACCOUNTS / 2)) + flow.isBuy[at]! * (ACCOUNTS / 2);
    orderIds[at] = next;
    next += 1;
  }
  return { accounts, orderIds };
}

function commandOf(flow: Flow, { accounts, orderIds }: Numbers, at: number): Command {
  const kind = flow.kinds[at];
  if (kind === CANCEL) return { kind: 'cancel', account: accounts[at]!, orderId: orderIds[at]!, clientId: '' };
  const isLimit = kind === LIMIT;
  return {
    kind: 'place',
    account: accounts[at]!,
    market: 1,
    side: flow.isBuy[at] === 1 ? 'buy' : 'sell',
    type: isLimit ? 'limit' : 'market',
    timeInForce: isLimit ? 'gtc' : 'ioc',
    postOnly: false,
    ticks: isLimit ? flow.ticks[at]! : 0,
    lots: flow.lots[at]!,
    quoteUnits: 0,
    trigger: 'none',
    stopTicks: 0,
    feeFrom: 'received',
    selfTrade: 'expireTaker',
    idUse: 'once',
    clientId: '',
  };
}

/** BTC (8 places) against USDT (6 places): a lot is 0.00001 BTC, a tick 0.1 USDT, with three fee levels. */
function setUp(send: (command: Command) => void): void {
  send({
    kind: 'market',
    market: 1,
    base: BASE,
    quote: QUOTE,
    lotMinor: 1_000n,
    unitMinor: 1n,
    minNotionalUnits: 100_000,
    bandPpm: 100_000,
  });
  send({ kind: 'reference', market: 1, ticks: 1_000_000 });
  const levels = [2_000, 1_600, 1_200].map((makerPpm) => ({ makerPpm, takerPpm: makerPpm + 200 }));
  send({ kind: 'fees', version: 1, levels });
  for (let account = 1; account <= ACCOUNTS; account += 1) {
    send({ kind: 'feeLevel', account, level: account % levels.length });
    const credit = { kind: 'credit', account, amountMinor: CREDIT_MINOR } as const;
    send({ ...credit, asset: BASE, transferId: `base-${account}` });
    send({ ...credit, asset: QUOTE, transferId: `quote-${account}` });
  }
}
