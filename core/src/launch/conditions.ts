/** Whose verified document opens a round: everybody's, one from mainland China, or any other one. */
export type Nationality = 'ALL' | 'CN_ONLY' | 'NON_CN';

/** What a round may ask of a person, whatever they want of it, in the order in which it is checked and told everywhere. */
export const CONDITIONS = [
  'TRADING_PASSWORD',
  'KYC',
  'CN_ONLY',
  'NON_CN',
  'VIP',
  'HOLDING',
  'NEWCOMER',
  'SURVEY',
] as const;
export type ConditionName = (typeof CONDITIONS)[number];

/** What a round asks for, as far as it decides which conditions it has. */
export interface AskingTerms {
  readonly kycMin: number;
  readonly vipMin: number;
  readonly nationality: Nationality;
  /** Null where nothing has to have been held. */
  readonly holding: object | null;
  readonly newcomersOnly: boolean;
  readonly needsSurvey: boolean;
}

/**
 * The identity level that a round asks for. A nationality is known from a verification, and without one anybody would be a
 * newcomer again with another account: a round that asks for either asks for a verification as well.
 */
export const kycNeeded = ({
  kycMin,
  nationality,
  newcomersOnly,
}: Pick<AskingTerms, 'kycMin' | 'nationality' | 'newcomersOnly'>): number =>
  nationality === 'ALL' && !newcomersOnly ? kycMin : Math.max(1, kycMin);

const IS_ASKED: Readonly<Record<ConditionName, (terms: AskingTerms) => boolean>> = {
  TRADING_PASSWORD: () => true,
  KYC: (terms) => kycNeeded(terms) > 0,
  CN_ONLY: ({ nationality }) => nationality === 'CN_ONLY',
  NON_CN: ({ nationality }) => nationality === 'NON_CN',
  VIP: ({ vipMin }) => vipMin > 0,
  HOLDING: ({ holding }) => holding !== null,
  NEWCOMER: ({ newcomersOnly }) => newcomersOnly,
  SURVEY: ({ needsSurvey }) => needsSurvey,
};

/** The conditions that a round has, in their order. */
export const askedOf = (terms: AskingTerms): readonly ConditionName[] =>
  CONDITIONS.filter((name) => IS_ASKED[name](terms));

/** What is said of each condition, in their order; a condition of which nothing is said has no place. */
export const inOrder = <Said>(said: Readonly<Partial<Record<ConditionName, readonly Said[]>>>): readonly Said[] =>
  CONDITIONS.flatMap((name) => said[name] ?? []);
