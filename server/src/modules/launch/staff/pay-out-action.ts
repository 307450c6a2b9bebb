import { accountPath, systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Approvals, PlainRecord, StaffAction } from '../../approvals/public.ts';
import { emitBalance } from '../../balances/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { isProtectionOwed, isStillOwed } from '../queries/money-move.query.ts';
import { findProject } from '../queries/project.query.ts';
import { lockRounds } from '../queries/staff-project.query.ts';
import { insertPayout, lockMoney, type PayoutAccount } from '../store/project.store.ts';
import { isDone } from './replay.ts';

export interface PayOutWish extends PlainRecord {
  readonly requestId: string;
  readonly projectId: string;
  /** The coin that people paid in for proceeds, the token for what nobody bought. */
  readonly asset: string;
  readonly amount: string;
  /** Whose funding account gets it; null for the owners of the house. */
  readonly uid: string | null;
}
type PayOutRefusal =
  | 'COIN_UNKNOWN'
  | 'AMOUNT_INVALID'
  | 'USER_UNKNOWN'
  | 'ACCOUNT_FROZEN'
  | 'LAUNCH_STILL_OWED'
  | 'LAUNCH_LESS_THERE'
  | 'IDEMPOTENCY_MISMATCH';

/**
 * Takes out of a project what it owes nobody any more: its proceeds, the tokens that nobody bought with what rounding left of
 * them, and what its price protection did not need. It goes to the project's account, which the decider sees, or to the owners. It takes two members of Finance.
 */
export const definePayOutAction = (
  deps: LaunchDeps & { readonly approvals: Pick<Approvals, 'define'> },
): StaffAction<PayOutWish, PayOutRefusal> =>
  deps.approvals.define<PayOutWish, PayOutRefusal>({
    kind: 'staffLaunch.payOut',
    proposers: ['finance'],
    deciders: ['finance'],
    needsSecond: () => true,
    plan: async (tx, wish) => {
      const judged = await judge(deps, tx, wish);
      if (!judged.ok) return judged;
      const { scale, amountMinor, thereMinor } = judged.value;
      const { uid } = wish;
      return ok({
        subject: `launch:${wish.projectId}/${wish.asset}`,
        ...(uid !== null && { uid }),
        before: { there: formatAmount(thereMinor, scale) },
        after: {
          there: formatAmount(thereMinor - amountMinor, scale),
          asset: wish.asset,
          amount: wish.amount,
          payTo: uid ?? 'house',
        },
      });
    },
    carryOut: async (tx, wish, { nowMs }) => {
      const done = await isDone(deps, tx, 'payout', wish);
      if (!done.ok || done.value) return done;
      const judged = await judge(deps, tx, wish);
      return judged.ok ? ok(await payOut(deps, tx, wish, judged.value, nowMs)) : judged;
    },
  });

async function payOut(deps: LaunchDeps, tx: Tx, wish: PayOutWish, judged: Judged, nowMs: number): Promise<true> {
  const { requestId, projectId, asset, uid } = wish;
  const { account, amountMinor, scale, token } = judged;
  const legs = [
    { account: systemAccount(account, asset, projectId), amountMinor: -amountMinor },
    { account: uid === null ? systemAccount('equity', asset) : userAccount(uid, 'funding', asset), amountMinor },
  ];
  const [answer] = await deps.ledger.apply(tx, [
    { op: 'post', key: `launch-payout:${requestId}`, kind: 'launch.payOut', ref: projectId, legs, atMs: nowMs },
  ]);
  if (!answer?.ok) throw new Error(`the books refused to pay out of ${projectId}: ${answer?.refusal.code}`);
  const { entryId } = answer;
  await insertPayout(tx, {
    id: newId(nowMs),
    requestId,
    projectId,
    account,
    asset,
    amountMinor,
    uid,
    atMs: nowMs,
    entryId,
  });
  if (uid === null) return true;
  await emitBalance(tx, uid, [asset]);
  const params = { token, asset, amount: formatAmount(amountMinor, scale) };
  await deps.notices.notify(tx, { uid, kind: 'launch.payOut', params });
  return true;
}

interface Judged {
  readonly account: PayoutAccount;
  readonly token: string;
  readonly scale: number;
  readonly amountMinor: bigint;
  /** What of the coin is there before. */
  readonly thereMinor: bigint;
}

async function judge(
  deps: LaunchDeps,
  tx: Tx,
  { projectId, asset, amount, uid }: PayOutWish,
): Promise<Result<Judged, PayOutRefusal>> {
  const coin = deps.assets.coin(asset);
  if (!coin) return refuse('COIN_UNKNOWN', { asset });
  const scale = coin.ledgerScale;
  const read = parseAmount(amount, scale);
  if (!read.ok || read.value === 0n) return refuse('AMOUNT_INVALID', { field: 'amount', scale });
  const payee = uid === null ? null : await deps.identity.profile(tx, uid);
  if (uid !== null && !payee) return refuse('USER_UNKNOWN');
  // It could not be taken back, and whoever is looked into gets nothing meanwhile.
  if (payee?.frozen) return refuse('ACCOUNT_FROZEN');
  await lockMoney(tx, projectId);
  await lockRounds(tx, projectId);
  // One that was never published has no row, and what was put aside for it is owed to nobody.
  if (await isStillOwed(tx, projectId)) return refuse('LAUNCH_STILL_OWED');
  const project = await findProject(tx, projectId);
  const { account, thereMinor } = await sourceOf(deps, tx, { projectId, asset, isPaidIn: project?.payAsset === asset });
  if (account === 'launch_protection' && (await isProtectionOwed(tx, projectId))) return refuse('LAUNCH_STILL_OWED');
  if (read.value > thereMinor) {
    return refuse('LAUNCH_LESS_THERE', { asset, available: formatAmount(thereMinor, scale) });
  }
  return ok({ account, token: project?.token ?? asset, scale, amountMinor: read.value, thereMinor });
}

/**
 * Where a coin leaves a project from: of the coin that people paid in first the proceeds, then what was put aside, for sale by
 * mistake or for a price protection.
 */
async function sourceOf(
  { ledger }: LaunchDeps,
  tx: Tx,
  { projectId, asset, isPaidIn }: { readonly projectId: string; readonly asset: string; readonly isPaidIn: boolean },
): Promise<Pick<Judged, 'account' | 'thereMinor'>> {
  const accounts: readonly PayoutAccount[] = isPaidIn
    ? ['launch_proceeds', 'launch_supply', 'launch_protection']
    : ['launch_supply', 'launch_protection'];
  for (const account of accounts) {
    const thereMinor = await ledger.systemBalance(tx, accountPath(systemAccount(account, asset, projectId)));
    if (thereMinor > 0n) return { account, thereMinor };
  }
  return { account: accounts[0]!, thereMinor: 0n };
}
