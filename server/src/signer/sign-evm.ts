import { bytesToHex, encodeFunctionData, type Hex, keccak256, parseAbi } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { EvmIntent, SignedAttempt } from '../modules/custody/ports.ts';

const TOKEN = parseAbi([
  'function transfer(address to, uint256 amount) returns (bool)',
  'function transferWithMemo(address to, uint256 amount, bytes32 memo)',
]);

/** The call that an intent stands for: nothing but a transfer can be expressed, so nothing else can be signed. */
export function callOf(intent: Pick<EvmIntent, 'contract' | 'to' | 'amount' | 'memo'>): {
  to: Hex;
  value: bigint;
  data?: Hex;
} {
  const to = intent.to as Hex;
  if (intent.contract === undefined) return { to, value: intent.amount };
  const data =
    intent.memo === undefined
      ? encodeFunctionData({ abi: TOKEN, functionName: 'transfer', args: [to, intent.amount] })
      : encodeFunctionData({
          abi: TOKEN,
          functionName: 'transferWithMemo',
          args: [to, intent.amount, intent.memo as Hex],
        });
  return { to: intent.contract as Hex, value: 0n, data };
}

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
