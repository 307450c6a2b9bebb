import { AGE_MIN_YEARS, ageYears } from '@bourse/core/identity/birth-date.ts';

export const DOCUMENT_TYPES = ['passport', 'id-card', 'driving-licence'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export type PhotoSide = 'front' | 'back' | 'selfie' | 'address';

export interface KycPerson {
  readonly fullName: string;
  readonly birthDate: string;
  readonly nationality: string;
  readonly documentType: DocumentType;
  readonly documentNumber: string;
  /** YYYY-MM-DD; empty where the document does not expire. */
  readonly documentExpiresOn: string;
}
export type KycProblem = 'name' | 'birthDate' | 'underage' | 'documentNumber';

const NAME_LENGTH_MIN = 2;
const DOCUMENT_NUMBER = /^[A-Za-z0-9-]{4,24}$/u;

/** Whether the person can submit: nothing is under review, a level is left to reach, and a try is left today. */
export const mayHandIn = (kyc: {
  readonly level: string;
  readonly state: string;
  readonly triesLeft: number;
}): boolean => kyc.level !== 'advanced' && kyc.state !== 'SUBMITTED' && kyc.state !== 'IN_REVIEW' && kyc.triesLeft > 0;

/** A passport has one relevant page; other documents have two sides. */
export const photosOf = (target: 'primary' | 'advanced', type: DocumentType): readonly PhotoSide[] => {
  if (target === 'advanced') return ['selfie', 'address'];
  return type === 'passport' ? ['front'] : ['front', 'back'];
};

/** What is wrong with the fields typed so far; an empty field is not wrong yet. */
export function kycProblems(person: KycPerson, nowMs: number): Partial<Record<keyof KycPerson, KycProblem>> {
  const age = person.birthDate === '' ? null : ageYears(person.birthDate, nowMs);
  return {
    ...(person.fullName !== '' && person.fullName.trim().length < NAME_LENGTH_MIN && { fullName: 'name' as const }),
    ...(person.birthDate !== '' && age === null && { birthDate: 'birthDate' as const }),
    ...(age !== null && age < AGE_MIN_YEARS && { birthDate: 'underage' as const }),
    ...(person.documentNumber !== '' &&
      !DOCUMENT_NUMBER.test(person.documentNumber.trim()) && { documentNumber: 'documentNumber' as const }),
  };
}

/** True when every field is filled and none is wrong. */
export const isKycComplete = (person: KycPerson, nowMs: number): boolean =>
  Object.entries(person).every(([field, value]) => field === 'documentExpiresOn' || value.trim() !== '') &&
  Object.keys(kycProblems(person, nowMs)).length === 0;
