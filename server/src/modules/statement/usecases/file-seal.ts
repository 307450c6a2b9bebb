import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import type { Vault } from '../../../platform/crypto/vault.ts';
import type { Export } from '../queries/export.query.ts';

/** Where the key of a file lives; it opens nowhere else. */
export const filePlace = (id: string): string => `statement.export:${id}`;

/** Where a part of a file lives. */
export const chunkPlace = (id: string, number: number): string => `statement.chunk:${id}:${number}`;

/** What seals the parts of a file; null where an older version began it, whose files stay in clear for the days that they have left. */
export const boxOfFile = (vault: Vault, { id, sealedKey }: Pick<Export, 'id' | 'sealedKey'>): SecretBox | null =>
  sealedKey === null ? null : vault.boxOf(sealedKey, filePlace(id));
