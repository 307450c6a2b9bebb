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

/** A node that stumbles over the same block this often is not asked again for a while: it may take longer than its chain does. */
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

/** What geth and those after it offer. */
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

/** What Erigon, Nethermind and Reth offer. It is asked by number, so each item must say that it is of this very block. */
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

/** What moved inside transactions, from whatever the node offers. Both sources say the same, in the same order. */
export class Tracer {
  readonly #rpc: JsonRpc;
  /** The one that answered last stands first. */
  #sources: readonly Source[] = [DEBUG, FLAT];
  #stumbled = { hash: '', times: 0 };
  #restsUntilMs = 0;
  readonly #realNowMs: () => number;

  constructor(rpc: JsonRpc, realNowMs: () => number = Date.now) {
    this.#rpc = rpc;
    this.#realNowMs = realNowMs;
  }

  /**
   * The transfers inside each transaction of a block; null where the node does not offer traces, or not of this block.
   *
   * @throws ChainFault while the node may still answer: it is late, or asks to slow down
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

  /** As `ofBlock`, of one transaction. */
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
