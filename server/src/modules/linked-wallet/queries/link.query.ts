import type { Queryable } from '../../../platform/db/db.ts';

export interface Link {
  readonly id: string;
  readonly uid: string;
  /** In the canonical spelling. */
  readonly address: string;
  readonly nickname: string;
  readonly device: string;
  readonly linkedAtMs: number;
}

interface LinkRow {
  id: string;
  uid: string;
  address: string;
  nickname: string;
  device: string;
  linked_at_ms: string;
}

const COLUMNS = 'id, uid, address, nickname, device, linked_at_ms';

const asLink = (row: LinkRow): Link => ({
  id: row.id,
  uid: row.uid,
  address: row.address,
  nickname: row.nickname,
  device: row.device,
  linkedAtMs: Number(row.linked_at_ms),
});

export async function findLink(q: Queryable, uid: string): Promise<Link | null> {
  const rows = await q.query<LinkRow>(
    `select ${COLUMNS} from linked_wallet.link where uid = $1 and unlinked_at_ms is null`,
    [uid],
  );
  return rows[0] ? asLink(rows[0]) : null;
}

/** The present link of a wallet, with its person. */
export async function findLinkOfWallet(q: Queryable, family: string, address: string): Promise<Link | null> {
  const rows = await q.query<LinkRow>(
    `select ${COLUMNS} from linked_wallet.link where family = $1 and address = $2 and unlinked_at_ms is null`,
    [family, address],
  );
  return rows[0] ? asLink(rows[0]) : null;
}

/** When the person last unlinked a wallet; null if never. */
export async function findUnlinkedAt(q: Queryable, uid: string): Promise<number | null> {
  const rows = await q.query<{ at_ms: string | null }>(
    `select max(unlinked_at_ms) as at_ms from linked_wallet.link where uid = $1 and unlinked_at_ms is not null`,
    [uid],
  );
  const at = rows[0]?.at_ms ?? null;
  return at === null ? null : Number(at);
}
