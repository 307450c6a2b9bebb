import type { Sealed } from '../../platform/crypto/vault.ts';
import type { IdentityDeps } from './identity-deps.ts';

/** A person's identity according to a verification. */
export interface KycPerson {
  /** Empty if its key was destroyed. */
  readonly fullName: string;
  /** YYYY-MM-DD */
  readonly birthDate: string | null;
  readonly documentNumber: string | null;
}

/** The same as stored: sealed as a whole, or with name and birth date unsealed if an older release wrote them. */
export interface KeptPerson {
  readonly full_name: string | null;
  readonly birth_date: string | null;
  readonly document_number: Buffer | null;
  readonly sealed_key: Buffer | null;
  readonly sealed: Buffer | null;
}

/** The columns of a `KeptPerson`. */
export const KEPT_PERSON = 'full_name, birth_date, document_number, sealed_key, sealed';

type Keys = Pick<IdentityDeps, 'vault' | 'box'>;

/** @param id of the verification */
export function sealPerson(vault: Keys['vault'], id: string, person: KycPerson): Sealed {
  return vault.seal(Buffer.from(JSON.stringify(person)), personPlace(id));
}

/** @throws if it was changed, moved to another row, or sealed under another secret */
export function openPerson(
  { vault, box }: Keys,
  { id, uid, ...kept }: KeptPerson & { readonly id: string; readonly uid: string },
): KycPerson {
  const { sealed_key: sealedKey, sealed, document_number: number } = kept;
  if (sealedKey !== null && sealed !== null)
    return JSON.parse(vault.open({ sealedKey, sealed }, personPlace(id)).toString()) as KycPerson;
  return {
    fullName: kept.full_name ?? '',
    birthDate: kept.birth_date,
    documentNumber: number === null ? null : box.open(number, documentPlace(uid)),
  };
}

/** What a sealed person is bound to; under another name it does not open. */
const personPlace = (id: string): string => `identity.kyc_submission:${id}`;
/** What an older release bound the document's number to. */
const documentPlace = (uid: string): string => `identity.document:${uid}`;
