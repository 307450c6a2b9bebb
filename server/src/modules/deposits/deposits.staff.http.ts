import type { staffDeposits as staffContract } from '@bourse/contract/staff/deposits.ts';
import { ok } from '@bourse/core/result.ts';
import { cutPage, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import { listed } from '../../platform/db/listed.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { ask } from '../approvals/public.ts';
import { amountText } from '../assets/public.ts';
import type { DepositsDeps } from './deposits-deps.ts';
import { findReviewedDeposits } from './queries/deposit-review.query.ts';
import { findFinalOnly } from './queries/final-only.query.ts';
import { findUnattributed } from './queries/unattributed.query.ts';
import { releaseDeposit } from './usecases/release-deposit.ts';
import { returnReviewedAction } from './usecases/return/return-reviewed.ts';
import { finalOnlyOut } from './views.ts';

/** Deposits that wait for staff because of their source, for an owner, or for their chain to make them final. */
export function staffDepositsHttp(deps: DepositsDeps): Handlers<typeof staffContract> {
  const sendBack = deps.approvals.define(returnReviewedAction(deps));
  return {
    unattributedDeposits: async (input) =>
      listed(
        input,
        (page) => findUnattributed(deps.db, page),
        ({ amountMinor, txHash, memo, ...row }) => ({
          ...row,
          amount: amountText(deps, row.asset, amountMinor),
          memo: memo === '' ? null : memo,
          txId: txHash,
        }),
      ),
    finalOnlyDeposits: async (input) =>
      listed(
        input,
        (page) => findFinalOnly(deps.db, page),
        ({ amountMinor, network, finalOnly, ...row }) => ({
          ...row,
          networkName: deps.assets.network(network)?.name ?? network,
          amount: amountText(deps, row.asset, amountMinor),
          finalOnly: finalOnlyOut(finalOnly),
        }),
      ),
    reviewedDeposits: async (input) => {
      const before = readKeyset(input.before);
      if (!before.ok) return before;
      const limit = pageLimitOf(input.limit);
      const rows = await findReviewedDeposits(deps.db, { before: before.value, limit: limit + 1 });
      const page = cutPage(rows, limit, ({ atMs, id }) => ({ atMs, id }));
      const shown = page.rows.map(({ amountMinor, txHash, ...row }) => ({
        ...row,
        networkName: deps.assets.network(row.network)?.name ?? row.network,
        amount: amountText(deps, row.asset, amountMinor),
        txId: txHash,
      }));
      return ok({ rows: shown, next: page.next });
    },
    returnDeposit: ({ id, address = null, reason }, context) => ask(sendBack, { id, address }, reason, context),
    releaseDeposit: async (input, { staff, requestId, nowMs }) => {
      const released = await releaseDeposit(deps, { ...staff, requestId, nowMs }, input);
      return released.ok ? ok({ done: true as const }) : released;
    },
  };
}
