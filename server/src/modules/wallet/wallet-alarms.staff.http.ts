import type { staffWallet as staffContract } from '@bourse/contract/staff/wallet.ts';
import { ok, type Result } from '@bourse/core/result.ts';
import type { Handlers, StaffContext } from '../../platform/request/context.ts';
import { cutPage, type Keyset, pageLimitOf, readKeyset } from './keyset.ts';
import { findChainAlarms, findNetworkStates, findUnattributed } from './queries/chain-alarm.query.ts';
import { releaseByStaff, resumeByStaff, type Tender } from './usecases/tend-chains.ts';
import { amountText } from './views.ts';
import type { WalletDeps } from './wallet-deps.ts';

type AlarmHandlers = Pick<
  Handlers<typeof staffContract>,
  'chains' | 'chainAlarms' | 'unattributedDeposits' | 'resumeNetwork' | 'releasePayment'
>;
const DONE = { done: true } as const;

/** What needs staff on the chains and in the books. */
export function walletAlarmsHttp(deps: WalletDeps): AlarmHandlers {
  return {
    chains: async () => {
      const [networks, withdrawalsHaltedBy] = await Promise.all([
        findNetworkStates(deps.db),
        deps.settings.get('WITHDRAWALS_HALTED_BY'),
      ]);
      const nameOf = (network: string) => deps.assets.network(network)?.name ?? network;
      return ok({
        withdrawalsHaltedBy,
        networks: networks.map((each) => ({ ...each, name: nameOf(each.network) })),
      });
    },
    chainAlarms: async (input) => {
      const page = await listed(
        input,
        (asked) => findChainAlarms(deps.db, asked),
        ({ details, ...row }) => ({ ...row, details: { ...details } }),
      );
      if (!page.ok) return page;
      const seers = page.value.rows.flatMap(({ seenBy }) => seenBy ?? []);
      const logins = await deps.approvals.loginsOf(deps.db, seers);
      const rows = page.value.rows.map((row) => ({ ...row, seenBy: logins.get(row.seenBy ?? '') ?? row.seenBy }));
      return ok({ ...page.value, rows });
    },
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
    resumeNetwork: async (input, context) => {
      const resumed = await resumeByStaff(deps, tenderOf(context), input);
      return resumed.ok ? ok(DONE) : resumed;
    },
    releasePayment: async (input, context) => {
      const released = await releaseByStaff(deps, tenderOf(context), input);
      return released.ok ? ok(DONE) : released;
    },
  };
}

export const tenderOf = (context: StaffContext): Tender => ({
  staffId: context.staff.staffId,
  role: context.staff.role,
  requestId: context.requestId,
  nowMs: context.nowMs,
});

/** A page of what is read newest first. */
async function listed<Row extends Keyset, Shown>(
  input: { readonly before?: string | undefined; readonly limit?: number | undefined },
  read: (page: { after: Keyset | null; limit: number }) => Promise<Row[]>,
  show: (row: Row) => Shown,
): Promise<Result<{ rows: Shown[]; next: string | null }, 'FIELD_INVALID'>> {
  const after = readKeyset(input.before);
  if (!after.ok) return after;
  const limit = pageLimitOf(input.limit);
  const page = cutPage(await read({ after: after.value, limit: limit + 1 }), limit, (row) => row);
  return ok({ rows: page.rows.map(show), next: page.next });
}
