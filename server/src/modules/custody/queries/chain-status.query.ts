import type { Queryable } from '../../../platform/db/db.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';
import type { PaymentKind } from '../ports.ts';

/** How far a network has been read, and how much of ours is waiting there. */
export interface NetworkWork {
  readonly network: string;
  readonly height: number;
  readonly lastBlockAtMs: number | null;
  readonly scannedAtMs: number;
  readonly scanHaltedReason: string | null;
  readonly creditHaltedReason: string | null;
  readonly openPayments: number;
  readonly stuckPayments: number;
  /** The most that the last sweep could have cost; null if there was none. */
  readonly sweepCostMinor: bigint | null;
}

/** @param stuckBeforeMs  payments that were made before this and are in no block count as stuck */
export async function findNetworkWork(q: Queryable, stuckBeforeMs: number): Promise<NetworkWork[]> {
  const rows = await q.query<{
    network: string;
    height: string;
    block_at_ms: string | null;
    updated_at_ms: string;
    scan_halted_reason: string | null;
    credit_halted_reason: string | null;
    open: number;
    stuck: number;
    sweep_cost: string | null;
  }>(
    `select c.network, c.height, b.at_ms as block_at_ms, c.updated_at_ms, c.scan_halted_reason, c.credit_halted_reason,
       coalesce(p.open, 0) as open, coalesce(p.stuck, 0) as stuck,
       (select s.fee_minor_max from wallet.payment s where s.network = c.network and s.kind = 'sweep'
         order by s.created_at_ms desc limit 1) as sweep_cost
     from wallet.network_cursor c
     left join wallet.block b on b.network = c.network and b.height = c.height
     left join (select network, count(*)::int as open,
         (count(*) filter (where mined_height is null and (state = 'STUCK' or created_at_ms < $1)))::int as stuck
       from wallet.payment where settled_at_ms is null group by network) p on p.network = c.network
     order by c.network`,
    [stuckBeforeMs],
  );
  return rows.map((row) => ({
    network: row.network,
    height: Number(row.height),
    lastBlockAtMs: row.block_at_ms === null ? null : Number(row.block_at_ms),
    scannedAtMs: Number(row.updated_at_ms),
    scanHaltedReason: row.scan_halted_reason,
    creditHaltedReason: row.credit_halted_reason,
    openPayments: row.open,
    stuckPayments: row.stuck,
    sweepCostMinor: row.sweep_cost === null ? null : BigInt(row.sweep_cost),
  }));
}

/** When each network was last read to its end, and how far that is from the head as it was known then. */
export interface ScanProgress {
  readonly scannedAtMs: number;
  readonly blocksBehind: number;
  readonly isHalted: boolean;
}

export async function findScanProgress(q: Queryable): Promise<ReadonlyMap<string, ScanProgress>> {
  const rows = await q.query<{ network: string; updated_at_ms: string; behind: string; is_halted: boolean }>(
    `select network, updated_at_ms, head_height - height as behind,
       scan_halted_reason is not null or credit_halted_reason is not null as is_halted from wallet.network_cursor`,
  );
  return new Map(
    rows.map((row) => [
      row.network,
      { scannedAtMs: Number(row.updated_at_ms), blocksBehind: Number(row.behind), isHalted: row.is_halted },
    ]),
  );
}

export interface Unswept {
  readonly network: string;
  readonly asset: string;
  readonly addresses: number;
  readonly minor: bigint;
}

/** Final deposits of people, minus what sweeps have taken or are taking. */
export async function findUnswept(q: Queryable, networks: readonly string[]): Promise<Unswept[]> {
  const rows = await q.query<{ network: string; asset: string; addresses: number; minor: string }>(
    `with arrived as (
       select network, asset, address, sum(amount_minor) as minor from wallet.deposit
       where network = any ($1) and purpose = 'user' and completed_at_ms is not null and block_height is not null
         and entry_id is not null group by network, asset, address),
     taken as (
       select network, asset, from_address as address, sum(amount_minor) as minor from wallet.payment
       where network = any ($1) and kind = 'sweep' and state <> 'FAILED' group by network, asset, from_address)
     select a.network, a.asset, count(*)::int as addresses, sum(a.minor - coalesce(t.minor, 0)) as minor
     from arrived a left join taken t using (network, asset, address)
     where a.minor > coalesce(t.minor, 0) group by a.network, a.asset order by a.network, a.asset`,
    [networks],
  );
  return rows.map((row) => ({ ...row, minor: BigInt(row.minor) }));
}

/** What payments that are in no block yet will take from an address, by network and coin. */
export async function findPromised(
  q: Queryable,
  addresses: readonly string[],
): Promise<readonly { readonly network: string; readonly asset: string; readonly minor: bigint }[]> {
  const rows = await q.query<{ network: string; asset: string; minor: string }>(
    `select network, asset, sum(minor) as minor from (
       select network, asset, amount_minor as minor from wallet.payment
        where from_address = any ($1) and settled_at_ms is null and mined_height is null
       union all
       select network, fee_asset, fee_minor_max from wallet.payment
        where from_address = any ($1) and settled_at_ms is null and mined_height is null
     ) promised group by network, asset`,
    [addresses],
  );
  return rows.map((row) => ({ ...row, minor: BigInt(row.minor) }));
}

export interface OpenPayment {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly ref: string;
  readonly network: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly toAddress: string;
  readonly sequence: number | null;
  readonly state: 'SIGNED' | 'SENT' | 'MINED' | 'STUCK';
  readonly atMs: number;
  /** Newest first. */
  readonly attempts: readonly OpenAttempt[];
}
interface OpenAttempt {
  readonly no: number;
  readonly txHash: string;
  readonly terms: { readonly prices: Record<string, string>; readonly feeAsset: string; readonly feeMinorMax: string };
  readonly isCancel: boolean;
  readonly signedAtMs: number;
  readonly sentAtMs: number | null;
  readonly answer: string | null;
}

/** Payments that are not settled, oldest first. */
export async function findOpenPaymentPage(
  q: Queryable,
  { after, limit }: { readonly after: Keyset | null; readonly limit: number },
): Promise<OpenPayment[]> {
  const rows = await q.query<{
    id: string;
    kind: PaymentKind;
    ref: string;
    network: string;
    asset: string;
    amount_minor: string;
    to_address: string;
    sequence: string | null;
    state: OpenPayment['state'];
    created_at_ms: string;
    attempts: OpenAttempt[];
  }>(
    `select p.id, p.kind, p.ref, p.network, p.asset, p.amount_minor, p.to_address, p.sequence, p.state, p.created_at_ms,
       (select jsonb_agg(jsonb_build_object('no', a.attempt_no, 'txHash', a.tx_hash, 'terms', a.terms, 'isCancel', a.is_cancel,
          'signedAtMs', a.signed_at_ms, 'sentAtMs', a.sent_at_ms, 'answer', a.last_answer) order by a.attempt_no desc)
        from wallet.payment_attempt a where a.payment_id = p.id) as attempts
     from wallet.payment p
     where p.settled_at_ms is null and ($1::bigint is null or (p.created_at_ms, p.id) > ($1, $2::uuid))
     order by p.created_at_ms, p.id limit $3`,
    [after?.atMs ?? null, after?.id ?? null, limit],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    ref: row.ref,
    network: row.network,
    asset: row.asset,
    amountMinor: BigInt(row.amount_minor),
    toAddress: row.to_address,
    sequence: row.sequence === null ? null : Number(row.sequence),
    state: row.state,
    atMs: Number(row.created_at_ms),
    attempts: row.attempts,
  }));
}

/**
 * What our keys hold on a network according to the books, and how much of it is unexplained, by coin, in minor units.
 */
export async function findBookedCustody(
  q: Queryable,
  network: string,
): Promise<ReadonlyMap<string, { readonly bookedMinor: bigint; readonly surplusMinor: bigint }>> {
  const rows = await q.query<{ asset: string; booked: string; surplus: string }>(
    `select asset, coalesce(-sum(minor) filter (where account = 'custody'), 0) as booked,
            coalesce(sum(minor) filter (where account = 'custody_surplus'), 0) as surplus
       from ledger.house_balance where account in ('custody', 'custody_surplus') and sub = $1 group by asset`,
    [network],
  );
  return new Map(
    rows.map(({ asset, booked, surplus }) => [asset, { bookedMinor: BigInt(booked), surplusMinor: BigInt(surplus) }]),
  );
}
