import type { Tx } from '../../platform/db/db.ts';

/** One notice for one person. The browser words it from `kind` and `params`. */
export interface NewNotice {
  readonly uid: string;
  /** The key of its text, such as `wallet.withdrawalCompleted`. */
  readonly kind: string;
  readonly params: Readonly<Record<string, string>>;
}

/** What other capabilities may ask of notices. */
export interface Notices {
  /**
   * Writes a notice in the caller's transaction and tells the person's open pages after the commit (topic
   * `notices.new`), and only then.
   *
   * @returns the notice's id
   */
  notify(tx: Tx, notice: NewNotice): Promise<string>;
  /** The same for many people, in a few statements whatever their number. */
  notifyAll(tx: Tx, notices: readonly NewNotice[]): Promise<void>;
}
