import { copyFileSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { mnemonicToSeedSync } from '@scure/bip39';
import type { Hex, LocalAccount } from 'viem';
import { HDKey, hdKeyToAccount } from 'viem/accounts';
import type { EvmParams, TempoParams } from '../../networks/network-params.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { JsonRpc, RpcRefusal } from '../json-rpc.ts';
import { DEV_MNEMONIC, type DevNode, type DevNodeOptions, type FaucetRequest } from './dev-node.ts';
import { NodeProcess } from './node-process.ts';
import { QuietMiner } from './quiet-miner.ts';

export interface ChainCall {
  readonly to?: Hex;
  readonly data?: Hex;
  readonly value?: bigint;
  readonly gas?: bigint;
}

/** How the EVM networks and Tempo differ: arguments, what is first put on the chain, and how a payment is made. */
export interface AnvilFlavour {
  readonly params: EvmParams | TempoParams;
  readonly args: readonly string[];
  isSeeded(rpc: JsonRpc): Promise<boolean>;
  seed(node: AnvilNode): Promise<void>;
  payment(request: FaucetRequest): ChainCall;
}

const HOST = '127.0.0.1';
const REMEMBERED_MAX = 300;
const BYTES_PER_SECOND = 8_000_000;
/** More blocks than a killed node can lose: its state is saved more often than this many blocks are made. */
const LOST_BLOCKS_MAX = 30;
/** How many blocks are kept at a start: five times what the scanner remembers of a chain. */
const BLOCKS_KEPT = 1_000;
const GAS = 3_000_000n;
/** Far above any base fee of a dev chain, so that the faucet works during a spike of fees. */
const MAX_FEE = 2_000_000_000_000n;

let devRoot: HDKey | null = null;

/**
 * The seed is derived from the phrase once for all nodes, because that takes a sixth of a second and each node has two
 * accounts.
 */
function devAccount(addressIndex: number): LocalAccount {
  devRoot ??= HDKey.fromMasterSeed(mnemonicToSeedSync(DEV_MNEMONIC));
  return hdKeyToAccount(devRoot, { addressIndex });
}

export class AnvilNode implements DevNode {
  readonly deployer: LocalAccount = devAccount(0);
  readonly faucetAccount: LocalAccount = devAccount(9);
  readonly params: EvmParams | TempoParams;
  readonly #flavour: AnvilFlavour;
  readonly #options: DevNodeOptions;
  readonly #statePath: string;
  readonly #process: NodeProcess;
  readonly #sent: { hash: string; raw: Hex; isMined: boolean }[] = [];
  readonly #miner: QuietMiner;
  #lastHead: { number: Hex; hash: string } | null = null;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(flavour: AnvilFlavour, options: DevNodeOptions) {
    this.#flavour = flavour;
    this.#options = options;
    this.params = flavour.params;
    this.#statePath = join(options.dir, 'state.json');
    this.#miner = new QuietMiner({
      everySeconds: options.blockTimeSeconds === 'instant' ? 0 : options.blockTimeSeconds,
      hasWaiting: async () => Number((await this.rpc.call<{ pending: Hex }>('txpool_status')).pending) > 0,
      mine: () => this.mine(1),
    });
    this.#process = new NodeProcess({
      name: flavour.params.network,
      dir: options.dir,
      command: (port) => ({ file: anvilBinary(), args: this.#args(port) }),
      probe: (port) => this.#probe(port),
      onEvent: (event) => {
        options.onEvent?.(event);
        if (event.what === 'restarted') void this.#outgrowOldState();
      },
    });
  }

  get rpcUrl(): string {
    return `http://${HOST}:${this.#process.port}`;
  }

  get rpc(): JsonRpc {
    return new JsonRpc({ url: this.rpcUrl });
  }

  async start(): Promise<void> {
    await this.#process.start();
    if (await this.#flavour.isSeeded(this.rpc)) await this.#outgrowOldState();
    else await this.#fill();
    this.#miner.start();
  }

  async #fill(): Promise<void> {
    await this.rpc.call('anvil_setBalance', [this.faucetAccount.address, `0x${(10n ** 27n).toString(16)}`]);
    await this.#flavour.seed(this);
    await this.#saveState();
  }

  /** Saves the state itself, because what anvil writes while it is being stopped is sometimes cut off. */
  async stop(): Promise<void> {
    this.#miner.stop();
    const state = await this.#state().catch(() => null);
    await this.#process.stop();
    if (state) this.#write(state);
  }

  abandon(): void {
    this.#miner.stop();
    this.#process.abandon();
  }

  payFromFaucet(request: FaucetRequest): Promise<string> {
    return this.send(this.faucetAccount, this.#flavour.payment(request));
  }

  async mine(count: number): Promise<void> {
    await this.rpc.call('anvil_mine', [`0x${count.toString(16)}`]);
  }

  async reorg(depth: number): Promise<void> {
    await this.rpc.call('anvil_reorg', [depth, []]);
  }

  /**
   * Sends orphaned transactions again, because anvil drops them after a reorg, while a real node returns them to its
   * pool. Transactions in blocks are safe as long as no block has disappeared.
   */
  async rebroadcast(): Promise<void> {
    const { rpc } = this;
    const wasReorged = await this.#lookForReorg();
    for (const sent of this.#sent.slice(-40)) {
      if (sent.isMined && !wasReorged) continue;
      const found = await rpc.call<{ blockHash: string | null } | null>('eth_getTransactionByHash', [sent.hash]);
      sent.isMined = found !== null && found.blockHash !== null;
      if (found === null) await rpc.call('eth_sendRawTransaction', [sent.raw]).catch(ignoreRefusal);
    }
  }

  /** Whether the head that was last seen is gone. */
  async #lookForReorg(): Promise<boolean> {
    const block = (height: string) =>
      this.rpc.call<{ number: Hex; hash: string } | null>('eth_getBlockByNumber', [height, false]);
    const last = this.#lastHead;
    this.#lastHead = await block('latest');
    return last === null || (await block(last.number))?.hash !== last.hash;
  }

  /** Signs and sends one transaction of a dev key; one at a time, so that nonces never clash. */
  send(account: LocalAccount, call: ChainCall): Promise<string> {
    const run = this.#tail.then(() => this.#sendNow(account, call));
    this.#tail = run.catch(() => {});
    return run;
  }

  async #sendNow(account: LocalAccount, call: ChainCall): Promise<string> {
    const nonce = Number(await this.rpc.call<Hex>('eth_getTransactionCount', [account.address, 'pending']));
    const raw = await account.signTransaction({
      type: 'eip1559',
      chainId: this.params.chainId,
      nonce,
      gas: GAS,
      maxFeePerGas: MAX_FEE,
      maxPriorityFeePerGas: 1_000_000_000n,
      ...call,
    });
    const hash = await this.rpc.call<string>('eth_sendRawTransaction', [raw]);
    this.#sent.push({ hash, raw, isMined: false });
    if (this.#sent.length > REMEMBERED_MAX) this.#sent.shift();
    return hash;
  }

  #args(port: number): string[] {
    keepWholeState(this.#statePath);
    const { blockTimeSeconds, historyBlocks } = this.#options;
    return [
      ...['--host', HOST, '--port', String(port), '--chain-id', String(this.params.chainId)],
      ...miningArgs(blockTimeSeconds),
      // Without pruning anvil fills the disk with old states: 300 MB for 2,000 empty blocks.
      ...['--slots-in-an-epoch', '1', '--prune-history', String(historyBlocks)],
      ...['--state', this.#statePath, '--state-interval', String(saveEverySeconds(this.#statePath)), '-q'],
      ...this.#flavour.args,
    ];
  }

  async #probe(port: number): Promise<void> {
    const rpc = new JsonRpc({ url: `http://${HOST}:${port}`, timeoutMs: 2_000 });
    const chainId = Number(await rpc.call<Hex>('eth_chainId'));
    if (chainId !== this.params.chainId) throw new Error(`another chain answers on port ${port}`);
  }

  /**
   * Makes more blocks than a killed node can have lost. With fewer blocks than before it would only look as if it were
   * behind, and nobody would notice what it has lost.
   */
  async #outgrowOldState(): Promise<void> {
    if (this.#options.blockTimeSeconds === 0) return;
    await this.mine(LOST_BLOCKS_MAX).catch(() => {});
  }

  /**
   * Saves the state right after the first start: anvil itself saves every few seconds, and if killed before the first
   * time it would come back as another chain.
   */
  async #saveState(): Promise<void> {
    if (existsSync(this.#statePath)) return;
    this.#write(await this.#state());
  }

  async #state(): Promise<Buffer> {
    const dump = await this.rpc.call<string>('anvil_dumpState');
    return gunzipSync(Buffer.from(dump.slice(2), 'hex'));
  }

  #write(state: Buffer): void {
    writeFileSync(`${this.#statePath}.new`, state);
    renameSync(`${this.#statePath}.new`, this.#statePath);
  }
}

interface SavedState {
  readonly blocks: readonly { readonly header: { readonly number: string; readonly timestamp: string } }[];
  readonly transactions: readonly { readonly block_number: number }[];
}

/**
 * Repairs the saved state before a start. A node killed while saving leaves half a file. Each run also saves a first
 * block of its own beside the loaded one, and the next run would take either, so only the oldest is kept. Old blocks
 * that nobody asks for are removed, because the file would grow for ever.
 */
function keepWholeState(path: string): void {
  const good = `${path}.good`;
  const state = readState(path) ?? readState(good);
  if (!state) return;
  const firsts = state.blocks.filter(({ header }) => BigInt(header.number) === 0n);
  const oldest = firsts.toSorted((a, b) => Number(BigInt(a.header.timestamp) - BigInt(b.header.timestamp))).slice(0, 1);
  const heights = state.blocks.map(({ header }) => Number(header.number));
  const oldestKept = Math.max(1, heights.reduce((most, each) => Math.max(most, each), 0) - BLOCKS_KEPT);
  const blocks = [...oldest, ...state.blocks.filter(({ header }) => Number(header.number) >= oldestKept)];
  const transactions = state.transactions.filter((each) => each.block_number >= oldestKept);
  writeFileSync(`${path}.new`, JSON.stringify({ ...state, blocks, transactions }));
  renameSync(`${path}.new`, path);
  copyFileSync(path, good);
}

function readState(path: string): SavedState | null {
  try {
    const state = JSON.parse(readFileSync(path, 'utf8')) as SavedState;
    return state.blocks.length > 0 ? state : null;
  } catch {
    return null;
  }
}

/**
 * The whole state is written each time, and it grows by 2 KB per block: the larger it is, the less often it is saved.
 */
function saveEverySeconds(statePath: string): number {
  const bytes = statSync(statePath, { throwIfNoEntry: false })?.size ?? 0;
  return Math.min(30, 4 + Math.floor(bytes / BYTES_PER_SECOND));
}

function miningArgs(blockTimeSeconds: number | 'instant'): string[] {
  if (blockTimeSeconds === 'instant') return [];
  return ['--no-mining'];
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof RpcRefusal)) throw error;
}

/** The binary itself, because a signal to the package's JavaScript wrapper would leave the node running. */
function anvilBinary(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  const name = `@foundry-rs/anvil-${process.platform}-${architecture}`;
  const wrapper = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json');
  try {
    return createRequire(wrapper).resolve(`${name}/bin/anvil`);
  } catch {
    throw new OperatorFault(
      `There is no chain node for ${process.platform} ${process.arch} (${name} is not installed), and the demo needs one. ` +
        'Install the dependencies again; if it is still not there, there is none for this system.',
    );
  }
}
