const BYTES_MAX = 1_900_000;
const SIDE_MAX_PX = 2_000;
const SIDE_STEP = 0.8;
const QUALITIES = [0.85, 0.7] as const;
const TRIES_MAX = 5;

/**
 * Makes a photo small enough to upload: upright, at most 2,000 pixels a side, JPEG, below 2 MB. Metadata that cameras write,
 * such as the place, is dropped.
 *
 * @returns the picture, or null where the file is none
 */
export async function downscale(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return null;
  try {
    let scale = Math.min(1, SIDE_MAX_PX / Math.max(bitmap.width, bitmap.height));
    for (let tries = 0; tries < TRIES_MAX; tries++, scale *= SIDE_STEP) {
      for (const quality of QUALITIES) {
        const picture = await drawn(bitmap, scale, quality);
        if (picture && picture.size <= BYTES_MAX) return picture;
      }
    }
    return null;
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap, scale: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

const CHUNK = 0x8000;

/** The bytes of a picture as base64. */
export async function base64Of(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}
