import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import { readAmounts } from '@bourse/core/proof/amounts-text.ts';
import { MINUTE_MS } from '../core/src/calendar/durations.ts';
import { findListedLeaves, findOwnLeaf } from '../server/src/modules/proof/queries/leaf.query.ts';
import { type TakenSnapshot, takeSnapshot } from '../server/src/modules/proof/usecases/take-snapshot.ts';
import { SystemClock } from '../server/src/platform/clock/clock.ts';
import { type Bench, type BenchOptions, type BenchResult, rounded } from './bench.ts';
import { type Books, throwAwayBooks, throwAwayFolder, uidOf } from './ledger/throw-away-books.ts';

const PEOPLE = 100_000;
const COINS = ['BTC', 'ETH', 'USDT'] as const;
const IN_FLIGHT = 4_096;
const BUDGET_MS = MINUTE_MS;
const PATHS = 200;

/** A proof over as many people as a mid-sized exchange has, and the offline script over what was published. */
export const bench: Bench = {
  name: 'proof',
  summary: `a snapshot of ${PEOPLE} accounts with ${COINS.length} coins each, checked by the offline script`,
  async run(options) {
    const books = await throwAwayBooks();
    try {
      return await measure(books, options);
    } finally {
      await books.close();
    }
  },
};

async function measure(books: Books, { scale, say }: BenchOptions): Promise<BenchResult> {
  const people = Math.round(PEOPLE * scale);
  await fundAll(books, people);
  say(`${people} people have ${COINS.length} coins each`);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const startedMs = performance.now();
  const taken = await takeSnapshot({ db: books.db, clock: new SystemClock(), reserves: null }, { period: null });
  const tookMs = performance.now() - startedMs;
  delay.disable();
  if (!taken.ok || taken.value.leafCount !== people) throw new Error('the snapshot is not over everybody');
  say(`snapshot: ${Math.round(tookMs)} ms`);
  await assertSums(books, taken.value);
  const pathMs = await readPaths(books, taken.value, people);
  const scriptMs = await verifyOffline(books, taken.value);
  say(`offline script over the whole list: ${Math.round(scriptMs)} ms`);
  return {
    name: 'proof',
    ratios: { ofBudget: rounded(tookMs / BUDGET_MS, 3) },
    p99Ms: null,
    context: {
      people,
      coins: COINS.length,
      tookMs: Math.round(tookMs),
      longestPauseMs: rounded(delay.max / 1e6, 0),
      pathMs: rounded(pathMs, 1),
      scriptMs: Math.round(scriptMs),
      cpus: cpus().length,
      cpu: cpus()[0]?.model ?? 'unknown',
      node: process.version,
    },
  };
}

async function fundAll({ ledger }: Books, people: number): Promise<void> {
  const deposits = Array.from({ length: people * COINS.length }, (_, n) => n);
  for (let from = 0; from < deposits.length; from += IN_FLIGHT) {
    const some = deposits.slice(from, from + IN_FLIGHT).map((n) => {
      const asset = COINS[n % COINS.length]!;
      const amountMinor = BigInt(n) * 1_000_003n + 1n;
      return ledger.lane.submit({
        op: 'post',
        key: `fund:${n}`,
        kind: 'deposit',
        ref: 'bench',
        atMs: Date.now(),
        legs: [
          { account: systemAccount('custody', asset, 'eth'), amountMinor: -amountMinor },
          { account: userAccount(uidOf(Math.floor(n / COINS.length)), 'funding', asset), amountMinor },
        ],
      });
    });
    if ((await Promise.all(some)).some((answer) => !answer.ok)) throw new Error('funding was refused');
  }
}

/** Checks that the published sums are what reconciliation says is owed. */
async function assertSums({ ledger, db }: Books, { sums }: TakenSnapshot): Promise<void> {
  const read = readAmounts(sums);
  const { assets } = await ledger.reconcile(db);
  for (const { asset, liabilitiesMinor } of assets) {
    if (!read.ok || read.value.get(asset) !== liabilitiesMinor) throw new Error(`the sums of ${asset} differ`);
  }
}

async function readPaths({ db }: Books, snapshot: TakenSnapshot, people: number): Promise<number> {
  const startedMs = performance.now();
  for (let n = 0; n < PATHS; n++) {
    const leaf = await findOwnLeaf(db, snapshot, uidOf((n * 7_919) % people));
    if (!leaf) throw new Error('somebody has no leaf');
  }
  return (performance.now() - startedMs) / PATHS;
}

async function verifyOffline({ db }: Books, snapshot: TakenSnapshot): Promise<number> {
  const folder = throwAwayFolder('proof');
  try {
    const path = join(folder, 'list.json');
    const leaves = await findListedLeaves(db, snapshot.id, { from: 0, limit: snapshot.leafCount });
    writeFileSync(path, JSON.stringify({ format: 'bourse-liabilities-list-v1', snapshot, leaves }));
    const startedMs = performance.now();
    const script = join(import.meta.dirname, '../scripts/proof/verify-liabilities.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, '--list', path, '--root', snapshot.root], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`the offline script says: ${stderr}`);
    return performance.now() - startedMs;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
