import type { ContractCommand, FuturesCommand } from '../../machine/command.ts';
import type { FuturesOutcome } from '../../machine/event.ts';
import { tiersOf } from '../../tiers.ts';
import { MAKERS, MIDDLE, RandomOrders, UNITS } from './random-orders.ts';

const ROWS = [
  { upToMinor: 20_000n, maxLeverage: 40, maintenancePpm: 20_000n },
  { upToMinor: 50_000n, maxLeverage: 20, maintenancePpm: 40_000n },
  { upToMinor: 200_000n, maxLeverage: 10, maintenancePpm: 80_000n },
  { upToMinor: 1_000_000n, maxLeverage: 5, maintenancePpm: 160_000n },
];
const MONEY_TOO_MUCH = 8_100_000_000_000_000;

/** A contract as it is at the beginning. */
function contractOf(contract: number, scale: number): ContractCommand {
  const unitMinor = UNITS[contract - 1]! * scale;
  const rows = ROWS.map((row) => ({ ...row, upToMinor: row.upToMinor * BigInt(unitMinor) }));
  return {
    kind: 'contract',
    contract,
    unitMinor,
    minNotionalMinor: 700 * unitMinor,
    maxLots: 400,
    bandPpm: 300_000,
    marketBandPpm: 50_000,
    closeFeePpm: 600,
    liquidationFeePpm: 2_000,
    tiers: tiersOf(rows),
  };
}

/**
 * Commands decided by a seed, for tests and the fuzzer. They cover all kinds and all refusals, and prices move so much that many
 * accounts are liquidated.
 */
export class RandomFuturesCommands extends RandomOrders {
  private feeVersion = 1;
  private readonly intervals = [0, 0, 0, 0];
  private coupons: { readonly account: number; readonly couponId: number }[] = [];
  private recent: FuturesCommand[] = [];

  /** The commands that must come before the first order. */
  start(): FuturesCommand[] {
    const { accounts, scale } = this.world;
    const commands: FuturesCommand[] = UNITS.map((_unit, at) => contractOf(at + 1, scale));
    const levels = [
      { makerPpm: 400, takerPpm: 600 },
      { makerPpm: 0, takerPpm: 333 },
    ];
    commands.push({ kind: 'fees', version: 1, levels });
    for (let account = 1; account <= accounts; account += 1) {
      commands.push({ kind: 'open', account });
      if (account % 9 > 6 || account % 9 === 0) commands.push({ kind: 'mode', account, mode: 'oneWay' });
      const amountMinor =
        account <= MAKERS ? 500_000_000 : this.isPoor(account) ? 5_000 : 500_000 + this.upTo(3_000_000);
      const transferId = `start-${account}`;
      commands.push({ kind: 'credit', account, amountMinor: amountMinor * scale, transferId, voidsCredit: false });
    }
    for (const pot of ['coupons', 'fund', 'fund', 'fund'] as const) {
      this.asked += 1;
      const contract = pot === 'fund' ? this.asked - 1 : 0;
      const transferId = `pot-${this.asked}`;
      commands.push({
        kind: 'creditPot',
        pot,
        contract,
        amountMinor: pot === 'fund' ? 3_000_000 : 100_000_000,
        transferId,
      });
    }
    for (let account = MAKERS + 1; account <= accounts; account += 1) {
      for (let contract = 1; contract <= UNITS.length; contract += 1) {
        commands.push({ kind: 'leverage', account, contract, leverage: this.pick([10, 10, 10, 20]) });
        const marginMode = this.random() < 0.6 ? 'cross' : 'isolated';
        commands.push({ kind: 'marginMode', account, contract, marginMode });
      }
    }
    for (const account of [5, 9]) {
      const coupon = { couponId: account, amountMinor: 3_000_000 * scale, expiresAtMs: 40_000_000 };
      commands.push({ kind: 'grant', account, ...coupon });
    }
    for (const contract of [1, 2]) {
      commands.push({ kind: 'mark', contract, indexTicks: MIDDLE, markTicks: MIDDLE });
    }
    return commands;
  }

  /** Learns the outcome of a command. */
  learn(command: FuturesCommand, outcome: FuturesOutcome): void {
    const [first] = outcome;
    if (first === undefined || !('account' in command)) return;
    const { account } = command;
    if (first.kind === 'accepted') this.knows(account, [first.orderId]);
    if (first.kind === 'waiting') this.knows(account, first.orderIds);
    if (command.kind === 'mode' && first.kind === 'done') this.modes.set(account, command.mode);
    if (command.kind === 'place' && outcome.some(({ kind }) => kind === 'trade')) {
      const position = command.side === 'buy' ? 'LONG' : 'SHORT';
      this.places = [{ account, contract: command.contract, position } as const, ...this.places].slice(0, 30);
    }
    if (command.kind === 'grant' && first.kind === 'done') {
      this.coupons = [{ account, couponId: command.couponId }, ...this.coupons].slice(0, 12);
    }
  }

  private knows(account: number, orderIds: readonly number[]): void {
    this.known = [...orderIds.map((orderId) => ({ account, orderId })), ...this.known].slice(0, 40);
  }

  next(): FuturesCommand {
    if (this.random() < 0.02 && this.recent.length > 0) return this.pick(this.recent);
    const command = this.fresh(this.random());
    this.recent = [command, ...this.recent].slice(0, 20);
    return command;
  }

  private fresh(dice: number): FuturesCommand {
    if (dice < 0.48) return this.place();
    if (dice < 0.54) return this.stops();
    if (dice < 0.57) return { kind: 'amend', ...this.someOrder(), lots: this.upTo(40) };
    if (dice < 0.65) return this.cancel();
    if (dice < 0.67) return { kind: 'cancelAll', account: this.account(), contract: this.upTo(4) };
    if (dice < 0.78) return this.mark();
    if (dice < 0.84) return this.money();
    if (dice < 0.88) return this.coupon();
    if (dice < 0.95) return this.setting();
    if (dice < 0.97) return { kind: 'continue' };
    return this.rule();
  }

  private cancel(): FuturesCommand {
    if (this.random() < 0.2 && this.clientIds.length > 0) {
      return { kind: 'cancel', account: this.account(), orderId: 0, clientId: this.pick(this.clientIds) };
    }
    return { kind: 'cancel', ...this.someOrder(), clientId: '' };
  }

  /** Prices walk, and now and then jump. */
  private mark(): FuturesCommand {
    const contract = this.contract();
    if (this.random() < 0.03) return { kind: 'freeze', contract };
    const before = this.marks[contract] ?? MIDDLE;
    const far = this.pick(this.world.moves);
    const moved = Math.round(before * (1 + far * (2 * this.random() - 1)));
    const markTicks = this.isOdd() ? this.pick([0, 2 ** 30]) : Math.min(4_000, Math.max(250, moved));
    if (markTicks > 0 && markTicks < 2 ** 30 && contract < this.marks.length) this.marks[contract] = markTicks;
    return { kind: 'mark', contract, indexTicks: markTicks, markTicks };
  }

  private money(): FuturesCommand {
    const transferId = this.isOdd() ? '' : `t-${this.asked + (this.random() < 0.95 ? 1 : 0)}`;
    this.asked += 1;
    if (this.random() < 0.25) {
      const pot = this.pick(['fees', 'rounding', 'coupons', 'fund', 'fund'] as const);
      const kind = this.random() < 0.5 ? 'creditPot' : 'debitPot';
      const contract = pot === 'fund' ? this.contract() : 0;
      return { kind, pot, contract, amountMinor: this.amount(2_000_000), transferId };
    }
    const kind = this.random() < 0.55 ? 'credit' : 'debit';
    const account = this.account();
    return {
      kind,
      account,
      amountMinor: this.amount(kind === 'debit' ? 500_000 : this.isPoor(account) ? 20_000 : 2_500_000),
      transferId,
      voidsCredit: this.random() < 0.5,
    };
  }

  private amount(limit: number): number {
    if (this.isOdd()) return this.pick([0, MONEY_TOO_MUCH, 1]);
    return 1 + this.upTo(this.pick([limit, limit / 100]) * this.world.scale);
  }

  private coupon(): FuturesCommand {
    this.asked += 1;
    if (this.random() < 0.5 || this.coupons.length === 0) {
      const couponId = this.isOdd() ? 1 : this.asked;
      const expiresAtMs = this.nowMs + this.upTo(36_000_000);
      const account = this.random() < 0.6 ? this.pick([5, 9]) : this.account();
      const amountMinor = this.amount(this.isPoor(account) ? 2_000_000 : 60_000);
      return { kind: 'grant', account, couponId, amountMinor, expiresAtMs };
    }
    const kind = this.random() < 0.8 ? 'expire' : 'revoke';
    const { account, couponId } = this.pick(this.coupons);
    return { kind, account: this.isOdd() ? this.account() : account, couponId };
  }

  private setting(): FuturesCommand {
    const contract = this.contract();
    const account = this.account();
    const dice = this.random();
    if (dice < 0.15) return { kind: 'mode', account, mode: this.random() < 0.7 ? 'hedge' : 'oneWay' };
    if (dice < 0.35) {
      return { kind: 'marginMode', account, contract, marginMode: this.random() < 0.5 ? 'cross' : 'isolated' };
    }
    if (dice < 0.7) {
      return { kind: 'leverage', account, contract, leverage: this.pick([0, 1, 5, 5, 10, 10, 10, 20, 20, 40, 50]) };
    }
    const place = this.places.length > 0 ? this.pick(this.places) : { account, contract, position: 'LONG' as const };
    const amountMinor = this.isOdd() ? 0 : Math.round((this.random() - 0.4) * 60_000 * this.world.scale);
    return { kind: 'margin', ...place, amountMinor };
  }

  private rule(): FuturesCommand {
    const contract = this.contract();
    const dice = this.random();
    if (dice < 0.35) return this.funding(contract);
    if (dice < 0.6) {
      const status = this.random() < 0.93 ? 'open' : this.pick(['reduceOnly', 'halted'] as const);
      return { kind: 'contractStatus', contract, status };
    }
    if (dice < 0.75) return { kind: 'feeLevel', account: this.account(), level: this.upTo(4) };
    if (dice < 0.8) return { kind: 'open', account: this.account() };
    if (dice < 0.9) {
      const rates = { makerPpm: this.upTo(600), takerPpm: this.upTo(1_000) };
      this.feeVersion += this.upTo(3);
      const levels = [rates, { makerPpm: 0, takerPpm: 333 }, rates].slice(this.upTo(4));
      return { kind: 'fees', version: this.feeVersion, levels };
    }
    const same = contractOf(Math.min(contract, UNITS.length), this.world.scale);
    if (this.random() < 0.3)
      return { ...same, ...this.pick([{ unitMinor: 7 }, { maxLots: 0 }, { tiers: [] }, { bandPpm: 0 }]) };
    return { ...same, liquidationFeePpm: 1_000 + this.upTo(4_000), marketBandPpm: 20_000 + this.upTo(60_000) };
  }

  private funding(contract: number): FuturesCommand {
    const at = Math.min(contract, 3);
    this.intervals[at]! += this.random() < 0.9 ? 1 : 0;
    const ratePpb = this.isOdd() ? 0 : Math.round((this.random() - 0.5) * this.pick([2e6, 4e7, 4e8]));
    return { kind: 'fund', contract, interval: this.intervals[at]!, ratePpb };
  }
}
