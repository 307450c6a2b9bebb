import type { Queryable } from '../db/db.ts';

/** A listen key, with which a program receives its owner's events, and its end. */
export interface ListenKey {
  readonly listenKey: string;
  readonly keyId: string;
  readonly uid: string;
}

/** The listen key of an API key, valid until `untilMs`: the existing one, or `fresh` if none is valid. */
export async function keepListenKey(
  q: Queryable,
  wanted: { readonly keyId: string; readonly fresh: string; readonly nowMs: number; readonly untilMs: number },
): Promise<string> {
  const [row] = await q.query<{ listen_key: string }>(
    `insert into platform.listen_key as l (key_id, listen_key, until_ms) values ($1, $2, $4)
     on conflict (key_id) do update
       set listen_key = case when l.until_ms > $3 then l.listen_key else excluded.listen_key end, until_ms = excluded.until_ms
     returning listen_key`,
    [wanted.keyId, wanted.fresh, wanted.nowMs, wanted.untilMs],
  );
  return row!.listen_key;
}

/** Prolongs a listen key. @returns false if this API key has no such valid one */
export async function prolongListenKey(
  q: Queryable,
  wanted: { readonly keyId: string; readonly listenKey: string; readonly nowMs: number; readonly untilMs: number },
): Promise<boolean> {
  const rows = await q.query(
    `update platform.listen_key set until_ms = $4 where key_id = $1 and listen_key = $2 and until_ms > $3 returning key_id`,
    [wanted.keyId, wanted.listenKey, wanted.nowMs, wanted.untilMs],
  );
  return rows.length === 1;
}

/** Ends a listen key. @returns false if this API key has no such valid one */
export async function endListenKey(
  q: Queryable,
  wanted: { readonly keyId: string; readonly listenKey: string; readonly nowMs: number },
): Promise<boolean> {
  const rows = await q.query(
    'delete from platform.listen_key where key_id = $1 and listen_key = $2 and until_ms > $3 returning key_id',
    [wanted.keyId, wanted.listenKey, wanted.nowMs],
  );
  return rows.length === 1;
}

/** The owner of a listen key; null if it has ended or never existed. */
export async function findListenKey(q: Queryable, listenKey: string, nowMs: number): Promise<ListenKey | null> {
  const [row] = await q.query<{ key_id: string; uid: string }>(
    `select l.key_id, k.uid from platform.listen_key l join platform.api_key k using (key_id)
     where l.listen_key = $1 and l.until_ms > $2 and k.revoked_at_ms is null`,
    [listenKey, nowMs],
  );
  return row ? { listenKey, keyId: row.key_id, uid: row.uid } : null;
}
