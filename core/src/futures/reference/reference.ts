import type {
  ContractCommand,
  FeesCommand,
  FundCommand,
  FuturesCommand,
  MarkCommand,
  PositionSide,
} from '../machine/command.ts';
import type { FuturesEvent } from '../machine/event.ts';
import { LEVERAGE_MAX, LOTS_LIMIT, MONEY_MAX, TICKS_LIMIT } from '../machine/limits.ts';
import { judgeTiers, tiersOf } from '../tiers.ts';
import { down, least, most, plain, sum, up } from './exact.ts';
import { PPM, type Refused } from './reference-books.ts';
import { ReferenceLiquidation } from './reference-liquidation.ts';
import { type Held, opposite } from './reference-units.ts';

const BILLION = 1_000_000_000n;
const UNIT_CONTRACTS = 65_535;

/** A second futures core, for tests: written only from the rules, with exact numbers, plain lists and no indexes. */
export class ReferenceFutures extends ReferenceLiquidation {
  /** Whether `continue` has something to do. */
  get isDue(): boolean {
    return this.queue.length > 0 || this.dueStops().length > 0;
  }

  apply(command: FuturesCommand, atMs: number): FuturesEvent[] {
    this.said = [];
    this.sequence += 1;
    this.atMs = Math.max(this.atMs, atMs);
    const refusal = this.decide(command);
    if (refusal) this.said.push({ kind: 'refused', refusal });
    else if (command.kind === 'mark') {
      this.enqueue();
      this.liquidateNext();
    } else if (command.kind === 'continue') this.liquidateNext();
    this.wakeStops();
    return this.said;
  }

  private decide(command: FuturesCommand): Refused {
    switch (command.kind) {
      case 'place':
        return this.place(command);
      case 'placeStops':
        return this.placeStops(command);
      case 'cancel':
        return this.cancel(command);
      case 'cancelAll':
        return this.cancelAll(command);
      case 'amend':
        return this.amend(command);
      case 'credit':
      case 'debit':
        return this.transfer(command);
      case 'creditPot':
      case 'debitPot':
        return this.transferPot(command);
      case 'grant':
        return this.grant(command);
      case 'expire':
      case 'revoke':
        return this.endCoupon(command);
      case 'mode':
        return this.setMode(command);
      case 'marginMode':
        return this.setMarginMode(command);
      case 'leverage':
        return this.setLeverage(command);
      case 'margin':
        return this.moveMargin(command);
      case 'fund':
        return this.fund(command);
      default:
        return this.rule(command) ?? this.done();
    }
  }

  private rule(
    command: Extract<
      FuturesCommand,
      { kind: 'open' | 'contract' | 'contractStatus' | 'fees' | 'feeLevel' | 'mark' | 'freeze' | 'continue' }
    >,
  ): Refused {
    if (command.kind === 'continue') return null;
    if (command.kind === 'contract') return this.setContract(command);
    if (command.kind === 'fees') return this.setFees(command);
    if (command.kind === 'open' || command.kind === 'feeLevel') {
      const { account: id } = command;
      const account = this.accounts.get(id);
      if (command.kind === 'feeLevel') {
        if (account === undefined) return { code: 'ACCOUNT_NOT_OPEN' };
        account.feeLevel = command.level;
      } else if (account === undefined) {
        this.accounts.set(id, { id, balanceMinor: 0n, mode: 'hedge', feeLevel: 0, coupons: [] });
      }
      return null;
    }
    const contract = this.contracts.get(command.contract);
    if (contract === undefined) return { code: 'CONTRACT_NOT_FOUND' };
    if (command.kind === 'contractStatus') contract.status = command.status;
    else if (command.kind === 'freeze') contract.isFrozen = true;
    else return this.setMark(command);
    return null;
  }

  private setMark({ contract: id, indexTicks, markTicks }: MarkCommand): Refused {
    if (![indexTicks, markTicks].every((ticks) => ticks >= 1 && ticks < TICKS_LIMIT)) return { code: 'INVALID_MARK' };
    const now = { indexTicks: BigInt(indexTicks), markTicks: BigInt(markTicks), isFrozen: false };
    Object.assign(this.contracts.get(id)!, now);
    for (const side of ['LONG', 'SHORT']) this.lines.delete(`${id} ${side}`);
    return null;
  }

  private setContract(command: ContractCommand): Refused {
    const { contract: id, unitMinor, minNotionalMinor, maxLots, tiers } = command;
    const before = this.contracts.get(id);
    const isWithin = (value: number, low: number, high: number) => value >= low && value <= high;
    const { bandPpm, marketBandPpm, closeFeePpm, liquidationFeePpm } = command;
    const made = judgeTiers(tiers) === null ? tiersOf(tiers) : [];
    const isGood =
      isWithin(id, 1, UNIT_CONTRACTS) &&
      isWithin(unitMinor, 1, MONEY_MAX) &&
      (before === undefined || before.unit === BigInt(unitMinor)) &&
      isWithin(minNotionalMinor, 0, Number.MAX_SAFE_INTEGER) &&
      isWithin(maxLots, 1, LOTS_LIMIT) &&
      [bandPpm, marketBandPpm].every((ppm) => isWithin(ppm, 1, 999_999)) &&
      [closeFeePpm, liquidationFeePpm].every((ppm) => isWithin(ppm, 0, 999_999)) &&
      made.length > 0 &&
      made.every(({ deductionMinor }, at) => deductionMinor === tiers[at]!.deductionMinor) &&
      tiers.every(({ maxLeverage }) => maxLeverage <= LEVERAGE_MAX) &&
      tiers.at(-1)!.upToMinor <= BigInt(MONEY_MAX) &&
      tiers.every(({ maintenancePpm }) => maintenancePpm + BigInt(closeFeePpm) < PPM);
    if (!isGood) return { code: 'INVALID_CONTRACT' };
    if (before) before.terms = command;
    else {
      this.contracts.set(id, {
        terms: command,
        unit: BigInt(unitMinor),
        status: 'open',
        indexTicks: 0n,
        markTicks: 0n,
        isFrozen: false,
        lastTicks: 0n,
        tradeCount: 0,
        fundingInterval: 0,
        fundMinor: 0n,
        fundHighs: [],
      });
    }
    return null;
  }

  private setFees({ version, levels }: FeesCommand): Refused {
    const rates = levels.flatMap(({ makerPpm, takerPpm }) => [makerPpm, takerPpm]);
    const areRates = rates.length > 0 && rates.every((ppm) => ppm >= 0 && ppm <= 999_999);
    if (version <= this.fees.version || !areRates) return { code: 'INVALID_FEES' };
    this.fees = { version, levels };
    return null;
  }

  private fund({ contract: id, interval, ratePpb }: FundCommand): Refused {
    const contract = this.contracts.get(id);
    if (contract === undefined) return { code: 'CONTRACT_NOT_FOUND' };
    const { fundingInterval, markTicks, isFrozen } = contract;
    if (interval <= fundingInterval) return { code: 'FUNDING_PAID', details: { interval: fundingInterval } };
    if (markTicks === 0n || isFrozen) return { code: 'NO_MARK' };
    contract.fundingInterval = interval;
    this.done();
    if (ratePpb === 0) return null;
    const rate = BigInt(Math.abs(ratePpb));
    const payers = this.fundedOf(id, ratePpb > 0 ? 'LONG' : 'SHORT');
    const receivers = this.fundedOf(id, ratePpb > 0 ? 'SHORT' : 'LONG');
    const paid = sum(payers.map((held) => this.payFunding(held, rate)));
    const all = sum(receivers.map(fundedMinor));
    let left = paid;
    for (const held of receivers) {
      const due = down(fundedMinor(held) * rate, BILLION);
      const part = least(due, down(paid * fundedMinor(held), all));
      left -= part;
      this.sayFunded(held, part, due);
      this.accounts.get(held.stake.account)!.balanceMinor += part;
    }
    this.pots.rounding += left;
    return null;
  }

  private payFunding(held: Held, rate: bigint): bigint {
    const { stake, side, position } = held;
    const { account } = stake;
    const owed = up(fundedMinor(held) * rate, BILLION);
    const { havePpm, needPpm } = this.standingOf(this.unitOf(held));
    const spare = most(0n, down(havePpm - needPpm, PPM));
    const isIsolated = stake.marginMode === 'isolated';
    const free = isIsolated ? least(owed, most(0n, this.spareOf(account))) : 0n;
    const fromMargin = isIsolated ? least(owed - free, spare, position.marginMinor - 1n) : 0n;
    const wanted = isIsolated ? free + fromMargin : least(owed, spare);
    const means = isIsolated ? this.meansOf(account) : most(0n, this.behind(this.unitOf(held)));
    const minor = least(wanted, means);
    this.sayFunded(held, -minor, owed);
    if (isIsolated && minor > free) {
      stake[side] = { ...position, marginMinor: position.marginMinor - (minor - free) };
    }
    this.pay(account, minor, 'funding', stake.contract);
    const feeMinor = up(fundedMinor(held) * BigInt(held.contract.terms.liquidationFeePpm), PPM);
    const byFund = least(owed - minor, this.fundSpare(held.contract), feeMinor);
    this.moveFund(stake.contract, account, -byFund);
    return minor + byFund;
  }

  private sayFunded({ stake, side }: Held, funded: bigint, owed: bigint): void {
    this.said.push({
      kind: 'funded',
      contract: stake.contract,
      account: stake.account,
      position: side,
      amountMinor: plain(funded),
      owedMinor: plain(owed),
    });
  }

  /** All positions of a side of a contract that are larger than the other side, by account. */
  private fundedOf(contract: number, side: PositionSide): Held[] {
    const accounts = [...this.accounts.keys()].sort((one, other) => one - other);
    return accounts
      .flatMap((account) => this.positionsOf(account))
      .filter((held) => held.stake.contract === contract && held.side === side && fundedMinor(held) > 0n);
  }
}

/** What the lots of a position are worth that those of the other side do not make up for. */
const fundedMinor = ({ contract, position, side, stake }: Held): bigint =>
  (position.lots - (stake[opposite(side)]?.lots ?? 0n)) * contract.markTicks * contract.unit;
