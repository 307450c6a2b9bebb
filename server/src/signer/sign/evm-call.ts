import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { EvmIntent } from '../ports.ts';

const TOKEN = parseAbi([
  'function transfer(address to, uint256 amount) returns (bool)',
  'function transferWithMemo(address to, uint256 amount, bytes32 memo)',
]);

type CallIntent = Pick<EvmIntent, 'contract' | 'to' | 'amount' | 'memo'>;

/** The call for an intent: only transfers can be expressed, so nothing else can be signed. */
export function callOf(intent: CallIntent): {
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
