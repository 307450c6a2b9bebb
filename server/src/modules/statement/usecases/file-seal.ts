import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import type { Vault } from '../../../platform/crypto/vault.ts';
import type { Export } from '../queries/export.query.ts';

/** What the key of a file is bound to; under another name it does not open. */
export const filePlace = (id: string): string => `statement.export:${id}`;

/** What a chunk of a file is bound to. */
export const chunkPlace = (id: string, number: number): string => `statement.chunk:${id}:${number}`;

/**
 * Seals and opens the chunks of a file. Null for a file that an older release began: it stays unsealed for the few days
 * that it is kept.
 */
export const boxOfFile = (vault: Vault, { id, sealedKey }: Pick<Export, 'id' | 'sealedKey'>): SecretBox | null =>
  sealedKey === null ? null : vault.boxOf(sealedKey, filePlace(id));
