import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liquidationPrice } from '../../liquidation.ts';
import { MAJOR_TERMS } from '../../majors.fixture.ts';
import { initialMarginMinor } from '../../margin.ts';
import { increased, type Side } from '../../position.ts';
import { contractOf, credit, mark, opens } from '../futures-core.rig.ts';
import { LONG, SHORT } from '../stakes.ts';
import { Standing } from '../standing.ts';
import type { FuturesState, QueuedUnit } from '../state.ts';
import { Risk, usdt } from './risk.rig.ts';
import { standingOf } from './units.ts';

const ACCOUNTS = [201, 202, 203, 204, 205];
const CONTRACTS = [1, 2, 3];
const LEVERAGES = [10, 40, 100];

const step = fc.oneof(
  // Somebody and somebody else, a contract, lots, a leverage.
  fc.record({
    kind: fc.constant('deal' as const),
    long: fc.nat(4),
    short: fc.nat(4),
    contract: fc.nat(2),
    lots: fc.integer({ min: 100, max: 3_000 }),
  }),
  fc.record({
    kind: fc.constant('mark' as const),
    contract: fc.nat(2),
    permille: fc.oneof(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -40, max: 40 })),
  }),
  fc.record({ kind: fc.constant('freeze' as const), contract: fc.nat(2) }),
  fc.record({ kind: fc.constant('move' as const), who: fc.nat(4), whole: fc.integer({ min: -500, max: 500 }) }),
);

/** Every unit that is due, found by looking at all. */
function dueUnits(state: FuturesState): QueuedUnit[] {
  const { accounts, stakes } = state;
  const standing = new Standing(state);
  const units: QueuedUnit[] = [];
  for (let owner = 0; owner < accounts.size; owner += 1) {
    units.push({ owner, stake: -1, side: -1 });
    for (const stake of accounts.stakesAt(owner)) {
      if (stakes.isIsolated(stake)) units.push({ owner, stake, side: LONG }, { owner, stake, side: SHORT });
    }
  }
  return units.filter((unit) => standingOf(standing, unit).isDue);
}

describe('guards', () => {
  it('of one position see it at its price, however far the mark jumps, and not a tick before', () => {
    const one = fc.record({
      side: fc.constantFrom<Side>('LONG', 'SHORT'),
      lots: fc.integer({ min: 1, max: 20_000 }),
      leverage: fc.integer({ min: 2, max: 20 }),
    });
    fc.assert(
      fc.property(one, ({ side, lots, leverage }) => {
        const ticks = 4_000_000;
        const found = (markTicks: number): number => {
          const rig = new Risk({ liquidationsMax: 0 });
          const [ann, bob] = [201, 202];
          for (const account of [ann, bob])
            rig.run({ kind: 'open', account }, credit(account, usdt(10_000_000), 'start'));
          rig.run({ kind: 'leverage', account: bob, contract: 1, leverage: 1 });
          rig.run({ kind: 'marginMode', account: ann, contract: 1, marginMode: 'isolated' });
          rig.run({ kind: 'leverage', account: ann, contract: 1, leverage });
          rig.run(mark(ticks));
          const [long, short] = side === 'LONG' ? [ann, bob] : [bob, ann];
          rig.place(opens(short, 'SHORT', lots, ticks));
          rig.place(opens(long, 'LONG', lots, ticks));
          rig.run(mark(ticks), mark(markTicks));
          return rig.core.state.queue.length;
        };
        const position = increased(null, side, BigInt(lots), BigInt(ticks));
        const marginMinor = initialMarginMinor(position.entryUnits * MAJOR_TERMS.unitMinor, leverage);
        const { numerator, denominator } = liquidationPrice({ position, marginMinor }, MAJOR_TERMS)!;
        const due = Number(side === 'LONG' ? numerator / denominator : (numerator + denominator - 1n) / denominator);
        expect([found(due), found(side === 'LONG' ? due + 1 : due - 1)]).toEqual([1, 0]);
      }),
      { numRuns: 50 },
    );
  });

  it('let no unit become due unseen, whatever its owner does and however the marks move', () => {
    const isolated = fc.array(fc.boolean(), { minLength: 15, maxLength: 15 });
    const leverages = fc.array(fc.constantFrom(...LEVERAGES), { minLength: 15, maxLength: 15 });
    fc.assert(
      fc.property(
        isolated,
        leverages,
        fc.array(step, { minLength: 30, maxLength: 80 }),
        (areIsolated, times, steps) => {
          // Nothing is liquidated, so that who is found stays in the queue.
          const rig = new Risk({ liquidationsMax: 0 });
          const marks = [4_000_000, 3_000_000, 1_000_000];
          rig.run({ kind: 'fees', version: 3, levels: [{ makerPpm: 0, takerPpm: 0 }] });
          for (const [at, contract] of CONTRACTS.entries()) rig.run(contractOf(contract), mark(marks[at]!, contract));
          for (const [place, account] of ACCOUNTS.entries()) {
            rig.run({ kind: 'open', account }, credit(account, usdt(3_000), 'start'));
            for (const [at, contract] of CONTRACTS.entries()) {
              const which = place * CONTRACTS.length + at;
              const marginMode = areIsolated[which] ? 'isolated' : 'cross';
              rig.run({ kind: 'marginMode', account, contract, marginMode });
              rig.run({ kind: 'leverage', account, contract, leverage: times[which]! });
            }
          }
          for (const [at, each] of steps.entries()) {
            if (each.kind === 'deal') {
              const [ticks, contract] = [marks[each.contract]!, CONTRACTS[each.contract]!];
              rig.run(opens(ACCOUNTS[each.short]!, 'SHORT', each.lots, ticks, { contract }));
              rig.run(opens(ACCOUNTS[each.long]!, 'LONG', each.lots, ticks, { contract, timeInForce: 'ioc' }));
              rig.run(...ACCOUNTS.map((account) => ({ kind: 'cancelAll', account, contract: 0 }) as const));
            } else if (each.kind === 'freeze') rig.run({ kind: 'freeze', contract: CONTRACTS[each.contract]! });
            else if (each.kind === 'move') {
              const kind = each.whole < 0 ? 'debit' : 'credit';
              const amountMinor = usdt(Math.abs(each.whole));
              rig.run({ kind, account: ACCOUNTS[each.who]!, amountMinor, transferId: `${at}`, voidsCredit: false });
            } else {
              marks[each.contract] = Math.max(1, Math.round(marks[each.contract]! * (1 + each.permille / 1_000)));
              rig.run(mark(marks[each.contract]!, CONTRACTS[each.contract]!));
              const { queue } = rig.core.state;
              for (const unit of dueUnits(rig.core.state)) expect(queue).toContainEqual(unit);
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
