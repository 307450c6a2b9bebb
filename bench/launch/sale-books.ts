import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../server/src/platform/db/db.ts';

/** Looks at a sale past the server, in single statements, each of which sees one moment. */
export class SaleBooks {
  readonly #db: Db;
  readonly #project: string;
  looks = 0;
  readonly broken: string[] = [];

  constructor(db: Db, project: string) {
    this.#db = db;
    this.#project = project;
  }

  /** Looks on until it is stopped, with a pause in between; every moment must account for every lot. */
  watch(pauseMs: number): { stop(): Promise<void> } {
    let isOver = false;
    const run = async () => {
      for (; !isOver; await wait(pauseMs)) await this.look();
    };
    const done = run();
    return {
      async stop() {
        isOver = true;
        await done;
      },
    };
  }

  /** How many wait and how many pay. */
  async look(): Promise<{ readonly queued: number; readonly paying: number; readonly freeLots: number }> {
    const [row] = await this.#db.query<
      Record<'quota' | 'paid' | 'paying' | 'sumPaid' | 'sumPaying' | 'queued' | 'payers', number>
    >(
      `select f.quota_lots as quota, f.paid_lots as paid, f.paying_lots as paying,
              coalesce(sum(t.lots) filter (where t.state = 'PAID'), 0)::int as "sumPaid",
              coalesce(sum(t.lots) filter (where t.state = 'PAYING'), 0)::int as "sumPaying",
              (count(*) filter (where t.state = 'QUEUED'))::int as queued,
              (count(*) filter (where t.state = 'PAYING'))::int as payers
         from launch.flash f left join launch.ticket t on t.project_id = f.project_id and t.round = f.number
        where f.project_id = $1 group by f.quota_lots, f.paid_lots, f.paying_lots`,
      [this.#project],
    );
    const { quota, paid, paying, sumPaid, sumPaying, queued, payers } = row!;
    const freeLots = quota - paid - paying;
    this.looks += 1;
    if (paid !== sumPaid || paying !== sumPaying || freeLots < 0) this.broken.push(JSON.stringify(row));
    return { queued, paying: payers, freeLots };
  }

  /** How the newest ticket of each person ended, and who has more than one that counts. */
  async ends(): Promise<{
    readonly byUid: ReadonlyMap<string, string>;
    readonly twice: number;
    readonly open: number;
  }> {
    const rows = await this.#db.query<{ uid: string; state: string; reason: string | null; final: number }>(
      `select distinct on (uid) uid, state, reason,
              (count(*) filter (where state in ('PAID', 'CANCELLED')) over (partition by uid))::int as final
         from launch.ticket where project_id = $1 order by uid, seq desc`,
      [this.#project],
    );
    return {
      byUid: new Map(rows.map(({ uid, state, reason }) => [uid, reason ?? state])),
      twice: rows.filter(({ final }) => final > 1).length,
      open: rows.filter(({ state }) => state === 'QUEUED' || state === 'PAYING').length,
    };
  }

  /**
   * How many of some pairs of tickets of one person both count. A request whose answer was lost may be repeated long after,
   * when its ticket has been refused, left or timed out: then there is another one, as there should be.
   */
  async bothCount(pairs: readonly (readonly [string, string])[]): Promise<number> {
    const [row] = await this.#db.query<{ count: number }>(
      `select count(*)::int as count from unnest($1::uuid[], $2::uuid[]) as p (one, other)
         join launch.ticket a on a.id = p.one join launch.ticket b on b.id = p.other
        where a.state not in ('TIMED_OUT', 'REFUSED', 'LEFT') and b.state not in ('TIMED_OUT', 'REFUSED', 'LEFT')`,
      [pairs.map(([one]) => one), pairs.map(([, other]) => other)],
    );
    return row!.count;
  }

  /** How many paid subscriptions the books have for the sale, and how many of one person. */
  async bought(): Promise<{ readonly people: number; readonly rows: number }> {
    const [row] = await this.#db.query<{ people: number; rows: number }>(
      'select count(distinct uid)::int as people, count(*)::int as rows from launch.subscription where project_id = $1',
      [this.#project],
    );
    return row!;
  }
}
