import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sealRow } from '../../core/src/journal/journal-row.ts';
import { WordBuffer } from '../../core/src/journal/words.ts';
import type { PlaceCommand } from '../../core/src/trading/command.ts';
import { encodeCommand } from '../../core/src/trading/journal/command-codec.ts';
import { playerOf } from './cores.ts';
import { makeFlow } from './flow.ts';

const ORDERS = 200_000;
const STEP = 1_000;
const FIRST_ACCOUNT = 5_000;
/** A price so high that each page within the band has room for an order; sales from here up match nobody. */
const REFERENCE_TICKS = 500_000_000;
const FROM_TICKS = 460_000_000;
/** Distances in ticks between orders, and whether the orders are stops. */
const WAYS = [
  { apart: 0, isStop: false },
  { apart: 1, isStop: false },
  { apart: 128, isStop: false },
  { apart: 256, isStop: false },
  { apart: 256, isStop: true },
] as const;

/**
 * Bytes of process memory per open order, everything included, in the worst of several price distributions.
 *
 * @param displayLots  how many of each order's ten lots show; 0 for all
 */
export function bytesPerOrder(scale: number, displayLots = 0): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  return Math.max(...WAYS.map((way) => bytesOf(Math.round((ORDERS * scale) / STEP) * STEP, way, displayLots, collect)));
}

function bytesOf(
  orders: number,
  { apart, isStop }: (typeof WAYS)[number],
  displayLots: number,
  collect: () => void,
): number {
  const flow = makeFlow({ operations: 1_000, resting: 1_000, spreadTicks: 2_000, seed: 3 });
  const { core, play } = playerOf(flow, sealRow);
  play(0, flow.from);
  const words = new WordBuffer();
  encodeCommand({ kind: 'reference', market: 1, ticks: REFERENCE_TICKS }, words);
  for (let account = FIRST_ACCOUNT; account < FIRST_ACCOUNT + orders / STEP; account += 1) {
    encodeCommand(
      { kind: 'credit', account, asset: 1, amountMinor: 10n ** 15n, transferId: `money ${account}` },
      words,
    );
  }
  core.apply(words.view(), core.atMs);
  const used = () => {
    // Buffers found dead are freed in the background, and at the latest by the next collection.
    collect();
    collect();
    const { arrayBuffers, heapUsed } = process.memoryUsage();
    return arrayBuffers + heapUsed;
  };
  const open = core.state.pool.size;
  const before = used();
  for (let at = 0; at < orders; ) {
    words.length = 0;
    const account = FIRST_ACCOUNT + at / STEP;
    for (const end = at + STEP; at < end; at += 1)
      encodeCommand(order(account, FROM_TICKS + at * apart, isStop, displayLots), words);
    core.apply(words.view(), core.atMs);
    core.takeChanges();
  }
  const bytes = used() - before;
  if (core.state.pool.size - open !== orders)
    throw new Error(`of ${orders} orders ${core.state.pool.size - open} rest`);
  return bytes / orders;
}

const order = (account: number, ticks: number, isStop: boolean, displayLots: number): PlaceCommand => ({
  kind: 'place',
  account,
  market: 1,
  side: 'sell',
  type: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  ticks,
  lots: 10,
  quoteUnits: 0,
  trigger: isStop ? 'above' : 'none',
  stopTicks: isStop ? ticks : 0,
  feeFrom: 'received',
  selfTrade: 'expireTaker',
  clientId: '',
  idUse: 'once',
  ...(displayLots > 0 && { displayLots }),
});
