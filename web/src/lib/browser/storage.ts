/** Local storage whose failures are ignored, because private windows and full disks refuse it. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // What cannot be stored is asked for again next time.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Does nothing where the browser allows no storage, as above.
    }
  },
  /** A stored JSON value, or null where there is none or it is no JSON. */
  json(key: string): unknown {
    try {
      return JSON.parse(this.get(key) ?? 'null');
    } catch {
      return null;
    }
  },
};
