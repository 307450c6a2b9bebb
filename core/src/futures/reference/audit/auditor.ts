import type { FuturesCommand } from '../../machine/command.ts';
import type { FuturesOutcome } from '../../machine/event.ts';
import type { FuturesImage } from '../../machine/image.ts';
import { AuditorBooks, expectThat } from './auditor-books.ts';

type Known = Omit<FuturesImage, 'remembered'>;

/**
 * Keeps its own books from nothing but commands and what events say was done: balances, coupons, pots, and what positions were opened
 * for. It knows no margins, no book and none of the core's code; only that money and lots must come from somewhere.
 */
export class FuturesAuditor extends AuditorBooks {
  /** Reads what a command did. Throws at the first impossible thing. */
  read(command: FuturesCommand, outcome: FuturesOutcome): void {
    const [first] = outcome;
    if (first === undefined) throw new Error('a command has no answer');
    if (first.kind === 'done') this.done(command);
    if (first.kind === 'accepted' && command.kind === 'place') {
      this.begin(first.orderId, command.account, command.contract, command, false);
    }
    if (first.kind === 'waiting' && command.kind === 'placeStops') {
      for (const [at, id] of first.orderIds.entries()) {
        this.begin(id, command.account, command.contract, command.stops[at]!, true);
      }
    }
    let fundingMinor = 0n;
    this.isFunding = command.kind === 'fund';
    for (const event of outcome) {
      this.event(event);
      if (event.kind === 'funded') fundingMinor -= BigInt(event.amountMinor);
      if (this.isFunding && event.kind === 'fundMoved') fundingMinor -= BigInt(event.amountMinor);
    }
    this.closeOutDone();
    this.reducing = null;
    this.pots.rounding += fundingMinor;
    expectThat(fundingMinor >= 0n, 'more funding was given than taken');
  }

  /** Throws where the core's own books differ, or cannot be. */
  compare(image: Known): void {
    for (const { account, balanceMinor, coupons } of image.accounts) {
      const own = this.balances.get(account) ?? 0n;
      expectThat(own === BigInt(balanceMinor), `the balance ${account} is ${balanceMinor}, from the events ${own}`);
      expectThat(balanceMinor >= 0, `the balance ${account} is below zero`);
      for (const { couponId, leftMinor } of coupons) {
        const left = this.coupons.get(`${account} ${couponId}`);
        expectThat(left === BigInt(leftMinor), `coupon ${couponId} of ${account} has another rest`);
      }
      const left = [...this.coupons].filter(([key, minor]) => key.startsWith(`${account} `) && minor > 0n);
      expectThat(left.length === coupons.length, `coupons of ${account} are missing`);
    }
    for (const pot of ['fees', 'rounding', 'coupons'] as const) {
      const own = this.pots[pot];
      expectThat(own === BigInt(image.pots[pot]), `the pot ${pot} is ${image.pots[pot]}, from the events ${own}`);
      expectThat(own >= 0n, `the pot ${pot} is below zero`);
    }
    for (const contract of image.contracts) this.compareContract(image, contract.contract);
    this.compareOrders(image);
    const all = this.worthOf(image);
    expectThat(all === this.issuedMinor, `there are ${all} minor units, and ${this.issuedMinor} were put in`);
  }

  private compareContract(image: Known, contract: number): void {
    const fundMinor = BigInt(image.contracts.find((one) => one.contract === contract)!.fundMinor);
    expectThat(fundMinor === (this.funds.get(contract) ?? 0n), `the fund of ${contract} is another`);
    let open = 0;
    for (const stake of image.stakes.filter((one) => one.contract === contract)) {
      for (const [side, position] of [['LONG', stake.long] as const, ['SHORT', stake.short] as const]) {
        const own = this.positions.get(`${stake.account} ${contract} ${side}`);
        const where = `${side} of ${stake.account} in ${contract}`;
        expectThat((own?.lots ?? 0n) === BigInt(position?.lots ?? 0), `${where} has other lots`);
        if (position === undefined) continue;
        expectThat(own!.entryUnits === BigInt(position.entryUnits), `${where} was opened for something else`);
        expectThat(position.lots > 0 && position.marginMinor > 0, `${where} has no lots or no margin`);
        open += side === 'LONG' ? position.lots : -position.lots;
        const closing = image.orders.filter(
          (order) =>
            order.account === stake.account &&
            order.contract === contract &&
            (order.position === side || order.reduceOnly) &&
            order.side === (side === 'LONG' ? 'sell' : 'buy'),
        );
        const lots = closing.reduce((sum, { openLots }) => sum + openLots, 0);
        expectThat(lots <= position.lots, `${where} has more orders that close it than lots`);
      }
    }
    expectThat(open === 0, `${contract} has other lots LONG than SHORT`);
    const book = image.orders.filter((order) => order.contract === contract);
    const bids = book.filter(({ side }) => side === 'buy').map(({ ticks }) => ticks);
    const asks = book.filter(({ side }) => side === 'sell').map(({ ticks }) => ticks);
    expectThat(Math.max(0, ...bids) < Math.min(2 ** 30, ...asks), `the book of ${contract} is crossed`);
  }

  private compareOrders({ orders, stops }: Known): void {
    const open = [...orders, ...stops].map(({ id }) => id).sort((one, other) => one - other);
    const own = [...this.lives.keys()].sort((one, other) => one - other);
    expectThat(String(open) === String(own), 'other orders are open');
    for (const { id, lots, openLots, coveredLots, heldMinor } of orders) {
      const life = this.lives.get(id)!;
      expectThat(!life.isWaiting && life.lots === lots, `order ${id} is of another size`);
      expectThat(life.lots - life.traded === openLots && openLots > 0, `order ${id} has other lots left`);
      expectThat(
        coveredLots <= openLots && heldMinor > 0 === coveredLots > 0,
        `order ${id} holds what it does not need`,
      );
    }
  }

  /** All that there is, with what positions would bring at any common price. */
  private worthOf(image: Known): bigint {
    let all = 0n;
    for (const { balanceMinor, coupons } of image.accounts) {
      all += BigInt(balanceMinor);
      for (const { leftMinor } of coupons) all += BigInt(leftMinor);
    }
    for (const minor of [image.pots.fees, image.pots.rounding, image.pots.coupons]) all += BigInt(minor);
    for (const { fundMinor } of image.contracts) all += BigInt(fundMinor);
    for (const { contract, long, short } of image.stakes) {
      const units = BigInt(short?.entryUnits ?? 0) - BigInt(long?.entryUnits ?? 0);
      all += units * this.units.get(contract)!;
    }
    return all;
  }
}
