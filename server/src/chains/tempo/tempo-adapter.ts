import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { getAddress, type Hex, isAddressEqual } from 'viem';
import {
  type BlockRef,
  type ChainAdapter,
  ChainFault,
  type IncomingPayment,
  type MemoRule,
  type PaymentOrder,
  type PaymentTerms,
  type QuoteRefusal,
} from '../../modules/custody/ports.ts';
import type { TempoParams, TokenParams } from '../../networks/network-params.ts';
import { decodeMemo, encodeMemo, normaliseMemo } from '../../networks/tempo-memo.ts';
import { callOf, type EvmIntent, tempoHot } from '../../signer/public.ts';
import { AccountChain } from '../evm/account-chain.ts';
import {
  isBookable,
  orderInTransaction,
  quantity,
  type RpcLog,
  type RpcReceipt,
  scaleGap,
  toLedger,
} from '../evm/evm-rpc.ts';
import { MEMO_TOPIC, memoTransferIn, TRANSFER_TOPIC, type Transfer, transferIn } from '../evm/transfer-log.ts';
import { RpcRefusal } from '../json-rpc.ts';

/** The chain's own contract that receives fees, and has the pools in which they are exchanged. */
export const FEE_MANAGER: Hex = '0xfeec000000000000000000000000000000000000';
/** Gas is priced with 18 places, while the dollar tokens have 6. */
const GAS_PLACES = 10n ** 12n;
const MEMO_MAX = 31;

interface TokenLog {
  readonly log: RpcLog;
  readonly transfer: Transfer;
  /** Null for a plain transfer. */
  readonly memo: Hex | null;
}

/** Tempo: dollar tokens with a native memo, one address for all people, and fees paid in the token itself. */
export class TempoAdapter extends AccountChain<TempoParams> implements ChainAdapter {
  readonly family = 'tempo';
  readonly sweeps = false;
  readonly fundsAre = 'balance';
  readonly memo: MemoRule = { required: true, kind: 'text', lengthMax: MEMO_MAX, pattern: '^[\\x20-\\x7e]{1,31}$' };

  get feeAsset(): string {
    return this.#token.asset;
  }

  get assets(): readonly string[] {
    return [this.#token.asset];
  }

  protected hotPath(generation: number): string {
    return tempoHot(generation);
  }

  normaliseMemo(memo: string): string {
    return normaliseMemo(memo);
  }

  /** All people share the first hot wallet's address; what arrives there after it was replaced is moved on. */
  deriveAddress(): { address: string; keyPath: string } {
    return this.hotAt(0);
  }

  async payments(
    block: BlockRef,
    watched: (addresses: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<IncomingPayment[]> {
    const filter = { blockHash: block.hash, address: this.#token.contract, topics: [[TRANSFER_TOPIC, MEMO_TOPIC]] };
    const logs = await this.rpc.call<RpcLog[]>('eth_getLogs', [filter]);
    const told = logs
      .filter((log) => log.blockHash === block.hash)
      .map((log) => this.#tokenLog(log))
      .filter((one) => one !== null);
    const ours = await watched(told.map(({ transfer }) => transfer.to));
    const found: IncomingPayment[] = [];
    for (const one of told) {
      const { log, transfer, memo } = one;
      if (!ours.has(transfer.to) || !isBookable(this.#token, transfer.value) || isTwin(one, told)) continue;
      const receipt = await this.successIn(block, log.transactionHash);
      if (!receipt) continue;
      const text = memo === null ? '' : decodeMemo(memo);
      found.push({
        txHash: log.transactionHash,
        outputKey: `log:${orderInTransaction(receipt, log)}`,
        asset: this.#token.asset,
        toAddress: transfer.to,
        fromAddress: transfer.from,
        ...(text === '' ? {} : { memo: text }),
        amountMinor: toLedger(this.#token, transfer.value),
      });
    }
    return found;
  }

  async isStillPaid(payment: {
    txHash: string;
    outputKey: string;
    asset: string;
    toAddress: string;
    amountMinor: bigint;
    block: BlockRef;
  }): Promise<boolean> {
    if ((await this.blockAt(payment.block.height))?.hash !== payment.block.hash) return false;
    const receipt = await this.successIn(payment.block, payment.txHash);
    const log = receipt?.logs[Number(payment.outputKey.slice('log:'.length))];
    const told = log ? this.#tokenLog(log) : null;
    return (
      told?.transfer.to === payment.toAddress && toLedger(this.#token, told.transfer.value) === payment.amountMinor
    );
  }

  async quote(order: PaymentOrder): Promise<Result<PaymentTerms, QuoteRefusal>> {
    const address = this.validateAddress(order.toAddress);
    if (!address.ok) return address;
    if (order.asset !== this.#token.asset) return refuse('ASSET_NOT_ON_NETWORK');
    if (order.amountMinor % scaleGap(this.#token) !== 0n) return refuse('PRECISION_TOO_FINE');
    if (order.memo !== undefined && !new RegExp(this.memo.pattern).test(order.memo)) return refuse('MEMO_INVALID');
    const call = callOf(this.intentOf(order));
    const transaction = { from: order.fromAddress, to: call.to, data: call.data };
    try {
      await this.rpc.call('eth_call', [transaction, 'latest']);
      const gas = quantity(await this.rpc.call('eth_estimateGas', [transaction]));
      const prices = await this.prices();
      // A first payment to an address costs more than an estimate for an address that was paid before.
      const terms = this.termsWithin(gas * 2n, prices.maxFeePerGas, prices.maxPriorityFeePerGas);
      return terms ? ok(terms) : refuse('FEE_TOO_HIGH');
    } catch (error) {
      if (error instanceof RpcRefusal && /revert/i.test(error.message))
        return refuse('WOULD_FAIL', { reason: error.message });
      if (error instanceof RpcRefusal) throw new ChainFault('BAD_ANSWER', error.message, error);
      throw error;
    }
  }

  balance(addresses: readonly string[], _asset: string, atHeight?: number): Promise<bigint> {
    return this.sumOf(addresses, atHeight, this.#token);
  }

  protected intentOf(order: PaymentOrder): Pick<EvmIntent, 'contract' | 'asset' | 'to' | 'amount' | 'memo'> {
    return {
      asset: order.asset,
      contract: this.#token.contract,
      to: getAddress(order.toAddress),
      amount: order.amountMinor / scaleGap(this.#token),
      ...(order.memo === undefined ? {} : { memo: encodeMemo(order.memo) }),
    };
  }

  protected hasPaid(order: PaymentOrder, receipt: RpcReceipt): boolean {
    const wanted = order.memo === undefined ? null : encodeMemo(order.memo);
    return this.#transfersIn(receipt).some(
      ({ transfer, memo }) =>
        memo === wanted &&
        isAddressEqual(transfer.to as Hex, order.toAddress as Hex) &&
        toLedger(this.#token, transfer.value) === order.amountMinor,
    );
  }

  /** The fee is a transfer of the token to the fee manager, which is in the receipt. */
  protected feeOf(order: PaymentOrder, receipt: RpcReceipt): bigint {
    const paid = this.#transfersIn(receipt).filter(
      ({ transfer, memo }) =>
        memo === null &&
        isAddressEqual(transfer.from as Hex, order.fromAddress as Hex) &&
        isAddressEqual(transfer.to as Hex, FEE_MANAGER),
    );
    return paid.reduce((sum, { transfer }) => sum + toLedger(this.#token, transfer.value), 0n);
  }

  protected costOf(gas: bigint, maxFeePerGas: bigint): bigint {
    return (gas * maxFeePerGas + GAS_PLACES - 1n) / GAS_PLACES;
  }

  #transfersIn(receipt: RpcReceipt): readonly TokenLog[] {
    return receipt.logs.map((log) => this.#tokenLog(log)).filter((told) => told !== null);
  }

  /** A transfer logged by the token; null for anything else. */
  #tokenLog(log: RpcLog): TokenLog | null {
    if (log.address.toLowerCase() !== this.#token.contract) return null;
    const withMemo = memoTransferIn(log);
    if (withMemo) return { log, transfer: withMemo, memo: withMemo.memo };
    const transfer = transferIn(log);
    return transfer ? { log, transfer, memo: null } : null;
  }

  get #token(): TokenParams {
    return this.params.tokens[0];
  }
}

/** Whether this plain transfer is the second log of a transfer with a memo, which is logged twice. */
function isTwin(told: TokenLog, all: readonly TokenLog[]): boolean {
  if (told.memo !== null) return false;
  const same = ({ log, transfer }: TokenLog) =>
    log.transactionHash === told.log.transactionHash &&
    transfer.from === told.transfer.from &&
    transfer.to === told.transfer.to &&
    transfer.value === told.transfer.value;
  const plain = all.filter((other) => other.memo === null && same(other));
  const withMemo = all.filter((other) => other.memo !== null && same(other));
  // A plain transfer beside a memo transfer of the same amount may be a payment of its own, so they are paired one to
  // one, in order.
  return plain.indexOf(told) < withMemo.length;
}
