import { Transform, type TransformCallback } from 'node:stream';

/**
 * The form of a backup file, inside gzip: frames of one byte of kind, four bytes of length and the content. `{` is JSON
 * (the header, the beginning and end of each table, the trailer), `d` is data in COPY's format.
 */
export type Frame = { readonly kind: '{'; readonly json: unknown } | { readonly kind: 'd'; readonly data: Buffer };

/** The file is not what a backup wrote. */
export class BackupDamaged extends Error {
  override readonly name = 'BackupDamaged';
}

const HEAD_BYTES = 5;
/** No frame of ours comes close to this length: a longer one means that the file is damaged. */
const FRAME_BYTES_MAX = 64 * 1024 * 1024;

export function encodeFrame(frame: Frame): Buffer {
  const content = frame.kind === '{' ? Buffer.from(JSON.stringify(frame.json)) : frame.data;
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(frame.kind, 0, 'latin1');
  head.writeUInt32BE(content.length, 1);
  return Buffer.concat([head, content]);
}

/** Splits a stream of bytes into frames. A file that ends within a frame is an error. */
export class FrameReader extends Transform {
  #rest: Buffer = Buffer.alloc(0);

  constructor() {
    super({ readableObjectMode: true });
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    try {
      for (let frame = this.#next(); frame; frame = this.#next()) this.push(frame);
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    done(this.#rest.length === 0 ? null : new BackupDamaged('the file ends within a record'));
  }

  #next(): Frame | null {
    if (this.#rest.length < HEAD_BYTES) return null;
    const kind = this.#rest.toString('latin1', 0, 1);
    const length = this.#rest.readUInt32BE(1);
    if ((kind !== '{' && kind !== 'd') || length > FRAME_BYTES_MAX) throw new BackupDamaged('a record is damaged');
    if (this.#rest.length < HEAD_BYTES + length) return null;
    const content = this.#rest.subarray(HEAD_BYTES, HEAD_BYTES + length);
    this.#rest = this.#rest.subarray(HEAD_BYTES + length);
    return kind === '{' ? { kind, json: JSON.parse(content.toString('utf8')) } : { kind, data: Buffer.from(content) };
  }
}
