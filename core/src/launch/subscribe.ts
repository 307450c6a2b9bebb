import { MINUTE_MS } from '../calendar/durations.ts';
import { askedOf, type ConditionName, kycNeeded, type Nationality } from './conditions.ts';
import { averageMinor, type HoldingTerms, isHeld } from './holding.ts';
import type { Fraction } from './price.ts';
import type { RoundState } from './round.ts';

/** How long a person waits between two subscriptions, over all rounds. */
export const INTERVAL_MS = 5 * MINUTE_MS;

/** What a round asks of whoever takes part, whatever they ask for. */
export interface EntryTerms {
  readonly state: RoundState;
  readonly startMs: number;
  readonly endMs: number;
  /** Whether its price is still to be fixed. */
  readonly awaitsPrice: boolean;
  readonly kycMin: number;
  readonly vipMin: number;
  readonly nationality: Nationality;
  /** Whether it is only for people who have taken part in no other round before. */
  readonly newcomersOnly: boolean;
  /** What is to have been held before; null where nothing is. */
  readonly holding: HoldingTerms | null;
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
  /** The country of their verified document, two letters; null where there is none. */
  readonly nationality: string | null;
  /** Whether they have taken part in another round before; false where a round does not ask. */
  readonly hasTakenPart: boolean;
  /** Whether they have answered the project's survey, in whichever version. */
  readonly hasSurvey: boolean;
  /** What they held on average of what the round asks for, so far as it is public; null where nothing is known or asked for. */
  readonly average: Fraction | null;
  /** The most that this average lets them commit, minor units of the paying coin; none where it is no bound. */
  readonly capMinor?: bigint | null;
  /** When they last subscribed to a round that is another; null if never. Changing an amount waits for nobody. */
  readonly lastMs: number | null;
}

/** A condition of a round that a person meets or not, whatever they ask for. */
export interface Condition {
  readonly name: ConditionName;
  readonly isMet: boolean;
  /** What is asked for and what is there, where they are levels. */
  readonly needed?: number;
  readonly level?: number;
  /** When the level was approved, where that was too late. */
  readonly lateMs?: number;
  /** The country of the person's document where one is asked for; null where there is none. */
  readonly nationality?: string | null;
  /** Where it is what was held. */
  readonly held?: Held;
}

/** What a round asks people to have held, and what somebody did on average, minor units of the coin. */
export interface Held {
  readonly asset: string;
  readonly neededMinor: bigint;
  readonly averageMinor: bigint;
}

export type PersonTerms = Pick<
  EntryTerms,
  'kycMin' | 'vipMin' | 'nationality' | 'holding' | 'newcomersOnly' | 'needsSurvey' | 'startMs'
>;

interface RoundName {
  readonly projectId: string;
  readonly number: number;
}

/**
 * Whether somebody has taken part in another round than this one before. Whoever is in this one was judged when they began, and
 * what they began elsewhere since then was not before.
 *
 * @param rounds  all that they take part in, or took part in without being paid back
 */
export const hasTakenPartBefore = (rounds: readonly RoundName[], { projectId, number }: RoundName): boolean =>
  rounds.length > 0 && !rounds.some((each) => each.projectId === projectId && each.number === number);

const heldOf = ({ asset, leastMinor }: HoldingTerms, average: Fraction | null): Held => ({
  asset,
  neededMinor: leastMinor,
  averageMinor: averageMinor(average),
});

type Judging = Omit<Applicant, 'lastMs'>;
/** What a condition says of a person. */
type Judged = Omit<Condition, 'name'>;

function judgeKyc(terms: PersonTerms, { kycLevel, kycSinceMs }: Judging): Judged {
  const needed = kycNeeded(terms);
  // Whoever is verified once a round is open could have opened the account for it.
  const sinceMs = kycLevel >= needed ? (kycSinceMs[needed - 1] ?? null) : null;
  const isLate = sinceMs !== null && sinceMs >= terms.startMs;
  return { isMet: kycLevel >= needed && !isLate, needed, level: kycLevel, ...(isLate ? { lateMs: sinceMs } : {}) };
}

const JUDGED: Readonly<Record<ConditionName, (terms: PersonTerms, person: Judging) => Judged>> = {
  TRADING_PASSWORD: (_, { hasTradingPassword }) => ({ isMet: hasTradingPassword }),
  KYC: judgeKyc,
  CN_ONLY: (_, { nationality }) => ({ isMet: nationality === 'CN', nationality }),
  NON_CN: (_, { nationality }) => ({ isMet: nationality !== null && nationality !== 'CN', nationality }),
  VIP: ({ vipMin }, { vipLevel }) => ({ isMet: vipLevel >= vipMin, needed: vipMin, level: vipLevel }),
  HOLDING: ({ holding }, { average }) => ({ isMet: isHeld(average, holding!), held: heldOf(holding!, average) }),
  NEWCOMER: (_, { hasTakenPart }) => ({ isMet: !hasTakenPart }),
  SURVEY: (_, { hasSurvey }) => ({ isMet: hasSurvey }),
};

/** Every condition of a round, in the order in which they are checked. Those that a round does not have are left out. */
export const conditionsOf = (terms: PersonTerms, person: Judging): readonly Condition[] =>
  askedOf(terms).map((name) => ({ name, ...JUDGED[name](terms, person) }));

export type ConditionCode =
  | 'LAUNCH_KYC'
  | 'LAUNCH_KYC_LATE'
  | 'LAUNCH_CN_ONLY'
  | 'LAUNCH_NON_CN'
  | 'LAUNCH_VIP'
  | 'LAUNCH_HOLDING'
  | 'LAUNCH_TAKEN_PART'
  | 'LAUNCH_SURVEY';
export type EntryRefusal = 'TRADING_PASSWORD_NOT_SET' | WindowCode | ConditionCode | 'LAUNCH_INTERVAL';
export type SubscribeRefusal = EntryRefusal | 'LAUNCH_STEP' | 'LAUNCH_MIN' | 'LAUNCH_MAX' | 'LAUNCH_HOLDING_CAP';

export interface SubscribeFault {
  readonly code: SubscribeRefusal;
  /** Amounts in minor units of the paying coin. */
  readonly minor?: Readonly<Record<string, bigint>>;
  /** Levels, and times in UTC milliseconds. */
  readonly plain?: Readonly<Record<string, number>>;
  readonly held?: Held;
}

/** A fault of whoever takes part, whatever they ask for. */
export interface EntryFault extends Omit<SubscribeFault, 'code' | 'minor'> {
  readonly code: EntryRefusal;
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
  return judgeEntry(terms, person, nowMs) ?? judgeAmount(terms, person, amountMinor);
}

/** Whether a person may take part in a round now, whatever they ask for. @returns the first fault */
export function judgeEntry(terms: EntryTerms, person: Applicant, nowMs: number): EntryFault | null {
  if (!person.hasTradingPassword) return { code: 'TRADING_PASSWORD_NOT_SET' };
  return judgeWindow(terms, nowMs) ?? judgeApplicant(terms, person, nowMs);
}

export type WindowCode = 'LAUNCH_CANCELLED' | 'LAUNCH_NOT_STARTED' | 'LAUNCH_NO_PRICE' | 'LAUNCH_ENDED';

/** Whether a round takes subscriptions now. Its state follows time late, so time decides as well; one without its price never does. */
export function judgeWindow(
  { state, startMs, endMs, awaitsPrice }: Pick<SubscribeTerms, 'state' | 'startMs' | 'endMs' | 'awaitsPrice'>,
  nowMs: number,
): {
  readonly code: WindowCode;
  readonly plain?: Readonly<Record<string, number>>;
} | null {
  if (state === 'CANCELLED') return { code: 'LAUNCH_CANCELLED' };
  if (nowMs < startMs) return { code: 'LAUNCH_NOT_STARTED', plain: { startAt: startMs } };
  if (awaitsPrice) return { code: 'LAUNCH_NO_PRICE' };
  return nowMs >= endMs || (state !== 'OPEN' && state !== 'WARM_UP') ? { code: 'LAUNCH_ENDED' } : null;
}

/** Whether anybody can take part in a round now or later, so that it matters what they held. */
export function takesPeople(
  terms: Pick<SubscribeTerms, 'state' | 'startMs' | 'endMs' | 'awaitsPrice'>,
  nowMs: number,
): boolean {
  const code = judgeWindow(terms, nowMs)?.code;
  return code !== 'LAUNCH_CANCELLED' && code !== 'LAUNCH_ENDED';
}

function judgeApplicant(terms: EntryTerms, person: Applicant, nowMs: number): EntryFault | null {
  const missing = conditionFault(terms, person);
  if (missing) return missing;
  const againAt = person.lastMs === null ? 0 : person.lastMs + INTERVAL_MS;
  return nowMs < againAt ? { code: 'LAUNCH_INTERVAL', plain: { againAt } } : null;
}

/** The first condition of a round that a person does not meet; a trading password is asked for before. */
export function conditionFault(
  terms: PersonTerms,
  person: Judging,
): (EntryFault & { readonly code: ConditionCode }) | null {
  const missing = conditionsOf(terms, person).find(({ name, isMet }) => !isMet && name !== 'TRADING_PASSWORD');
  if (!missing) return null;
  if (missing.name === 'CN_ONLY' || missing.name === 'NON_CN') return { code: `LAUNCH_${missing.name}` };
  if (missing.name === 'NEWCOMER') return { code: 'LAUNCH_TAKEN_PART' };
  if (missing.name === 'SURVEY') return { code: 'LAUNCH_SURVEY' };
  if (missing.held) return { code: 'LAUNCH_HOLDING', held: missing.held };
  const needed = missing.needed!;
  if (missing.lateMs !== undefined)
    return { code: 'LAUNCH_KYC_LATE', plain: { needed, approvedAt: missing.lateMs, startAt: terms.startMs } };
  const plain = { needed, level: missing.level! };
  return { code: missing.name === 'KYC' ? 'LAUNCH_KYC' : 'LAUNCH_VIP', plain };
}

function judgeAmount(
  { minMinor, maxMinor, stepMinor, holding }: SubscribeTerms,
  { average, capMinor = null }: Applicant,
  amountMinor: bigint,
): SubscribeFault | null {
  if (amountMinor < minMinor) return { code: 'LAUNCH_MIN', minor: { min: minMinor } };
  if (amountMinor > maxMinor) return { code: 'LAUNCH_MAX', minor: { max: maxMinor } };
  if (capMinor !== null && amountMinor > capMinor) {
    return {
      code: 'LAUNCH_HOLDING_CAP',
      minor: { cap: capMinor },
      ...(holding ? { held: heldOf(holding, average) } : {}),
    };
  }
  return amountMinor % stepMinor === 0n ? null : { code: 'LAUNCH_STEP', minor: { step: stepMinor } };
}
