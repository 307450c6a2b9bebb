import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { PaymentKind, PaymentOrder, PaymentTerms, Reservation, SignedAttempt } from '../ports.ts';

export type PaymentState = 'SIGNED' | 'SENT' | 'MINED' | 'CONFIRMED' | 'FAILED' | 'STUCK';

export interface Payment extends PaymentOrder {
  readonly network: string;
  /** The withdrawal's id; for a sweep or a top-up the deposit address. */
  readonly ref: string;
  readonly reservation: Reservation;
  readonly state: PaymentState;
  readonly minedTxHash: string | null;
  readonly attemptAtMs: number;
}

export interface Attempt extends SignedAttempt {
  readonly attemptNo: number;
  readonly terms: PaymentTerms;
  readonly lastAnswer: string | null;
  /** Pays nobody: it only stands in the way of the others. */
  readonly isCancel: boolean;
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

const COLUMNS = `id, kind, ref, network, asset, from_address, from_path, to_address, memo, amount_minor, reservation, state,
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

const asJson = (value: unknown): string =>
  JSON.stringify(value, (_key, field: unknown) => (typeof field === 'bigint' ? field.toString() : field));

/** One writer for each key: held until the transaction ends. */
export async function lockKey(tx: Tx, network: string, address: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('payment-key:' || $1 || ':' || $2, 0))`, [
    network,
    address,
  ]);
}

/**
 * Takes the next number of a key. `minedSequence` is what the chain says and is only believed at the very first time.
 * The caller holds the key.
 */
export async function takeSequence(tx: Tx, network: string, address: string, minedSequence: number): Promise<number> {
  const [row] = await tx.query<{ taken: string }>(
    `insert into wallet.key_sequence as k (network, address, next_sequence) values ($1, $2, $3::bigint + 1)
     on conflict (network, address) do update set next_sequence = k.next_sequence + 1
     returning next_sequence - 1 as taken`,
    [network, address, minedSequence],
  );
  return Number(row!.taken);
}

export async function findNextSequence(q: Queryable, network: string, address: string): Promise<number | null> {
  const [row] = await q.query<{ next_sequence: string }>(
    `select next_sequence from wallet.key_sequence where network = $1 and address = $2`,
    [network, address],
  );
  return row ? Number(row.next_sequence) : null;
}

export async function insertPayment(
  tx: Tx,
  payment: {
    network: string;
    order: PaymentOrder;
    ref: string;
    reservation: Reservation;
    terms: PaymentTerms;
    nowMs: number;
  },
): Promise<void> {
  const { network, order, reservation, terms, nowMs } = payment;
  await tx.query(
    `insert into wallet.payment (id, kind, ref, network, asset, from_address, from_path, to_address, memo, amount_minor,
       sequence, reservation, fee_asset, fee_minor_max, state, created_at_ms, attempt_at_ms, updated_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'SIGNED', $15, $15, $15)`,
    [
      order.paymentId,
      order.kind,
      payment.ref,
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
    ],
  );
}

export async function insertAttempt(
  tx: Tx,
  attempt: {
    network: string;
    paymentId: string;
    attemptNo: number;
    signed: SignedAttempt;
    terms: PaymentTerms;
    isCancel?: boolean;
    nowMs: number;
  },
): Promise<void> {
  const { network, paymentId, attemptNo, signed, terms, isCancel = false, nowMs } = attempt;
  await tx.query(
    `insert into wallet.payment_attempt (payment_id, attempt_no, network, tx_hash, raw_tx, terms, is_cancel, signed_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [paymentId, attemptNo, network, signed.txHash, signed.rawTx, asJson(terms), isCancel, nowMs],
  );
  await tx.query(`update wallet.payment set attempt_at_ms = $2, updated_at_ms = $2, fee_minor_max = $3 where id = $1`, [
    paymentId,
    nowMs,
    terms.feeMinorMax.toString(),
  ]);
}

/** Payments that are not settled, the oldest first. */
export async function findOpenPayments(q: Queryable, network: string): Promise<Payment[]> {
  const rows = await q.query<PaymentRow>(
    `select ${COLUMNS} from wallet.payment where network = $1 and settled_at_ms is null order by created_at_ms, sequence, id`,
    [network],
  );
  return rows.map(asPayment);
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

/** All signed attempts of a payment, the newest first. */
export async function findAttempts(q: Queryable, paymentId: string): Promise<Attempt[]> {
  const rows = await q.query<{
    attempt_no: number;
    tx_hash: string;
    raw_tx: string;
    terms: { prices: Record<string, string>; feeAsset: string; feeMinorMax: string };
    last_answer: string | null;
    is_cancel: boolean;
  }>(
    `select attempt_no, tx_hash, raw_tx, terms, last_answer, is_cancel from wallet.payment_attempt
     where payment_id = $1 order by attempt_no desc`,
    [paymentId],
  );
  return rows.map((row) => ({
    attemptNo: row.attempt_no,
    txHash: row.tx_hash,
    rawTx: row.raw_tx,
    terms: { ...row.terms, feeMinorMax: BigInt(row.terms.feeMinorMax) },
    lastAnswer: row.last_answer,
    isCancel: row.is_cancel,
  }));
}

export async function markSent(
  q: Queryable,
  paymentId: string,
  attemptNo: number,
  answer: string,
  nowMs: number,
): Promise<void> {
  await q.query(
    `update wallet.payment_attempt set sent_at_ms = coalesce(sent_at_ms, $3), last_answer = $4
     where payment_id = $1 and attempt_no = $2`,
    [paymentId, attemptNo, nowMs, answer],
  );
}

/** Where an open payment stands; null mined fields mean that no block holds it (any more). */
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

/** The payment of ours that a transaction belongs to, by any of its attempts. */
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

/** What payments from an address that are in no block yet will take from it: amount, and the fee where it is that asset. */
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

/** Settled payments above a height are in no block any more; their bytes must be sent again. */
export async function reopenMined(tx: Tx, network: string, aboveHeight: number): Promise<void> {
  await tx.query(
    `update wallet.payment set mined_height = null
     where network = $1 and (state = 'CONFIRMED' or failure_code = 'CANCELLED') and mined_height > $2`,
    [network, aboveHeight],
  );
}

/** Settled payments that a reorg has taken out of their blocks. */
export async function findLostPayments(q: Queryable, network: string): Promise<Payment[]> {
  const rows = await q.query<PaymentRow>(
    `select ${COLUMNS} from wallet.payment where network = $1 and mined_height is null
       and (state = 'CONFIRMED' or failure_code = 'CANCELLED')
     order by sequence, created_at_ms, id`,
    [network],
  );
  return rows.map(asPayment);
}

/** What a lost payment has cost, held; null where it is not lost (any more). */
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
