import { ok, type Result } from '@bourse/core/result.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import { type PhotoRefusal, readPhoto } from '../../../../platform/photo/read-photo.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { type DocumentSide, insertKycDocument } from '../../store/kyc-document.store.ts';

/**
 * Keeps a photo for a verification.
 *
 * @returns the photo's id
 * @refuses IMAGE_UNREADABLE | IMAGE_TOO_LARGE (max) | BUSY
 */
export async function uploadDocument(
  deps: IdentityDeps,
  upload: { readonly uid: string; readonly side: DocumentSide; readonly imageBase64: string },
): Promise<Result<string, PhotoRefusal>> {
  const photo = await readPhoto(upload.imageBase64);
  if (!photo.ok) return photo;
  const createdAtMs = deps.clock.nowMs();
  const id = newId(createdAtMs);
  await insertKycDocument(deps.db, { id, uid: upload.uid, side: upload.side, ...photo.value, createdAtMs });
  return ok(id);
}
