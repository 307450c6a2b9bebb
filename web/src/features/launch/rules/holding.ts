import type { Round } from '../api/queries.ts';

/** A round that asks people to have held something before. */
export type HeldRound = Round & { readonly holding: NonNullable<Round['holding']> };

export const isHeldRound = (round: Round): round is HeldRound => round.holding !== null;
