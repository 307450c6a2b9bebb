import type { UserAccount } from '@bourse/core/ledger/account.ts';
import type { HoldReason, LedgerAnswer, LedgerCommand } from '@bourse/core/ledger/command.ts';
import type { Db, Queryable, Tx } from '../platform/db/db.ts';
import { AccountIds } from './account-ids.ts';
import { applyCommands } from './apply.ts';
import { type AssetAccount, findAccountsOf, lockAccountsOf } from './asset-accounts.query.ts';
import {
  type BalanceRow,
  findBalances,
  findBalancesIn,
  findOpenHolds,
  findSystemBalance,
  type HoldRow,
} from './balances.query.ts';
import { type DueHold, type Entry, findDueHolds, findEntry } from './entry.query.ts';
import { Lane, type LaneOptions } from './lane.ts';
import type { ReconcilePorts } from './ports.ts';
import { type BooksReport, type ReconcileOptions, reconcile } from './reconcile/reconcile.ts';
import { type ChainReport, findBookedNetworks, reconcileChain } from './reconcile/reconcile-chain.ts';
import { findStatement, type StatementFilter, type StatementPage } from './statement.query.ts';

/** The books: the only way in which money moves. */
export class Ledger {
  readonly #ids = new AccountIds();
  readonly #ports: ReconcilePorts;
  /** Group commit for callers that bring no transaction of their own. */
  readonly lane: Lane;

  constructor(db: Db, options: { readonly lane?: LaneOptions; readonly ports?: ReconcilePorts } = {}) {
    this.lane = new Lane(db, this.#ids, options.lane);
    this.#ports = options.ports ?? {};
  }

  /**
   * Applies commands in order inside the caller's transaction, each with its own answer. A refused command has changed
   * nothing; the caller decides whether to commit the others.
   *
   * @refuses    INSUFFICIENT_BALANCE | IDEMPOTENCY_MISMATCH | HOLD_NOT_FOUND | HOLD_ENDED | HOLD_TOO_SMALL |
   *             ENTRY_NOT_FOUND | ALREADY_REVERSED, each with its figures
   * @invariant  every entry sums to zero per asset; no account of a person falls below zero
   */
  apply(tx: Tx, commands: readonly LedgerCommand[]): Promise<LedgerAnswer[]> {
    return applyCommands(tx, this.#ids, commands);
  }

  /**
   * Applies one command that the books cannot refuse as long as its caller is right.
   *
   * @returns  the id of its entry
   * @throws   if they refuse it all the same, so that nothing else of the transaction stays either
   */
  async mustApply(tx: Tx, command: LedgerCommand): Promise<string> {
    const answer = (await this.apply(tx, [command]))[0]!;
    if (!answer.ok) throw new Error(`the books refused ${command.key}: ${answer.refusal.code}`);
    return answer.entryId;
  }

  /** The balances of all accounts of a person, in minor units. */
  balances(q: Queryable, uid: string): Promise<BalanceRow[]> {
    return findBalances(q, uid);
  }

  /** What each person has available in one kind of account, in minor units; zero balances are left out. */
  balancesIn(q: Queryable, account: UserAccount): ReturnType<typeof findBalancesIn> {
    return findBalancesIn(q, account);
  }

  /** The balance of one of the house's accounts, in minor units; custody is negative. */
  systemBalance(q: Queryable, path: string): Promise<bigint> {
    return findSystemBalance(q, path);
  }

  /** Every account with a balance in a coin. Their sum is zero. */
  accountsOf(q: Queryable, asset: string): Promise<AssetAccount[]> {
    return findAccountsOf(q, asset);
  }

  /** Like `accountsOf`, but locks people's accounts until the caller's transaction ends. */
  lockAccountsOf(tx: Tx, asset: string): Promise<AssetAccount[]> {
    return lockAccountsOf(tx, asset);
  }

  /** A person's open holds, newest first. */
  holds(q: Queryable, filter: { uid: string; asset?: string }): Promise<HoldRow[]> {
    return findOpenHolds(q, filter);
  }

  /** Open holds of a reason whose release time has come. */
  dueHolds(q: Queryable, due: { reason: HoldReason; nowMs: number; limit: number }): Promise<DueHold[]> {
    return findDueHolds(q, due);
  }

  /** One entry by id or key; with `uid`, only that person's side of it. Null if there is none. */
  entry(q: Queryable, by: ({ entryId: string } | { key: string }) & { uid?: string }): Promise<Entry | null> {
    return findEntry(q, by);
  }

  /** A page of a person's history, newest first. */
  statement(q: Queryable, filter: StatementFilter): Promise<StatementPage> {
    return findStatement(q, filter);
  }

  /** Compares the books with everything but the chains; `differences` is empty if they are right. */
  reconcile(q: Queryable, options?: ReconcileOptions): Promise<BooksReport> {
    return reconcile(q, this.#ports, options);
  }

  /** Networks that the books or the chain adapters know; none if no chain can be asked. */
  async reconciledNetworks(q: Queryable): Promise<readonly string[]> {
    const { custody } = this.#ports;
    return custody ? [...new Set([...custody.networks(), ...(await findBookedNetworks(q))])] : [];
  }

  /** Compares custody of one network with its chain. */
  reconcileChain(db: Db, network: string): Promise<ChainReport> {
    return reconcileChain(db, this.#ports.custody!, network);
  }
}
