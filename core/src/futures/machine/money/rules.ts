import { EVENT } from '../../journal/event-words.ts';
import { judgeTiers, tiersOf } from '../../tiers.ts';
import type { ContractCommand, ContractStatusCommand, FeeLevelCommand, FeesCommand } from '../command.ts';
import { Contract } from '../contract.ts';
import { LEVERAGE_MAX, LOTS_LIMIT, MONEY_MAX } from '../limits.ts';
import type { FuturesState } from '../state.ts';

const PPM = 1_000_000;
const CONTRACT_MAX = 0xffff;

/** What the operator sets. */
export class Rules {
  constructor(private readonly state: FuturesState) {}

  /** @refuses  INVALID_CONTRACT */
  contract(command: ContractCommand): boolean {
    const { contracts, events, pool } = this.state;
    const known = contracts[command.contract];
    if (!isContract(command) || (known !== undefined && known.unitMinor !== command.unitMinor)) {
      return events.refuse('INVALID_CONTRACT');
    }
    if (known === undefined) contracts[command.contract] = new Contract(command, pool);
    else {
      known.take(command);
      this.noteAllIn(command.contract);
    }
    return this.done();
  }

  /** @refuses  CONTRACT_NOT_FOUND */
  contractStatus({ contract, status }: ContractStatusCommand): boolean {
    const known = this.state.contracts[contract];
    if (known === undefined) return this.state.events.refuse('CONTRACT_NOT_FOUND');
    known.status = status;
    return this.done();
  }

  /** @refuses  INVALID_FEES */
  fees({ version, levels }: FeesCommand): boolean {
    const { state } = this;
    const areRates = levels.every(({ makerPpm, takerPpm }) => isShare(makerPpm) && isShare(takerPpm));
    if (version <= state.fees.version || levels.length === 0 || !areRates) return state.events.refuse('INVALID_FEES');
    state.fees = { version, levels };
    return this.done();
  }

  /** @refuses  ACCOUNT_NOT_OPEN */
  feeLevel({ account, level }: FeeLevelCommand): boolean {
    const { accounts, events } = this.state;
    const owner = accounts.find(account);
    if (owner < 0) return events.refuse('ACCOUNT_NOT_OPEN');
    accounts.setLevel(owner, level);
    return this.done();
  }

  /** Other tiers or costs may make a position due without a mark that says so. */
  private noteAllIn(contract: number): void {
    const { stakes } = this.state;
    for (let stake = 0; stake < stakes.size; stake += 1) {
      if (stakes.contractOf(stake) === contract) this.state.noteNear(stakes.ownerOf(stake));
    }
  }

  private done(): true {
    return this.state.events.write(EVENT.DONE, 0);
  }
}

function isContract(command: ContractCommand): boolean {
  const { contract, unitMinor, minNotionalMinor, maxLots, tiers, closeFeePpm } = command;
  const exact = tiersOf(tiers);
  return (
    isWithin(contract, 1, CONTRACT_MAX) &&
    isWithin(unitMinor, 1, MONEY_MAX) &&
    isWithin(minNotionalMinor, 0, MONEY_MAX) &&
    isWithin(maxLots, 1, LOTS_LIMIT) &&
    isWithin(command.bandPpm, 1, PPM - 1) &&
    isWithin(command.marketBandPpm, 1, PPM - 1) &&
    isShare(closeFeePpm) &&
    isShare(command.liquidationFeePpm) &&
    judgeTiers(tiers) === null &&
    tiers.every(
      ({ upToMinor, maxLeverage, maintenancePpm, deductionMinor }, at) =>
        maxLeverage <= LEVERAGE_MAX &&
        upToMinor <= MONEY_MAX &&
        Number(maintenancePpm) + closeFeePpm < PPM &&
        deductionMinor === exact[at]!.deductionMinor,
    )
  );
}

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
const isShare = (ppm: number): boolean => isWithin(ppm, 0, PPM - 1);
