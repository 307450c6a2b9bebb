import { type AccountRef, systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { Leg } from '@bourse/core/ledger/command.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { amountText } from '../../../assets/public.ts';
import { type CustodyDeps, raiseAlarm } from '../../../custody/public.ts';
import { changeDeposit, type Deposit } from '../../store/deposit.store.ts';
import { insertClaim } from '../../store/deposit-claim.store.ts';
import { emitDeposit, emitDepositBalance, notifyDeposit } from '../tell-deposit.ts';
import { custodyOf, isSuspended } from './credit-deposits.ts';

/**
 * Takes back a deposit that a reorg has undone, in the transaction that rewinds the scanner's cursor. If it is not
 * booked yet, only its place is forgotten. If it is booked but not final, the entry is reversed, with a claim for what
 * the balance does not cover. If it was final, the house bears the loss.
 */
export async function orphanDeposit(deps: CustodyDeps, tx: Tx, deposit: Deposit): Promise<void> {
  const nowMs = deps.clock.nowMs();
  if (deposit.completedAtMs !== null) return bearLoss(deps, tx, deposit, nowMs);
  if (deposit.entryId !== null) await reverse(deps, tx, deposit, nowMs);
  const isShown = isSuspended(deposit) || deposit.state === 'UNDER_REVIEW';
  const orphaned = await changeDeposit(
    tx,
    deposit,
    {
      state: isShown ? deposit.state : 'REORGED',
      block: null,
      confirmations: 0,
      entryId: null,
      creditedAtMs: null,
      creditEpoch: deposit.creditEpoch + (deposit.entryId === null ? 0 : 1),
    },
    nowMs,
  );
  if (deposit.state === 'CREDITED') await notifyDeposit(deps, tx, 'wallet.depositReorged', orphaned);
  await emitDeposit(tx, orphaned);
  await emitDepositBalance(tx, orphaned);
}

async function reverse(deps: CustodyDeps, tx: Tx, deposit: Deposit, nowMs: number): Promise<void> {
  await raiseAlarm(tx, {
    network: deposit.network,
    code: 'DEPOSIT_REVERSED',
    subject: `${deposit.id}:${deposit.creditEpoch}`,
    details: {
      uid: deposit.uid ?? '',
      asset: deposit.asset,
      amount: amountText(deps, deposit.asset, deposit.amountMinor),
    },
    nowMs,
  });
  const key = `deposit:${deposit.id}:reversed:${deposit.creditEpoch}`;
  const [answer] = await deps.ledger.apply(tx, [
    { op: 'reverse', key, entryId: deposit.entryId!, ref: deposit.id, atMs: nowMs },
  ]);
  if (answer?.ok) return;
  if (answer?.refusal.code !== 'INSUFFICIENT_BALANCE' || deposit.uid === null) {
    throw new Error(`the books refused to reverse deposit ${deposit.id}: ${answer?.refusal.code}`);
  }
  await reverseInParts(deps, tx, deposit, key, nowMs);
}

/**
 * Takes back what the person has in funding and books the rest as a claim. If they spend in between, it reads and posts
 * again.
 */
async function reverseInParts(deps: CustodyDeps, tx: Tx, deposit: Deposit, key: string, nowMs: number): Promise<void> {
  const uid = deposit.uid!;
  const { asset, amountMinor } = deposit;
  const funding: AccountRef = userAccount(uid, 'funding', asset);
  for (let attempt = 1; attempt <= 5; attempt++) {
    const balances = await deps.ledger.balances(tx, uid);
    const available = balances.find((row) => row.account === 'funding' && row.asset === asset)?.availableMinor ?? 0n;
    const taken = available < amountMinor ? available : amountMinor;
    const claimed = amountMinor - taken;
    const legs: Leg[] = [
      { account: custodyOf(deposit), amountMinor },
      { account: funding, amountMinor: -taken },
      { account: systemAccount('receivable', asset, uid), amountMinor: -claimed },
    ];
    const [answer] = await deps.ledger.apply(tx, [
      {
        op: 'post',
        key: `${key}:parts:${attempt}`,
        kind: 'deposit.reversed',
        ref: deposit.id,
        legs: legs.filter((leg) => leg.amountMinor !== 0n),
        atMs: nowMs,
      },
    ]);
    if (!answer?.ok) continue;
    if (claimed > 0n) {
      await insertClaim(tx, { depositId: deposit.id, uid, asset, amountMinor: claimed, nowMs });
      await notifyDeposit(deps, tx, 'wallet.claimOpened', { ...deposit, amountMinor: claimed });
    }
    return;
  }
  throw new Error(`the balance of ${uid} kept changing while deposit ${deposit.id} was reversed`);
}

async function bearLoss(deps: CustodyDeps, tx: Tx, deposit: Deposit, nowMs: number): Promise<void> {
  await raiseAlarm(tx, {
    network: deposit.network,
    code: 'DEPOSIT_LOST_AFTER_FINAL',
    subject: `${deposit.id}:${deposit.creditEpoch}`,
    details: { asset: deposit.asset, amount: amountText(deps, deposit.asset, deposit.amountMinor) },
    nowMs,
  });
  await deps.ledger.mustApply(tx, {
    op: 'post',
    key: `deposit:${deposit.id}:lost:${deposit.creditEpoch}`,
    kind: 'deposit.lost',
    ref: deposit.id,
    legs: [
      { account: custodyOf(deposit), amountMinor: deposit.amountMinor },
      { account: systemAccount('equity', deposit.asset), amountMinor: -deposit.amountMinor },
    ],
    atMs: nowMs,
  });
  await changeDeposit(tx, deposit, { block: null, stateReason: 'LOST_AFTER_FINAL' }, nowMs);
}
