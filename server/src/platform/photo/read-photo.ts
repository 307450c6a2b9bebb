import { imageHeader } from '@bourse/core/identity/image-header.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { recode } from './photo-studio.ts';

export interface Photo {
  readonly mime: 'image/jpeg';
  readonly bytes: Buffer;
}
export type PhotoRefusal = 'IMAGE_UNREADABLE' | 'IMAGE_TOO_LARGE' | 'BUSY';

const PHOTO_BYTES_MAX = 2 * 1024 * 1024;
/** A small file can claim a picture that fills our memory, so its size is read before it is decoded. */
const PIXELS_MAX = 24_000_000;

/**
 * Reads an uploaded picture and redraws it. The result is our own JPEG, upright, without anything else that was in the
 * file (place, camera, data after its end). The type is determined by the content, not by the name.
 *
 * @param from  whose it is, because people take turns
 * @returns     at most PHOTO_BYTES_MAX bytes
 * @refuses     IMAGE_UNREADABLE | IMAGE_TOO_LARGE (max, unit) | BUSY if too many wait to be read
 */
export async function readPhoto(imageBase64: string, from: string): Promise<Result<Photo, PhotoRefusal>> {
  const bytes = Buffer.from(imageBase64, 'base64');
  if (bytes.length > PHOTO_BYTES_MAX) return refuse('IMAGE_TOO_LARGE', { max: PHOTO_BYTES_MAX, unit: 'bytes' });
  const header = imageHeader(bytes);
  if (!header) return refuse('IMAGE_UNREADABLE');
  if (header.widthPixels * header.heightPixels > PIXELS_MAX)
    return refuse('IMAGE_TOO_LARGE', { max: PIXELS_MAX, unit: 'pixels' });
  const drawn = await recode({ mime: header.mime, bytes, bytesMax: PHOTO_BYTES_MAX }, from);
  return drawn.ok ? ok({ mime: 'image/jpeg', bytes: drawn.value }) : drawn;
}
