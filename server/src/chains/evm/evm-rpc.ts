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
  /** The extra fee of a rollup for writing to its parent chain. */
  readonly l1Fee?: string;
  readonly logs: readonly RpcLog[];
}

export const toHex = (value: number | bigint): string => `0x${value.toString(16)}`;

/** Reads a quantity in an answer. @throws ChainFault BAD_ANSWER for anything else */
export function quantity(text: unknown): bigint {
  if (typeof text !== 'string' || !/^0x[0-9a-f]+$/i.test(text))
    throw new ChainFault('BAD_ANSWER', `not a quantity: ${String(text)}`);
  return BigInt(text);
}

/**
 * Reads a height, a nonce or a time in an answer. Never use it for amounts, which stay bigints.
 *
 * @throws ChainFault BAD_ANSWER for anything else, and for more than a number can hold exactly
 */
export function countIn(text: unknown): number {
  const count = quantity(text);
  if (count > BigInt(Number.MAX_SAFE_INTEGER)) throw new ChainFault('BAD_ANSWER', `too large a count: ${String(text)}`);
  return Number(count);
}

/**
 * A log's position among those of its transaction: its index in the block changes when a reorg moves the transaction.
 */
export function orderInTransaction(receipt: RpcReceipt, log: RpcLog): number {
  return receipt.logs.findIndex(({ logIndex }) => logIndex === log.logIndex);
}

/** How many of the chain's units make one minor unit of the books, as a power of ten. */
export const scaleGap = (token: TokenParams): bigint => 10n ** BigInt(token.ledgerScale - token.chainScale);
export const toLedger = (token: TokenParams, chainAmount: bigint): bigint => chainAmount * scaleGap(token);

/**
 * Whether the books can hold an amount that a token claims to have paid: a token can claim anything, and a number that
 * is too large would stop the scanner.
 */
export const isBookable = (token: TokenParams, chainAmount: bigint): boolean =>
  chainAmount > 0n && toLedger(token, chainAmount) <= AMOUNT_MINOR_MAX;
