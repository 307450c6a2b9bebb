import type { staffWallet as staffContract } from '@bourse/contract/staff/wallet.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { ask } from '../approvals/public.ts';
import { cutPage, pageLimitOf, readKeyset } from './keyset.ts';
import { findReviewedDeposits } from './queries/deposit-review.query.ts';
import { releaseDeposit } from './usecases/release-deposit.ts';
import { returnReviewedAction } from './usecases/return-reviewed.ts';
import { amountText } from './views.ts';
import type { WalletDeps } from './wallet-deps.ts';

type DepositHandlers = Pick<Handlers<typeof staffContract>, 'reviewedDeposits' | 'releaseDeposit' | 'returnDeposit'>;

/** Deposits that wait for staff because of where they came from. */
export function walletDepositsHttp(deps: WalletDeps): DepositHandlers {
  const sendBack = deps.approvals.define(returnReviewedAction(deps));
  return {
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
