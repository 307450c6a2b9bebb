import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { fromHex } from '@bourse/core/launch/bytes.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { type ChainAdapter, ChainFault } from '../../custody/public.ts';
import type { Beacon, BeaconRefusal, BeaconRound } from '../ports.ts';

export interface BlockBeaconOptions {
  /** A chain whose blocks never go back in time, as those of accounts do not. */
  readonly chain: Pick<ChainAdapter, 'network' | 'head' | 'blockAt'>;
  /** How many blocks must be on top of the one that counts, so that it stays. */
  readonly depth: number;
  /** How long after the moment of a draw its block is looked for, because who makes a block can shift its time a little. */
  readonly waitMs?: number;
}

type Block = NonNullable<Awaited<ReturnType<ChainAdapter['blockAt']>>>;

/**
 * A beacon where none can be reached: the hash of the first block after a moment. Round r is the first block whose time is after
 * the r-th second of 1970: so the round is known beforehand, and the block is not. Whoever makes the chain's blocks can throw
 * one away and make another, which is why its kind is told and production has better.
 */
export function createBlockBeacon({ chain, depth, waitMs = HOUR_MS }: BlockBeaconOptions): Beacon {
  const source = chain.network;
  const said = (round: number, { hash }: Block): BeaconRound => {
    const randomness = fromHex(hash.replace(/^0x/, ''));
    if (randomness?.length !== 32) throw new ChainFault('BAD_ANSWER', `${source}: the hash of a block is no hash`);
    return { kind: 'block', source, round, randomness, signature: null };
  };
  const at = async (height: number): Promise<Block> => {
    const block = await chain.blockAt(height);
    if (!block) throw new ChainFault('BAD_ANSWER', `${source}: there is no block ${height}`);
    return block;
  };
  const lastFinal = async (): Promise<Block | null> => {
    const { height } = await chain.head();
    return height < depth ? null : at(height - depth);
  };
  return {
    kind: 'block',
    source,
    roundFor: (atMs) => Math.max(0, Math.floor((atMs + waitMs) / 1_000)),
    findRound: (round) =>
      orUnreachable(async () => {
        const last = await lastFinal();
        if (!last || last.atMs <= round * 1_000) return refuse('NOT_YET');
        return ok(said(round, await firstAfter(round * 1_000, last, at)));
      }),
    latest: () =>
      orUnreachable(async () => {
        const last = await lastFinal();
        if (!last) return refuse('NOT_YET');
        const round = Math.ceil(last.atMs / 1_000) - 1;
        return ok(said(round, await firstAfter(round * 1_000, last, at)));
      }),
  };
}

/** Halves the chain until the first block after a moment is found; `last` is one after it. */
async function firstAfter(atMs: number, last: Block, at: (height: number) => Promise<Block>): Promise<Block> {
  let found = last;
  let from = 0;
  while (from < found.height) {
    const middle = await at(Math.floor((from + found.height) / 2));
    if (middle.atMs > atMs) found = middle;
    else from = middle.height + 1;
  }
  return found;
}

async function orUnreachable(
  work: () => Promise<Result<BeaconRound, BeaconRefusal>>,
): Promise<Result<BeaconRound, BeaconRefusal>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ChainFault) return refuse('BEACON_UNREACHABLE');
    throw error;
  }
}
