import { statementOf } from '@bourse/core/recovery/statement.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { verifyMessage } from 'viem';
import type { Tx } from '../../../platform/db/db.ts';
import { findArrived } from '../../deposits/public.ts';
import { profileOf } from '../../identity/public.ts';
import type { RecoveryDeps } from '../recovery-deps.ts';
import { lockCase, type RecoveryCase, setSignature } from '../store/case.store.ts';
import { senderOf } from './find-evidence.ts';
import { type BarRefusal, judgeBar } from './judge-ask.ts';

export type SignRefusal =
  | 'CASE_UNKNOWN'
  | 'CASE_DECIDED'
  | BarRefusal
  | 'SIGNATURE_NOT_POSSIBLE'
  | 'TRANSFER_NOT_SEEN'
  | 'SIGNATURE_WRONG';

type Stated = Pick<RecoveryCase, 'id' | 'uid' | 'network' | 'txHash' | 'returnAddress' | 'returnMemo'>;

/** The text that the sender signs for a case; null on chains whose signatures we cannot check. */
export function statementFor(
  deps: Pick<RecoveryDeps, 'chains' | 'assets' | 'publicOrigin'>,
  row: Stated,
): string | null {
  const family = deps.chains.get(row.network)?.family;
  // On such chains a payment has many inputs, so the chain names no single sender.
  if (family === undefined || family === 'bitcoin') return null;
  return statementOf({
    host: new URL(deps.publicOrigin).host,
    caseId: row.id,
    uid: row.uid,
    networkName: deps.assets.network(row.network)?.name ?? row.network,
    txId: row.txHash,
    returnAddress: row.returnAddress,
    returnMemo: row.returnMemo,
  });
}

/**
 * Notes that the sender of one of the transaction's transfers has signed for the case. The text names case, account,
 * transaction and return address, none of which can change later, so the signature is worthless for any other case.
 *
 * @refuses CASE_UNKNOWN | CASE_DECIDED | ACCOUNT_FROZEN | WITHDRAWAL_LOCKED | SIGNATURE_NOT_POSSIBLE on a chain whose
 *           signatures we cannot check | TRANSFER_NOT_SEEN while nothing of the transaction has arrived, or its chain
 *           names no sender | SIGNATURE_WRONG, also for contract wallets, which sign in another way
 */
export function signCase(
  deps: RecoveryDeps,
  wish: { readonly uid: string; readonly id: string; readonly signature: string },
): Promise<Result<RecoveryCase, SignRefusal>> {
  return deps.db.decide<RecoveryCase, SignRefusal>(async (tx) => {
    const row = await lockCase(tx, wish.id);
    if (row?.uid !== wish.uid) return refuse('CASE_UNKNOWN');
    if (row.state !== 'SUBMITTED') return refuse('CASE_DECIDED');
    const bar = judgeBar(await profileOf(deps, tx, wish.uid));
    if (!bar.ok) return bar;
    const message = statementFor(deps, row);
    if (message === null) return refuse('SIGNATURE_NOT_POSSIBLE');
    const senders = await sendersOf(deps, tx, row);
    if (senders.length === 0) return refuse('TRANSFER_NOT_SEEN');
    const by = await findSigner(senders, message, wish.signature as `0x${string}`);
    if (by === null) return refuse('SIGNATURE_WRONG');
    return ok(await setSignature(tx, row.id, { by, signature: wish.signature, nowMs: deps.clock.nowMs() }));
  });
}

async function sendersOf(deps: RecoveryDeps, tx: Tx, { network, txHash }: RecoveryCase): Promise<readonly string[]> {
  const arrived = await findArrived(tx, { network, txHash });
  const senders = arrived.map((deposit) => senderOf(deps, deposit)).filter((sender) => sender !== null);
  return [...new Set(senders)];
}

async function findSigner(
  senders: readonly string[],
  message: string,
  signature: `0x${string}`,
): Promise<string | null> {
  for (const sender of senders) {
    // The library throws for a signature that is no point of the curve; that is a wrong signature like any other.
    const address = sender as `0x${string}`;
    if (await verifyMessage({ address, message, signature }).catch(() => false)) return sender;
  }
  return null;
}
