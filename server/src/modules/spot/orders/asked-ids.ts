import DataLoader from 'dataloader';
import type { Db } from '../../../platform/db/db.ts';
import { type AskedId, askedKey, findAskedIds } from '../queries/order.query.ts';

/**
 * Says from the rows whether callers have used their client ids before. The trading core remembers only the latest ids,
 * so this is needed for every order. Ids that arrive at the same moment are looked up together; nothing is cached.
 */
export class AskedIds {
  readonly #ids: DataLoader<AskedId, boolean>;
  readonly #open: DataLoader<AskedId, boolean>;

  constructor(db: Db) {
    const loader = (isOpen: boolean) => {
      const read = async (asked: readonly AskedId[]) => {
        const found = await findAskedIds(db, asked, isOpen);
        return asked.map((one) => found.has(askedKey(one)));
      };
      return new DataLoader(read, { cache: false, batchScheduleFn: (look) => setImmediate(look) });
    };
    this.#ids = loader(false);
    this.#open = loader(true);
  }

  isAsked(asked: AskedId): Promise<boolean> {
    return asked.clientId === '' ? Promise.resolve(false) : this.#ids.load(asked);
  }

  /** The same, for ids of open orders only. */
  isOpen(asked: AskedId): Promise<boolean> {
    return asked.clientId === '' ? Promise.resolve(false) : this.#open.load(asked);
  }
}
