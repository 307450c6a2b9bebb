import type { UserContext } from '../../platform/request/context.ts';
import { type DepositsDeps, depositsHttp } from '../deposits/public.ts';
import { type WithdrawalsDeps, withdrawalsHttp } from '../withdrawals/public.ts';
import type { WalletFilter, WalletReads } from './ports.ts';

/** Reads of the wallet, through the handlers of its own endpoints. */
export function walletReads(money: DepositsDeps & WithdrawalsDeps): WalletReads {
  const deposits = depositsHttp(money);
  const withdrawals = withdrawalsHttp(money);
  const contextOf = (uid: string) => ({ uid, nowMs: money.clock.nowMs() }) as UserContext;
  return {
    deposits: (uid: string, wanted: WalletFilter) =>
      pagesOf(wanted.limit, (page) => deposits.history({ ...filterOf(wanted), ...page }, contextOf(uid))),
    withdrawals: (uid: string, wanted: WalletFilter) =>
      pagesOf(wanted.limit, (page) => withdrawals.history({ ...filterOf(wanted), ...page }, contextOf(uid))),
    depositAddress: (uid: string, wanted: { readonly asset: string; readonly network: string }) =>
      deposits.depositAddress(wanted, contextOf(uid)),
  };
}

const filterOf = ({ asset, fromMs, toMs }: WalletFilter) => ({
  ...(asset === null ? {} : { asset }),
  ...(fromMs === null ? {} : { fromMs }),
  ...(toMs === null ? {} : { toMs }),
});

const PAGE = 100;

type Page<Row> = { readonly ok: true; readonly value: { readonly rows: readonly Row[]; readonly next: string | null } };

/** Page after page, until there are enough. */
async function pagesOf<Row>(
  limit: number,
  read: (page: { limit: number; before?: string }) => Promise<Page<Row> | { readonly ok: false }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let before: string | null = null;
  do {
    const page = await read({ limit: Math.min(PAGE, limit - rows.length), ...(before === null ? {} : { before }) });
    if (!page.ok) return rows;
    rows.push(...page.value.rows);
    before = page.value.next;
  } while (before !== null && rows.length < limit);
  return rows;
}
