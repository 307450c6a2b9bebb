import assert from 'node:assert/strict';
import { accountPath, systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { LedgerAnswer, LedgerCommand } from '@bourse/core/ledger/command.ts';
import { ReferenceLedger } from '@bourse/core/ledger/reference.ts';
import fc from 'fast-check';
import type { Db } from '../platform/db/db.ts';
import { Ledger } from './ledger.ts';

// Compares the SQL books with the plain ones: any sequence of commands, in batches of any size, must get the same
// answers and lead to the same balances and holds.

const ASSETS = ['ETH', 'USDT'];
const USERS = 3;
const KEYS = 12;

const user = fc.integer({ min: 0, max: USERS - 1 });
const asset = fc.constantFrom(...ASSETS);
const amount = fc.bigInt({ min: 1n, max: 40n });
const keyAt = fc.integer({ min: 0, max: KEYS });

/** A command that is completed once it knows its run. */
type Draft = (run: Run) => LedgerCommand;
interface Run {
  readonly id: string;
  count: number;
  readonly keys: string[];
  /** Keys with which a hold was asked for. */
  readonly holds: Set<string>;
  readonly uid: (n: number) => string;
  /** The id in the SQL books of the entry that the reference numbers n. */
  readonly entryId: (n: number) => string;
}

/** Usually a new key, sometimes a used one, for a repeat or a mismatch. */
function nextKey(run: Run, reuse: number): string {
  const old = reuse < 2 ? run.keys[(reuse * 7 + run.count) % Math.max(1, run.keys.length)] : undefined;
  const key = old ?? `${run.id}:${run.count++}`;
  run.keys.push(key);
  return key;
}

/** Usually the key of a hold, sometimes one without a hold. */
function holdKey(run: Run, at: number): string {
  const keys = at === 0 ? run.keys : [...run.holds];
  return keys[at % Math.max(1, keys.length)] ?? `${run.id}:none`;
}

/** The asset of a hold follows from its key, because settling in another asset is a bug and throws. */
const holdAsset = (key: string) => ASSETS[Number(key.at(-1)) % 2] ?? 'ETH';

const deposit: fc.Arbitrary<Draft> = fc.tuple(user, asset, amount, keyAt).map(([to, coin, minor, reuse]) => (run) => ({
  op: 'post',
  key: nextKey(run, reuse),
  kind: 'deposit',
  ref: 'd',
  atMs: run.count,
  legs: [
    { account: systemAccount('custody', coin, 'eth'), amountMinor: -minor },
    { account: userAccount(run.uid(to), 'funding', coin), amountMinor: minor },
  ],
}));
const transfer: fc.Arbitrary<Draft> = fc
  .tuple(user, user, asset, amount, fc.bigInt({ min: 0n, max: 3n }), keyAt)
  .map(([from, to, coin, minor, fee, reuse]) => (run) => ({
    op: 'post',
    key: nextKey(run, reuse),
    kind: 'transfer',
    ref: 't',
    atMs: run.count,
    legs: [
      { account: userAccount(run.uid(from), 'funding', coin), amountMinor: -minor - fee },
      { account: userAccount(run.uid(to), 'p2p', coin), amountMinor: minor },
      ...(fee > 0n ? [{ account: systemAccount('fees', coin), amountMinor: fee }] : []),
    ],
  }));
const back: fc.Arbitrary<Draft> = fc.tuple(user, asset, amount, keyAt).map(([who, coin, minor, reuse]) => (run) => ({
  op: 'post',
  key: nextKey(run, reuse),
  kind: 'transfer',
  ref: 'b',
  atMs: run.count,
  legs: [
    { account: userAccount(run.uid(who), 'p2p', coin), amountMinor: -minor },
    { account: userAccount(run.uid(who), 'funding', coin), amountMinor: minor },
  ],
}));
const hold: fc.Arbitrary<Draft> = fc.tuple(user, amount, keyAt).map(([who, minor, reuse]) => (run) => {
  const key = nextKey(run, reuse);
  run.holds.add(key);
  return {
    op: 'hold',
    key,
    reason: 'WITHDRAWAL',
    ref: 'w',
    account: userAccount(run.uid(who), 'funding', holdAsset(key)),
    amountMinor: minor,
    atMs: run.count,
  };
});
const settle: fc.Arbitrary<Draft> = fc.tuple(keyAt, amount, keyAt).map(([at, minor, reuse]) => (run) => {
  const key = holdKey(run, at);
  return {
    op: 'settle',
    key: nextKey(run, reuse),
    holdKey: key,
    kind: 'withdrawal',
    ref: 'w',
    amountMinor: minor,
    to: [{ account: systemAccount('custody', holdAsset(key), 'eth'), amountMinor: minor }],
    atMs: run.count,
  };
});
const release: fc.Arbitrary<Draft> = fc
  .tuple(keyAt, fc.option(amount, { nil: undefined }), keyAt)
  .map(([at, minor, reuse]) => (run) => ({
    op: 'release',
    key: nextKey(run, reuse),
    holdKey: holdKey(run, at),
    ...(minor === undefined ? {} : { amountMinor: minor }),
    atMs: run.count,
  }));
const reverse: fc.Arbitrary<Draft> = fc.tuple(keyAt, keyAt).map(([at, reuse]) => (run) => ({
  op: 'reverse',
  key: nextKey(run, reuse),
  entryId: run.entryId(at + 1),
  ref: 'r',
  atMs: run.count,
}));

const command: fc.Arbitrary<Draft> = fc.oneof(
  { weight: 4, arbitrary: deposit },
  { weight: 6, arbitrary: transfer },
  { weight: 2, arbitrary: back },
  { weight: 4, arbitrary: hold },
  { weight: 3, arbitrary: settle },
  { weight: 2, arbitrary: release },
  { weight: 1, arbitrary: reverse },
);

/** Commands in batches. */
export type Program = readonly (readonly Draft[])[];

/** Programs of up to 96 commands. */
export const SHORT_PROGRAM: fc.Arbitrary<Program> = fc.array(fc.array(command, { minLength: 1, maxLength: 12 }), {
  minLength: 1,
  maxLength: 8,
});

/** Programs of exactly so many commands, in batches of any size. */
export function programOf(count: number): fc.Arbitrary<Program> {
  const commands = fc.array(command, { minLength: count, maxLength: count });
  const sizes = fc.array(fc.integer({ min: 1, max: 24 }), { minLength: count, maxLength: count });
  return fc.tuple(commands, sizes).map(([all, cuts]) => {
    const batches: Draft[][] = [];
    for (let from = 0; from < all.length; from += batches.at(-1)!.length) {
      batches.push(all.slice(from, from + cuts[batches.length]!));
    }
    return batches;
  });
}

/**
 * Runs a program on the SQL books and on the plain ones.
 *
 * @param number  distinguishes runs on one database, so that each has its own people
 * @throws        Error with the command and both answers, or with the balance that differs
 */
export async function runOnBothBooks(db: Db, batches: Program, number: number): Promise<void> {
  const ledger = new Ledger(db);
  const reference = new ReferenceLedger();
  // The two number entries differently: this maps one numbering to the other.
  const sqlIds: string[] = [];
  const run: Run = {
    id: `m${number}:${process.pid}`,
    count: 0,
    keys: [],
    holds: new Set(),
    uid: (n) => `${100_000_000 + number * 10 + n}`,
    entryId: (n) => sqlIds[n - 1] ?? '999999999999',
  };
  for (const drafts of batches) {
    const commands = drafts.map((draft) => draft(run));
    const answers = await db.tx((tx) => ledger.apply(tx, commands));
    for (const [at, one] of commands.entries()) {
      const expected = reference.apply(one.op === 'reverse' ? withEntry(one, sqlIds) : one);
      const answer = answers[at]!;
      assert.equal(codeOf(answer), codeOf(expected), text(one));
      if (!answer.ok || !expected.ok) continue;
      assert.equal(answer.replayed, expected.replayed, text(one));
      if (!expected.replayed) sqlIds[Number(expected.entryId) - 1] = answer.entryId;
      assert.equal(answer.entryId, sqlIds[Number(expected.entryId) - 1], text(one));
    }
  }
  for (let n = 0; n < USERS; n++) await compareBalances(db, reference, run.uid(n));
  for (const coin of ASSETS) assert.equal(reference.sum(coin), 0n);
}

/** Accounts that the SQL books do not list count as zero. */
async function compareBalances(db: Db, reference: ReferenceLedger, uid: string): Promise<void> {
  const ledger = new Ledger(db);
  const rows = await ledger.balances(db, uid);
  for (const coin of ASSETS) {
    for (const account of ['funding', 'p2p'] as const) {
      const row = rows.find((each) => each.account === account && each.asset === coin);
      const path = accountPath(userAccount(uid, account, coin));
      const found = { availableMinor: row?.availableMinor ?? 0n, heldMinor: row?.heldMinor ?? 0n };
      assert.deepEqual(found, reference.balance(path), path);
    }
  }
  const open = [...reference.holds].filter(([, hold]) => hold.leftMinor > 0n && hold.path.startsWith(`user:${uid}:`));
  assert.deepEqual(
    new Map((await ledger.holds(db, { uid })).map((hold) => [hold.holdKey, hold.leftMinor])),
    new Map(open.map(([key, hold]) => [key, hold.leftMinor])),
  );
}

const codeOf = (answer: LedgerAnswer): string => (answer.ok ? 'ok' : answer.refusal.code);

function withEntry(command: Extract<LedgerCommand, { op: 'reverse' }>, sqlIds: readonly string[]): LedgerCommand {
  const at = sqlIds.indexOf(command.entryId);
  return { ...command, entryId: at === -1 ? '999999999999' : `${at + 1}` };
}

function text(one: LedgerCommand): string {
  return JSON.stringify(one, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
}
