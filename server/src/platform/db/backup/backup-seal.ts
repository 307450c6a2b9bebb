import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { BackupDamaged } from './backup-frames.ts';

/**
 * The key of a backup: derived from the installation's secret, or from a passphrase that the operator keeps only for
 * backups.
 */
export type BackupKey =
  | { readonly kind: 'secret'; readonly key: Buffer }
  | { readonly kind: 'passphrase'; readonly passphrase: string };

/** The unencrypted beginning of a sealed backup. */
export interface SealHeader {
  readonly kind: BackupKey['kind'];
  readonly bytes: Buffer;
}

const MAGIC = Buffer.from('bourse-backup-2\n', 'latin1');
const KINDS = ['secret', 'passphrase'] as const;
const SALT_BYTES = 32;
/** Magic, kind, cost and salt. The code after them shows whether a key is the right one. */
const SIGNED_BYTES = MAGIC.length + 2 + SALT_BYTES;
export const SEAL_HEADER_BYTES = SIGNED_BYTES + 32;
/** 128 MB and about half a second for each guess of a passphrase. */
const COST_LOG2 = 17;
const COST_LOG2_MAX = 20;
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;

/** Begins a sealed file: its first bytes, and a stream that seals everything after them. */
export function beginSeal(key: BackupKey): { readonly header: Buffer; readonly seal: Transform } {
  const kind = KINDS.indexOf(key.kind);
  const signed = Buffer.concat([MAGIC, Buffer.of(kind, COST_LOG2), randomBytes(SALT_BYTES)]);
  const { code, dataKey } = derive(key, signed);
  return { header: Buffer.concat([signed, code]), seal: new SealStream(dataKey) };
}

/**
 * The header of a sealed backup; null if these bytes are not one. @throws BackupDamaged if it is cut off or corrupted
 */
export function readSealHeader(bytes: Buffer): SealHeader | null {
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  const kind = KINDS[bytes[MAGIC.length] ?? -1];
  const cost = bytes[MAGIC.length + 1] ?? 0;
  if (bytes.length < SEAL_HEADER_BYTES || kind === undefined || cost < 10 || cost > COST_LOG2_MAX)
    throw new BackupDamaged('its beginning is damaged');
  return { kind, bytes: bytes.subarray(0, SEAL_HEADER_BYTES) };
}

/** Opens everything after the header; null if the file was sealed under another key, or its beginning was changed. */
export function beginOpen({ bytes }: SealHeader, key: BackupKey): Transform | null {
  const signed = bytes.subarray(0, SIGNED_BYTES);
  const { code, dataKey } = derive(key, signed);
  return timingSafeEqual(code, bytes.subarray(SIGNED_BYTES)) ? new OpenStream(dataKey) : null;
}

/** Derives keys for this file only, because each file has its own salt. */
function derive(key: BackupKey, signed: Buffer): { readonly code: Buffer; readonly dataKey: Buffer } {
  const salt = signed.subarray(SIGNED_BYTES - SALT_BYTES);
  const cost = 2 ** signed[MAGIC.length + 1]!;
  const secret =
    key.kind === 'secret'
      ? key.key
      : scryptSync(key.passphrase.normalize('NFC'), salt, 32, { N: cost, r: 8, p: 1, maxmem: 1_040 * cost });
  const keys = Buffer.from(hkdfSync('sha256', secret, salt, `bourse backup ${key.kind}`, 64));
  const code = createHmac('sha256', keys.subarray(0, 32)).update(signed).digest();
  return { code, dataKey: keys.subarray(32) };
}

/**
 * Contains the part's number and whether it is the last, so that moved, repeated, missing or cut-off parts do not open.
 */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/**
 * Splits a stream into parts of one size. Only what follows shows that a part is not the last, so one is always held
 * back.
 */
abstract class PartStream extends Transform {
  readonly #partBytes: number;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #number = 0;

  constructor(partBytes: number) {
    super();
    this.#partBytes = partBytes;
  }

  protected abstract part(bytes: Buffer, nonce: Buffer): Buffer;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#waiting.push(chunk);
    this.#waitingBytes += chunk.length;
    try {
      if (this.#waitingBytes > this.#partBytes) this.#cut();
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  #cut(): void {
    let rest = Buffer.concat(this.#waiting);
    for (; rest.length > this.#partBytes; rest = rest.subarray(this.#partBytes))
      this.push(this.part(rest.subarray(0, this.#partBytes), nonceOf(this.#number++, false)));
    this.#waiting = [rest];
    this.#waitingBytes = rest.length;
  }

  override _flush(done: TransformCallback): void {
    try {
      this.push(this.part(Buffer.concat(this.#waiting), nonceOf(this.#number, true)));
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}

class SealStream extends PartStream {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    super(CHUNK_BYTES);
    this.#key = key;
  }

  protected override part(bytes: Buffer, nonce: Buffer): Buffer {
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce);
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

class OpenStream extends PartStream {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    super(CHUNK_BYTES + TAG_BYTES);
    this.#key = key;
  }

  protected override part(bytes: Buffer, nonce: Buffer): Buffer {
    if (bytes.length < TAG_BYTES) throw new BackupDamaged('its end is missing');
    const at = bytes.length - TAG_BYTES;
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(at));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(0, at)), decipher.final()]);
    } catch {
      throw new BackupDamaged('a part was changed, moved or cut off');
    }
  }
}
