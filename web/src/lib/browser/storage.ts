/** Local storage that is never a reason to fail: private windows and full disks refuse it. */
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
      // What cannot be kept is asked for again next time.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Does nothing where the browser allows no storage, as above.
    }
  },
  /** A kept JSON value, or null where there is none or it is not JSON. */
  json(key: string): unknown {
    try {
      return JSON.parse(this.get(key) ?? 'null');
    } catch {
      return null;
    }
  },
};
