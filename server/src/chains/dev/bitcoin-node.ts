import { fileURLToPath } from 'node:url';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import { p2wpkh, Transaction } from '@scure/btc-signer';
import type { BitcoinParams } from '../../networks/network-params.ts';
import { btcToSatoshi } from '../bitcoin/bitcoin-rpc.ts';
import { JsonRpc, RpcRefusal } from '../json-rpc.ts';
import type { DevNode, DevNodeOptions, FaucetRequest } from './dev-node.ts';
import { NodeProcess } from './node-process.ts';
import { QuietMiner } from './quiet-miner.ts';

const AUTH = { user: 'bourse', password: 'dev' };
/** So many that coins of the first blocks can be spent, which takes a hundred more. */
const BLOCKS_AT_FIRST = 140;
const FEE_SATOSHI = 2_000n;
const REMEMBERED_MAX = 300;

interface Unspent {
  readonly txid: string;
  readonly vout: number;
  readonly amount: number;
  readonly height: number;
}

/** A Bitcoin regtest node behind Core's RPC: our shim around bcoin, or any node that is already running. */
export class BitcoinNode implements DevNode {
  readonly params: BitcoinParams;
  readonly auth: { readonly user: string; readonly password: string };
  readonly #process: NodeProcess | null;
  readonly #url: string | null;
  readonly #key = sha256(new TextEncoder().encode('bourse dev faucet'));
  readonly #sent: { txid: string; raw: string; isMined: boolean }[] = [];
  readonly #used = new Set<string>();
  readonly #changes = new Set<string>();
  #tail: Promise<unknown> = Promise.resolve();
  readonly #miner: QuietMiner;
  #lastHead: { height: number; hash: string } | null = null;
  #minerCount = 0;

  /** @param external a node that somebody else runs (litecoind, bitcoind); it is never stopped */
  constructor(
    params: BitcoinParams,
    options: DevNodeOptions,
    external?: { url: string; auth: { user: string; password: string } },
  ) {
    this.params = params;
    this.auth = external?.auth ?? AUTH;
    this.#url = external?.url ?? null;
    this.#miner = new QuietMiner({
      everySeconds: options.blockTimeSeconds === 'instant' ? 0 : options.blockTimeSeconds,
      hasWaiting: async () => (await this.rpc.call<string[]>('getrawmempool')).length > 0,
      mine: () => this.mine(1),
    });
    const shim = fileURLToPath(new URL('./bcoin-core-shim.cjs', import.meta.url));
    this.#process = external
      ? null
      : new NodeProcess({
          name: params.network,
          dir: options.dir,
          command: (port) => ({
            file: process.execPath,
            args: [shim, options.dir, String(port), AUTH.user, AUTH.password],
          }),
          probe: async (port) => void (await this.#rpcAt(`http://127.0.0.1:${port}`).call('getblockcount')),
          ...(options.onEvent ? { onEvent: options.onEvent } : {}),
        });
  }

  get rpcUrl(): string {
    return this.#url ?? `http://127.0.0.1:${this.#process!.port}`;
  }

  get rpc(): JsonRpc {
    return this.#rpcAt(this.rpcUrl);
  }

  get #payment() {
    return p2wpkh(secp256k1.getPublicKey(this.#key, true), this.#net);
  }

  get #net() {
    return this.params.prefixes;
  }

  async start(): Promise<void> {
    await this.#process?.start();
    const missing = BLOCKS_AT_FIRST - (await this.rpc.call<number>('getblockcount'));
    if (missing > 0) await this.rpc.call('generatetoaddress', [missing, this.#payment.address]);
    this.#miner.start();
  }

  async stop(): Promise<void> {
    this.#miner.stop();
    await this.#process?.stop();
  }

  abandon(): void {
    this.#miner.stop();
    this.#process?.abandon();
  }

  payFromFaucet(request: FaucetRequest): Promise<string> {
    const run = this.#tail.then(() => this.#pay(request));
    this.#tail = run.catch(() => {});
    return run;
  }

  async mine(count: number): Promise<void> {
    await this.rpc.call('generatetoaddress', [count, this.#minerAddress()]);
  }

  async reorg(depth: number): Promise<void> {
    const height = await this.rpc.call<number>('getblockcount');
    const hash = await this.rpc.call<string>('getblockhash', [height - depth + 1]);
    await this.rpc.call('invalidateblock', [hash]);
    for (let made = 0; made <= depth; made++) await this.rpc.call('generateblock', [this.#minerAddress(), []]);
  }

  async rebroadcast(): Promise<void> {
    const wasReorged = await this.#lookForReorg();
    for (const sent of this.#sent.slice(-40)) {
      if (sent.isMined && !wasReorged) continue;
      const found = await this.#find(sent.txid);
      sent.isMined = found?.blockhash !== undefined;
      if (!found) await this.rpc.call('sendrawtransaction', [sent.raw]).catch(() => {});
    }
  }

  async #find(txid: string): Promise<{ readonly blockhash?: string } | null> {
    try {
      return await this.rpc.call('getrawtransaction', [txid, true]);
    } catch (error) {
      if (error instanceof RpcRefusal) return null;
      throw error;
    }
  }

  /** Whether the head that was last seen is gone. */
  async #lookForReorg(): Promise<boolean> {
    const last = this.#lastHead;
    const height = await this.rpc.call<number>('getblockcount');
    this.#lastHead = { height, hash: await this.rpc.call('getblockhash', [height]) };
    return last === null || last.height > height || (await this.rpc.call('getblockhash', [last.height])) !== last.hash;
  }

  async #pay({ asset, to, amountMinor }: FaucetRequest): Promise<string> {
    if (asset !== this.params.asset) throw new Error(`${asset} is not on ${this.params.network}`);
    const tx = new Transaction();
    const { address, script } = this.#payment;
    let inputSatoshi = 0n;
    for await (const coin of this.#spendable()) {
      const amount = btcToSatoshi(coin.amount);
      tx.addInput({ txid: coin.txid, index: coin.vout, sequence: 0xfffffffd, witnessUtxo: { script, amount } });
      inputSatoshi += amount;
      if (inputSatoshi >= amountMinor + FEE_SATOSHI) break;
    }
    const change = inputSatoshi - amountMinor - FEE_SATOSHI;
    if (change < 0n) throw new Error('the faucet has no more ripe coins');
    tx.addOutputAddress(to, amountMinor, this.#net);
    if (change > 1_000n) tx.addOutputAddress(address!, change, this.#net);
    tx.sign(this.#key);
    tx.finalize();
    const raw = hex.encode(tx.extract());
    const txid = await this.rpc.call<string>('sendrawtransaction', [raw]);
    this.#changes.add(txid);
    this.#sent.push({ txid, raw, isMined: false });
    if (this.#sent.length > REMEMBERED_MAX) this.#sent.shift();
    return txid;
  }

  /** Mature, untouched mined coins, oldest first; the node is asked only for as many as are taken. */
  async *#spendable(): AsyncGenerator<Unspent> {
    const found = await this.rpc.call<{ height: number; unspents: Unspent[] }>('scantxoutset', [
      'start',
      [`addr(${this.#payment.address})`],
    ]);
    // A mining reward must wait for a hundred blocks; our own change need not.
    const ripe = found.unspents.filter(({ height, txid }) => height <= found.height - 100 || this.#changes.has(txid));
    for (const coin of ripe.sort((a, b) => b.amount - a.amount || a.height - b.height)) {
      const place = `${coin.txid}:${coin.vout}`;
      if (this.#used.has(place)) continue;
      // Marked before the node is asked, because another payment may be looking for coins at the same time.
      this.#used.add(place);
      if ((await this.rpc.call('gettxout', [coin.txid, coin.vout, true])) === null) continue;
      yield coin;
    }
  }

  /** A new address each time, so that two blocks with the same parent are never identical. */
  #minerAddress(): string {
    const key = sha256(new TextEncoder().encode(`bourse dev miner ${this.#minerCount++} ${performance.now()}`));
    return p2wpkh(secp256k1.getPublicKey(key, true), this.#net).address!;
  }

  #rpcAt(url: string): JsonRpc {
    return new JsonRpc({ url, auth: this.auth, timeoutMs: 30_000 });
  }
}
