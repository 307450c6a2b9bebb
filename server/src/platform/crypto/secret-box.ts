import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** By how many bytes a sealed value is longer. */
export const SEALED_MORE_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/** Encrypts values for the database with AES-256-GCM, with a key that is not in the database. */
export class SecretBox {
  readonly #key: Uint8Array;

  constructor(key: Uint8Array) {
    if (key.length !== 32) throw new Error('a secret box needs a key of 32 bytes');
    this.#key = key;
  }

  /** @param place identifies the row, such as `totp:123456789`; moved to another row, the value no longer opens */
  seal(text: string, place: string): Buffer {
    return this.sealBytes(Buffer.from(text), place);
  }

  /** Like `seal`, for bytes. */
  sealBytes(bytes: Uint8Array, place: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws if the value was changed, moved, or sealed under another key */
  open(sealed: Buffer, place: string): string {
    return this.openBytes(sealed, place).toString();
  }

  /** Like `open`, for bytes. @throws as `open` does */
  openBytes(sealed: Buffer, place: string): Buffer {
    if (sealed[0] !== VERSION) throw new Error(`a sealed value of version ${sealed[0]} cannot be opened`);
    const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
    const tag = sealed.subarray(1 + NONCE_BYTES, SEALED_MORE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(place))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(SEALED_MORE_BYTES)), decipher.final()]);
  }
}
