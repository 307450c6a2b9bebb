import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import { HOUR_MS } from '../core/src/calendar/durations.ts';
import { reconcileAll } from '../server/src/ledger/reconcile/reconcile-all.ts';
import { Db } from '../server/src/platform/db/db.ts';
import type { Bench, BenchOptions, BenchResult } from './bench.ts';
import { rounded } from './bench.ts';
import { ASSET, type Books, DATABASE, fund, someTransfer, throwAwayBooks, uidOf } from './ledger/throw-away-books.ts';

const PEOPLE = 10_000;
const START_MINOR = 1_000_000_000_000n;
/** Sizes of the books; each is built on top of the one before. */
const SIZES = [1_000_000, 3_000_000, 10_000_000] as const;
/** The new entries of a busy minute: more than a hundred a second. */
const MINUTE = 10_000;

/** What a run over new entries costs as the books grow, and what a run over everything costs. */
export const bench: Bench = {
  name: 'reconcile',
  summary: `${PEOPLE} people, ${SIZES.map((size) => size / 1e6).join(', ')} million entries, a minute of ${MINUTE} new ones`,
  async run(options) {
    const books = await throwAwayBooks();
    const owner = new Db({
      ...books.postgres.connection(),
      database: DATABASE,
      poolMax: 1,
      statementTimeoutMs: HOUR_MS,
    });
    try {
      return await measure(books, owner, options);
    } finally {
      await owner.end();
      await books.close();
    }
  },
};

async function measure(books: Books, owner: Db, { scale, say }: BenchOptions): Promise<BenchResult> {
  await fund(books.ledger, PEOPLE, START_MINOR);
  const figures: Record<string, number> = {};
  const minutes: number[] = [];
  for (const size of SIZES) {
    await growTo(owner, Math.round(size * scale));
    // Twice, because a run moves the mark only to what the previous one saw.
    for (let run = 0; run < 2; run++) await proven(books);
    await minute(books);
    const minuteMs = await timed(() => proven(books));
    const wholeMs = await timed(() => proven(books, true));
    minutes.push(minuteMs);
    const name = `${(size * scale) / 1e6}M`;
    figures[`minuteMs${name}`] = Math.round(minuteMs);
    figures[`wholeMs${name}`] = Math.round(wholeMs);
    say(`${name} entries: a minute's run ${Math.round(minuteMs)} ms, everything ${rounded(wholeMs / 1_000, 1)} s`);
  }
  return {
    name: 'reconcile',
    ratios: { lastVsFirstMinute: rounded(minutes.at(-1)! / minutes[0]!) },
    p99Ms: null,
    context: {
      ...figures,
      people: PEOPLE,
      newEntries: MINUTE,
      cpus: cpus().length,
      cpu: cpus()[0]?.model ?? 'unknown',
    },
  };
}

async function proven({ ledger, db }: Books, isWhole = false): Promise<void> {
  const { differences } = await reconcileAll(ledger, db, { isWhole });
  if (differences.length > 0) throw new Error(`the books do not reconcile: ${JSON.stringify(differences[0])}`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

async function minute({ ledger }: Books): Promise<void> {
  const run = randomUUID();
  for (let at = 0; at < MINUTE; at += 1_000) {
    const commands = Array.from({ length: 1_000 }, (_, n) => someTransfer(`${run}:${at + n}`, PEOPLE, Math.random));
    await Promise.all(commands.map((command) => ledger.lane.submit(command)));
  }
}

/** Transfers of one unit around a ring of people, written without the ledger, where a million would take half a minute. */
async function growTo(owner: Db, entries: number): Promise<void> {
  const [row] = await owner.query<{ last: string; at_ms: string }>(
    'select max(seq) as last, max(at_ms) as at_ms from ledger.entry',
  );
  const PART = 500_000;
  for (let from = Number(row!.last) + 1; from <= entries; from += PART) {
    const to = Math.min(entries, from + PART - 1);
    await owner.tx(async (tx) => {
      await tx.query('set local statement_timeout = 0');
      await tx.query(
        `insert into ledger.entry (seq, key, input_hash, kind, ref, at_ms)
         select n, 'grown:' || n, md5(n::text)::uuid, 'transfer', 'grown:' || n, $3 from generate_series($1::bigint, $2::bigint) n`,
        [from, to, row!.at_ms],
      );
      const moved = `
        select g.n as seq, a.id, m.minor from generate_series($1::bigint, $2::bigint) g (n)
          cross join lateral (values (g.n % ${PEOPLE}, -1), ((g.n + 1 + (g.n / ${PEOPLE}) % 97) % ${PEOPLE}, 1)) m (person, minor)
          join person a on a.n = m.person`;
      await tx.query(`create temp table person on commit drop as
        select uid::bigint - ${uidOf(0)} as n, id from ledger.account where is_user and account = 'funding' and asset = '${ASSET}'`);
      await tx.query('analyze person');
      await tx.query(
        `insert into ledger.posting (entry_seq, account_id, available_minor, held_minor) select m.seq, m.id, m.minor, 0 from (${moved}) m`,
        [from, to],
      );
      await tx.query(
        `update ledger.balance b set available_minor = available_minor + m.minor
           from (select x.id, sum(x.minor) as minor from (${moved}) x group by x.id) m where m.id = b.account_id`,
        [from, to],
      );
    });
  }
  await owner.query(`select setval('ledger.entry_seq', (select max(seq) from ledger.entry)),
    setval('ledger.journal_time', (select max(at_ms) from ledger.entry))`);
  await owner.query('vacuum analyze ledger.entry, ledger.posting, ledger.balance, ledger.account');
}
