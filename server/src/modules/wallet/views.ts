import type { addressEntry, deposit, hold, limitLine, withdrawal } from '@bourse/contract/wallet-shapes.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import { LIMIT_WINDOW_LONG_MS, LIMIT_WINDOW_MS, limit24hMinor, limit30dMinor } from '@bourse/core/wallet/limits.ts';
import { isCancellable } from '@bourse/core/wallet/withdrawal-state.ts';
import type { z } from 'zod';
import type { Profile } from '../identity/public.ts';
import type { AddressEntry } from './queries/address-entry.query.ts';
import type { DayFigures } from './queries/day.query.ts';
import type { Incoming } from './queries/incoming-history.query.ts';
import type { OwnHold } from './queries/own-hold.query.ts';
import type { WithdrawalView } from './queries/withdrawal.query.ts';
import { usableAtMs } from './usecases/judge-whitelist.ts';
import { valueAt } from './valuation.ts';
import type { WalletDeps } from './wallet-deps.ts';

/** How rows look on the wire: amounts as canonical decimal text in coin units. */

export const usdtText = (minor: bigint): string => formatAmount(minor, USDT_SCALE);

/** Text of an amount of a coin; a coin that has left the catalog shows its minor units. */
export function amountText(deps: Pick<WalletDeps, 'assets'>, asset: string, minor: bigint): string {
  return formatAmount(minor, deps.assets.coin(asset)?.ledgerScale ?? 0);
}

export function explorerUrl(
  deps: Pick<WalletDeps, 'assets'>,
  network: string | null,
  txId: string | null,
): string | null {
  const template = network === null ? null : (deps.assets.network(network)?.explorerTx ?? null);
  return template === null || !txId ? null : template.replace('{txid}', txId);
}

export function withdrawalOut(deps: WalletDeps, view: WithdrawalView): z.output<typeof withdrawal> {
  const row = view.withdrawal;
  const text = (minor: bigint): string => amountText(deps, row.asset, minor);
  return {
    id: row.id,
    kind: row.kind,
    asset: row.asset,
    network: row.network,
    networkName: row.network === null ? null : (deps.assets.network(row.network)?.name ?? row.network),
    address: row.address,
    memo: row.memo,
    counterparty: row.toMasked,
    amount: text(row.amountMinor),
    fee: text(row.feeMinor),
    recipientGets: text(row.amountMinor - row.feeMinor),
    valueUsdt: usdtText(row.usdtValueMinor),
    state: row.state,
    reviewReason: row.state === 'IN_REVIEW' ? row.reviewReason : null,
    decisionByMs: row.state === 'IN_REVIEW' ? row.reviewDeadlineMs : null,
    failureCode: row.failureCode,
    // The category; what the reviewer wrote is for colleagues.
    rejectReason: row.rejectCode,
    txId: row.txid,
    explorerUrl: explorerUrl(deps, row.network, row.txid),
    confirmations: view.confirmations,
    cancellable: row.holdKey !== null && isCancellable(row.state),
    coolingUntilMs: row.coolingUntilMs,
    delayedUntilMs: row.delayUntilMs,
    atMs: row.createdAtMs,
    updatedAtMs: row.updatedAtMs,
    timeline: view.steps.map((step) => ({ state: step.state, atMs: step.atMs })),
    questions: view.questions.map((question) => ({ ...question })),
    returnAskedAtMs: view.returnAskedAtMs,
  };
}

export function depositOut(deps: WalletDeps, row: Incoming): z.output<typeof deposit> {
  const coin = deps.assets.coin(row.asset);
  const pair = deps.assets.coinNetwork(row.asset, row.network);
  const value = coin ? valueAt(deps.pricing, row.asset, row.amountMinor, coin.ledgerScale, row.atMs) : null;
  return {
    id: row.id,
    asset: row.asset,
    network: row.network,
    networkName: deps.assets.network(row.network)?.name ?? row.network,
    amount: amountText(deps, row.asset, row.amountMinor),
    address: row.address,
    memo: row.memo,
    txId: row.txId,
    explorerUrl: explorerUrl(deps, row.network, row.txId),
    state: row.state,
    confirmations: row.confirmations,
    confirmationsCredit: row.creditAt,
    confirmationsUnlock: row.unlockAt,
    minimum: amountText(deps, row.asset, pair?.depositMinMinor ?? 0n),
    atMs: row.atMs,
    updatedAtMs: row.updatedAtMs,
    valueUsdt: value === null ? null : usdtText(value),
    kind: row.kind,
    counterparty: row.counterparty,
  };
}

export function holdOut(deps: WalletDeps, row: OwnHold): z.output<typeof hold> {
  return {
    id: row.holdKey,
    asset: row.asset,
    account: row.account,
    reason: row.reason,
    ref: row.ref,
    amount: amountText(deps, row.asset, row.leftMinor),
    createdAtMs: row.createdAtMs,
    releaseAtMs: row.releaseAtMs,
  };
}

export function entryOut(deps: WalletDeps, row: AddressEntry): z.output<typeof addressEntry> {
  return {
    id: row.id,
    kind: row.kind,
    asset: row.asset,
    network: row.network,
    networkName: row.network === null ? null : (deps.assets.network(row.network)?.name ?? row.network),
    address: row.address,
    memo: row.memo === '' ? null : row.memo,
    accountType: row.accountType,
    account: row.account,
    remark: row.remark,
    source: row.source,
    createdAtMs: row.createdAtMs,
    usableAtMs: usableAtMs(row.activeFromMs),
  };
}

/** The line that says how much of the limits is used and when more is free. */
export function limitOut(profile: Profile, figures: DayFigures): z.output<typeof limitLine> {
  const limitMinor = limit24hMinor(profile.kycLevel, profile.vipLevel);
  const rest = limitMinor - figures.used24hMinor;
  const monthMinor = limit30dMinor(profile.kycLevel);
  return {
    usedUsdt: usdtText(figures.used24hMinor),
    limitUsdt: usdtText(limitMinor),
    remainingUsdt: usdtText(rest > 0n ? rest : 0n),
    nextFreeAtMs: figures.oldestMs === null ? null : figures.oldestMs + LIMIT_WINDOW_MS,
    nextFreeUsdt: figures.oldestMs === null ? null : usdtText(figures.oldestMinor),
    limit30dUsdt: monthMinor === null ? null : usdtText(monthMinor),
    used30dUsdt: usdtText(figures.used30dMinor),
    nextFree30dAtMs: figures.oldest30dMs === null ? null : figures.oldest30dMs + LIMIT_WINDOW_LONG_MS,
    vipLevel: profile.vipLevel,
  };
}
