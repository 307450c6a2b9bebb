import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js';
import encodeJpeg, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js';
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js';
import type { PhotoTask } from './photo-studio.ts';

/** Red, green, blue and opacity of each pixel. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Enough to read the small print of a passport; more only costs time. */
const SIDE_MAX = 3_000;
const QUALITY = 85;

/** Browsers have this class and Node.js does not; the decoders return one. */
class PlainImageData implements Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}
(globalThis as { ImageData?: unknown }).ImageData ??= PlainImageData;

/** Node.js has WebAssembly, but its type package does not declare it. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: { readonly Module: new (bytes: Uint8Array) => object };
};
/** What the packages accept but do not declare: a compiled module, and where to print. */
type Init = (module: object, options: { printErr(text: string): void }) => Promise<unknown>;

/** The packages' files are read from disk, because there is no server to fetch them from. */
const require = createRequire(import.meta.url);
const wasm = (path: string) => new WebAssembly.Module(readFileSync(require.resolve(path)));
const QUIET = { printErr: () => {} };
let ready: Promise<unknown> | null = null;

const prepare = (): Promise<unknown> =>
  Promise.all([
    (initJpegDecoder as Init)(wasm('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'), QUIET),
    (initJpegEncoder as Init)(wasm('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'), QUIET),
    // This package accepts a compiled module too, but declares it by a browser type that Node lacks.
    initPngDecoder(wasm('@jsquash/png/codec/pkg/squoosh_png_bg.wasm') as never),
  ]);

/**
 * Decodes a picture, rotates it as its file says, puts it on white, halves it until it has a useful size, and encodes
 * it as JPEG.
 *
 * @throws if it cannot be decoded
 */
export async function drawAnew({ mime, bytes, bytesMax }: PhotoTask): Promise<Uint8Array> {
  ready ??= prepare();
  await ready;
  // A copy, because a Buffer may be a view of memory shared with others.
  const given = new Uint8Array(bytes).buffer;
  const decoded =
    mime === 'image/png' ? await decodePng(given) : await decodeJpeg(given, { preserveOrientation: true });
  // The packages declare the browser's ImageData, which Node's types lack; `Pixels` has the same fields.
  let pixels = onWhite(decoded as Pixels);
  while (Math.max(pixels.width, pixels.height) > SIDE_MAX) pixels = halved(pixels);
  for (;;) {
    const drawn = new Uint8Array(await encodeJpeg(pixels as never, { quality: QUALITY }));
    if (drawn.length <= bytesMax) return drawn;
    pixels = halved(pixels);
  }
}

export function onWhite({ data, width, height }: Pixels): Pixels {
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3]!;
    if (opacity === 255) continue;
    for (let part = at; part < at + 3; part += 1) data[part] = (data[part]! * opacity + 255 * (255 - opacity)) / 255;
    data[at + 3] = 255;
  }
  return { data, width, height };
}

/** Each pixel is the mean of four; an odd last row or column is dropped. */
export function halved({ data, width, height }: Pixels): Pixels {
  const [newWidth, newHeight] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const made = new Uint8ClampedArray(newWidth * newHeight * 4);
  const right = width > 1 ? 4 : 0;
  const below = height > 1 ? width * 4 : 0;
  for (let y = 0, into = 0; y < newHeight; y += 1) {
    for (let x = 0; x < newWidth; x += 1) {
      const at = (y * 2 * width + x * 2) * 4;
      for (let part = at; part < at + 4; part += 1, into += 1) {
        made[into] = (data[part]! + data[part + right]! + data[part + below]! + data[part + below + right]! + 2) >> 2;
      }
    }
  }
  return { data: made, width: newWidth, height: newHeight };
}
