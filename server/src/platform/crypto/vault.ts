import { randomBytes } from 'node:crypto';
import { SecretBox } from './secret-box.ts';

/** The stored form of something sealed. Without its key nobody can open it, not even with the installation's secret. */
export interface Sealed {
  readonly sealedKey: Buffer;
  readonly sealed: Buffer;
}

/**
 * Seals what identifies people with a random key for each row; that key is sealed with the installation's. Deleting the
 * row's key destroys its content, and after a change of the installation's secret only the keys must be sealed again.
 */
export class Vault {
  readonly #keys: SecretBox;

  constructor(keys: { key(purpose: string): Buffer }) {
    this.#keys = new SecretBox(keys.key('platform.vault'));
  }

  /**
   * @param place  identifies the row, such as `identity.kyc_document:` and its id; moved to another row, it no longer
   *               opens
   */
  seal(content: Uint8Array, place: string): Sealed {
    const sealedKey = this.newKey(place);
    return { sealedKey, sealed: this.boxOf(sealedKey, place).sealBytes(content, place) };
  }

  /** @throws if key or content were changed, moved, or sealed under another secret */
  open({ sealedKey, sealed }: Sealed, place: string): Buffer {
    return this.boxOf(sealedKey, place).openBytes(sealed, place);
  }

  /** A sealed random key, for something that is sealed in several parts. */
  newKey(place: string): Buffer {
    return this.#keys.sealBytes(randomBytes(32), keyPlace(place));
  }

  /** Seals and opens with a key from `newKey`. @throws if the key was changed, moved, or sealed under another secret */
  boxOf(sealedKey: Buffer, place: string): SecretBox {
    return new SecretBox(this.#keys.openBytes(sealedKey, keyPlace(place)));
  }
}

const keyPlace = (place: string): string => `key:${place}`;
