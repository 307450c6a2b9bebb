import { mulDiv } from '@bourse/core/money/round.ts';
import type { Coin, CoinNetwork, Network } from '../../assets/public.ts';
import type { DepositRow, DepositTarget, OwnTransferRow, SavedAddressRow, WithdrawalRow } from '../ports.ts';
import type { CoinBalance } from './account-shapes.ts';
import { amountOf, PLACES_MIN } from './decimals.ts';

/** 0 pending, 1 done, 2 rejected, 6 credited but not withdrawable yet. */
const DEPOSIT_STATUS: Readonly<Record<DepositRow['state'], number>> = {
  DETECTED: 0,
  CONFIRMING: 0,
  CREDITED: 6,
  COMPLETED: 1,
  BELOW_MIN: 0,
  UNATTRIBUTED: 0,
  UNDER_REVIEW: 0,
  RETURNED: 2,
  REORGED: 2,
};

/** 0 requested, 1 cancelled, 2 waits for approval, 3 rejected, 4 being sent, 5 failed, 6 done. */
const WITHDRAWAL_STATUS: Readonly<Record<WithdrawalRow['state'], number>> = {
  SUBMITTED: 0,
  COOLING: 0,
  RISK_CHECK: 2,
  IN_REVIEW: 2,
  DELAYED_HIGH_RISK: 2,
  APPROVED: 4,
  BROADCASTING: 4,
  BROADCAST: 4,
  COMPLETED: 6,
  CANCELLED: 1,
  REJECTED: 3,
  FAILED: 5,
};

export const depositStatus = (row: DepositRow): number => DEPOSIT_STATUS[row.state];
export const withdrawalStatus = (row: WithdrawalRow): number => WITHDRAWAL_STATUS[row.state];

/** This API writes networks in capitals: ETH, BTC. */
const wireNetwork = (network: string): string => network.toUpperCase();

const isInternal = (kind: DepositRow['kind']): 0 | 1 => (kind === 'ONCHAIN' ? 0 : 1);

export const deposit = (row: DepositRow): object => ({
  id: row.id,
  amount: row.amount,
  coin: row.asset,
  network: wireNetwork(row.network),
  status: depositStatus(row),
  address: row.address,
  addressTag: row.memo ?? '',
  txId: row.txId,
  insertTime: row.atMs,
  completeTime: row.state === 'COMPLETED' ? row.updatedAtMs : null,
  transferType: isInternal(row.kind),
  // A deposit that must be final before it is credited needs all confirmations.
  confirmTimes: `${row.confirmations}/${row.finalOnly === null ? row.confirmationsCredit : row.confirmationsUnlock}`,
  unlockConfirm: row.confirmationsUnlock,
  walletType: 1,
});

export const withdrawal = (row: WithdrawalRow): object => ({
  id: row.id,
  amount: row.amount,
  transactionFee: row.fee,
  coin: row.asset,
  status: withdrawalStatus(row),
  address: row.address ?? row.counterparty ?? '',
  addressTag: row.memo ?? '',
  txId: row.txId ?? '',
  applyTime: secondsText(row.atMs),
  network: row.network === null ? '' : wireNetwork(row.network),
  transferType: isInternal(row.kind),
  info: row.failureCode ?? row.rejectReason ?? '',
  confirmNo: row.confirmations ?? 0,
  walletType: 1,
  txKey: '',
  ...(row.state === 'COMPLETED' ? { completeTime: secondsText(row.updatedAtMs) } : {}),
});

/** `2026-11-21 18:04:05`, UTC. */
const secondsText = (atMs: number): string => new Date(atMs).toISOString().slice(0, 19).replace('T', ' ');

export const depositAddress = (target: DepositTarget): object => ({
  coin: target.asset,
  address: target.address,
  tag: target.memo ?? '',
  url: target.uri,
});

export const depositAddressRow = ({ asset, address, memo }: DepositTarget): object => ({
  coin: asset,
  address,
  tag: memo ?? '',
  isDefault: 1,
});

/** An entry of the address book; one that is for every coin of a network names no coin. */
export const savedAddress = (row: SavedAddressRow, nowMs: number): object => ({
  address: row.address ?? '',
  addressTag: row.memo ?? '',
  coin: row.asset ?? '',
  name: row.remark,
  network: row.network === null ? '' : wireNetwork(row.network),
  origin: '',
  originType: row.source ?? '',
  whiteStatus: row.usableAtMs <= nowMs,
});

export interface CoinFacts {
  readonly coin: Coin;
  readonly networks: readonly { readonly terms: CoinNetwork; readonly network: Network }[];
  readonly isTraded: boolean;
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

/** A coin with its networks: what can be deposited and withdrawn, and what that costs. */
export function coinConfig({ coin, networks, isTraded, availableMinor, heldMinor }: CoinFacts): object {
  const list = networks.map(({ terms, network }, at) => networkConfig(coin, terms, network, at === 0));
  return {
    coin: coin.asset,
    name: coin.name,
    depositAllEnable: networks.some(({ terms, network }) => mayArrive(terms, network)),
    withdrawAllEnable: networks.some(({ terms, network }) => mayLeave(terms, network)),
    free: amountOf(availableMinor, coin.ledgerScale),
    locked: amountOf(heldMinor, coin.ledgerScale),
    freeze: '0',
    withdrawing: '0',
    ipoing: '0',
    ipoable: '0',
    storage: '0',
    isLegalMoney: false,
    trading: isTraded,
    networkList: list,
  };
}

const mayArrive = (terms: CoinNetwork, network: Network): boolean => !(terms.depositPaused ?? network.depositPaused);
const mayLeave = (terms: CoinNetwork, network: Network): boolean => !(terms.withdrawPaused ?? network.withdrawPaused);

/**
 * The fee and minimum of a coin's withdrawals on the network that is offered first, and whether they are open at all.
 */
export function assetDetail({ coin, networks }: Pick<CoinFacts, 'coin' | 'networks'>): object {
  const [first] = networks;
  return {
    minWithdrawAmount: amountOf(first?.terms.withdrawMinMinor ?? 0n, coin.ledgerScale),
    depositStatus: networks.some(({ terms, network }) => mayArrive(terms, network)),
    withdrawFee: amountOf(first?.terms.withdrawFeeMinor ?? 0n, coin.ledgerScale),
    withdrawStatus: networks.some(({ terms, network }) => mayLeave(terms, network)),
  };
}

function networkConfig(coin: Coin, terms: CoinNetwork, network: Network, isDefault: boolean): object {
  const amount = (minor: bigint): string => amountOf(minor, coin.ledgerScale);
  return {
    network: wireNetwork(network.network),
    coin: coin.asset,
    name: network.name,
    isDefault,
    depositEnable: mayArrive(terms, network),
    withdrawEnable: mayLeave(terms, network),
    depositDesc: (terms.depositPaused ?? network.depositPaused)?.reason ?? '',
    withdrawDesc: (terms.withdrawPaused ?? network.withdrawPaused)?.reason ?? '',
    specialTips: '',
    resetAddressStatus: false,
    addressRegex: '',
    memoRegex: terms.memo?.pattern ?? '',
    withdrawTag: terms.memo?.required ?? false,
    withdrawIntegerMultiple: amount(10n ** BigInt(coin.ledgerScale - terms.scale)),
    withdrawInternalMin: amount(1n),
    withdrawFee: amount(terms.withdrawFeeMinor),
    withdrawMin: amount(terms.withdrawMinMinor),
    withdrawMax: amount(terms.withdrawMaxMinor),
    depositDust: amount(terms.depositMinMinor),
    minConfirm: network.creditConfirmations,
    unLockConfirm: network.unlockConfirmations,
    sameAddress: terms.memo?.required ?? false,
    estimatedArrivalTime: Math.ceil((network.blockSeconds * network.creditConfirmations) / 60),
    busy: false,
    contractAddress: terms.contract ?? '',
  };
}

/** A price as a fraction, which need not be a finite decimal. */
export interface Quotient {
  readonly above: bigint;
  readonly below: bigint;
}

/** What a balance is worth, in minor units of eight places, rounded down. */
export function worthMinor({ availableMinor, heldMinor, scale }: CoinBalance, price: Quotient): bigint {
  const above = (availableMinor + heldMinor) * price.above * 10n ** BigInt(PLACES_MIN);
  return mulDiv(above, 1n, price.below * 10n ** BigInt(scale), 'down');
}

/** What a balance is worth in BTC; 0 if that was not asked for or is unknown. */
const worthOf = (balance: CoinBalance, btcPrice: Quotient | null): string =>
  btcPrice === null ? '0' : amountOf(worthMinor(balance, btcPrice), PLACES_MIN);

/** A coin in the spot account. */
export const userAsset = (balance: CoinBalance, btcPrice: Quotient | null): object => ({
  asset: balance.asset,
  free: amountOf(balance.availableMinor, balance.scale),
  locked: amountOf(balance.heldMinor, balance.scale),
  freeze: '0',
  withdrawing: '0',
  ipoable: '0',
  btcValuation: worthOf(balance, btcPrice),
});

/** A coin in the funding account. What is held there waits for a withdrawal or the like. */
export const fundingAsset = (balance: CoinBalance, btcPrice: Quotient | null): object => ({
  asset: balance.asset,
  free: amountOf(balance.availableMinor, balance.scale),
  locked: '0',
  freeze: amountOf(balance.heldMinor, balance.scale),
  withdrawing: '0',
  btcValuation: worthOf(balance, btcPrice),
});

/**
 * How many random bits of an id are shown beside its milliseconds, so that both together are a whole number that JSON
 * can hold.
 */
const TRAN_ID_BITS = 10n;
/** Counted from 2020, the number has at most fifteen digits until 2050; some clients corrupt longer ones. */
const TRAN_ID_FROM_MS = BigInt(Date.UTC(2020, 0, 1));

/** A transfer's id as a whole number: its time, and ten bits to distinguish transfers of one millisecond. */
export function tranIdOf(id: string): number {
  const hex = id.replaceAll('-', '');
  const sinceMs = BigInt(`0x${hex.slice(0, 12)}`) - TRAN_ID_FROM_MS;
  return Number((sinceMs << TRAN_ID_BITS) | (BigInt(`0x${hex.slice(13, 16)}`) >> 2n));
}

export const transferRow = (row: OwnTransferRow, type: string, scale: number): object => ({
  asset: row.asset,
  amount: amountOf(row.amountMinor, scale),
  type,
  status: row.state,
  tranId: tranIdOf(row.id),
  timestamp: row.atMs,
});
