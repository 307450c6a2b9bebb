import { parseAccountPath } from '@bourse/core/ledger/account.ts';
import type { Queryable } from '../platform/db/db.ts';

/** Caching more accounts than this costs more memory than looking them up again costs time. */
const REMEMBERED_MAX = 500_000;

/**
 * Finds the row id of each account path and opens new accounts. Only committed ids are cached: one from a transaction
 * that rolled back would belong to no account, or worse, to another one.
 */
export class AccountIds {
  readonly #ids = new Map<string, string>();

  /** The cached id of a path. */
  get(path: string): string | undefined {
    return this.#ids.get(path);
  }

  /**
   * Finds or opens the accounts, in the transaction of `q`.
   *
   * @param isCommitted  true if `q` commits each statement by itself
   * @returns            the ids by path; use them only in this transaction
   */
  async open(q: Queryable, paths: Iterable<string>, isCommitted: boolean): Promise<ReadonlyMap<string, string>> {
    const missing = new Set<string>();
    const found = new Map<string, string>();
    for (const path of paths) {
      const id = this.#ids.get(path);
      if (id === undefined) missing.add(path);
      else found.set(path, id);
    }
    if (missing.size === 0) return found;
    for (const path of missing) parseAccountPath(path);
    const rows = await q.query<{ path: string; id: string; is_new: boolean }>(
      'select path, id, is_new from ledger.open_accounts($1::text[])',
      [[...missing]],
    );
    if (this.#ids.size > REMEMBERED_MAX) this.#ids.clear();
    for (const { path, id, is_new } of rows) {
      found.set(path, id);
      if (isCommitted || !is_new) this.#ids.set(path, id);
    }
    return found;
  }
}
