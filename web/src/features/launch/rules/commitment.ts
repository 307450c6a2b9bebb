import { type BoostFault, judgeBoost } from '@bourse/core/launch/boost.ts';
import { judgeSubscribe, type SubscribeTerms } from '@bourse/core/launch/subscribe.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import type { OwnRound, Round } from '../api/queries.ts';
import { awaitsPrice } from './round.ts';

export interface Funds {
  /** Decimal places of the coin. */
  readonly scale: number;
  /** Minor units that funding has free, and that this round holds of the person. */
  readonly freeMinor: bigint;
  readonly heldMinor: bigint;
}

export type CommitFault =
  | BoostFault
  | { readonly code: 'LAUNCH_BALANCE'; readonly minor: Readonly<Record<string, bigint>> };

const termsOf = (round: Round, scale: number): SubscribeTerms => ({
  state: round.state,
  startMs: round.startAtMs,
  endMs: round.endAtMs,
  awaitsPrice: awaitsPrice(round),
  kycMin: round.kycMin,
  vipMin: round.vipMin,
  nationality: round.nationality,
  newcomersOnly: round.newcomersOnly,
  needsSurvey: round.needsSurvey,
  // Whether enough was held is among the conditions.
  holding: null,
  minMinor: readAmount(round.min, scale),
  maxMinor: readAmount(round.max, scale),
  stepMinor: readAmount(round.step, scale),
});

/** Judges an amount as the server will; what only the server knows, such as an interval, it says itself. */
export function judgeCommitment(
  round: Round,
  { conditions, cap }: Pick<OwnRound, 'conditions' | 'cap'>,
  amountMinor: bigint,
  funds: Funds,
  nowMs: number,
): CommitFault | null {
  const found = (name: OwnRound['conditions'][number]['name']) => conditions.find((each) => each.name === name);
  const lateMs = found('KYC')?.lateMs ?? null;
  const person = {
    hasTradingPassword: found('TRADING_PASSWORD')?.isMet ?? true,
    kycLevel: found('KYC')?.level ?? round.kycMin,
    kycSinceMs: [lateMs, lateMs] as const,
    vipLevel: found('VIP')?.level ?? round.vipMin,
    nationality: round.nationality === 'ALL' ? null : (found(round.nationality)?.nationality ?? null),
    hasTakenPart: !(found('NEWCOMER')?.isMet ?? true),
    hasSurvey: found('SURVEY')?.isMet ?? true,
    average: null,
    capMinor: capOf(cap, funds),
    lastMs: null,
  };
  const terms = termsOf(round, funds.scale);
  const fault =
    round.boost === null
      ? judgeSubscribe(terms, person, amountMinor, nowMs)
      : judgeBoost(terms, person, { amountMinor, lockedMinor: funds.heldMinor }, nowMs);
  if (fault) return fault;
  const needed = amountMinor - funds.heldMinor;
  return needed > funds.freeMinor ? { code: 'LAUNCH_BALANCE', minor: { available: funds.freeMinor, needed } } : null;
}

const capOf = (cap: OwnRound['cap'], { scale }: Pick<Funds, 'scale'>): bigint | null =>
  cap === null ? null : readAmount(cap, scale);

/** The most that can be committed: what is there, held by the round or free, within its bounds and the person's, and on its step. */
export function mostOf(round: Round, { cap }: Pick<OwnRound, 'cap'>, { scale, freeMinor, heldMinor }: Funds): bigint {
  const { maxMinor, stepMinor } = termsOf(round, scale);
  const bounds = [freeMinor + heldMinor, maxMinor, capOf(cap, { scale }) ?? maxMinor];
  const most = bounds.reduce((least, each) => (each < least ? each : least));
  return most - (most % stepMinor);
}
