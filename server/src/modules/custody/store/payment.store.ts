import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { PaymentKind, PaymentOrder, PaymentTerms, Reservation } from '../ports.ts';

export type PaymentState = 'SIGNED' | 'SENT' | 'MINED' | 'CONFIRMED' | 'FAILED' | 'STUCK';

export interface Payment extends PaymentOrder {
  readonly network: string;
  readonly reservation: Reservation;
  readonly state: PaymentState;
  readonly minedTxHash: string | null;
  readonly attemptAtMs: number;
}

interface PaymentRow {
  id: string;
  kind: PaymentKind;
  ref: string;
  network: string;
  asset: string;
  from_address: string;
  from_path: string;
  to_address: string;
  to_path: string | null;
  memo: string | null;
  amount_minor: string;
  reservation: {
    sequence?: number;
    coins?: (Omit<NonNullable<Reservation['coins']>[number], 'amountMinor'> & { amountMinor: string })[];
  };
  state: PaymentState;
  mined_tx_hash: string | null;
  attempt_at_ms: string;
}

const COLUMNS = `id, kind, ref, network, asset, from_address, from_path, to_address, to_path, memo, amount_minor, reservation, state,
  mined_tx_hash, attempt_at_ms`;

function asPayment(row: PaymentRow): Payment {
  const { sequence, coins } = row.reservation;
  return {
    paymentId: row.id,
    kind: row.kind,
    ref: row.ref,
    network: row.network,
    asset: row.asset,
    fromAddress: row.from_address,
    fromPath: row.from_path,
    toAddress: row.to_address,
    ...(row.to_path === null ? {} : { toPath: row.to_path }),
    ...(row.memo === null ? {} : { memo: row.memo }),
    amountMinor: BigInt(row.amount_minor),
    reservation: {
      ...(sequence === undefined ? {} : { sequence }),
      ...(coins ? { coins: coins.map((coin) => ({ ...coin, amountMinor: BigInt(coin.amountMinor) })) } : {}),
    },
    state: row.state,
    minedTxHash: row.mined_tx_hash,
    attemptAtMs: Number(row.attempt_at_ms),
  };
}

/** JSON with bigints as decimal text. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, (_key, field: unknown) => (typeof field === 'bigint' ? field.toString() : field));

export async function insertPayment(
  tx: Tx,
  payment: {
    network: string;
    order: PaymentOrder;
    reservation: Reservation;
    terms: PaymentTerms;
    nowMs: number;
  },
): Promise<void> {
  const { network, order, reservation, terms, nowMs } = payment;
  await tx.query(
    `insert into wallet.payment (id, kind, ref, network, asset, from_address, from_path, to_address, memo, amount_minor,
       sequence, reservation, fee_asset, fee_minor_max, state, created_at_ms, attempt_at_ms, updated_at_ms, to_path)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'SIGNED', $15, $15, $15, $16)`,
    [
      order.paymentId,
      order.kind,
      order.ref,
      network,
      order.asset,
      order.fromAddress,
      order.fromPath,
      order.toAddress,
      order.memo ?? null,
      order.amountMinor.toString(),
      reservation.sequence ?? null,
      asJson(reservation),
      terms.feeAsset,
      terms.feeMinorMax.toString(),
      nowMs,
      order.toPath ?? null,
    ],
  );
}

/** Payments that are not settled, oldest first. */
export async function findOpenPayments(q: Queryable, network: string): Promise<Payment[]> {
  const rows = await q.query<PaymentRow>(
    `select ${COLUMNS} from wallet.payment where network = $1 and settled_at_ms is null order by created_at_ms, sequence, id`,
    [network],
  );
  return rows.map(asPayment);
}

/** Whether a network has a payment to work on: an open one, or a settled one that a reorg has removed. */
export async function hasOpenPayments(q: Queryable, network: string): Promise<boolean> {
  const [row] = await q.query<{ has_work: boolean }>(
    `select exists (select from wallet.payment where network = $1 and settled_at_ms is null)
         or exists (select from wallet.payment where network = $1 and state = 'CONFIRMED' and mined_height is null)
         or exists (select from wallet.payment where network = $1 and failure_code = 'CANCELLED' and mined_height is null)
         as has_work`,
    [network],
  );
  return row!.has_work;
}

type Found = Payment & { isSettled: boolean };

export const findPayment = (q: Queryable, id: string): Promise<Found | null> => readPayment(q, id, '');
export const lockPayment = (tx: Tx, id: string): Promise<Found | null> => readPayment(tx, id, 'for update');

async function readPayment(q: Queryable, id: string, lock: '' | 'for update'): Promise<Found | null> {
  const [row] = await q.query<PaymentRow & { settled_at_ms: string | null }>(
    `select ${COLUMNS}, settled_at_ms from wallet.payment where id = $1 ${lock}`,
    [id],
  );
  return row ? { ...asPayment(row), isSettled: row.settled_at_ms !== null } : null;
}

/** Updates an open payment. Its mined fields are null while no block has it, or no block has it any more. */
export async function changePayment(
  tx: Tx,
  id: string,
  change: {
    state: PaymentState;
    mined?: { txHash: string; height: number; isPaid: boolean; feeMinor: bigint } | null;
    failureCode?: string;
    isSettled?: boolean;
    nowMs: number;
  },
): Promise<void> {
  const { mined, nowMs } = change;
  await tx.query(
    `update wallet.payment set state = $2, updated_at_ms = $3,
       mined_tx_hash = case when $4 then $5 else mined_tx_hash end,
       mined_height = case when $4 then $6::bigint else mined_height end,
       mined_is_paid = case when $4 then $7::boolean else mined_is_paid end,
       fee_minor = case when $4 then $8::numeric else fee_minor end,
       failure_code = coalesce($9, failure_code), settled_at_ms = case when $10 then $3 else settled_at_ms end
     where id = $1`,
    [
      id,
      change.state,
      nowMs,
      mined !== undefined,
      mined?.txHash ?? null,
      mined?.height ?? null,
      mined?.isPaid ?? null,
      mined?.feeMinor.toString() ?? null,
      change.failureCode ?? null,
      change.isSettled ?? false,
    ],
  );
}

/** The payment of ours to which a transaction belongs, by any of its attempts. */
export async function findPaymentOfTx(
  q: Queryable,
  network: string,
  txHash: string,
): Promise<{ kind: PaymentKind; isCancel: boolean } | null> {
  const [row] = await q.query<{ kind: PaymentKind; is_cancel: boolean }>(
    `select p.kind, a.is_cancel from wallet.payment_attempt a join wallet.payment p on p.id = a.payment_id
     where a.network = $1 and a.tx_hash = $2`,
    [network, txHash],
  );
  return row ? { kind: row.kind, isCancel: row.is_cancel } : null;
}

/**
 * What payments from an address that are in no block yet will take from it: amounts, and fees if paid in that asset.
 */
export async function sumPromised(
  q: Queryable,
  at: { network: string; address: string; asset: string },
): Promise<bigint> {
  const [row] = await q.query<{ minor: string }>(
    `select coalesce(sum(case when asset = $3 then amount_minor else 0 end
                       + case when fee_asset = $3 then fee_minor_max else 0 end), 0) as minor
     from wallet.payment where network = $1 and from_address = $2 and settled_at_ms is null and mined_height is null`,
    [at.network, at.address, at.asset],
  );
  return BigInt(row!.minor);
}

/** Marks settled payments above a height as no longer in a block; their bytes must be sent again. */
export async function reopenMined(tx: Tx, network: string, aboveHeight: number): Promise<void> {
  await tx.query(
    `update wallet.payment set mined_height = null
     where network = $1 and (state = 'CONFIRMED' or failure_code = 'CANCELLED') and mined_height > $2`,
    [network, aboveHeight],
  );
}

/** Settled payments that a reorg has removed from their blocks. */
export async function findLostPayments(q: Queryable, network: string): Promise<Payment[]> {
  const rows = await q.query<PaymentRow>(
    `select ${COLUMNS} from wallet.payment where network = $1 and mined_height is null
       and (state = 'CONFIRMED' or failure_code = 'CANCELLED')
     order by sequence, created_at_ms, id`,
    [network],
  );
  return rows.map(asPayment);
}

/** Locks a payment that a reorg removed and returns its cost; null if it is not, or no longer, removed. */
export async function lockLostFee(tx: Tx, id: string): Promise<bigint | null> {
  const [row] = await tx.query<{ fee_minor: string }>(
    `select fee_minor from wallet.payment where id = $1 and mined_height is null
       and (state = 'CONFIRMED' or failure_code = 'CANCELLED') for update`,
    [id],
  );
  return row ? BigInt(row.fee_minor) : null;
}

export async function setMinedAgain(
  tx: Tx,
  id: string,
  mined: { txHash: string; height: number; feeMinor: bigint },
): Promise<void> {
  await tx.query(`update wallet.payment set mined_tx_hash = $2, mined_height = $3, fee_minor = $4 where id = $1`, [
    id,
    mined.txHash,
    mined.height,
    mined.feeMinor.toString(),
  ]);
}
