import { bytesToHex, keccak256 } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { EvmIntent, SignedAttempt } from '../ports.ts';
import { callOf } from './evm-call.ts';

/** Deterministic (RFC 6979): the same intent gives the same bytes. */
export async function signEvm(intent: EvmIntent, privateKey: Uint8Array): Promise<SignedAttempt> {
  const rawTx = await privateKeyToAccount(bytesToHex(privateKey)).signTransaction({
    type: 'eip1559',
    chainId: intent.chainId,
    nonce: intent.nonce,
    gas: intent.gas,
    maxFeePerGas: intent.maxFeePerGas,
    maxPriorityFeePerGas: intent.maxPriorityFeePerGas,
    ...callOf(intent),
  });
  return { rawTx, txHash: keccak256(rawTx) };
}
