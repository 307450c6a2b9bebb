import type { Queryable } from '../../platform/db/db.ts';

/** The core that last began to lead, and where it can be asked. */
export interface Leader {
  readonly epoch: string;
  readonly address: string | null;
}

/** Records who leads from now on; a core with an older epoch changes nothing. */
export async function writeLeader(q: Queryable, epoch: bigint, address: string | null): Promise<void> {
  await q.query(
    `insert into trading.leader as l (epoch, address) values ($1, $2)
     on conflict (only_row) do update set epoch = excluded.epoch, address = excluded.address
       where l.epoch <= excluded.epoch`,
    [epoch.toString(), address],
  );
}

export async function findLeader(q: Queryable): Promise<Leader | null> {
  const rows = await q.query<{ epoch: string; address: string | null }>('select epoch, address from trading.leader');
  return rows[0] ?? null;
}
