import type { LivingSession } from '../store/session.store.ts';

const FRESH_MS = 500;
const ENTRIES_MAX = 50_000;

interface Entry {
  readonly session: LivingSession;
  readonly readAtMs: number;
}

/**
 * Recently read sessions, by the hash of their secret. A session that ends in this process leaves at once; one that
 * another process ends stays for at most half a second. Ages are measured with a clock that never goes back.
 */
export class SessionCache {
  readonly #entries = new Map<string, Entry>();
  /** Counts endings, so that a read which began before one is not kept. */
  #endings = 0;

  get endings(): number {
    return this.#endings;
  }

  get(secretHash: string): LivingSession | null {
    const entry = this.#entries.get(secretHash);
    if (!entry) return null;
    if (performance.now() - entry.readAtMs <= FRESH_MS) return entry.session;
    this.#entries.delete(secretHash);
    return null;
  }

  /** @param endings  the value of `endings` before the read */
  put(secretHash: string, session: LivingSession, endings: number): void {
    if (endings !== this.#endings) return;
    if (this.#entries.size >= ENTRIES_MAX) this.#entries.clear();
    this.#entries.set(secretHash, { session, readAtMs: performance.now() });
  }

  /**
   * Call after the commit that gave a session a new secret. The old one stays valid for half a second, so that a page
   * with several requests under way is not logged out.
   */
  giveGrace(sessionId: string): void {
    for (const [hash, entry] of this.#entries)
      if (entry.session.id === sessionId) this.#entries.set(hash, { ...entry, readAtMs: performance.now() });
  }

  /** Call after the commit that ended sessions. */
  forget(sessionIds: readonly string[]): void {
    this.#endings++;
    if (sessionIds.length === 0) return;
    const gone = new Set(sessionIds);
    for (const [hash, entry] of this.#entries) if (gone.has(entry.session.id)) this.#entries.delete(hash);
  }
}
