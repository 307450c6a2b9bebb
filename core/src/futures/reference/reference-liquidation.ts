import { tierOf } from '../tiers.ts';
import { down, least, most, plain, sum, up } from './exact.ts';
import { PPM, SIDES } from './reference-books.ts';
import { ReferenceDeleveraging } from './reference-deleveraging.ts';
import { isOf } from './reference-keeping.ts';
import { closed, type Held, isPriced, needOf, notional, opposite, type Unit, unrealised } from './reference-units.ts';

/** What of a unit's money was taken by whom it was paid, and has not gone back. */
interface Taken {
  byBalance: bigint;
  byCoupons: bigint;
  byFund: bigint;
}

/** What becomes of units in the plain core that have no more than they need. */
export abstract class ReferenceLiquidation extends ReferenceDeleveraging {
  /** Every unit that is due and does not wait yet waits from now on, the one that lacks most first. */
  protected enqueue(): void {
    const due = [...this.accounts.keys()]
      .flatMap((account) => this.unitsOf(account))
      .filter((unit) => this.isUnitDue(unit) && !this.queue.some((one) => isSame(one, unit)))
      .map((unit) => ({ unit, ...this.standingOf(unit) }));
    due.sort((one, other) => {
      const [left, right] = [one.havePpm * other.needPpm, other.havePpm * one.needPpm];
      return left < right ? -1 : left > right ? 1 : compareUnits(one.unit, other.unit);
    });
    this.queue.push(...due.map(({ unit }) => unit));
  }

  private unitsOf(account: number): Unit[] {
    const isolated = this.positionsOf(account).filter(({ stake }) => stake.marginMode === 'isolated');
    return [{ account, contract: 0, position: 'none' }, ...isolated.map((held) => this.unitOf(held))];
  }

  protected liquidateNext(): void {
    for (let turn = 0; turn < this.limits.liquidationsMax; turn += 1) {
      const unit = this.queue[0];
      if (unit === undefined) return;
      this.liquidate(unit);
      this.queue.shift();
    }
  }

  private liquidate(unit: Unit): void {
    const liquidationId = this.nextId++;
    const { account } = unit;
    const { needPpm } = this.standingOf(unit);
    this.said.push({
      kind: 'liquidation',
      liquidationId,
      ...unit,
      haveMinor: plain(this.haveOf(unit)),
      needMinor: plain(up(needPpm, PPM)),
      creditMinor: unit.position === 'none' ? plain(this.creditOf(account)) : 0,
    });
    const isSpared = this.isSpared(unit);
    if (!isSpared) this.takeOver(unit);
    this.said.push({ kind: 'liquidated', liquidationId, account, isSpared });
  }

  /** The steps after which a unit may have more than it needs again. */
  private isSpared(unit: Unit): boolean {
    if (!this.isUnitDue(unit)) return true;
    const isCross = unit.position === 'none';
    const meant = this.stakesOf(unit.account).filter(({ marginMode, contract }) =>
      isCross ? marginMode === 'cross' : contract === unit.contract,
    );
    for (const stake of meant) this.endAll((one) => isOf(one, stake), 'liquidation');
    if (isCross) {
      for (const held of this.membersOf(unit)) if (held.side === 'LONG' && isPriced(held)) this.net(unit, held);
      if (!this.isUnitDue(unit)) return true;
    }
    this.reduce(unit);
    return !this.isUnitDue(unit);
  }

  /** Closes both sides of a stake against each other. */
  private net(unit: Unit, long: Held): void {
    const { stake, contract } = long;
    if (stake.SHORT === null) return;
    const short: Held = { ...long, side: 'SHORT', position: stake.SHORT };
    const lots = least(long.position.lots, short.position.lots);
    const [one, other] = [closed(long, lots, contract.markTicks), closed(short, lots, contract.markTicks)];
    const realised = one.realised + other.realised;
    if (realised < 0n && -realised > this.behind(unit)) return;
    this.said.push({
      kind: 'netted',
      contract: stake.contract,
      account: unit.account,
      lots: plain(lots),
      markTicks: plain(contract.markTicks),
      longRealisedMinor: plain(one.realised),
      shortRealisedMinor: plain(other.realised),
    });
    stake.LONG = one.rest;
    stake.SHORT = other.rest;
    this.settle(unit.account, realised, stake.contract);
  }

  /** Closes the position that needs most down to a lower tier, where that is enough. */
  private reduce(unit: Unit): void {
    const members = this.membersOf(unit).filter(isPriced);
    const together = (one: Held) => members.filter(({ contract }) => contract === one.contract);
    const needsMost = most(...(members.map((one) => needOf(together(one))) as [bigint, ...bigint[]]));
    const [one, other] = together(members.find((each) => needOf(together(each)) === needsMost)!);
    const held = other && other.position.lots > one!.position.lots ? other : one!;
    const others = other ? least(one!.position.lots, other.position.lots) : 0n;
    const rest = this.reducedLots(unit, held, others);
    if (rest === 0n) return;
    const { contract, side, stake } = held;
    const isBuy = side === 'SHORT';
    const lots = held.position.lots - rest;
    const limitTicks = this.marketLimit(contract, isBuy);
    this.said.push({
      kind: 'reducing',
      contract: stake.contract,
      account: unit.account,
      position: side,
      lots: plain(lots),
      limitTicks: plain(limitTicks),
    });
    const effectOf = (ticks: bigint, part: bigint) => {
      const now = { ...held, position: stake[side]! };
      const fee = up(part * ticks * contract.unit * BigInt(contract.terms.liquidationFeePpm), PPM);
      return { now, fee, ...closed(now, part, ticks) };
    };
    this.sweep({
      contract,
      isBuy,
      limitTicks,
      lots,
      mayFill: (ticks, part) => {
        const { now, fee, realised, rest: left } = effectOf(ticks, part);
        const costs = most(0n, -realised) + fee;
        const isCross = unit.position === 'none';
        const behind = isCross ? this.behind(unit) : now.position.marginMinor - left!.marginMinor;
        // With all lots that are not covered by the other side at a price that is worse than the mark, something must be left.
        const worse = (isBuy ? ticks - contract.markTicks : contract.markTicks - ticks) * contract.unit;
        const have = this.haveOf(unit) - worse * (worse > 0n ? most(part, now.position.lots - others) : part) - fee;
        return costs <= this.meansOf(unit.account) && costs <= behind && (!isCross || have > 0n);
      },
      onFill: (ticks, part) => {
        const { fee, realised, rest: left } = effectOf(ticks, part);
        stake[side] = left;
        this.settle(unit.account, realised, stake.contract);
        this.pay(unit.account, fee, 'liquidation', stake.contract);
        this.moveFund(stake.contract, unit.account, fee);
      },
    });
  }

  /** How many lots may stay; 0 where no lower tier is enough. */
  private reducedLots(unit: Unit, held: Held, others: bigint): bigint {
    const { contract, position, side } = held;
    const { tiers } = contract.terms;
    const lotMinor = contract.markTicks * contract.unit;
    const tier = tierOf(tiers, (position.lots + others) * lotMinor);
    for (const { upToMinor } of tiers.slice(0, tiers.indexOf(tier)).reverse()) {
      const rest = upToMinor / lotMinor - others;
      if (rest <= 0n) continue;
      const lots = position.lots - rest;
      const left = closed(held, lots, contract.markTicks).rest!;
      const kept: Held = { stake: held.stake, side, contract, position: left };
      const fee = up(lots * contract.markTicks * contract.unit * BigInt(contract.terms.liquidationFeePpm), PPM);
      const have = unit.position === 'none' ? this.haveOf(unit) : left.marginMinor + unrealised(kept);
      const members = this.membersOf(unit).map((one) => (one.stake === held.stake && one.side === side ? kept : one));
      if ((have - fee) * PPM > needOf(members)) return rest;
    }
    return 0n;
  }

  /** Takes over the positions of a unit at the mark, with what it still has, and closes them. */
  private takeOver(unit: Unit): void {
    const { account } = unit;
    const held = this.membersOf(unit);
    const frozen = held.filter((one) => !isPriced(one));
    const frozenGain = sum(frozen.map(unrealised));
    const isShort = this.haveOf(unit) - frozenGain <= 0n && frozenGain > 0n;
    const staying = isShort ? [] : frozen;
    const members = isShort ? held : held.filter(isPriced);
    const first = members[0]!.stake.contract;
    const behind = this.behind(unit);
    const gain = sum(members.map(unrealised));
    for (const { stake, side } of members) stake[side] = null;
    this.settle(account, gain > 0n ? gain : -least(-gain, most(0n, behind)), first);
    const isLacking = behind + gain <= 0n;
    const have = behind + gain;
    const part = down(
      (have + sum(staying.map(unrealised))) * sum(members.map(notional)),
      sum([...members, ...staying].map(notional)),
    );
    const own = isLacking ? least(0n, most(0n, behind) + gain) : most(0n, least(have, part));
    const paid = isLacking ? { byBalance: 0n, byCoupons: 0n } : this.pay(account, own, 'liquidation', first);
    const taken: Taken = { ...paid, byFund: isLacking ? 0n : own - paid.byBalance - paid.byCoupons };
    const all = sum(members.map(notional));
    const shares = members.map((held) => down(own * notional(held), all));
    shares[shares.length - 1] = own - sum(shares.slice(0, -1));
    for (const [at, held] of members.entries()) {
      this.said.push({
        kind: 'takenOver',
        contract: held.stake.contract,
        account,
        position: held.side,
        lots: plain(held.position.lots),
        markTicks: plain(held.contract.markTicks),
        realisedMinor: plain(unrealised(held)),
        shareMinor: plain(shares[at]!),
      });
    }
    for (const [at, held] of members.entries()) this.closeOut(account, held, shares[at]!, taken);
  }

  /** Closes a position that was taken over, in the market as far as it goes and then against the other side. */
  private closeOut(account: number, { contract, side, position: { lots } }: Held, share: bigint, taken: Taken): void {
    const { markTicks, unit, terms } = contract;
    const isBuy = side === 'SHORT';
    const feeMost = up(lots * markTicks * unit * BigInt(terms.liquidationFeePpm), PPM);
    const mayCost = share < 0n ? share + least(this.fundSpare(contract), feeMost - share) : share;
    let filled = 0n;
    let better = 0n;
    if (mayCost >= 0n) {
      const far = mayCost / (lots * unit);
      const furthest = this.marketLimit(contract, isBuy);
      this.sweep({
        contract,
        isBuy,
        limitTicks: isBuy ? least(markTicks + far, furthest) : most(markTicks - far, furthest),
        lots,
        mayFill: () => true,
        onFill: (ticks, part) => {
          filled += part;
          better += (isBuy ? markTicks - ticks : ticks - markTicks) * part * unit;
        },
      });
    }
    const used = filled === lots ? share : down(share * filled, lots);
    const surplus = used + better;
    const value = filled * markTicks * unit;
    const fee = most(0n, least(surplus, up(value * BigInt(terms.liquidationFeePpm), PPM)));
    const back = most(0n, surplus - fee);
    const toOwed = least(back, taken.byBalance);
    const toCoupons = least(back - toOwed, taken.byCoupons);
    const toFund = least(back - toOwed - toCoupons, taken.byFund);
    const returned = back - toCoupons - toFund;
    taken.byBalance -= toOwed;
    taken.byCoupons -= toCoupons;
    taken.byFund -= toFund;
    this.accounts.get(account)!.balanceMinor += returned;
    this.pots.coupons += toCoupons;
    this.said.push({
      kind: 'closedOut',
      contract: terms.contract,
      account,
      position: side,
      filledLots: plain(filled),
      surplusMinor: plain(surplus),
      feeMinor: plain(fee),
      returnedMinor: plain(returned),
    });
    this.moveFund(terms.contract, account, surplus < 0n ? surplus : fee + toFund);
    this.deleverage(account, contract.terms.contract, opposite(side), lots - filled, share - used);
  }
}

const isSame = (one: Unit, other: Unit): boolean =>
  one.account === other.account && one.contract === other.contract && one.position === other.position;

const placeOf = ({ position }: Unit): number => (position === 'none' ? -1 : SIDES.indexOf(position));

/** A cross unit has contract 0 and so comes before the isolated ones. */
const compareUnits = (one: Unit, other: Unit): number =>
  one.account - other.account || one.contract - other.contract || placeOf(one) - placeOf(other);
