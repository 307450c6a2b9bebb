import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { GridDeps } from '../../grid-deps.ts';
import { findMoved } from '../../queries/core-now.query.ts';
import type { Strategy } from '../../queries/strategy.query.ts';
import { askCore, awaitRows } from '../ask-core.ts';

/** An amount of one of a grid's coins to move. */
export interface Move {
  readonly coin: 'q' | 'b';
  readonly asset: string;
  readonly amountMinor: bigint;
}

/** The permanent id of a movement between a person's account and their grid, in or out. */
const moveId = (gridId: string, way: 'in' | 'out', coin: Move['coin']): string =>
  `g:${gridId.replaceAll('-', '')}${way === 'in' ? 'i' : 'o'}${coin}`;

/**
 * Moves coins between a person's spot account and their grid: out of one, then into the other, each by the trading
 * core, which carries out an id only once.
 *
 * @returns    the coins of which there was not enough; none of these was moved
 * @refuses    AGAIN
 * @invariant  what left one account is in transit until it has reached the other, and a repeat goes on from there
 */
export async function moveMoney(
  deps: GridDeps,
  { id, uid, account }: Pick<Strategy, 'id' | 'uid' | 'account'>,
  way: 'in' | 'out',
  moves: readonly Move[],
): Promise<Result<readonly Move[], 'AGAIN'>> {
  const { spot } = deps;
  const [from, to] = way === 'in' ? [Number(uid), account] : [account, Number(uid)];
  const named = await Promise.all(
    moves
      .filter(({ amountMinor }) => amountMinor > 0n)
      .map(async (move) => ({
        move,
        transferId: moveId(id, way, move.coin),
        asset: await spot.assetNumbers.numberOf(move.asset),
      })),
  );
  const ids = named.map(({ transferId }) => transferId);
  const [gone, there] = [await findMoved(spot.db, from, ids), await findMoved(spot.db, to, ids)];
  const ask = (kind: 'credit' | 'debit', one: (typeof named)[number]) =>
    askCore(deps, {
      kind,
      account: kind === 'debit' ? from : to,
      asset: one.asset,
      amountMinor: one.move.amountMinor,
      transferId: one.transferId,
    });
  const leaving = named.filter(({ transferId }) => !gone.has(transferId));
  const left = await Promise.all(leaving.map((one) => ask('debit', one)));
  const short = new Set<Move>();
  for (const [index, answer] of left.entries()) {
    if (!answer.ok) return answer;
    const [first] = answer.value.outcome;
    if (first?.kind !== 'refused') continue;
    if (first.refusal.code !== 'INSUFFICIENT_BALANCE')
      throw new Error(`the core refused a move: ${first.refusal.code}`);
    short.add(leaving[index]!.move);
  }
  const arriving = named.filter(({ move, transferId }) => !short.has(move) && !there.has(transferId));
  const arrived = await Promise.all(arriving.map((one) => ask('credit', one)));
  for (const answer of arrived) {
    if (!answer.ok) return answer;
    const [first] = answer.value.outcome;
    if (first?.kind === 'refused') throw new Error(`the core refused a move: ${first.refusal.code}`);
  }
  const last = Math.max(0, ...[...left, ...arrived].map((answer) => (answer.ok ? answer.value.sequence : 0)));
  const rows = last === 0 ? ok(true as const) : await awaitRows(deps, last);
  return rows.ok ? ok([...short]) : refuse('AGAIN');
}
