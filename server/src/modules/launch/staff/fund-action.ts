import { accountPath, systemAccount } from '@bourse/core/ledger/account.ts';
import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Approvals, PlainRecord, StaffAction } from '../../approvals/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { type AsideAccount, fundedMinor } from '../queries/price/funded.query.ts';
import { findProject } from '../queries/project.query.ts';
import { insertFunding } from '../store/project.store.ts';
import { isDone } from './replay.ts';

export interface FundWish extends PlainRecord {
  readonly requestId: string;
  readonly projectId: string;
  readonly token: string;
  readonly amount: string;
  /** Set where it covers a price protection, and is not sold. Nothing in a proposal of before. */
  readonly covers?: 'protection';
}
type FundRefusal =
  | 'COIN_UNKNOWN'
  | 'AMOUNT_INVALID'
  | 'LAUNCH_OTHER_TOKEN'
  | 'LAUNCH_NO_PROTECTION'
  | 'LAUNCH_CANCELLED'
  | 'IDEMPOTENCY_MISMATCH';

/** Puts tokens of the owners aside for a project, so that what is sold is there, or money for its price protection. It takes two members of Finance. */
export const defineFundAction = (
  deps: LaunchDeps & { readonly approvals: Pick<Approvals, 'define'> },
): StaffAction<FundWish, FundRefusal> =>
  deps.approvals.define<FundWish, FundRefusal>({
    kind: 'staffLaunch.fund',
    proposers: ['finance'],
    deciders: ['finance'],
    needsSecond: () => true,
    plan: async (tx, wish) => {
      const judged = await judge(deps, tx, wish);
      if (!judged.ok) return judged;
      const { scale, amountMinor } = judged.value;
      const before = await fundedMinor(tx, wish.projectId, wish.token, accountOf(wish));
      const ownersMinor = await deps.ledger.systemBalance(tx, accountPath(systemAccount('equity', wish.token)));
      return ok({
        subject: `launch:${wish.projectId}/${wish.token}`,
        before: { funded: formatAmount(before, scale) },
        after: {
          funded: formatAmount(before + amountMinor, scale),
          amount: wish.amount,
          ownersHave: formatAmount(ownersMinor, scale),
          // The issuer may deliver after the sale: whoever decides is told what is not there yet.
          ...(ownersMinor < amountMinor ? { notThere: formatAmount(amountMinor - ownersMinor, scale) } : {}),
          ...(wish.covers && { covers: wish.covers }),
        },
      });
    },
    carryOut: async (tx, wish, { nowMs }) => {
      const done = await isDone(deps, tx, 'funding', {
        ...wish,
        asset: wish.token,
        account: accountOf(wish),
        uid: null,
      });
      if (!done.ok || done.value) return done;
      const judged = await judge(deps, tx, wish);
      if (!judged.ok) return judged;
      const { amountMinor } = judged.value;
      const { requestId, projectId, token } = wish;
      const account = accountOf(wish);
      const legs = [
        { account: systemAccount('equity', token), amountMinor: -amountMinor },
        { account: systemAccount(account, token, projectId), amountMinor },
      ];
      const [answer] = await deps.ledger.apply(tx, [
        { op: 'post', key: `launch-fund:${requestId}`, kind: 'launch.fund', ref: projectId, legs, atMs: nowMs },
      ]);
      if (!answer?.ok) throw new Error(`the books refused to fund ${projectId}: ${answer?.refusal.code}`);
      const { entryId } = answer;
      await insertFunding(tx, {
        id: newId(nowMs),
        requestId,
        projectId,
        account,
        asset: token,
        amountMinor,
        atMs: nowMs,
        entryId,
      });
      return ok(true);
    },
  });

/** Where it is put. */
export const accountOf = ({ covers }: Pick<FundWish, 'covers'>): AsideAccount =>
  covers === undefined ? 'launch_supply' : 'launch_protection';

async function judge(
  deps: LaunchDeps,
  tx: Tx,
  { projectId, token, amount, covers }: FundWish,
): Promise<Result<{ readonly scale: number; readonly amountMinor: bigint }, FundRefusal>> {
  const coin = deps.assets.coin(token);
  if (!coin) return refuse('COIN_UNKNOWN', { asset: token });
  const project = await findProject(tx, projectId);
  if (project && covers && project.protectionBps === null) return refuse('LAUNCH_NO_PROTECTION');
  const taken = covers ? project?.payAsset : project?.token;
  if (taken !== undefined && taken !== token) return refuse('LAUNCH_OTHER_TOKEN', { asset: taken });
  if (project?.cancelledMs) return refuse('LAUNCH_CANCELLED');
  const read = parseAmount(amount, coin.ledgerScale);
  if (!read.ok || read.value === 0n) return refuse('AMOUNT_INVALID', { field: 'amount', scale: coin.ledgerScale });
  return ok({ scale: coin.ledgerScale, amountMinor: read.value });
}
