/** Connections that have logged on with a key, by the key's owner. */
export class Logons {
  readonly #endsByUid = new Map<string, Set<() => void>>();

  /**
   * @param end  called when the person was logged out everywhere
   * @returns    a function that forgets the connection
   */
  add(uid: string, end: () => void): () => void {
    const ends = this.#endsByUid.get(uid) ?? new Set();
    this.#endsByUid.set(uid, ends);
    ends.add(end);
    return () => {
      ends.delete(end);
      if (ends.size === 0 && this.#endsByUid.get(uid) === ends) this.#endsByUid.delete(uid);
    };
  }

  endAllOf(uid: string): void {
    for (const end of [...(this.#endsByUid.get(uid) ?? [])]) end();
  }
}
