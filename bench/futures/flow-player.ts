import { LONG } from '../../core/src/futures/machine/stakes.ts';
import type { Player } from '../core/books.ts';
import { CANCEL, type Flow, LIMIT } from '../core/flow.ts';
import { Exchange, MARK_TICKS, order } from './exchange.ts';

/** Accounts that have a position each, and give the orders. */
const POSITIONS = 10_000;
const HALF = POSITIONS / 2;
const START_LOTS = 100;
const MONEY_MINOR = 100_000_000_000;
const LEVERAGE = 20;

/** The whole futures core, playing the flow that the spot core plays; every account has a position before it begins. */
export function futuresPlayer(flow: Flow): Player {
  const exchange = new Exchange();
  for (let account = 1; account <= POSITIONS; account += 1) exchange.open(account, MONEY_MINOR, LEVERAGE);
  for (let seller = 1; seller <= HALF; seller += 1) exchange.meet(seller, seller + HALF, MARK_TICKS, START_LOTS);
  exchange.flush();
  const { core } = exchange;
  if (exchange.positionCount() !== POSITIONS) throw new Error(`${exchange.positionCount()} positions`);
  const { accounts, orderIds } = numbersOf(flow, core.state.nextId);
  return {
    play(from: number, to: number) {
      for (let at = from; at < to; at += 1) {
        const account = accounts[at]!;
        if (flow.kinds[at] === CANCEL) exchange.send({ kind: 'cancel', account, orderId: orderIds[at]!, clientId: '' });
        else {
          const ticks = flow.kinds[at] === LIMIT ? flow.ticks[at]! : 0;
          exchange.send(order(account, flow.isBuy[at] === 1 ? 'buy' : 'sell', ticks, flow.lots[at]!));
        }
      }
      exchange.flush();
    },
    traded: () => {
      const { bids, asks } = core.state.contracts[1]!.book;
      const lots = exchange.openLots(LONG) - HALF * START_LOTS;
      return { lots, levels: [...bids.levels()].length + [...asks.levels()].length };
    },
  };
}

/** Accounts and ids of each command, computed before the clock starts. Buyers and sellers are different accounts. */
function numbersOf(flow: Flow, firstId: number) {
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
    accounts[at] = 1 + ((at * 7) % HALF) + flow.isBuy[at]! * HALF;
    orderIds[at] = next;
    next += 1;
  }
  return { accounts, orderIds };
}
