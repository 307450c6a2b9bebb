import { z } from 'zod';
import { endpoint, STAFF_ROLES } from '../endpoint.ts';
import { amountOut, assetCode, cursor, none, page, pageLimit, text, timeMs, uid, uuid } from '../fields.ts';

const READS_BOOKS = ['auditor', 'finance', 'risk'] as const;
/** Judges only the form; whether such an account exists, the books say. */
const accountPath = z
  .string()
  .regex(/^(?:user:[1-9][0-9]{8}:[a-z_]{2,20}|system:[a-z_]{2,30}):[A-Z0-9]{2,12}(?::[A-Za-z0-9_-]{1,40})?$/, {
    error: 'NOT_AN_ACCOUNT',
  });
const entryId = z.string().regex(/^[1-9][0-9]{0,17}$/, { error: 'NOT_AN_ENTRY' });

const entryHead = z.object({
  entryId: z.string(),
  /** The idempotency key of the command that made the entry. */
  key: z.string(),
  kind: z.string(),
  ref: z.string(),
  atMs: timeMs,
});
const balance = z.object({
  path: z.string(),
  asset: z.string(),
  /** CORE: the trading core keeps it, so no entry of these books shows it. */
  keptBy: z.enum(['BOOKS', 'CORE']),
  available: amountOut,
  held: amountOut,
});
const run = z.object({
  id: z.string(),
  /** The login of the member of staff who asked; `system` for the job. */
  askedBy: z.string(),
  state: z.enum(['ASKED', 'RUNNING', 'DONE', 'FAILED']),
  step: z.number().int(),
  steps: z.number().int(),
  askedAtMs: timeMs,
  endedAtMs: timeMs.nullable(),
  balanced: z.boolean().nullable(),
  differences: z.number().int().nullable(),
});

/** Read access to the books. No endpoint changes a balance. */
export const staffBooks = {
  findEntries: endpoint({
    method: 'GET',
    path: '/open/staff/books/entries',
    summary: 'Entries by their number, idempotency key or reference, newest first',
    access: READS_BOOKS,
    input: z.strictObject({ search: text(200), before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(entryHead),
    refusals: [],
  }),
  entry: endpoint({
    method: 'GET',
    path: '/open/staff/books/entry',
    summary: 'One entry with everything it did',
    access: READS_BOOKS,
    input: z.strictObject({ entryId }),
    output: entryHead.extend({
      holdKey: z.string().nullable(),
      reverses: z.string().nullable(),
      reversedBy: z.string().nullable(),
      changes: z.array(z.object({ path: z.string(), asset: z.string(), available: amountOut, held: amountOut })),
    }),
    refusals: ['ENTRY_UNKNOWN'],
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/open/staff/books/accounts',
    summary: 'Every account of a person, or the accounts of the house for a coin, with their balances',
    access: READS_BOOKS,
    input: z.strictObject({ uid: uid.optional(), asset: assetCode.optional() }),
    output: z.object({ rows: z.array(balance) }),
    refusals: [],
  }),
  account: endpoint({
    method: 'GET',
    path: '/open/staff/books/account',
    summary: 'One account: what it has, and every open hold that explains what is held',
    access: READS_BOOKS,
    input: z.strictObject({ path: accountPath }),
    output: balance.extend({
      holds: z.array(
        z.object({
          key: z.string(),
          reason: z.string(),
          ref: z.string(),
          entryId: z.string(),
          amount: amountOut,
          left: amountOut,
          createdAtMs: timeMs,
          releaseAtMs: timeMs.nullable(),
        }),
      ),
    }),
    refusals: ['ACCOUNT_UNKNOWN'],
  }),
  accountEntries: endpoint({
    method: 'GET',
    path: '/open/staff/books/account/entries',
    summary: 'What entries did to one account, newest first',
    access: READS_BOOKS,
    input: z.strictObject({ path: accountPath, before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(entryHead.extend({ available: amountOut, held: amountOut })),
    refusals: ['ACCOUNT_UNKNOWN'],
  }),
  exportAccount: endpoint({
    method: 'GET',
    path: '/open/staff/books/account/export',
    summary:
      'The entries of one account as CSV, some thousands at a time, newest first; the first page has the head line',
    access: ['auditor', 'finance'],
    input: z.strictObject({ path: accountPath, before: cursor.optional() }),
    output: z.object({ csv: z.string(), rows: z.number().int(), next: z.string().nullable() }),
    refusals: ['ACCOUNT_UNKNOWN'],
  }),
  lastRun: endpoint({
    method: 'GET',
    path: '/open/staff/books/last',
    summary: 'When the books were last compared to the end, and whether they balanced; null where they never were',
    access: STAFF_ROLES,
    input: none,
    output: z.object({
      last: z.object({ endedAtMs: timeMs, balanced: z.boolean(), differences: z.number().int() }).nullable(),
    }),
    refusals: [],
  }),
  runs: endpoint({
    method: 'GET',
    path: '/open/staff/books/reconciliations',
    summary: 'The last comparisons of the books with themselves, the products, the trading core and the chains',
    access: READS_BOOKS,
    input: none,
    output: z.object({ rows: z.array(run) }),
    refusals: [],
  }),
  run: endpoint({
    method: 'GET',
    path: '/open/staff/books/reconciliation',
    summary: 'One comparison: sums by coin, and each difference with its coin, account and entry',
    access: READS_BOOKS,
    input: z.strictObject({ id: uuid }),
    output: run.extend({
      entryCount: z.number().int(),
      isCut: z.boolean(),
      /** True where the whole history was read; otherwise only what is new or still open. */
      isWhole: z.boolean(),
      /** Parts that could not be compared: which networks, and why. */
      notCompared: z.array(z.object({ part: z.string(), because: z.string() })),
      sums: z.array(
        z.object({
          asset: z.string(),
          /** The sum over all accounts: zero if the books are right. */
          sum: amountOut,
          /** What people own, wherever it is kept. */
          liabilities: amountOut,
          held: amountOut,
          /** What the house keeps on chains. */
          custody: amountOut,
          inCore: amountOut,
          inTransit: amountOut,
          /** Custody less liabilities: what is the house's own on chains. */
          over: amountOut,
        }),
      ),
      found: z.array(
        z.object({
          kind: z.string(),
          asset: z.string().nullable(),
          account: z.string().nullable(),
          entryId: z.string().nullable(),
          expected: z.string(),
          found: z.string(),
        }),
      ),
    }),
    refusals: ['RUN_UNKNOWN'],
  }),
  reconcile: endpoint({
    method: 'POST',
    path: '/open/staff/books/reconcile',
    summary: 'Asks for a comparison now; it runs in the background and shows its progress',
    access: ['finance', 'risk', 'auditor'],
    input: z.strictObject({ reason: text(200, 3) }),
    output: z.object({ id: z.string() }),
    refusals: ['RUN_OPEN'],
  }),
} as const;
