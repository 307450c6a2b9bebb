import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../journal/digest.ts';
import { lengthOf, WordBuffer } from '../journal/words.ts';
import type { Command } from './command.ts';
import { decodeCommand, encodeCommand } from './journal/command-codec.ts';
import { readChanges } from './journal/event-reader.ts';
import type { CoreImage, OrderImage } from './journal/image.ts';
import { imageOf, restore } from './journal/snapshot.ts';
import { applyAll } from './reference/compare.ts';
import { RandomCommands } from './reference/random-commands.ts';
import { seeded } from './reference/seeded.ts';
import { TradingCore } from './trading-core.ts';

const LIMITS = { rememberedMax: 50, openOrdersMax: 40, wakesMax: 3 };
const RUNS = { numRuns: 40 };
const run = fc.record({ seed: fc.nat(), count: fc.integer({ min: 1, max: 250 }) });

/** Batches decided by a seed. The first makes the markets and credits the accounts. */
function batches({ seed, count }: { seed: number; count: number }): Command[][] {
  const random = seeded(seed);
  const commands = new RandomCommands(random);
  const all = [commands.start()];
  while (count > all.length * 4) all.push(Array.from({ length: 1 + Math.floor(random() * 7) }, () => commands.next()));
  return all;
}

describe('the core', () => {
  it('never crosses or locks a book, and keeps each price in order of arrival (I-08)', () => {
    fc.assert(
      fc.property(run, (one) => {
        const core = new TradingCore(LIMITS);
        for (const batch of batches(one)) {
          applyAll(core, batch, 1);
          for (const market of core.state.markets) {
            if (market === undefined) continue;
            const [bid, ask] = [market.book.bids, market.book.asks];
            if (bid.first() === 0 || ask.first() === 0) continue;
            expect(bid.keyOf(bid.bestKey)).toBeLessThan(ask.keyOf(ask.bestKey));
          }
        }
      }),
      RUNS,
    );
  });

  it('trades no worse than the limit, at the maker`s price, the best first (I-08)', () => {
    fc.assert(
      fc.property(run, (one) => {
        const core = new TradingCore(LIMITS);
        for (const batch of batches(one)) {
          for (const [at, outcome] of applyAll(core, batch, 1).entries()) {
            const command = batch[at]!;
            const trades = outcome.flatMap((event) => (event.kind === 'trade' ? [event] : []));
            const first = outcome[0]!;
            if (command.kind !== 'place' || first.kind !== 'accepted') continue;
            const own = trades.filter((trade) => trade.takerOrderId === first.orderId).map((trade) => trade.ticks);
            const sorted = [...own].sort((a, b) => (command.side === 'buy' ? a - b : b - a));
            expect(own).toEqual(sorted);
            if (command.ticks === 0) continue;
            for (const ticks of own) {
              if (command.side === 'buy') expect(ticks).toBeLessThanOrEqual(command.ticks);
              else expect(ticks).toBeGreaterThanOrEqual(command.ticks);
            }
          }
        }
      }),
      RUNS,
    );
  });

  it('loses and makes no minor unit: balances and fees sum to credits less debits (I-06)', () => {
    fc.assert(
      fc.property(run, (one) => {
        const core = new TradingCore(LIMITS);
        const owed = new Map<number, bigint>();
        for (const batch of batches(one)) {
          for (const [at, [answer]] of applyAll(core, batch, 1).entries()) {
            const command = batch[at]!;
            if ((command.kind !== 'credit' && command.kind !== 'debit') || answer!.kind !== 'done') continue;
            const signed = command.kind === 'credit' ? command.amountMinor : -command.amountMinor;
            owed.set(command.asset, (owed.get(command.asset) ?? 0n) + signed);
          }
          expect(sums(imageOf(core))).toEqual(new Map([...owed].filter(([, minor]) => minor > 0n).sort()));
        }
      }),
      RUNS,
    );
  });

  it('holds what the rest of the open orders may cost, a fee on top included, and nothing else (I-02, I-04)', () => {
    fc.assert(
      fc.property(run, (one) => {
        const core = new TradingCore(LIMITS);
        for (const batch of batches(one)) {
          applyAll(core, batch, 1);
          const image = imageOf(core);
          const held = new Map<string, bigint>();
          for (const order of image.orders) {
            const { asset, minor } = holdOf(order, image);
            held.set(`${order.account} ${asset}`, (held.get(`${order.account} ${asset}`) ?? 0n) + minor);
          }
          for (const { account, asset, heldMinor, availableMinor } of image.balances) {
            expect(heldMinor).toBe(held.get(`${account} ${asset}`) ?? 0n);
            expect(availableMinor >= 0n).toBe(true);
          }
        }
      }),
      RUNS,
    );
  });

  it('accounts for every lot of an order: traded, open or closed, forwards only (I-09)', () => {
    fc.assert(
      fc.property(run, (one) => {
        const core = new TradingCore(LIMITS);
        const lives = new Map<number, { lots: number; traded: number; isClosed: boolean }>();
        for (const batch of batches(one)) {
          for (const [at, outcome] of applyAll(core, batch, 1).entries()) {
            const command = batch[at]!;
            const place = command.kind === 'replace' ? command.place : command;
            for (const event of outcome) {
              if (event.kind === 'accepted' && place.kind === 'place') {
                lives.set(event.orderId, { lots: place.lots, traded: 0, isClosed: false });
              } else if (event.kind === 'listed' && command.kind === 'placeList') {
                for (const [which, { lots }] of command.orders.entries()) {
                  lives.set(event.listId + 1 + which, { lots, traded: 0, isClosed: false });
                }
              } else if (event.kind === 'trade') {
                for (const id of [event.makerOrderId, event.takerOrderId]) {
                  const life = lives.get(id)!;
                  expect(life.isClosed).toBe(false);
                  life.traded += event.lots;
                }
              } else if (event.kind === 'amended') lives.get(event.orderId)!.lots = event.lots;
              else if (event.kind === 'closed') {
                const life = lives.get(event.orderId)!;
                expect(life.isClosed).toBe(false);
                life.isClosed = true;
                if (life.lots > 0) expect(life.traded + event.openLots).toBe(life.lots);
              }
            }
          }
        }
        const open = imageOf(core).orders;
        expect(open.map((order) => order.id)).toEqual(
          [...lives].filter(([, life]) => !life.isClosed).map(([id]) => id),
        );
        for (const order of open) expect(lives.get(order.id)!.traded + order.openLots).toBe(order.lots);
      }),
      RUNS,
    );
  });

  it('is the same after a replay, and goes on the same from an image (I-07)', () => {
    fc.assert(
      fc.property(run, fc.nat({ max: 60 }), (one, cut) => {
        const all = batches(one);
        const live = new TradingCore(LIMITS);
        let loaded = new TradingCore(LIMITS);
        for (const [at, batch] of all.entries()) {
          if (at === cut) loaded = restore(imageOf(loaded), LIMITS);
          const buffer = new WordBuffer();
          for (const command of batch) encodeCommand(command, buffer);
          const said = live.apply(buffer.view(), at).slice();
          expect(loaded.apply(buffer.view(), at)).toEqual(said);
        }
        expect(hashOf(imageOf(loaded))).toBe(hashOf(imageOf(live)));
        expect(imageOf(restore(imageOf(live), LIMITS))).toEqual(imageOf(live));
      }),
      RUNS,
    );
  });

  it('tells changes from which the balances and books can be kept (I-15)', () => {
    fc.assert(
      fc.property(run, (one) => {
        const core = new TradingCore(LIMITS);
        const balances = new Map<string, readonly bigint[]>();
        const levels = new Map<string, number>();
        for (const [at, batch] of batches(one).entries()) {
          applyAll(core, batch, 1);
          if (at % 3 === 1) continue;
          const changes = readChanges(core.takeChanges());
          for (const { account, asset, availableMinor, heldMinor } of changes.balances) {
            balances.set(`${account} ${asset}`, [availableMinor, heldMinor]);
          }
          for (const { market, side, ticks, lots } of changes.levels) levels.set(`${market} ${side} ${ticks}`, lots);
          const image = imageOf(core);
          for (const balance of image.balances) {
            const told = balances.get(`${balance.account} ${balance.asset}`);
            expect(told).toEqual([balance.availableMinor, balance.heldMinor]);
          }
          expect(new Map([...levels].filter(([, lots]) => lots > 0).sort())).toEqual(levelsOf(image));
        }
      }),
      RUNS,
    );
  });
});

describe('commands as words', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(run, (one) => {
        const buffer = new WordBuffer(16);
        const commands = batches(one).flat();
        for (const command of commands) encodeCommand(command, buffer);
        const words = buffer.view();
        const found = [];
        for (let at = 0; at < words.length; at += lengthOf(words[at]!)) found.push(decodeCommand(words, at));
        expect(found).toEqual(commands);
      }),
      RUNS,
    );
  });
});

function sums(image: CoreImage): Map<number, bigint> {
  const all = new Map<number, bigint>();
  for (const { asset, availableMinor, heldMinor } of image.balances) {
    all.set(asset, (all.get(asset) ?? 0n) + availableMinor + heldMinor);
  }
  return new Map([...all].sort());
}

/** What an order must hold: a third implementation, independent of both cores. */
function holdOf(order: OrderImage, image: CoreImage): { asset: number; minor: bigint } {
  const market = image.markets.find((one) => one.market === order.market)!;
  const before = secondOfPair(order) ? image.orders.find(({ id }) => id === order.id - 1) : undefined;
  const isCovered = before !== undefined && (order.stopTicks > 0 || order.trailBps !== undefined);
  const [openLots, quoteUnits] = order.isPending ? [0n, 0n] : [BigInt(order.openLots), BigInt(order.quoteUnits)];
  if (order.side === 'sell') return { asset: market.base, minor: (isCovered ? 0n : openLots) * market.lotMinor };
  let perLot = worstOf(order, image);
  if (isCovered) perLot -= worstOf(before, image);
  if (perLot < 0n) perLot = 0n;
  return {
    asset: market.quote,
    minor: (quoteUnits + openLots * perLot) * market.unitMinor,
  };
}

const secondOfPair = ({ id, listId = id, contingency }: OrderImage): boolean =>
  id - listId === (contingency === 'oco' ? 2 : contingency === 'otoco' ? 3 : -1);

/** The most that a lot of a buy may cost, with a fee on top. */
function worstOf(order: OrderImage, image: CoreImage): bigint {
  if (order.feeFrom === 'received') return BigInt(order.ticks);
  const rates = image.fees.find((one) => one.version === order.feeVersion)!.levels[order.feeLevel]!;
  const ppm = BigInt(Math.max(rates.makerPpm, rates.takerPpm));
  return BigInt(order.ticks) + (BigInt(order.ticks) * ppm + 999_999n) / 1_000_000n;
}

function levelsOf(image: CoreImage): Map<string, number> {
  const levels = new Map<string, number>();
  for (const { market, side, ticks, openLots, hiddenLots = 0, stopTicks, trailBps, isPending } of image.orders) {
    if (stopTicks > 0 || trailBps !== undefined || isPending) continue;
    levels.set(`${market} ${side} ${ticks}`, (levels.get(`${market} ${side} ${ticks}`) ?? 0) + openLots - hiddenLots);
  }
  return new Map([...levels].sort());
}
