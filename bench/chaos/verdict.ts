/** What a look at the data after a crash found. */
export interface Verdict {
  readonly acknowledged: number;
  /** Acknowledged, and not there as it was asked for. */
  readonly lost: readonly string[];
  /** Acknowledged, and there more than once. */
  readonly doubled: readonly string[];
  /** Entries that are in the books although nobody asked for them. */
  readonly invented: readonly string[];
  /** What disagrees with what, in words of its own. */
  readonly differences: readonly object[];
  /** What there is in sum is what was given. */
  readonly isWhole: boolean;
}
