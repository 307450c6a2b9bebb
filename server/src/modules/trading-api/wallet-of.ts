import { ok } from '@bourse/core/result.ts';
import type { UserContext } from '../../platform/request/context.ts';
import { addressBookHttp } from '../address-book/public.ts';
import { findOwnBalance } from '../balances/public.ts';
import { type DepositsDeps, depositsHttp } from '../deposits/public.ts';
import { findOwnTransfers, type TransfersDeps, transferOwn } from '../transfers/public.ts';
import { type WithdrawalsDeps, withdrawalsHttp } from '../withdrawals/public.ts';
import type { Wallet, WalletFilter } from './ports.ts';

const STATES = {
  LEAVING: 'PENDING',
  ASKED: 'PENDING',
  DONE: 'CONFIRMED',
  REFUSED: 'FAILED',
  RETURNED: 'FAILED',
} as const;

/** The coin in which the house's limits and sums are given. */
const HOUSE_COIN = 'USDT';

/** The wallet, through the handlers and use cases of its own endpoints. */
export function walletOf(money: DepositsDeps & WithdrawalsDeps & TransfersDeps): Wallet {
  const deposits = depositsHttp(money);
  const withdrawals = withdrawalsHttp(money);
  const addressBook = addressBookHttp(money);
  const contextOf = (uid: string) => ({ uid, nowMs: money.clock.nowMs() }) as UserContext;
  return {
    deposits: (uid, wanted, keep) =>
      pagesOf(wanted.limit, keep, (page) => deposits.history({ ...filterOf(wanted), ...page }, contextOf(uid))),
    withdrawals: (uid, wanted, keep) =>
      pagesOf(wanted.limit, keep, (page) => withdrawals.history({ ...filterOf(wanted), ...page }, contextOf(uid))),
    depositAddress: (uid, wanted) => deposits.depositAddress(wanted, contextOf(uid)),
    async savedAddresses(uid) {
      const book = await addressBook.addresses({ kind: 'ONCHAIN' }, contextOf(uid));
      return book.ok ? book.value.rows : [];
    },
    async limits(uid) {
      const info = await withdrawals.withdrawInfo({ asset: HOUSE_COIN }, contextOf(uid));
      if (!info.ok) throw new Error(`limits are told in ${HOUSE_COIN}, and there is no such coin`);
      return info.value.limit;
    },
    funding: async (uid) =>
      (await findOwnBalance(money.db, uid)).filter(
        ({ account, availableMinor, heldMinor }) => account === 'funding' && availableMinor + heldMinor > 0n,
      ),
    async transfer(uid, { requestId, ...move }) {
      const caller = { uid, nowMs: money.clock.nowMs() };
      const moved = await transferOwn(money, caller, { ...move, clientRequestId: requestId });
      return moved.ok ? ok({ id: moved.value.transfer.id }) : moved;
    },
    async transfers(uid, wanted) {
      const { total, rows } = await findOwnTransfers(money.db, { uid, ...wanted });
      return {
        total,
        rows: rows.map(({ id, asset, amountMinor, createdAtMs, state }) => ({
          id,
          asset,
          amountMinor,
          atMs: createdAtMs,
          state: STATES[state],
        })),
      };
    },
  };
}

const filterOf = ({ asset, fromMs, toMs }: WalletFilter) => ({
  ...(asset === null ? {} : { asset }),
  ...(fromMs === null ? {} : { fromMs }),
  ...(toMs === null ? {} : { toMs }),
});

const PAGE = 100;
/** How many rows are looked at for one call, even if few of them match. */
const LOOKED_MAX = 10_000;

type Page<Row> = { readonly ok: true; readonly value: { readonly rows: readonly Row[]; readonly next: string | null } };

/** Reads page after page until there are enough matching rows. */
async function pagesOf<Row>(
  limit: number,
  keep: (row: Row) => boolean,
  read: (page: { limit: number; before?: string }) => Promise<Page<Row> | { readonly ok: false }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let before: string | null = null;
  let looked = 0;
  do {
    const page = await read({ limit: PAGE, ...(before === null ? {} : { before }) });
    if (!page.ok) return rows;
    rows.push(...page.value.rows.filter(keep));
    looked += page.value.rows.length;
    before = page.value.next;
  } while (before !== null && rows.length < limit && looked < LOOKED_MAX);
  return rows.slice(0, limit);
}
