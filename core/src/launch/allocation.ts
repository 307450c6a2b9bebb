/** What one person put into a round, and the most tokens they can get. */
export interface Commit {
  /** Minor units of the paying coin, above zero. */
  readonly commitMinor: bigint;
  /** The most tokens: the cap of the round, or what the commit pays for if that is less. Minor units, zero or more. */
  readonly mostMinor: bigint;
}

/** Shares in the order of the commits, and what nobody gets: it goes back to the project. */
export interface Allocated {
  readonly sharesMinor: readonly bigint[];
  readonly restMinor: bigint;
}

/**
 * Splits a supply in proportion to commits. Whoever would get their most or more gets their most and leaves; what they leave is
 * split among the others, until nobody is above. Every share is rounded DOWN.
 *
 * Whoever reaches their most does so at a lower ratio of most to commit than those who do not, so one walk in that order finds
 * what repeating the rule finds.
 *
 * @param supplyMinor  tokens, zero or more
 * @invariant          no share is above its most; the shares and the rest sum to the supply; equal commits with equal mosts get
 *                     equal shares
 */
export function allocateProrata(supplyMinor: bigint, commits: readonly Commit[]): Allocated {
  judge(supplyMinor, commits);
  const sharesMinor = commits.map(() => 0n);
  const byNeed = commits
    .map((_, index) => index)
    .sort((a, b) => {
      const left = commits[a]!.mostMinor * commits[b]!.commitMinor;
      const right = commits[b]!.mostMinor * commits[a]!.commitMinor;
      return left === right ? a - b : left < right ? -1 : 1;
    });
  let leftMinor = supplyMinor;
  let committed = commits.reduce((sum, { commitMinor }) => sum + commitMinor, 0n);
  let at = 0;
  for (; at < byNeed.length; at += 1) {
    const index = byNeed[at]!;
    const { commitMinor, mostMinor } = commits[index]!;
    if (leftMinor * commitMinor < mostMinor * committed) break;
    sharesMinor[index] = mostMinor;
    leftMinor -= mostMinor;
    committed -= commitMinor;
  }
  let restMinor = leftMinor;
  for (; at < byNeed.length; at += 1) {
    const index = byNeed[at]!;
    const shareMinor = (leftMinor * commits[index]!.commitMinor) / committed;
    sharesMinor[index] = shareMinor;
    restMinor -= shareMinor;
  }
  return { sharesMinor, restMinor };
}

/**
 * Fills small commits first: in ascending order each gets their most, or an equal part of what is left among those who wait if
 * that is less. Equal ones come in the order in which they are given.
 *
 * @param supplyMinor  tokens, zero or more
 * @invariant          no share is above its most; the shares and the rest sum to the supply; a larger commit never gets less
 */
export function allocateBottomUp(supplyMinor: bigint, commits: readonly Commit[]): Allocated {
  judge(supplyMinor, commits);
  const sharesMinor = commits.map(() => 0n);
  const ascending = commits
    .map((_, index) => index)
    .sort((a, b) => {
      const [left, right] = [commits[a]!.mostMinor, commits[b]!.mostMinor];
      return left === right ? a - b : left < right ? -1 : 1;
    });
  let restMinor = supplyMinor;
  for (const [at, index] of ascending.entries()) {
    const equalMinor = restMinor / BigInt(ascending.length - at);
    const { mostMinor } = commits[index]!;
    const shareMinor = mostMinor < equalMinor ? mostMinor : equalMinor;
    sharesMinor[index] = shareMinor;
    restMinor -= shareMinor;
  }
  return { sharesMinor, restMinor };
}

function judge(supplyMinor: bigint, commits: readonly Commit[]): void {
  if (supplyMinor < 0n) throw new RangeError('only a supply of zero or more can be split');
  for (const { commitMinor, mostMinor } of commits) {
    if (commitMinor <= 0n) throw new RangeError('a commit is above zero');
    if (mostMinor < 0n) throw new RangeError('the most that somebody can get is zero or more');
  }
}
