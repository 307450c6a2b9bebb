/** What the first bytes of a photo say. */
export interface ImageHeader {
  readonly mime: 'image/jpeg' | 'image/png';
  readonly widthPixels: number;
  readonly heightPixels: number;
}

const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR = [0x49, 0x48, 0x44, 0x52];

/** Reads type and size of a JPEG or PNG from its bytes, whatever its name says; null for anything else. */
export function imageHeader(bytes: Uint8Array): ImageHeader | null {
  const header = pngHeader(bytes) ?? jpegHeader(bytes);
  return header !== null && header.widthPixels > 0 && header.heightPixels > 0 ? header : null;
}

function pngHeader(bytes: Uint8Array): ImageHeader | null {
  if (!startsWith(bytes, 0, PNG_MAGIC) || !startsWith(bytes, 12, IHDR) || bytes.length < 33) return null;
  return { mime: 'image/png', widthPixels: bigEndian(bytes, 16, 4), heightPixels: bigEndian(bytes, 20, 4) };
}

/** Walks the segments up to the start of frame, which holds the size. */
function jpegHeader(bytes: Uint8Array): ImageHeader | null {
  if (!startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return null;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    // Decoders treat these as markers without a length. No camera writes them here; a file that does may hide a second
    // size.
    if (marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd9)) return null;
    if (isStartOfFrame(marker))
      return {
        mime: 'image/jpeg',
        heightPixels: bigEndian(bytes, at + 5, 2),
        widthPixels: bigEndian(bytes, at + 7, 2),
      };
    const length = bigEndian(bytes, at + 2, 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}

/** C0 to CF without the tables C4, C8 and CC. */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function startsWith(bytes: Uint8Array, at: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte);
}

function bigEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let index = 0; index < length; index++) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}
