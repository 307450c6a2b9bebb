import type { Result } from '@bourse/core/result.ts';
import type { Queryable } from '../../platform/db/db.ts';

/**
 * Who says the random value. `drand`: the League of Entropy, whose rounds are signed and whose members would all have to
 * conspire. `block`: the hash of a block, which whoever makes the blocks of that chain can influence; for a demo that cannot
 * reach anybody, on a chain whose blocks the house may make itself. The kind is published with each value.
 */
type BeaconKind = 'drand' | 'block';

/** What a beacon said in a round. All of it is published. */
export interface BeaconRound {
  readonly kind: BeaconKind;
  /** Which beacon of that kind: the hash that drand names its chain by, or the network that the block is of. */
  readonly source: string;
  readonly round: number;
  /** 32 bytes that nobody knew before the round. */
  readonly randomness: Uint8Array;
  /** What shows that the beacon said it: a signature over the round (`drand`), or nothing but the chain itself (null). */
  readonly signature: Uint8Array | null;
}

/** NOT_YET: the round has not been, or is not final. BEACON_UNREACHABLE: nobody gave an answer that holds; it may hold later. */
export type BeaconRefusal = 'NOT_YET' | 'BEACON_UNREACHABLE';

/**
 * Randomness from outside, which is known to nobody before a moment that is named beforehand, and to everybody after.
 *
 * Which beacon a draw waits for is said when it is committed to, by kind, source and round. It is never another one later: who
 * may choose among values after they are known chooses who wins.
 */
export interface Beacon {
  readonly kind: BeaconKind;
  readonly source: string;
  /**
   * The first round that nobody can know before a moment: the one to commit to.
   *
   * @invariant  a later moment never has an earlier round
   */
  roundFor(atMs: number): number;
  /**
   * What was said in a round, checked here and not merely believed.
   *
   * @param within     for whoever waits no longer for an answer
   * @refuses    NOT_YET | BEACON_UNREACHABLE
   * @invariant  the same round has the same randomness, for ever and whoever was asked
   */
  findRound(round: number, within?: { readonly timeoutMs: number }): Promise<Result<BeaconRound, BeaconRefusal>>;
  /**
   * The newest round that anybody asked knows of. It holds for what it says, and it may be old: compare it with `roundFor`.
   *
   * @refuses  NOT_YET | BEACON_UNREACHABLE
   */
  latest(): Promise<Result<BeaconRound, BeaconRefusal>>;
}

/** What people traded, as the markets tell it: it earns tickets. */
export interface TradedVolume {
  /** The coin that a market is paid in; null where there is no such market. */
  quoteOf(symbol: string): string | null;
  /**
   * What a person and their grids bought and sold in some markets since a moment, minor units of the coin that they are paid in.
   * What somebody traded with themselves or with a grid of their own, and what a market maker of the house traded, counts as
   * nothing.
   */
  volumeOf(q: Queryable, uid: string, symbols: readonly string[], fromMs: number): Promise<bigint>;
}
