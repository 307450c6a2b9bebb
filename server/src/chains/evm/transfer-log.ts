import { decodeEventLog, erc20Abi, getAbiItem, type Hex, numberToHex, pad, parseAbi, toEventSelector } from 'viem';
import type { RpcLog } from './evm-rpc.ts';

const TRANSFER_ABI = [getAbiItem({ abi: erc20Abi, name: 'Transfer' })] as const;
const MEMO_ABI = parseAbi([
  'event TransferWithMemo(address indexed from, address indexed to, uint256 value, bytes32 indexed memo)',
]);

export const TRANSFER_TOPIC = toEventSelector(TRANSFER_ABI[0]);
export const MEMO_TOPIC = toEventSelector(MEMO_ABI[0]);

/** A transfer as a token logged it; addresses have their checksums. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  /** In units of the chain. */
  readonly value: bigint;
}

export interface MemoTransfer extends Transfer {
  readonly memo: Hex;
}

/**
 * The transfer of a token in a log; null unless it is written exactly as the standard says. Any contract can log
 * anything under this name, a collectible uses a fourth topic, and a log that only resembles a transfer pays nobody.
 */
export function transferIn(log: RpcLog): Transfer | null {
  const topics = log.topics as [Hex, ...Hex[]];
  try {
    const { args } = decodeEventLog({ abi: TRANSFER_ABI, topics, data: log.data as Hex });
    return isWritten(log, [TRANSFER_TOPIC, pad(args.from), pad(args.to)], args.value) ? args : null;
  } catch {
    return null;
  }
}

/** Like `transferIn`, for a transfer with a memo as in TIP-20. */
export function memoTransferIn(log: RpcLog): MemoTransfer | null {
  const topics = log.topics as [Hex, ...Hex[]];
  try {
    const { args } = decodeEventLog({ abi: MEMO_ABI, topics, data: log.data as Hex });
    return isWritten(log, [MEMO_TOPIC, pad(args.from), pad(args.to), args.memo], args.value) ? args : null;
  } catch {
    return null;
  }
}

/**
 * Whether a log is exactly the encoding of its content. A decoder alone would overlook extra topics, dirty padding and
 * trailing data.
 */
function isWritten({ topics, data }: RpcLog, written: readonly Hex[], value: bigint): boolean {
  const isSame =
    topics.length === written.length && topics.every((topic, at) => topic.toLowerCase() === written[at]?.toLowerCase());
  return isSame && data.toLowerCase() === numberToHex(value, { size: 32 });
}
