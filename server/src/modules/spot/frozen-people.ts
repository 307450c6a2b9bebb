import type { Db } from '../../platform/db/db.ts';
import type { Identity } from '../identity/public.ts';

const FRESH_MS = 1_000;
const PEOPLE_MAX = 50_000;

/** Who is frozen, believed for a second: a freeze also ends the person's sessions. */
export class FrozenPeople {
  readonly #deps: { readonly db: Db; readonly identity: Pick<Identity, 'profile'> };
  readonly #read = new Map<string, { readonly isFrozen: boolean; readonly atMs: number }>();

  constructor(deps: { readonly db: Db; readonly identity: Pick<Identity, 'profile'> }) {
    this.#deps = deps;
  }

  async isFrozen(uid: string): Promise<boolean> {
    const known = this.#read.get(uid);
    if (known && performance.now() - known.atMs <= FRESH_MS) return known.isFrozen;
    const profile = await this.#deps.identity.profile(this.#deps.db, uid);
    const isFrozen = profile?.frozen ?? false;
    if (this.#read.size >= PEOPLE_MAX) this.#read.clear();
    this.#read.set(uid, { isFrozen, atMs: performance.now() });
    return isFrozen;
  }
}
