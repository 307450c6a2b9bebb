import { AMOUNT_MINOR_MAX } from '@bourse/core/money/amount.ts';
import { ChainFault } from '../../modules/custody/ports.ts';
import type { TokenParams } from '../../networks/network-params.ts';

export interface RpcBlock {
  readonly number: string;
  readonly hash: string;
  readonly parentHash: string;
  readonly timestamp: string;
  readonly baseFeePerGas?: string;
}

export interface RpcTransaction {
  readonly hash: string;
  readonly from: string;
  readonly to: string | null;
  readonly value: string;
}

export interface RpcLog {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
  readonly blockHash: string;
  readonly transactionHash: string;
  readonly logIndex: string;
}

export interface RpcReceipt {
  readonly transactionHash: string;
  readonly blockHash: string;
  readonly blockNumber: string;
  readonly status: string;
  readonly from: string;
  readonly gasUsed: string;
  readonly effectiveGasPrice: string;
  /** What a rollup adds for writing to its parent chain. */
  readonly l1Fee?: string;
  readonly logs: readonly RpcLog[];
}

export const toHex = (value: number | bigint): string => `0x${value.toString(16)}`;

/** A quantity of an answer. @throws ChainFault BAD_ANSWER for anything that is not one */
export function quantity(text: unknown): bigint {
  if (typeof text !== 'string' || !/^0x[0-9a-f]+$/i.test(text))
    throw new ChainFault('BAD_ANSWER', `not a quantity: ${String(text)}`);
  return BigInt(text);
}

/**
 * A height, a nonce or a time of an answer. An amount is a bigint and stays one.
 *
 * @throws ChainFault BAD_ANSWER for what is none, and for more than a number holds exactly
 */
export function countIn(text: unknown): number {
  const count = quantity(text);
  if (count > BigInt(Number.MAX_SAFE_INTEGER)) throw new ChainFault('BAD_ANSWER', `too large a count: ${String(text)}`);
  return Number(count);
}

/** Where a log stands among those of its transaction: the index in the block changes when a reorg moves it. */
export function orderInTransaction(receipt: RpcReceipt, log: RpcLog): number {
  return receipt.logs.findIndex(({ logIndex }) => logIndex === log.logIndex);
}

/** How many of the books' minor units one unit of the chain is. */
export const scaleGap = (token: TokenParams): bigint => 10n ** BigInt(token.ledgerScale - token.chainScale);
export const toLedger = (token: TokenParams, chainAmount: bigint): bigint => chainAmount * scaleGap(token);

/** Whether the books can hold what a token says was paid: a token may say anything, and a number beyond them would stop the scanner. */
export const isBookable = (token: TokenParams, chainAmount: bigint): boolean =>
  chainAmount > 0n && toLedger(token, chainAmount) <= AMOUNT_MINOR_MAX;
