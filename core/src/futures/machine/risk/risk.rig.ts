import { MONEY } from '../accounts.ts';
import type { FuturesCommand, PositionSide } from '../command.ts';
import type { FuturesEvent } from '../event.ts';
import { ANN, BOB, closes, contractOf, credit, EVE, opens, Rig, TOM, USDT } from '../futures-core.rig.ts';
import type { FuturesLimits } from '../limits.ts';

/** A price of the first contract, which has two places. */
export const at = (price: number): number => Math.round(price * 100);
/** Lots of so many coins. */
export const coins = (size: number): number => Math.round(size * 1_000);
export const usdt = (whole: number): number => Math.round(whole * USDT);

/** A core where trading costs nothing, so that worked figures stay as they are written. Amounts are USDT, prices too. */
export class Risk extends Rig {
  private transfers = 0;

  constructor(limits: Partial<FuturesLimits> = {}) {
    super(limits);
    this.run({ kind: 'fees', version: 2, levels: [{ makerPpm: 0, takerPpm: 0 }] });
  }

  /** Gives an account exactly so much. */
  has(account: number, whole: number): void {
    const change = usdt(whole) - this.balance(account);
    this.transfers += 1;
    const moved = {
      ...credit(account, Math.abs(change), `has-${this.transfers}`),
      kind: change > 0 ? 'credit' : 'debit',
    };
    if (change !== 0) this.expectDone(moved as FuturesCommand);
  }

  /** Lets time go by. */
  wait(ms: number): void {
    this.atMs += ms;
  }

  /** Gives a pot, or the fund of a contract, so much more. */
  fill(pot: 'fund' | 'coupons', whole: number, contract = 1): void {
    this.transfers += 1;
    const transferId = `pot-${this.transfers}`;
    this.expectDone({ kind: 'creditPot', pot, contract, amountMinor: usdt(whole), transferId });
  }

  set(account: number, leverage: number, marginMode: 'cross' | 'isolated' = 'cross', contract = 1): void {
    this.expectDone({ kind: 'marginMode', account, contract, marginMode });
    this.expectDone({ kind: 'leverage', account, contract, leverage });
  }

  /** Two people agree on a price: one is long afterwards, the other short. */
  deal(long: number, short: number, size: number, price: number, contract = 1): void {
    this.place(opens(short, 'SHORT', coins(size), at(price), { contract }));
    this.place(opens(long, 'LONG', coins(size), at(price), { contract }));
  }

  /** Somebody offers to buy (and be long), or to sell (and be short). */
  offers(account: number, position: PositionSide, size: number, price: number): number {
    return this.place(opens(account, position, coins(size), at(price)));
  }

  /** Somebody offers to close. */
  leaves(account: number, position: PositionSide, size: number, price: number): number {
    return this.place(closes(account, position, coins(size), at(price)));
  }

  /** What the mark did, without its answer. */
  marked(price: number, contract = 1): readonly FuturesEvent[] {
    return this.one({ kind: 'mark', contract, indexTicks: at(price), markTicks: at(price) }).slice(1);
  }

  grant(account: number, couponId: number, whole: number, expiresAtMs = 10_000): void {
    this.expectDone({ kind: 'grant', account, couponId, amountMinor: usdt(whole), expiresAtMs });
  }

  fund(contract = 1): number {
    return this.core.state.contracts[contract]!.fundMinor;
  }

  credits(account: number): number {
    const { accounts } = this.core.state;
    return accounts.money[accounts.find(account) * MONEY.WIDTH + MONEY.CREDIT]!;
  }

  /** All money that is there: what was credited less what was debited, unless a lot was lost on the way. */
  total(): number {
    const { accounts, contracts, pots, stakes } = this.core.state;
    let sum = pots.fees + pots.rounding + pots.coupons;
    for (const contract of contracts) sum += contract?.fundMinor ?? 0;
    for (let place = 0; place < accounts.size; place += 1) {
      sum += accounts.money[place * MONEY.WIDTH + MONEY.BALANCE]! + accounts.money[place * MONEY.WIDTH + MONEY.CREDIT]!;
    }
    for (let stake = 0; stake < stakes.size; stake += 1) {
      const { unitMinor, markTicks } = contracts[stakes.contractOf(stake)]!;
      const long = stakes.lotsOf(stake, 0) * markTicks - stakes.entryOf(stake, 0);
      const short = stakes.entryOf(stake, 1) - stakes.lotsOf(stake, 1) * markTicks;
      sum += (long + short) * unitMinor;
    }
    return sum;
  }

  private expectDone(command: FuturesCommand): void {
    const [answer] = this.one(command);
    if (answer?.kind !== 'done') throw new Error(`not done: ${JSON.stringify([command, answer])}`);
  }
}

/** The events of a kind. */
export const only = <Kind extends FuturesEvent['kind']>(
  events: readonly FuturesEvent[],
  kind: Kind,
): Extract<FuturesEvent, { readonly kind: Kind }>[] =>
  events.filter((event): event is Extract<FuturesEvent, { readonly kind: Kind }> => event.kind === kind);

/** One coin long at 40,000 with twenty times, isolated: due at 38,175.60 and bankrupt at 38,000. */
export function oneLong(): Risk {
  const rig = new Risk();
  rig.run({ kind: 'mark', contract: 1, indexTicks: at(40_000), markTicks: at(40_000) });
  for (const account of [BOB, EVE, TOM]) rig.has(account, 100_000);
  rig.has(ANN, 5_000);
  rig.set(ANN, 20, 'isolated');
  rig.deal(ANN, BOB, 1, 40_000);
  return rig;
}

/** The rules of the first contract, for others. */
export const CONTRACT = contractOf(1);
