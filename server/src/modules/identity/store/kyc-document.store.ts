import type { Sealed } from '../../../platform/crypto/vault.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { KEPT_PHOTO, type KeptPhoto } from '../../../platform/photo/kept-photo.ts';

export type DocumentSide = 'front' | 'back' | 'selfie' | 'address';

interface KycDocument {
  readonly id: string;
  readonly uid: string;
  readonly side: DocumentSide;
  readonly mime: 'image/jpeg' | 'image/png';
  readonly createdAtMs: number;
}

/** What a sealed photo is bound to; under another name it does not open. */
export const photoPlace = (id: string): string => `identity.kyc_document:${id}`;

export async function insertKycDocument(q: Queryable, document: KycDocument & Sealed): Promise<void> {
  await q.query(
    `insert into identity.kyc_document (id, uid, side, mime, sealed_key, sealed, created_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[document.id, document.uid, document.side, document.mime],
      ...[document.sealedKey, document.sealed, document.createdAtMs],
    ],
  );
}

/** Which of these photos are the person's own, and which side each shows. */
export async function findSidesOfOwn(q: Queryable, uid: string, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await q.query<{ id: string; side: string }>(
    `select id, side from identity.kyc_document where uid = $1 and id = any($2::uuid[])`,
    [uid, ids],
  );
  return new Map(rows.map((row) => [row.id, row.side]));
}

export async function findKycDocument(
  q: Queryable,
  id: string,
): Promise<(Pick<KycDocument, 'uid' | 'side' | 'mime'> & KeptPhoto) | null> {
  const [row] = await q.query<Pick<KycDocument, 'uid' | 'side' | 'mime'> & KeptPhoto>(
    `select uid, side, mime, ${KEPT_PHOTO} from identity.kyc_document where id = $1`,
    [id],
  );
  return row ?? null;
}

/** Locks photos of an older release that are not sealed yet, skipping those that another process is sealing. */
export function lockPhotosInClear(tx: Tx, limit: number): Promise<{ id: string; bytes: Buffer }[]> {
  return tx.query<{ id: string; bytes: Buffer }>(
    `select id, bytes from identity.kyc_document where bytes is not null order by id limit $1 for update skip locked`,
    [limit],
  );
}

export async function setPhotoSealed(tx: Tx, id: string, { sealedKey, sealed }: Sealed): Promise<void> {
  await tx.query('update identity.kyc_document set bytes = null, sealed_key = $2, sealed = $3 where id = $1', [
    ...[id, sealedKey, sealed],
  ]);
}

/** Deletes photos that were uploaded long ago and never submitted. */
export async function deleteUnusedKycDocuments(q: Queryable, beforeMs: number): Promise<void> {
  await q.query(
    `delete from identity.kyc_document d where d.created_at_ms < $1
       and not exists (select 1 from identity.kyc_submission s where s.uid = d.uid and d.id = any(s.document_ids))`,
    [beforeMs],
  );
}
