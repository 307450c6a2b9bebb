import { imageHeader } from '@bourse/core/identity/image-header.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';

export interface Photo {
  readonly mime: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
}

const BYTES_MAX = 2 * 1024 * 1024;
/** A small file can claim a picture that fills a viewer's memory. */
const PIXELS_MAX = 40_000_000;

/** Reads an uploaded picture. What it is, its first bytes say, not its name. @refuses IMAGE_UNREADABLE | IMAGE_TOO_LARGE (max) */
export function readPhoto(imageBase64: string): Result<Photo, 'IMAGE_UNREADABLE' | 'IMAGE_TOO_LARGE'> {
  const bytes = Buffer.from(imageBase64, 'base64');
  if (bytes.length > BYTES_MAX) return refuse('IMAGE_TOO_LARGE', { max: BYTES_MAX, unit: 'bytes' });
  const header = imageHeader(bytes);
  if (!header) return refuse('IMAGE_UNREADABLE');
  if (header.widthPixels * header.heightPixels > PIXELS_MAX)
    return refuse('IMAGE_TOO_LARGE', { max: PIXELS_MAX, unit: 'pixels' });
  return ok({ mime: header.mime, bytes });
}
