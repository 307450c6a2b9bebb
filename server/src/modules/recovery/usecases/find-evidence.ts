import { type Evidence, evidenceOf } from '@bourse/core/recovery/evidence.ts';
import type { HeldDeposit } from '../../deposits/public.ts';
import type { RecoveryDeps } from '../recovery-deps.ts';
import type { RecoveryCase } from '../store/case.store.ts';

/** The address that a transfer came from, in its chain's spelling; null if the chain does not name one. */
export function senderOf(deps: Pick<RecoveryDeps, 'chains'>, deposit: HeldDeposit): string | null {
  if (deposit.fromAddress === null) return null;
  const spelled = deps.chains.get(deposit.network)?.validateAddress(deposit.fromAddress);
  return spelled?.ok ? spelled.value : null;
}

/**
 * What shows that this transfer belongs to the person of the case. Other transfers of the same transaction may have
 * other senders.
 */
export function findEvidence(
  deps: Pick<RecoveryDeps, 'chains'>,
  row: RecoveryCase,
  deposit: HeldDeposit,
  outcome: 'CREDIT' | 'RETURN',
): Evidence {
  const { signedBy, returnAddress, returnMemo, uid } = row;
  const sender = senderOf(deps, deposit);
  return evidenceOf({ outcome, sender, signedBy, returnAddress, returnMemo, isOwnAddress: deposit.uid === uid });
}
