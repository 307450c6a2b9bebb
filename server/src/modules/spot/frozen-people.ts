import type { Db } from '../../platform/db/db.ts';
import { RecentReads } from '../../platform/db/recent-reads.ts';
import type { Identity } from '../identity/public.ts';

const FRESH_MS = 1_000;

/** Who is frozen, at most a second old. That is enough, because a freeze also ends the person's sessions. */
export class FrozenPeople {
  readonly #read: RecentReads<boolean>;

  constructor({ db, identity }: { readonly db: Db; readonly identity: Pick<Identity, 'frozenAmong'> }) {
    this.#read = new RecentReads(FRESH_MS, async (uids) => {
      const frozen = await identity.frozenAmong(db, uids);
      return new Map(uids.map((uid) => [uid, frozen.has(uid)]));
    });
  }

  /** Whether the person is frozen, without waiting; undefined if that must be read first. */
  cached(uid: string): boolean | undefined {
    return this.#read.cached(uid);
  }

  isFrozen(uid: string): Promise<boolean> {
    return this.#read.find(uid);
  }
}
