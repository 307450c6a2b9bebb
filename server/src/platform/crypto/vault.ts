import { randomBytes } from 'node:crypto';
import { SecretBox } from './secret-box.ts';

/** What is kept of something sealed. Without its key nothing opens it any more, whoever has the installation's secret. */
export interface Sealed {
  readonly sealedKey: Buffer;
  readonly sealed: Buffer;
}

/**
 * Seals what identifies people: a random key for each row, which is sealed under the installation's. Whoever takes the key out of
 * the row has destroyed what it opened, and whoever changes the installation's secret has only keys to seal anew.
 */
export class Vault {
  readonly #keys: SecretBox;

  constructor(keys: { key(purpose: string): Buffer }) {
    this.#keys = new SecretBox(keys.key('platform.vault'));
  }

  /** @param place  the row, such as `identity.kyc_document:` and its id: moved to another one, it no longer opens */
  seal(content: Uint8Array, place: string): Sealed {
    const sealedKey = this.newKey(place);
    return { sealedKey, sealed: this.boxOf(sealedKey, place).sealBytes(content, place) };
  }

  /** @throws when key or content were changed, moved, or sealed under another secret */
  open({ sealedKey, sealed }: Sealed, place: string): Buffer {
    return this.boxOf(sealedKey, place).openBytes(sealed, place);
  }

  /** A random key for what is sealed in several parts, itself sealed. */
  newKey(place: string): Buffer {
    return this.#keys.sealBytes(randomBytes(32), keyPlace(place));
  }

  /** What seals and opens under a key of `newKey`. @throws when it was changed, moved, or sealed under another secret */
  boxOf(sealedKey: Buffer, place: string): SecretBox {
    return new SecretBox(this.#keys.openBytes(sealedKey, keyPlace(place)));
  }
}

const keyPlace = (place: string): string => `key:${place}`;
