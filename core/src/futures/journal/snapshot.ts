import { MONEY } from '../machine/accounts.ts';
import { Contract } from '../machine/contract.ts';
import { FuturesCore } from '../machine/futures-core.ts';
import type { AccountImage, ContractImage, FuturesImage, PositionImage, StakeImage } from '../machine/image.ts';
import { DEFAULT_FUTURES_LIMITS, DEFAULT_LEVERAGE, type FuturesLimits } from '../machine/limits.ts';
import { bindMargin } from '../machine/positions.ts';
import { LONG, POSITION, SHORT, STAKE, STAKE_WIDTH } from '../machine/stakes.ts';
import type { FuturesState } from '../machine/state.ts';
import { orderImages, restoreOrders, restoreStops, stopImages } from './snapshot-orders.ts';
import { POSITIONS } from './terms.ts';

const { BALANCE, CREDIT, CREDIT_FREE, WIDTH } = MONEY;

/** What the core knows. */
export function imageOf(core: FuturesCore): FuturesImage {
  const { state } = core;
  const { accounts, stakes } = state;
  return {
    sequence: state.sequence,
    atMs: state.atMs,
    nextId: state.nextId,
    pots: { ...state.pots },
    contracts: state.contracts.flatMap((contract) => (contract === undefined ? [] : [contractImage(contract)])),
    fees: { version: state.fees.version, levels: state.fees.levels },
    accounts: upTo(accounts.size)
      .map((place) => accountImage(state, place))
      .sort((one, other) => one.account - other.account),
    stakes: upTo(stakes.size)
      .flatMap((stake) => stakeImage(state, stake))
      .sort((one, other) => one.account - other.account || one.contract - other.contract),
    orders: orderImages(core),
    stops: stopImages(core),
    queue: state.queue.map(({ owner, stake, side }) => ({
      account: accounts.idAt(owner),
      contract: stake < 0 ? 0 : stakes.contractOf(stake),
      position: stake < 0 ? 'none' : POSITIONS[side]!,
    })),
    lines: lineImages(state),
    remembered: [...state.remembered.all()],
  };
}

/** What is left of each line, the next one first. */
function lineImages({ accounts, stakes, lines }: FuturesState): FuturesImage['lines'] {
  return [...lines]
    .sort(([one], [other]) => one - other)
    .map(([key, left]) => ({
      contract: key >>> 1,
      position: key % 2 === LONG ? ('LONG' as const) : ('SHORT' as const),
      accounts: left.toReversed().map((stake) => accounts.idAt(stakes.ownerOf(stake))),
    }));
}

function contractImage(contract: Contract): ContractImage {
  const { kind: _kind, ...terms } = contract.terms;
  return {
    ...terms,
    status: contract.status,
    indexTicks: contract.indexTicks,
    markTicks: contract.markTicks,
    isFrozen: contract.isFrozen,
    lastTicks: contract.lastTicks,
    tradeCount: contract.tradeCount,
    fundingInterval: contract.fundingInterval,
    fundMinor: contract.fundMinor,
    fundHighs: contract.fundHighs.map((high) => ({ ...high })),
  };
}

const accountImage = ({ accounts, coupons }: FuturesState, place: number): AccountImage => ({
  account: accounts.idAt(place),
  balanceMinor: accounts.money[place * WIDTH + BALANCE]!,
  mode: accounts.modeAt(place),
  feeLevel: accounts.levelAt(place),
  coupons: coupons
    .of(place)
    .map(({ id, ...coupon }) => ({ couponId: id, ...coupon }))
    .sort((one, other) => one.couponId - other.couponId),
});

/** Nothing of one that is as at the beginning. */
function stakeImage({ accounts, stakes }: FuturesState, stake: number): StakeImage[] {
  const leverage = stakes.leverageOf(stake);
  const sides = { ...sideImage(stakes, stake, LONG), ...sideImage(stakes, stake, SHORT) };
  const isAsAtFirst = leverage === DEFAULT_LEVERAGE && !stakes.isIsolated(stake) && Object.keys(sides).length === 0;
  if (isAsAtFirst) return [];
  const marginMode = stakes.isIsolated(stake) ? 'isolated' : 'cross';
  const account = accounts.idAt(stakes.ownerOf(stake));
  return [{ account, contract: stakes.contractOf(stake), leverage, marginMode, ...sides }];
}

function sideImage(stakes: FuturesState['stakes'], stake: number, side: number): Pick<StakeImage, 'long' | 'short'> {
  const lots = stakes.lotsOf(stake, side);
  if (lots === 0) return {};
  const position: PositionImage = {
    lots,
    entryUnits: stakes.entryOf(stake, side),
    marginMinor: stakes.marginOf(stake, side),
  };
  return side === LONG ? { long: position } : { short: position };
}

/**
 * A core that goes on from an image as the one it was taken of would. Marks are looked at for all accounts anew.
 *
 * @invariant  imageOf(restore(image)) = image
 */
export function restore(image: FuturesImage, limits: FuturesLimits = DEFAULT_FUTURES_LIMITS): FuturesCore {
  const core = new FuturesCore(limits);
  const { state } = core;
  state.sequence = image.sequence;
  state.atMs = image.atMs;
  state.nextId = image.nextId;
  Object.assign(state.pots, image.pots);
  state.fees = image.fees;
  for (const contract of image.contracts) restoreContract(state, contract);
  for (const account of image.accounts) restoreAccount(state, account);
  for (const stake of image.stakes) restoreStake(state, stake);
  restoreOrders(core, image.orders);
  restoreStops(core, image.stops);
  for (const { account, contract, position } of image.queue) {
    const owner = state.accounts.find(account);
    const stake = contract === 0 ? -1 : state.stakeOf(owner, contract);
    state.queue.push({ owner, stake, side: position === 'none' ? -1 : POSITIONS.indexOf(position) });
    state.accounts.countWaiting(owner, 1);
  }
  for (const { contract, position, accounts } of image.lines) {
    const stakes = accounts.map((account) => state.stakeOf(state.accounts.find(account), contract));
    state.lines.set(contract * 2 + POSITIONS.indexOf(position), stakes.reverse());
  }
  for (const one of image.remembered) state.remembered.restore(one);
  state.issuedMinor = issuedOf(image);
  core.takeChanges();
  return core;
}

function restoreContract(state: FuturesState, image: ContractImage): void {
  const { status, indexTicks, markTicks, isFrozen, lastTicks, tradeCount, fundingInterval, ...rest } = image;
  const { fundMinor, fundHighs, ...terms } = rest;
  const contract = new Contract({ kind: 'contract', ...terms }, state.pool);
  Object.assign(contract, { status, indexTicks, markTicks, isFrozen, lastTicks, tradeCount, fundingInterval });
  contract.fundMinor = fundMinor;
  contract.fundHighs = fundHighs.map((high) => ({ ...high }));
  state.contracts[image.contract] = contract;
}

function restoreAccount(state: FuturesState, image: AccountImage): void {
  const { accounts, coupons } = state;
  const place = accounts.open(image.account);
  accounts.setMode(place, image.mode);
  accounts.setLevel(place, image.feeLevel);
  const at = place * WIDTH;
  accounts.money[at + BALANCE] = image.balanceMinor;
  for (const { couponId, ...coupon } of image.coupons) {
    coupons.add(place, { id: couponId, ...coupon });
    accounts.money[at + CREDIT]! += coupon.leftMinor;
    if (!coupon.isExpired) accounts.money[at + CREDIT_FREE]! += coupon.leftMinor;
  }
  state.noteChanged(place);
}

function restoreStake(state: FuturesState, image: StakeImage): void {
  const { accounts, stakes } = state;
  const stake = state.stakeOf(accounts.find(image.account), image.contract);
  stakes.narrow[stake * STAKE.WIDTH + STAKE.LEVERAGE] = image.leverage;
  stakes.narrow[stake * STAKE.WIDTH + STAKE.IS_ISOLATED] = image.marginMode === 'isolated' ? 1 : 0;
  for (const [side, position] of [image.long, image.short].entries()) {
    if (position === undefined) continue;
    const at = stake * STAKE_WIDTH + side * POSITION.WIDTH;
    stakes.wide[at + POSITION.LOTS] = position.lots;
    stakes.wide[at + POSITION.ENTRY] = position.entryUnits;
    bindMargin(state, stake, side, position.marginMinor);
  }
}

/** What was credited less what was debited: all that there is, positions at a price of nothing. */
function issuedOf({ pots, contracts, accounts, stakes }: FuturesImage): number {
  let sum = pots.fees + pots.rounding + pots.coupons;
  const units = new Map(contracts.map(({ contract, unitMinor }) => [contract, unitMinor]));
  for (const { fundMinor } of contracts) sum += fundMinor;
  for (const { balanceMinor, coupons } of accounts)
    sum += coupons.reduce((left, { leftMinor }) => left + leftMinor, balanceMinor);
  for (const { contract, long, short } of stakes)
    sum += ((short?.entryUnits ?? 0) - (long?.entryUnits ?? 0)) * units.get(contract)!;
  return sum;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_none, place) => place);
