import { ok } from '@bourse/core/result.ts';
import { walletRig } from '../../../test/wallet.rig.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { CustodyDeps, PaymentEnd } from './custody-deps.ts';
import { type AttemptStatus, type ChainAdapter, ChainFault, type PaymentKind, type SendOutcome } from './ports.ts';
import { insertPayment } from './store/payment.store.ts';
import { findAttempts, insertAttempt } from './store/payment-attempt.store.ts';
import { advancePayments } from './usecases/payments/advance-payments.ts';
import { type Intervention, intervene } from './usecases/payments/intervene.ts';

/** So many confirmations make a payment final. */
export const DEPTH = 3;
const TERMS = { prices: {}, feeAsset: 'ETH', feeMinorMax: 100n };
const UNKNOWN: AttemptStatus = { state: 'UNKNOWN' };
/** A transaction in a block. */
export const mined = (confirmations: number, more: object = {}): AttemptStatus => ({
  state: 'MINED',
  block: { height: 50, hash: 'b'.repeat(64) },
  confirmations,
  isPaid: true,
  feeAsset: 'ETH',
  feeMinor: 40n,
  ...more,
});

/** Payments on a chain that says what it is told to; what real chains say is in `server/test/chains`. */
export async function scriptedChain() {
  const rig = await walletRig();
  const chain = {
    statuses: new Map<string, AttemptStatus>(),
    outcome: { state: 'ACCEPTED' } as SendOutcome,
    isConflicted: false,
    isAtLimit: false,
    signerSays: null as { code: string; details?: object } | null,
    isAway: false,
    sent: [] as string[],
  };
  let signed = 0;
  // As much of an adapter as a payment asks of it, whose answers each test sets.
  const adapter = {
    network: 'eth',
    feeAsset: 'ETH',
    attemptStatus: async (_: unknown, txHash: string) => {
      if (chain.isAway) throw new ChainFault('UNAVAILABLE', 'no answer');
      return chain.statuses.get(txHash) ?? UNKNOWN;
    },
    send: async (rawTx: string) => {
      if (chain.isAway) throw new ChainFault('UNAVAILABLE', 'no answer');
      chain.sent.push(rawTx);
      return chain.outcome;
    },
    isConflicted: async (_order: unknown, _reservation: unknown, depth: number) =>
      chain.isConflicted && depth === DEPTH,
    raise: async () => (chain.isAtLimit ? undefined : TERMS),
    selfOrder: (order: object) => ({ ...order, toAddress: 'ourselves' }),
    sign: async ({ toAddress }: { toAddress: string }) => {
      if (chain.signerSays) return { ok: false, refusal: chain.signerSays };
      const txHash = `tx-${++signed}`;
      return ok({ txHash, rawTx: `raw-${txHash}-${toAddress}` });
    },
  } as unknown as ChainAdapter;

  const heard: unknown[] = [];
  // The owner of the payments only notes what it is told.
  const deps = {
    ...rig.deps,
    chains: new Map([['eth', adapter]]),
    settings: {
      network: async () => ({ network: 'eth', creditConfirmations: 1, unlockConfirmations: DEPTH }),
    },
    paymentOwners: [
      {
        kind: 'withdrawal',
        noteSent: async (_d: unknown, _t: unknown, { ref }: { ref: string }, txHash: string) =>
          heard.push(['sent', ref, txHash]),
        end: async (_d: unknown, _t: unknown, { ref }: { ref: string }, end: PaymentEnd) => heard.push([ref, end]),
        giveUp: async (_d: unknown, _t: unknown, { ref }: { ref: string }) => heard.push(['given up', ref]),
      },
    ],
  } as unknown as CustodyDeps;

  /** Begins anew; what another test left open is none of the next one's business. */
  const reset = async () => {
    await rig.t.ownerDb.query('update wallet.payment set settled_at_ms = coalesce(settled_at_ms, 1), mined_height = 1');
    chain.statuses.clear();
    const quiet = { outcome: { state: 'ACCEPTED' }, isConflicted: false, isAtLimit: false, signerSays: null } as const;
    Object.assign(chain, { ...quiet, isAway: false, sent: [] });
    heard.length = 0;
  };

  let count = 0;
  async function payment(kind: PaymentKind = 'withdrawal') {
    const nowMs = rig.clock.nowMs();
    const [paymentId, ref, txHash] = [newId(nowMs), `ref-${++count}`, `first-${count}`];
    const order = {
      paymentId,
      kind,
      ref,
      asset: 'USDT',
      fromAddress: '0x1',
      fromPath: 'm/1',
      toAddress: '0x2',
      amountMinor: 5n,
    };
    await rig.t.db.tx(async (tx) => {
      await insertPayment(tx, { network: 'eth', order, reservation: { sequence: count }, terms: TERMS, nowMs });
      const own = { txHash, rawTx: `raw-${txHash}` };
      await insertAttempt(tx, { network: 'eth', paymentId, attemptNo: 1, signed: own, terms: TERMS, nowMs });
    });
    return { paymentId, ref, txHash };
  }
  const advance = () => advancePayments(deps, 'eth');
  async function rowOf(paymentId: string) {
    const [row] = await rig.t.db.query(
      `select state, failure_code, mined_tx_hash as mined, mined_height::int as height, fee_minor::int as fee,
         settled_at_ms is not null as settled from wallet.payment where id = $1`,
      [paymentId],
    );
    return row;
  }
  const costs = async () => -(await rig.deps.ledger.systemBalance(rig.t.db, 'system:network_fees:ETH:eth'));
  const alarms = (subject: string) =>
    rig.t.db.query('select code, details from wallet.chain_alarm where alarm_key like $1', [`%:${subject}`]);
  const attempts = async (paymentId: string) =>
    (await findAttempts(rig.t.db, paymentId)).map(({ txHash, isCancel, lastAnswer }) => [txHash, isCancel, lastAnswer]);
  const act = (paymentId: string, what: Intervention) => rig.t.db.decide((tx) => intervene(deps, tx, paymentId, what));

  const lastSigned = () => `tx-${signed}`;
  return { rig, deps, chain, heard, reset, payment, advance, act, rowOf, costs, alarms, attempts, lastSigned };
}
