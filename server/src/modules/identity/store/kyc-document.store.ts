import type { Queryable } from '../../../platform/db/db.ts';

export type DocumentSide = 'front' | 'back' | 'selfie' | 'address';

export interface KycDocument {
  readonly id: string;
  readonly uid: string;
  readonly side: DocumentSide;
  readonly mime: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
  readonly createdAtMs: number;
}

export async function insertKycDocument(q: Queryable, document: KycDocument): Promise<void> {
  await q.query(
    `insert into identity.kyc_document (id, uid, side, mime, bytes, created_at_ms) values ($1, $2, $3, $4, $5, $6)`,
    [document.id, document.uid, document.side, document.mime, document.bytes, document.createdAtMs],
  );
}

/** Which of these photos belong to the person, and which side each shows. */
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
): Promise<Pick<KycDocument, 'uid' | 'side' | 'mime' | 'bytes'> | null> {
  const [row] = await q.query<Pick<KycDocument, 'uid' | 'side' | 'mime' | 'bytes'>>(
    `select uid, side, mime, bytes from identity.kyc_document where id = $1`,
    [id],
  );
  return row ?? null;
}

/** Photos that were uploaded long ago and never submitted. */
export async function deleteUnusedKycDocuments(q: Queryable, beforeMs: number): Promise<void> {
  await q.query(
    `delete from identity.kyc_document d where d.created_at_ms < $1
       and not exists (select 1 from identity.kyc_submission s where s.uid = d.uid and d.id = any(s.document_ids))`,
    [beforeMs],
  );
}
