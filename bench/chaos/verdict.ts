/** What the check of the data after a crash found. */
export interface Verdict {
  readonly acknowledged: number;
  /** Acknowledged, but missing or different from what was requested. */
  readonly lost: readonly string[];
  /** Acknowledged, but there more than once. */
  readonly doubled: readonly string[];
  /** In the books although nobody asked for it. */
  readonly invented: readonly string[];
  /** Other contradictions, as the check describes them. */
  readonly differences: readonly object[];
  /** True where the sum of all balances is what was handed out. */
  readonly isWhole: boolean;
}
