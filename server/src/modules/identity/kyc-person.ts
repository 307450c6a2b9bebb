import type { Sealed } from '../../platform/crypto/vault.ts';
import type { IdentityDeps } from './identity-deps.ts';

/** Who a verification says that somebody is. */
export interface KycPerson {
  /** Empty where the key was destroyed. */
  readonly fullName: string;
  /** YYYY-MM-DD */
  readonly birthDate: string | null;
  readonly documentNumber: string | null;
}

/** The same as its row has it: sealed as a whole, or name and birth date in clear where an older version wrote them. */
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

/** @param id  the verification */
export function sealPerson(vault: Keys['vault'], id: string, person: KycPerson): Sealed {
  return vault.seal(Buffer.from(JSON.stringify(person)), personPlace(id));
}

/** @throws where it was changed, moved, or sealed under another secret */
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

/** Where it lives; it opens nowhere else. */
const personPlace = (id: string): string => `identity.kyc_submission:${id}`;
/** Where an older version kept the document's number. */
const documentPlace = (uid: string): string => `identity.document:${uid}`;
