import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { type AccountRef, systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { type CustodyDeps, chainOf, findCursor, forEachRow } from '../../../custody/public.ts';
import {
  changeDeposit,
  type Deposit,
  type DepositState,
  findCompletable,
  findCreditable,
  lockDeposit,
} from '../../store/deposit.store.ts';
import { repayClaims } from '../repay-claims.ts';
import { emitDeposit, emitDepositBalance, notifyDeposit } from '../tell-deposit.ts';
import { judgeEarly } from './early-credit.ts';

const BATCH = 200;
/** A deposit from a medium-risk source is credited, but its coins may leave only after this time. */
const MEDIUM_RISK_WAIT_MS = DAY_MS;
export const MEDIUM_RISK = 'SOURCE_MEDIUM';

/**
 * Credits deposits that have enough confirmations, and completes those that have all. Each deposit is read again from
 * the canonical chain first and booked in a transaction of its own, keyed by its id: any step can be repeated.
 */
export async function settleDeposits(deps: CustodyDeps, network: string): Promise<void> {
  const cursor = await findCursor(deps.db, network);
  const rule = await deps.settings.network(deps.db, network);
  if (!cursor || cursor.creditHaltedReason !== null || cursor.scanHaltedReason !== null) return;
  if (rule && rule.depositsPausedReason === undefined) {
    const ready = { network, pausedAssets: await pausedAssets(deps, network), limit: BATCH };
    await forEachRow(await findCreditable(deps.db, ready), (deposit) => step(deps, deposit, credit));
  }
  await forEachRow(await findCompletable(deps.db, network, BATCH), (deposit) => step(deps, deposit, complete));
}

/** Deposits of paused coins wait; the house's own receipts do not. */
async function pausedAssets(deps: CustodyDeps, network: string): Promise<string[]> {
  const rules = await Promise.all(
    chainOf(deps, network).assets.map((asset) => deps.settings.coin(deps.db, asset, network)),
  );
  return rules.flatMap((rule) => (rule?.depositsPausedReason === undefined ? [] : [rule.asset]));
}

type Step = (deps: CustodyDeps, tx: Tx, deposit: Deposit) => Promise<void>;

async function step(deps: CustodyDeps, seen: Deposit, work: Step): Promise<void> {
  const block = { height: seen.blockHeight!, hash: seen.blockHash! };
  const { txHash, outputKey, asset, amountMinor } = seen;
  const payment = { txHash, outputKey, asset, toAddress: seen.address, amountMinor, block };
  // If the chain no longer has the payment, the scanner will find out why.
  if (!(await chainOf(deps, seen.network).isStillPaid(payment))) return;
  deps.atStep?.('credit-checked');
  await deps.db.tx(async (tx) => {
    const deposit = await lockDeposit(tx, seen.id);
    if (deposit?.version === seen.version) await work(deps, tx, deposit);
  });
}

async function credit(deps: CustodyDeps, tx: Tx, deposit: Deposit): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const { uid: owner } = deposit;
  if (owner !== null && isEarly(deposit)) {
    const finalOnly = await judgeEarly(deps, tx, { ...deposit, uid: owner });
    if (finalOnly !== null) return emitDeposit(tx, await changeDeposit(tx, deposit, { finalOnly }, nowMs));
  }
  const to = creditedAccount(deposit);
  const entryId = await deps.ledger.mustApply(tx, {
    op: 'post',
    key: creditKey(deposit),
    kind: deposit.purpose === 'house' ? 'house.funding' : 'deposit',
    ref: deposit.id,
    legs: [
      { account: custodyOf(deposit), amountMinor: -deposit.amountMinor },
      { account: to, amountMinor: deposit.amountMinor },
    ],
    atMs: nowMs,
  });
  const state: DepositState = isSuspended(deposit) ? deposit.state : 'CREDITED';
  const waits = deposit.stateReason === MEDIUM_RISK ? { leavesFromMs: nowMs + MEDIUM_RISK_WAIT_MS } : {};
  const creditedAtMs = isSuspended(deposit) ? {} : { creditedAtMs: nowMs, ...waits };
  const credited = await changeDeposit(tx, deposit, { state, entryId, ...creditedAtMs }, nowMs);
  const { uid, asset, amountMinor } = credited;
  if (state === 'CREDITED' && uid !== null)
    await repayClaims(deps, tx, { uid, asset, amountMinor, cause: creditKey(credited), nowMs });
  // If it is credited and unlocked at once, the notice of the completion says everything.
  if (state === 'CREDITED' && credited.unlockAt > credited.creditAt && credited.finalOnlyReason === null)
    await notifyDeposit(deps, tx, 'wallet.depositCredited', credited);
  await emitDeposit(tx, credited);
  await emitDepositBalance(tx, credited);
}

async function complete(deps: CustodyDeps, tx: Tx, deposit: Deposit): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const state: DepositState = isSuspended(deposit) ? deposit.state : 'COMPLETED';
  const completed = await changeDeposit(tx, deposit, { state, completedAtMs: nowMs }, nowMs);
  if (state === 'COMPLETED') await notifyDeposit(deps, tx, 'wallet.depositCompleted', completed);
  await emitDeposit(tx, completed);
  await emitDepositBalance(tx, completed);
}

/** Credited while the chain may still undo it, so its owner could spend what then disappears. */
const isEarly = (deposit: Deposit): boolean => !isSuspended(deposit) && deposit.confirmations < deposit.unlockAt;

/** Recorded and held by our keys, but usable by nobody: below the minimum, or without an owner. */
export const isSuspended = ({ state }: Pick<Deposit, 'state'>): boolean =>
  state === 'BELOW_MIN' || state === 'UNATTRIBUTED';

const creditKey = ({ id, creditEpoch }: Pick<Deposit, 'id' | 'creditEpoch'>): string =>
  creditEpoch === 1 ? `deposit:${id}` : `deposit:${id}:${creditEpoch}`;

export const custodyOf = ({ asset, network }: Pick<Deposit, 'asset' | 'network'>): AccountRef =>
  systemAccount('custody', asset, network);

/**
 * The account to which a deposit is booked: its owner's funding account, the house's equity, or the suspense account of
 * the network.
 */
function creditedAccount(deposit: Deposit): AccountRef {
  const { asset, network, uid } = deposit;
  if (isSuspended(deposit)) return systemAccount('deposit_suspense', asset, network);
  if (uid === null) return systemAccount('equity', asset);
  return userAccount(uid, 'funding', asset);
}
