import { MINUTE_MS } from '../calendar/durations.ts';
import type { RoundState } from './round.ts';

/** How long a person waits between two subscriptions, over all rounds. */
export const INTERVAL_MS = 5 * MINUTE_MS;

/** What a round asks of whoever takes part, whatever they ask for. */
export interface EntryTerms {
  readonly state: RoundState;
  readonly startMs: number;
  readonly endMs: number;
  readonly kycMin: number;
  readonly vipMin: number;
  /** Whether the project's survey has to be answered first. */
  readonly needsSurvey: boolean;
}

/** What a round asks of whoever subscribes. Amounts are minor units of the paying coin. */
export interface SubscribeTerms extends EntryTerms {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly stepMinor: bigint;
}

/** What is known of whoever subscribes. */
export interface Applicant {
  readonly hasTradingPassword: boolean;
  readonly kycLevel: number;
  /** Since when they have identity levels 1 and 2; null where they do not, or have had it for longer than that is recorded. */
  readonly kycSinceMs: readonly [number | null, number | null];
  readonly vipLevel: number;
  /** Whether they have answered the project's survey, in whichever version. */
  readonly hasSurvey: boolean;
  /** When they last subscribed to a round that is another; null if never. Changing an amount waits for nobody. */
  readonly lastMs: number | null;
}

/** A condition of a round that a person meets or not, whatever they ask for. */
export interface Condition {
  readonly name: 'TRADING_PASSWORD' | 'KYC' | 'VIP' | 'SURVEY';
  readonly isMet: boolean;
  /** What is asked for and what is there, where they are levels. */
  readonly needed?: number;
  readonly level?: number;
  /** When the level was approved, where that was too late. */
  readonly lateMs?: number;
}

export type PersonTerms = Pick<EntryTerms, 'kycMin' | 'vipMin' | 'needsSurvey' | 'startMs'>;

/** Every condition of a round, in the order in which they are checked. Those that a round does not have are left out. */
export function conditionsOf(
  { kycMin, vipMin, needsSurvey, startMs }: PersonTerms,
  { hasTradingPassword, kycLevel, kycSinceMs, vipLevel, hasSurvey }: Omit<Applicant, 'lastMs'>,
): readonly Condition[] {
  // Whoever is verified once a round is open could have opened the account for it.
  const sinceMs = kycLevel >= kycMin ? (kycSinceMs[kycMin - 1] ?? null) : null;
  const isLate = sinceMs !== null && sinceMs >= startMs;
  const levels: Condition[] = [
    {
      name: 'KYC',
      isMet: kycLevel >= kycMin && !isLate,
      needed: kycMin,
      level: kycLevel,
      ...(isLate ? { lateMs: sinceMs } : {}),
    },
    { name: 'VIP', isMet: vipLevel >= vipMin, needed: vipMin, level: vipLevel },
  ];
  return [
    { name: 'TRADING_PASSWORD', isMet: hasTradingPassword },
    ...levels.filter(({ needed }) => needed !== 0),
    ...(needsSurvey ? [{ name: 'SURVEY', isMet: hasSurvey } as const] : []),
  ];
}

export type ConditionCode = 'LAUNCH_KYC' | 'LAUNCH_KYC_LATE' | 'LAUNCH_VIP' | 'LAUNCH_SURVEY';
export type EntryRefusal =
  | 'TRADING_PASSWORD_NOT_SET'
  | 'LAUNCH_NOT_STARTED'
  | 'LAUNCH_ENDED'
  | 'LAUNCH_CANCELLED'
  | ConditionCode
  | 'LAUNCH_INTERVAL';
export type SubscribeRefusal = EntryRefusal | 'LAUNCH_STEP' | 'LAUNCH_MIN' | 'LAUNCH_MAX';

export interface SubscribeFault {
  readonly code: SubscribeRefusal;
  /** Amounts in minor units of the paying coin. */
  readonly minor?: Readonly<Record<string, bigint>>;
  /** Levels, and times in UTC milliseconds. */
  readonly plain?: Readonly<Record<string, number>>;
}

/**
 * Judges a subscription before money moves: the first fault is told. It is judged again under the locks that it takes.
 *
 * @param amountMinor  minor units of the paying coin, above zero
 * @returns            null where it can be made; what the account has is the books' to judge
 */
export function judgeSubscribe(
  terms: SubscribeTerms,
  person: Applicant,
  amountMinor: bigint,
  nowMs: number,
): SubscribeFault | null {
  return judgeEntry(terms, person, nowMs) ?? judgeAmount(terms, amountMinor);
}

/** Whether a person may take part in a round now, whatever they ask for. @returns the first fault */
export function judgeEntry(
  terms: EntryTerms,
  person: Applicant,
  nowMs: number,
): { readonly code: EntryRefusal; readonly plain?: Readonly<Record<string, number>> } | null {
  if (!person.hasTradingPassword) return { code: 'TRADING_PASSWORD_NOT_SET' };
  return judgeWindow(terms, nowMs) ?? judgeApplicant(terms, person, nowMs);
}

/** Whether a round takes subscriptions now. Its state follows time late, so time decides as well. */
export function judgeWindow(
  { state, startMs, endMs }: Pick<SubscribeTerms, 'state' | 'startMs' | 'endMs'>,
  nowMs: number,
): {
  readonly code: 'LAUNCH_CANCELLED' | 'LAUNCH_NOT_STARTED' | 'LAUNCH_ENDED';
  readonly plain?: Readonly<Record<string, number>>;
} | null {
  if (state === 'CANCELLED') return { code: 'LAUNCH_CANCELLED' };
  if (nowMs < startMs) return { code: 'LAUNCH_NOT_STARTED', plain: { startAt: startMs } };
  return nowMs >= endMs || (state !== 'OPEN' && state !== 'WARM_UP') ? { code: 'LAUNCH_ENDED' } : null;
}

function judgeApplicant(
  terms: EntryTerms,
  person: Applicant,
  nowMs: number,
): { readonly code: EntryRefusal; readonly plain?: Readonly<Record<string, number>> } | null {
  const missing = conditionFault(terms, person);
  if (missing) return missing;
  const againAt = person.lastMs === null ? 0 : person.lastMs + INTERVAL_MS;
  return nowMs < againAt ? { code: 'LAUNCH_INTERVAL', plain: { againAt } } : null;
}

/** The first condition of a round that a person does not meet; a trading password is asked for before. */
export function conditionFault(
  terms: PersonTerms,
  person: Omit<Applicant, 'lastMs'>,
): { readonly code: ConditionCode; readonly plain?: Readonly<Record<string, number>> } | null {
  const missing = conditionsOf(terms, person).find(({ name, isMet }) => !isMet && name !== 'TRADING_PASSWORD');
  if (!missing) return null;
  if (missing.name === 'SURVEY') return { code: 'LAUNCH_SURVEY' };
  const needed = missing.needed!;
  if (missing.lateMs !== undefined)
    return { code: 'LAUNCH_KYC_LATE', plain: { needed, approvedAt: missing.lateMs, startAt: terms.startMs } };
  const plain = { needed, level: missing.level! };
  return { code: missing.name === 'KYC' ? 'LAUNCH_KYC' : 'LAUNCH_VIP', plain };
}

function judgeAmount({ minMinor, maxMinor, stepMinor }: SubscribeTerms, amountMinor: bigint): SubscribeFault | null {
  if (amountMinor < minMinor) return { code: 'LAUNCH_MIN', minor: { min: minMinor } };
  if (amountMinor > maxMinor) return { code: 'LAUNCH_MAX', minor: { max: maxMinor } };
  return amountMinor % stepMinor === 0n ? null : { code: 'LAUNCH_STEP', minor: { step: stepMinor } };
}
