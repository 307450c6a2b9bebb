import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import { type CustodyDeps, chainOf } from '../../custody-deps.ts';
import type { ChainAdapter, PaymentOrder, PaymentTerms, ReservationSource, ReserveRefusal } from '../../ports.ts';
import { type AlarmCode, raiseAlarm } from '../../store/chain-alarm.store.ts';
import { findFinalCoins, reserveCoins, sumFreeCoins } from '../../store/chain-coin.store.ts';
import { findCursor } from '../../store/chain-cursor.store.ts';
import { lockHotWallet } from '../../store/hot-wallet.store.ts';
import { findNextSequence, lockKey, takeSequence } from '../../store/key-sequence.store.ts';
import { insertPayment, sumPromised } from '../../store/payment.store.ts';
import { insertAttempt } from '../../store/payment-attempt.store.ts';
import { currentHot } from '../hot-wallet.ts';

export type Draft = Omit<PaymentOrder, 'paymentId'>;

/**
 * Whether an address can pay an order from what it holds minus what is promised already. Adapters that reserve coins
 * find out by themselves.
 *
 * @refuses  HOT_WALLET_SHORT
 */
export async function checkFunds(
  deps: CustodyDeps,
  adapter: ChainAdapter,
  order: Draft,
  terms: PaymentTerms,
): Promise<Result<null, 'HOT_WALLET_SHORT'>> {
  if (adapter.fundsAre === 'coins') return ok(null);
  const needs = new Map([[order.asset, order.amountMinor]]);
  needs.set(terms.feeAsset, (needs.get(terms.feeAsset) ?? 0n) + terms.feeMinorMax);
  const { network } = adapter;
  for (const [asset, neededMinor] of needs) {
    const promised = await sumPromised(deps.db, { network, address: order.fromAddress, asset });
    const held = await adapter.balance([order.fromAddress], asset);
    if (held - promised < neededMinor) return refuse('HOT_WALLET_SHORT', { asset });
  }
  return ok(null);
}

/**
 * Reserves, signs and stores a payment in the caller's transaction; nothing has been sent when it commits.
 *
 * @param minedSequence  the key's next number according to the chain, read before the transaction began
 * @invariant            the bytes and their hash are in the database before anybody can send them
 */
export async function signPayment(
  deps: CustodyDeps,
  tx: Tx,
  request: { network: string; draft: Draft; terms: PaymentTerms; minedSequence: number },
): Promise<Result<{ paymentId: string; txHash: string }, ReserveRefusal | 'SIGNER_REFUSED'>> {
  const { network, draft, terms } = request;
  const adapter = chainOf(deps, network);
  const nowMs = deps.clock.nowMs();
  if (draft.kind !== 'sweep' && !(await isFromCurrentHot(tx, adapter, draft))) return refuse('COINS_NOT_FINAL');
  const order: PaymentOrder = { ...draft, paymentId: newId(nowMs) };
  const reserved = await adapter.reserve(order, terms, await lockSource(deps, tx, network, request.minedSequence));
  if (!reserved.ok) return reserved;
  const signed = await adapter.sign(order, terms, reserved.value);
  if (!signed.ok) {
    const { code, details } = signed.refusal;
    await raiseAlarm(deps.db.beside, { network, ...signerAlarm(code, details ?? {}, draft.ref), nowMs });
    return refuse('SIGNER_REFUSED', { refusal: signed.refusal.code });
  }
  const { paymentId } = order;
  await insertPayment(tx, { network, order, reservation: reserved.value, terms, nowMs });
  await insertAttempt(tx, { network, paymentId, attemptNo: 1, signed: signed.value, terms, nowMs });
  await reserveCoins(tx, network, reserved.value.coins ?? [], paymentId);
  return ok({ paymentId, txHash: signed.value.txHash });
}

/**
 * The alarm that staff see if the signer does not sign. A signing log with missing lines and a wrong clock stop
 * everything, so each has its own alarm; the first is raised once for every missing head.
 */
export function signerAlarm(
  refusal: string,
  given: Readonly<Record<string, string | number | boolean>>,
  ref: string,
): { code: AlarmCode; subject: string; details: Readonly<Record<string, string>> } {
  const told = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  if (refusal === 'SIGNER_FORGOT') return { code: refusal, subject: told.known ?? ref, details: told };
  if (refusal === 'SIGNER_CLOCK') return { code: refusal, subject: ref, details: told };
  return { code: 'SIGNER_REFUSED', subject: ref, details: { refusal, ...told } };
}

/**
 * Whether the hot wallet that should pay is still the current one: it may have been replaced since the order was made.
 */
async function isFromCurrentHot(tx: Tx, adapter: ChainAdapter, { fromPath }: Draft): Promise<boolean> {
  await lockHotWallet(tx, adapter.family, 'shared');
  return (await currentHot(tx, adapter)).keyPath === fromPath;
}

/**
 * Reads a key's next number from the chain. If it is greater than ours, somebody else signs with that key.
 *
 * @refuses  NONCE_USED_ELSEWHERE
 */
export async function readSequence(
  deps: CustodyDeps,
  network: string,
  address: string,
): Promise<Result<number, 'NONCE_USED_ELSEWHERE'>> {
  const mined = await chainOf(deps, network).minedSequence(address);
  const next = await findNextSequence(deps.db, network, address);
  if (next === null || mined <= next) return ok(mined);
  await raiseAlarm(deps.db, {
    network,
    code: 'NONCE_USED_ELSEWHERE',
    subject: `${address}:${next}`,
    details: { ours: String(next), chain: String(mined) },
    nowMs: deps.clock.nowMs(),
  });
  return refuse('NONCE_USED_ELSEWHERE');
}

async function lockSource(
  deps: CustodyDeps,
  tx: Tx,
  network: string,
  minedSequence: number,
): Promise<ReservationSource> {
  const cursor = await findCursor(tx, network);
  const rule = await deps.settings.network(tx, network);
  const at = { network, cursorHeight: cursor?.height ?? 0, depth: rule?.unlockConfirmations ?? 1 };
  return {
    async lockNextSequence(address) {
      await lockKey(tx, network, address);
      return takeSequence(tx, network, address, minedSequence);
    },
    async lockFinalCoins() {
      await lockKey(tx, network, 'coins');
      return findFinalCoins(tx, at);
    },
    async unripeMinor() {
      const free = await sumFreeCoins(tx, network);
      const ripe = await findFinalCoins(tx, at);
      return free - ripe.reduce((sum, coin) => sum + coin.amountMinor, 0n);
    },
  };
}
