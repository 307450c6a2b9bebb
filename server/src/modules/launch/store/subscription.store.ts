import type { Tx } from '../../../platform/db/db.ts';
import { plainArray } from '../../../platform/db/plain-array.ts';
import type { Subscription, SubscriptionState } from '../queries/subscription.query.ts';

/** Inserts a subscription. It fails where the person takes part in the round already; the caller must have checked. */
export async function insertSubscription(tx: Tx, made: Subscription): Promise<void> {
  await tx.query(
    `insert into launch.subscription (id, uid, project_id, round, state, commit_minor, version, vip_bps, first_at_ms, at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      made.id,
      made.uid,
      made.projectId,
      made.round,
      made.state,
      made.commitMinor.toString(),
      made.version,
      made.vipBps,
      made.firstAtMs,
      made.atMs,
    ],
  );
}

/** Saves another amount of one that is there. */
export async function saveAmount(
  tx: Tx,
  { id, commitMinor, version, vipBps, atMs }: Pick<Subscription, 'id' | 'commitMinor' | 'version' | 'vipBps' | 'atMs'>,
): Promise<void> {
  await tx.query(
    'update launch.subscription set commit_minor = $2, version = $3, vip_bps = $4, at_ms = $5 where id = $1',
    [id, commitMinor.toString(), version, vipBps, atMs],
  );
}

/** Saves what a round gave to each and what it costs them. */
export async function saveCounted(
  tx: Tx,
  counted: readonly { readonly id: string; readonly gotMinor: bigint; readonly costMinor: bigint }[],
): Promise<void> {
  if (counted.length === 0) return;
  await tx.query(
    `update launch.subscription s set state = 'PENDING_DEDUCTION', got_minor = n.got, cost_minor = n.cost
       from unnest($1::uuid[], $2::numeric[], $3::numeric[]) as n (id, got, cost) where s.id = n.id`,
    [
      plainArray(counted.map(({ id }) => id)),
      plainArray(counted.map(({ gotMinor }) => gotMinor)),
      plainArray(counted.map(({ costMinor }) => costMinor)),
    ],
  );
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
  for (const { place, amountMinor, unlockAtMs, unlockedAtMs } of parts) {
    await tx.query(
      `insert into launch.unlock (subscription_id, place, amount_minor, unlock_at_ms, unlocked_at_ms) values ($1, $2, $3, $4, $5)`,
      [subscriptionId, place, amountMinor.toString(), unlockAtMs, unlockedAtMs],
    );
  }
}

export async function markUnlocked(tx: Tx, subscriptionId: string, place: number, nowMs: number): Promise<void> {
  await tx.query('update launch.unlock set unlocked_at_ms = $3 where subscription_id = $1 and place = $2', [
    subscriptionId,
    place,
    nowMs,
  ]);
}
