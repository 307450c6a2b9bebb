import type { Tx } from '../../../platform/db/db.ts';
import { plainArray } from '../../../platform/db/plain-array.ts';
import type { Subscription, SubscriptionState } from '../queries/subscription.query.ts';

/** Inserts a subscription. It fails where the person takes part in the round already; the caller must have checked. */
export async function insertSubscription(tx: Tx, made: Subscription): Promise<void> {
  await tx.query(
    `insert into launch.subscription (id, uid, project_id, round, state, commit_minor, version, vip_bps, tickets,
       first_at_ms, at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      made.id,
      made.uid,
      made.projectId,
      made.round,
      made.state,
      made.commitMinor.toString(),
      made.version,
      made.vipBps,
      made.tickets,
      made.firstAtMs,
      made.atMs,
    ],
  );
}

/** Saves another amount of one that is there. */
export async function saveAmount(
  tx: Tx,
  made: Pick<Subscription, 'id' | 'commitMinor' | 'version' | 'vipBps' | 'tickets' | 'atMs'>,
): Promise<void> {
  await tx.query(
    'update launch.subscription set commit_minor = $2, version = $3, vip_bps = $4, tickets = $5, at_ms = $6 where id = $1',
    [made.id, made.commitMinor.toString(), made.version, made.vipBps, made.tickets, made.atMs],
  );
}

/** So many rows stay far below the time that one statement may take, however large a round is. */
const COUNTED_AT_ONCE = 10_000;

/** Saves what a round gave to each and what it costs them. */
export async function saveCounted(
  tx: Tx,
  counted: readonly { readonly id: string; readonly gotMinor: bigint; readonly costMinor: bigint }[],
): Promise<void> {
  for (let from = 0; from < counted.length; from += COUNTED_AT_ONCE) {
    const part = counted.slice(from, from + COUNTED_AT_ONCE);
    await tx.query(
      `update launch.subscription s set state = 'PENDING_DEDUCTION', got_minor = n.got, cost_minor = n.cost
         from unnest($1::uuid[], $2::numeric[], $3::numeric[]) as n (id, got, cost) where s.id = n.id`,
      [
        plainArray(part.map(({ id }) => id)),
        plainArray(part.map(({ gotMinor }) => gotMinor)),
        plainArray(part.map(({ costMinor }) => costMinor)),
      ],
    );
  }
}

/** Saves how one ended; `entryId` is that of its payment. */
export async function saveSettled(
  tx: Tx,
  settled: {
    readonly id: string;
    readonly state: SubscriptionState;
    readonly nowMs: number;
    readonly entryId: string | null;
  },
): Promise<void> {
  await tx.query('update launch.subscription set state = $2, settled_at_ms = $3, entry_id = $4 where id = $1', [
    settled.id,
    settled.state,
    settled.nowMs,
    settled.entryId,
  ]);
}

export async function insertUnlocks(
  tx: Tx,
  subscriptionId: string,
  parts: readonly {
    readonly place: number;
    readonly amountMinor: bigint;
    readonly unlockAtMs: number;
    readonly unlockedAtMs: number | null;
  }[],
): Promise<void> {
  await tx.query(
    `insert into launch.unlock (subscription_id, place, amount_minor, unlock_at_ms, unlocked_at_ms)
     select $1, n.* from unnest($2::int[], $3::numeric[], $4::bigint[], $5::bigint[]) as n`,
    [
      subscriptionId,
      plainArray(parts.map(({ place }) => place)),
      plainArray(parts.map(({ amountMinor }) => amountMinor)),
      plainArray(parts.map(({ unlockAtMs }) => unlockAtMs)),
      plainArray(parts.map(({ unlockedAtMs }) => unlockedAtMs)),
    ],
  );
}

/** Ends the parts that were given back: nothing of them is locked any more, and nobody looks for them when they would be due. */
export async function endUnlocks(tx: Tx, subscriptionId: string, nowMs: number): Promise<void> {
  await tx.query('update launch.unlock set unlocked_at_ms = $2 where subscription_id = $1 and unlocked_at_ms is null', [
    subscriptionId,
    nowMs,
  ]);
}

export async function markUnlocked(tx: Tx, subscriptionId: string, place: number, nowMs: number): Promise<void> {
  await tx.query('update launch.unlock set unlocked_at_ms = $3 where subscription_id = $1 and place = $2', [
    subscriptionId,
    place,
    nowMs,
  ]);
}
