import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { AGE_MIN_YEARS, ageYears } from '@bourse/core/identity/birth-date.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { keyedHash } from '../../../../platform/crypto/digest.ts';
import { sqlState, type Tx, UNIQUE_VIOLATION } from '../../../../platform/db/db.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { type KycPerson, sealPerson } from '../../kyc-person.ts';
import { findLatestKyc } from '../../queries/kyc.query.ts';
import { findSidesOfOwn } from '../../store/kyc-document.store.ts';
import {
  countKycSubmissions,
  insertKycSubmission,
  type KycTarget,
  type NewKycSubmission,
} from '../../store/kyc-submission.store.ts';
import { lockPerson, type Person } from '../../store/person.store.ts';
import { calendarDay } from './expire-documents.ts';

export const KYC_TRIES_A_DAY_MAX = 3;

export interface KycForm {
  readonly uid: string;
  readonly target: KycTarget;
  readonly fullName?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly nationality?: string | undefined;
  readonly documentType?: string | undefined;
  readonly documentNumber?: string | undefined;
  /** YYYY-MM-DD; undefined if the document has no such date. */
  readonly documentExpiresOn?: string | undefined;
  readonly frontDocumentId?: string | undefined;
  readonly backDocumentId?: string | undefined;
  readonly selfieDocumentId?: string | undefined;
  readonly addressDocumentId?: string | undefined;
}
export type SubmitKycRefusal =
  | 'KYC_ORDER'
  | 'KYC_PENDING'
  | 'KYC_ALREADY'
  | 'KYC_TRIES'
  | 'KYC_FIELD_REQUIRED'
  | 'KYC_UNDERAGE'
  | 'KYC_DUPLICATE'
  | 'KYC_DOCUMENT_EXPIRED'
  | 'DOCUMENT_UNKNOWN';

/**
 * Submits a verification for staff to decide: name, birth date, nationality, document and its photo for the primary level;
 * a selfie and a proof of address for the advanced one.
 *
 * @refuses    KYC_FIELD_REQUIRED (field) | KYC_UNDERAGE (min) | KYC_DOCUMENT_EXPIRED | DOCUMENT_UNKNOWN (field) |
 *             KYC_ALREADY | KYC_ORDER | KYC_PENDING | KYC_TRIES (max) | KYC_DUPLICATE
 * @invariant  one waiting submission per person and one person per document, even if several calls run at the same time
 */
export async function submitKyc(deps: IdentityDeps, form: KycForm): Promise<Result<'IN_REVIEW', SubmitKycRefusal>> {
  const nowMs = deps.clock.nowMs();
  const refusal = refuseForm(form, nowMs);
  if (refusal) return refusal;
  try {
    return await deps.db.decide((tx) => submit(tx, deps, form, nowMs));
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    const isWaiting = (error as { constraint?: string }).constraint === 'kyc_submission_one_waiting';
    return refuse(isWaiting ? 'KYC_PENDING' : 'KYC_DUPLICATE');
  }
}

async function submit(
  tx: Tx,
  deps: IdentityDeps,
  form: KycForm,
  nowMs: number,
): Promise<Result<'IN_REVIEW', SubmitKycRefusal>> {
  const person = await lockPerson(tx, form.uid);
  if (!person) throw new Error(`there is no person ${form.uid}`);
  const latest = await findLatestKyc(tx, deps, form.uid);
  const refusal = refuseLevel(person, form.target);
  if (refusal) return refusal;
  if (latest?.state === 'IN_REVIEW' || latest?.state === 'SUBMITTED') return refuse('KYC_PENDING');
  if ((await countKycSubmissions(tx, form.uid, nowMs - DAY_MS)) >= KYC_TRIES_A_DAY_MAX)
    return refuse('KYC_TRIES', { max: KYC_TRIES_A_DAY_MAX });
  const photos = photosOf(form);
  const sides = await findSidesOfOwn(
    tx,
    form.uid,
    photos.map((photo) => photo.id),
  );
  const unknown = photos.find((photo) => sides.get(photo.id) !== photo.side);
  if (unknown) return refuse('DOCUMENT_UNKNOWN', { field: unknown.field });
  await insertKycSubmission(tx, submissionOf(deps, form, latest?.fullName ?? '', nowMs));
  return ok('IN_REVIEW');
}

function refuseLevel(person: Person, target: KycTarget) {
  if (person.kycLevel === target || person.kycLevel === 'advanced') return refuse('KYC_ALREADY');
  return target === 'advanced' && person.kycLevel === 'none' ? refuse('KYC_ORDER') : null;
}

function refuseForm(form: KycForm, nowMs: number) {
  const needed: readonly (keyof KycForm)[] =
    form.target === 'primary'
      ? ['fullName', 'birthDate', 'nationality', 'documentType', 'documentNumber', 'frontDocumentId']
      : ['selfieDocumentId', 'addressDocumentId'];
  const field = needed.find((name) => form[name] === undefined || form[name].trim() === '');
  if (field) return refuse('KYC_FIELD_REQUIRED', { field });
  if (form.target === 'primary' && form.documentType !== 'passport' && form.backDocumentId === undefined)
    return refuse('KYC_FIELD_REQUIRED', { field: 'backDocumentId' });
  if (form.documentExpiresOn !== undefined) {
    if (!isCalendarDay(form.documentExpiresOn))
      return refuse('KYC_FIELD_REQUIRED', { field: 'documentExpiresOn', reason: 'NOT_A_DATE' });
    if (form.documentExpiresOn < calendarDay(nowMs)) return refuse('KYC_DOCUMENT_EXPIRED');
  }
  if (form.birthDate === undefined) return null;
  const age = ageYears(form.birthDate, nowMs);
  if (age === null) return refuse('KYC_FIELD_REQUIRED', { field: 'birthDate', reason: 'NOT_A_DATE' });
  return age < AGE_MIN_YEARS ? refuse('KYC_UNDERAGE', { min: AGE_MIN_YEARS }) : null;
}

function isCalendarDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
}

function photosOf(form: KycForm): { field: string; side: string; id: string }[] {
  return [
    { field: 'frontDocumentId', side: 'front', id: form.frontDocumentId },
    { field: 'backDocumentId', side: 'back', id: form.backDocumentId },
    { field: 'selfieDocumentId', side: 'selfie', id: form.selfieDocumentId },
    { field: 'addressDocumentId', side: 'address', id: form.addressDocumentId },
  ].flatMap((photo) => (photo.id === undefined ? [] : [{ ...photo, id: photo.id }]));
}

function submissionOf(deps: IdentityDeps, form: KycForm, nameBefore: string, nowMs: number): NewKycSubmission {
  const isPrimary = form.target === 'primary';
  const number = isPrimary ? (form.documentNumber ?? '').replace(/-/g, '').toUpperCase() : null;
  const id = newId(nowMs);
  const person: KycPerson = {
    fullName: form.fullName ?? nameBefore,
    birthDate: isPrimary ? (form.birthDate ?? null) : null,
    documentNumber: number,
  };
  return {
    id,
    uid: form.uid,
    target: form.target,
    ...sealPerson(deps.vault, id, person),
    nationality: isPrimary ? (form.nationality ?? null) : null,
    documentType: isPrimary ? (form.documentType ?? null) : null,
    documentNumberHash:
      number === null
        ? null
        : keyedHash(deps.hashKey, 'document', form.nationality ?? '', form.documentType ?? '', number),
    documentExpiresOn: isPrimary ? (form.documentExpiresOn ?? null) : null,
    documentIds: photosOf(form).map((photo) => photo.id),
    submittedAtMs: nowMs,
  };
}
