import { YEAR_MS } from '@bourse/core/calendar/durations.ts';
import { findIncoming } from '../../server/src/modules/deposits/queries/incoming-history.query.ts';
import { findTransfers } from '../../server/src/modules/transfers/queries/transfer.query.ts';
import { findWithdrawals } from '../../server/src/modules/withdrawals/queries/withdrawal.query.ts';
import { median, rounded } from '../bench.ts';
import type { Books } from '../ledger/throw-away-books.ts';
import { PERSON } from './long-history.ts';

const PAGES = 15;
const AT_ONCE = 50_000;
/** One in so many records is under way, and one in so many was not completed. */
const UNDER_WAY_EACH = 50_021;
const RETURNED_EACH = 70_001;

/** How many of `count` deposits are completed. */
export const completedOf = (count: number): number =>
  count -
  Math.floor(count / UNDER_WAY_EACH) -
  Math.floor(count / RETURNED_EACH) +
  Math.floor(count / (UNDER_WAY_EACH * RETURNED_EACH));

const txOf = (n: number): string => `0x${n.toString(16).padStart(8, '0')}${'e'.repeat(56)}`;

/** Gives one person deposits over a year, nearly all completed, a hundred to each address. */
export async function writeLongRecords({ db }: Books, count: number, nowMs: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE) {
    await db.query(
      `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, credit_at,
         unlock_at, state, detected_at_ms, updated_at_ms)
       select gen_random_uuid(), 'user', $1, 'eth', 'USDT', '0xABCDEF' || lpad((n / 100)::text, 34, '0'),
              '0x' || lpad(to_hex(n), 8, '0') || repeat('e', 56), 'native', n, 3, 6,
              case when n % ${UNDER_WAY_EACH} = 0 then 'CONFIRMING' when n % ${RETURNED_EACH} = 0 then 'RETURNED'
                   else 'COMPLETED' end,
              $2::bigint - ($3::bigint - n) * $4::bigint, $2
         from generate_series($5::int, $6::int) n`,
      [PERSON, nowMs, count, Math.max(1, Math.floor(YEAR_MS / count)), from, Math.min(count, from + AT_ONCE - 1)],
    );
  }
}

/** Times pages of records: the newest, by status, by a transaction at any depth, and by an address. */
export async function walkRecords({ db }: Pick<Books, 'db'>, count: number) {
  const page = async (more: { status?: 'UNDER_WAY' | 'NOT_COMPLETED'; search?: string }, rows: number) => {
    const filter = { uid: PERSON, before: null, limit: 21, ...more };
    const times: number[] = [];
    for (let n = 0; n < PAGES; n++) {
      const startedMs = performance.now();
      // As the page with all records does.
      const [came] = await Promise.all([
        findIncoming(db, filter),
        findWithdrawals(db, filter),
        findTransfers(db, filter),
      ]);
      times.push(performance.now() - startedMs);
      if (came.length !== rows) throw new Error(`${JSON.stringify(more)} found ${came.length} rows and not ${rows}`);
    }
    return rounded(median(times), 1);
  };
  const at = (share: number): number => Math.ceil(count * share);
  return {
    newestMs: await page({}, Math.min(count, 21)),
    underWayMs: await page({ status: 'UNDER_WAY' }, Math.min(21, Math.floor(count / UNDER_WAY_EACH))),
    notCompletedMs: await page({ status: 'NOT_COMPLETED' }, Math.min(21, Math.floor(count / RETURNED_EACH))),
    byTransactionMs: [
      await page({ search: txOf(at(0.99)).toUpperCase() }, 1),
      await page({ search: txOf(at(0.5)).slice(0, 10) }, 1),
      await page({ search: txOf(at(0.01)) }, 1),
    ],
    byAddressMs: await page({ search: `0xabcdef${String(Math.floor(at(0.5) / 100)).padStart(34, '0')}` }, 21),
    byNothingMs: await page({ search: 'ffffffffffff' }, 0),
  };
}
