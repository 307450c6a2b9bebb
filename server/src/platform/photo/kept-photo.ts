import type { Vault } from '../crypto/vault.ts';

/** A photo as a row has it: sealed, or in clear where it was kept by an older version. */
export interface KeptPhoto {
  readonly bytes: Buffer | null;
  readonly sealedKey: Buffer | null;
  readonly sealed: Buffer | null;
}

/** The columns of a `KeptPhoto`. */
export const KEPT_PHOTO = 'bytes, sealed_key as "sealedKey", sealed';

/** The picture; null where its key was destroyed. @throws where it was changed or moved */
export function openPhoto(vault: Vault, { bytes, sealedKey, sealed }: KeptPhoto, place: string): Buffer | null {
  if (sealedKey === null || sealed === null) return bytes;
  return vault.open({ sealedKey, sealed }, place);
}
