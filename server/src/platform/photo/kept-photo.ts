import type { Vault } from '../crypto/vault.ts';

/** A photo as stored: sealed, or unsealed if an older release kept it. */
export interface KeptPhoto {
  readonly bytes: Buffer | null;
  readonly sealedKey: Buffer | null;
  readonly sealed: Buffer | null;
}

/** The columns of a `KeptPhoto`. */
export const KEPT_PHOTO = 'bytes, sealed_key as "sealedKey", sealed';

/** The picture; null if its key was destroyed. @throws if it was changed or moved */
export function openPhoto(vault: Vault, { bytes, sealedKey, sealed }: KeptPhoto, place: string): Buffer | null {
  if (sealedKey === null || sealed === null) return bytes;
  return vault.open({ sealedKey, sealed }, place);
}
