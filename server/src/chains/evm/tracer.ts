import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { ChainFault } from '../../modules/custody/ports.ts';
import { type JsonRpc, RpcRefusal } from '../json-rpc.ts';
import {
  type CallFrame,
  type FlatTrace,
  type InnerTransfer,
  transfersInFrames,
  transfersInTraces,
} from './inner-transfers.ts';

/**
 * After failing at the same block this often, a node is not asked again for a while: it may need longer than the chain
 * makes blocks.
 */
const TRIES = 3;
const REST_MS = 10 * MINUTE_MS;
const CALL_TRACER = { tracer: 'callTracer' };

export interface TracedBlock {
  readonly number: string;
  readonly hash: string;
  /** Hashes, in order. */
  readonly transactions: readonly string[];
}

interface Source {
  /** The transfers inside each transaction of a block, in the block's order. */
  ofBlock(rpc: JsonRpc, block: TracedBlock): Promise<readonly (readonly InnerTransfer[])[]>;
  ofTransaction(rpc: JsonRpc, hash: string): Promise<readonly InnerTransfer[]>;
}

/** What geth and its derivatives offer. */
const DEBUG: Source = {
  async ofBlock(rpc, block) {
    const traced = await rpc.call<readonly { readonly txHash?: string; readonly result?: CallFrame }[]>(
      'debug_traceBlockByHash',
      [block.hash, CALL_TRACER],
    );
    if (traced.length !== block.transactions.length) throw isOther(block);
    return traced.map(({ txHash, result }, at) => {
      if (!result || (txHash !== undefined && txHash !== block.transactions[at])) throw isOther(block);
      return transfersInFrames(result);
    });
  },
  ofTransaction: async (rpc, hash) =>
    transfersInFrames(await rpc.call<CallFrame>('debug_traceTransaction', [hash, CALL_TRACER])),
};

/**
 * What Erigon, Nethermind and Reth offer. It is asked by number, so each item must state that it is from this very
 * block.
 */
const FLAT: Source = {
  async ofBlock(rpc, block) {
    const items = await rpc.call<readonly FlatTrace[]>('trace_block', [block.number]);
    if (items.some(({ blockHash }) => blockHash !== block.hash)) throw isOther(block);
    return block.transactions.map((hash) => {
      const own = items.filter(({ transactionHash }) => transactionHash === hash);
      if (own.length === 0) throw isOther(block);
      return transfersInTraces(own);
    });
  },
  ofTransaction: async (rpc, hash) =>
    transfersInTraces(await rpc.call<readonly FlatTrace[]>('trace_transaction', [hash])),
};

const isOther = ({ hash }: TracedBlock) => new ChainFault('BAD_ANSWER', `these are not the traces of block ${hash}`);

/**
 * Reads what moved inside transactions, from whichever source the node offers. Both give the same, in the same order.
 */
export class Tracer {
  readonly #rpc: JsonRpc;
  /** The source that answered last comes first. */
  #sources: readonly Source[] = [DEBUG, FLAT];
  #stumbled = { hash: '', times: 0 };
  #restsUntilMs = 0;
  readonly #realNowMs: () => number;

  constructor(rpc: JsonRpc, realNowMs: () => number = Date.now) {
    this.#rpc = rpc;
    this.#realNowMs = realNowMs;
  }

  /**
   * The transfers inside each transaction of a block; null if the node offers no traces, or none of this block.
   *
   * @throws ChainFault if the node may answer later: it is slow, or asks to slow down
   */
  async ofBlock(block: TracedBlock): Promise<readonly (readonly InnerTransfer[])[] | null> {
    if (block.transactions.length === 0) return [];
    if (this.#realNowMs() < this.#restsUntilMs) return null;
    try {
      return await this.#ask((source) => source.ofBlock(this.#rpc, block));
    } catch (error) {
      if (!(error instanceof ChainFault)) throw error;
      const times = this.#stumbled.hash === block.hash ? this.#stumbled.times + 1 : 1;
      this.#stumbled = { hash: block.hash, times };
      if (times < TRIES) throw error;
      this.#stumbled = { hash: '', times: 0 };
      this.#restsUntilMs = this.#realNowMs() + REST_MS;
      return null;
    }
  }

  /** Like `ofBlock`, for one transaction. */
  ofTransaction(hash: string): Promise<readonly InnerTransfer[] | null> {
    return this.#ask((source) => source.ofTransaction(this.#rpc, hash));
  }

  async #ask<Value>(ask: (source: Source) => Promise<Value>): Promise<Value | null> {
    for (const source of this.#sources) {
      try {
        const value = await ask(source);
        this.#sources = [source, ...this.#sources.filter((other) => other !== source)];
        return value;
      } catch (error) {
        if (!(error instanceof RpcRefusal)) throw error;
      }
    }
    return null;
  }
}
