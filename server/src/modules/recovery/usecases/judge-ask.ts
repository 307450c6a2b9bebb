import { spelledTransactionId } from '@bourse/core/recovery/transaction-id.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { missingPreconditions } from '@bourse/core/wallet/security-factors.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { findOurs, judgeReceiver } from '../../custody/public.ts';
import { type Profile, profileOf } from '../../identity/public.ts';
import { countCases, hasCaseUnderWay } from '../queries/case.query.ts';
import type { RecoveryDeps } from '../recovery-deps.ts';

const OPEN_MAX = 5;

/** What a security code for a case permits. */
export interface Ask {
  readonly asset: string;
  readonly network: string;
  readonly txId: string;
  readonly amount: string;
  readonly returnAddress: string;
  readonly returnMemo: string | null;
}

export type BarRefusal = 'ACCOUNT_FROZEN' | 'WITHDRAWAL_LOCKED';
export type AskRefusal =
  | 'NETWORK_UNKNOWN'
  | 'AMOUNT_ZERO'
  | 'ADDRESS_INVALID'
  | 'ADDRESS_OURS'
  | 'PRECONDITIONS_MISSING'
  | BarRefusal
  | 'CASE_EXISTS'
  | 'CASES_OPEN_MAX';

export interface JudgedAsk {
  /** Transaction, address and memo in their chain's spelling. */
  readonly ask: Ask;
  /** Hash of transaction, coin, amount, address and memo: codes are valid for exactly these. */
  readonly payloadHash: string;
}

/** A case must not let out what a withdrawal could not. @refuses ACCOUNT_FROZEN | WITHDRAWAL_LOCKED (unlockAt) */
export function judgeBar({ frozen, withdrawalLock }: Profile): Result<true, BarRefusal> {
  if (frozen) return refuse('ACCOUNT_FROZEN');
  if (withdrawalLock === null) return ok(true);
  return refuse('WITHDRAWAL_LOCKED', { unlockAt: withdrawalLock.untilMs, reason: withdrawalLock.reason });
}

/**
 * Makes every check of a request that needs no secret; called again in the transaction that records it.
 *
 * @refuses  NETWORK_UNKNOWN | AMOUNT_ZERO | ADDRESS_INVALID (network) | ADDRESS_OURS | PRECONDITIONS_MISSING | ACCOUNT_FROZEN | WITHDRAWAL_LOCKED | CASE_EXISTS for a transaction with an open case of this person, or with one
 *           whose coins are on their way back | CASES_OPEN_MAX (max)
 */
export async function judgeAsk(
  deps: RecoveryDeps,
  q: Queryable,
  uid: string,
  wish: Ask,
): Promise<Result<JudgedAsk, AskRefusal>> {
  const { network } = wish;
  const rules = deps.chains.get(network);
  if (!rules || !deps.assets.network(network)) return refuse('NETWORK_UNKNOWN', { network });
  if (/^[0.]+$/.test(wish.amount)) return refuse('AMOUNT_ZERO');
  const address = rules.validateAddress(wish.returnAddress);
  if (!address.ok) return refuse('ADDRESS_INVALID', { network });
  const returnMemo = wish.returnMemo === null || !rules.memo ? null : rules.normaliseMemo(wish.returnMemo);
  if ((await findOurs(q, rules.family, address.value, returnMemo ?? '')).isOurs) return refuse('ADDRESS_OURS');
  if (!judgeReceiver(deps, rules.family, address.value).ok) return refuse('ADDRESS_INVALID', { network });
  // Written in capitals or without the prefix it is still the same transaction.
  const txId = spelledTransactionId(wish.txId, rules.family !== 'bitcoin');
  const profile = await profileOf(deps, q, uid);
  const missing = missingPreconditions(profile);
  if (missing.length > 0) return refuse('PRECONDITIONS_MISSING', { missing: missing.join(',') });
  const bar = judgeBar(profile);
  if (!bar.ok) return bar;
  // A case whose payment fails is opened again, and one transaction must not have two open cases.
  if (await hasCaseUnderWay(q, { uid, network, txHash: txId })) return refuse('CASE_EXISTS');
  if ((await countCases(q, uid, 0)).open >= OPEN_MAX) return refuse('CASES_OPEN_MAX', { max: OPEN_MAX });
  const { asset, amount } = wish;
  const ask: Ask = { asset, network, txId, amount, returnAddress: address.value, returnMemo };
  return ok({
    ask,
    payloadHash: payloadHash('recover', [network, txId, asset, amount, ask.returnAddress, returnMemo]),
  });
}
