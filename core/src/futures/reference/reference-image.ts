import type { FuturesImage, OpenOrderImage, PositionImage, StakeImage } from '../machine/image.ts';
import { plain } from './exact.ts';
import { type Contract, type Order, type Position, ReferenceBooks, SIDES, type Stake } from './reference-books.ts';

/** The digests of contents are the fast core's own. */
export type PlainImage = Omit<FuturesImage, 'remembered'> & {
  readonly remembered: readonly Omit<FuturesImage['remembered'][number], 'content'>[];
};

/** The plain core's state in the form in which the fast one tells it. */
export abstract class ReferenceImage extends ReferenceBooks {
  image(): PlainImage {
    const { fees, rounding, coupons } = this.pots;
    return {
      sequence: this.sequence,
      atMs: this.atMs,
      nextId: this.nextId,
      pots: { fees: plain(fees), rounding: plain(rounding), coupons: plain(coupons) },
      contracts: [...this.contracts.values()].map(contractImage).sort((one, other) => one.contract - other.contract),
      fees: this.fees,
      accounts: [...this.accounts.values()]
        .sort((one, other) => one.id - other.id)
        .map((account) => ({
          account: account.id,
          balanceMinor: plain(account.balanceMinor),
          mode: account.mode,
          feeLevel: account.feeLevel,
          coupons: account.coupons
            .map(({ id, leftMinor, ...rest }) => ({ couponId: id, leftMinor: plain(leftMinor), ...rest }))
            .sort((one, other) => one.couponId - other.couponId),
        })),
      stakes: this.stakes
        .filter(({ leverage, marginMode, LONG, SHORT }) => leverage !== 5 || marginMode !== 'cross' || LONG || SHORT)
        .sort((one, other) => one.account - other.account || one.contract - other.contract)
        .map(stakeImage),
      orders: this.orders.map(orderImage).sort((one, other) => one.id - other.id),
      stops: this.stops.map(({ terms, ...rest }) => ({ ...terms, ...rest })).sort((one, other) => one.id - other.id),
      queue: this.queue,
      lines: [...this.contracts.keys()]
        .sort((one, other) => one - other)
        .flatMap((contract) =>
          SIDES.flatMap((position) => {
            const accounts = this.lines.get(`${contract} ${position}`) ?? [];
            return accounts.length > 0 ? [{ contract, position, accounts: [...accounts] }] : [];
          }),
        ),
      remembered: this.known.map(({ account, kind, text, id }) => ({ account, kind, text, id })),
    };
  }
}

function contractImage(contract: Contract): FuturesImage['contracts'][number] {
  const { kind: _kind, ...terms } = contract.terms;
  const { status, isFrozen, tradeCount, fundingInterval } = contract;
  return {
    ...terms,
    status,
    indexTicks: plain(contract.indexTicks),
    markTicks: plain(contract.markTicks),
    isFrozen,
    lastTicks: plain(contract.lastTicks),
    tradeCount,
    fundingInterval,
    fundMinor: plain(contract.fundMinor),
    fundHighs: contract.fundHighs.map(({ hour, minor }) => ({ hour, minor: plain(minor) })),
  };
}

function stakeImage({ account, contract, leverage, marginMode, LONG, SHORT }: Stake): StakeImage {
  return {
    account,
    contract,
    leverage,
    marginMode,
    ...(LONG ? { long: positionImage(LONG) } : {}),
    ...(SHORT ? { short: positionImage(SHORT) } : {}),
  };
}

const positionImage = ({ lots, entryUnits, marginMinor }: Position): PositionImage => ({
  lots: plain(lots),
  entryUnits: plain(entryUnits),
  marginMinor: plain(marginMinor),
});

function orderImage({ terms, limitTicks, heldLots, heldMinor, lots, openLots, ...rest }: Order): OpenOrderImage {
  return {
    ...terms,
    ...rest,
    ticks: plain(limitTicks),
    lots: plain(lots),
    openLots: plain(openLots),
    coveredLots: plain(heldLots),
    heldMinor: plain(heldMinor),
  };
}
