import { ok, type Result } from '@bourse/core/result.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import { type PhotoRefusal, readPhoto } from '../../../../platform/photo/read-photo.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { type DocumentSide, insertKycDocument, photoPlace } from '../../store/kyc-document.store.ts';

/**
 * Stores a photo for a verification, sealed.
 *
 * @returns  the photo's id
 * @refuses  IMAGE_UNREADABLE | IMAGE_TOO_LARGE (max) | BUSY
 */
export async function uploadDocument(
  deps: IdentityDeps,
  upload: { readonly uid: string; readonly side: DocumentSide; readonly imageBase64: string },
): Promise<Result<string, PhotoRefusal>> {
  const photo = await readPhoto(upload.imageBase64, upload.uid);
  if (!photo.ok) return photo;
  const createdAtMs = deps.clock.nowMs();
  const id = newId(createdAtMs);
  const { mime, bytes } = photo.value;
  const sealed = deps.vault.seal(bytes, photoPlace(id));
  await insertKycDocument(deps.db, { id, uid: upload.uid, side: upload.side, mime, ...sealed, createdAtMs });
  return ok(id);
}
