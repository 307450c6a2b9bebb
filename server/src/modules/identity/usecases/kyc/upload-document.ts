import { imageHeader } from '@bourse/core/identity/image-header.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import type { Room } from '../../room.ts';
import { type DocumentSide, insertKycDocument } from '../../store/kyc-document.store.ts';

const BYTES_MAX = 2 * 1024 * 1024;
/** A small file can claim a picture that fills a viewer's memory. */
const PIXELS_MAX = 40_000_000;

/**
 * Keeps a photo for a verification. What it is, its first bytes say, not its name.
 *
 * @returns the photo's id
 * @refuses IMAGE_UNREADABLE | IMAGE_TOO_LARGE (max)
 */
export async function uploadDocument(
  room: Room,
  upload: { readonly uid: string; readonly side: DocumentSide; readonly imageBase64: string },
): Promise<Result<string, 'IMAGE_UNREADABLE' | 'IMAGE_TOO_LARGE'>> {
  const bytes = Buffer.from(upload.imageBase64, 'base64');
  if (bytes.length > BYTES_MAX) return refuse('IMAGE_TOO_LARGE', { max: BYTES_MAX, unit: 'bytes' });
  const header = imageHeader(bytes);
  if (!header) return refuse('IMAGE_UNREADABLE');
  if (header.widthPixels * header.heightPixels > PIXELS_MAX)
    return refuse('IMAGE_TOO_LARGE', { max: PIXELS_MAX, unit: 'pixels' });
  const createdAtMs = room.clock.nowMs();
  const id = newId(createdAtMs);
  await insertKycDocument(room.db, { id, uid: upload.uid, side: upload.side, mime: header.mime, bytes, createdAtMs });
  return ok(id);
}
