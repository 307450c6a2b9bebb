import type { Db } from '../../platform/db/db.ts';
import { Poll } from '../../platform/jobs/poll.ts';
import { type Catalog, type Coin, type CoinNetwork, coinNetworkKey, type Network } from './catalog.ts';
import { readCatalog, readCatalogVersion } from './queries/catalog.query.ts';
import { listenForChanges } from './queries/catalog-changes.query.ts';

/** The longest delay if a notification was lost. */
const POLL_MS = 500;

/**
 * The catalog in memory, at most a second behind the table, so that a change by staff or another process needs no
 * restart.
 */
export class Assets {
  readonly #db: Db;
  readonly #poll = new Poll(POLL_MS, () => this.#look());
  #catalog: Catalog | null = null;
  #stopListening: (() => void) | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Loads the catalog and follows its changes. Await it before the first question. */
  async start(): Promise<void> {
    await this.refresh();
    this.#poll.start();
    await this.#listen();
  }

  stop(): void {
    this.#poll.stop();
    this.#stopListening?.();
  }

  /** Reads the catalog now, for a caller that has just changed it. */
  async refresh(): Promise<void> {
    const read = await readCatalog(this.#db);
    if (!this.#catalog || read.version >= this.#catalog.version) this.#catalog = read;
  }

  /** The coin with this code; undefined if there is none. */
  coin(asset: string): Coin | undefined {
    return this.#current().coins.get(asset);
  }

  /** Every coin, in the order of lists. */
  coins(): readonly Coin[] {
    return [...this.#current().coins.values()];
  }

  network(network: string): Network | undefined {
    return this.#current().networks.get(network);
  }

  networks(): readonly Network[] {
    return [...this.#current().networks.values()];
  }

  /** A coin's terms on a network; undefined if the coin is not on it. */
  coinNetwork(asset: string, network: string): CoinNetwork | undefined {
    return this.#current().coinNetworks.get(coinNetworkKey(asset, network));
  }

  /** A coin's networks, in the order of lists; empty for a coin without a chain. */
  networksOf(asset: string): readonly CoinNetwork[] {
    return [...this.#current().coinNetworks.values()].filter((pair) => pair.asset === asset);
  }

  /** Every coin on every network. */
  coinNetworks(): readonly CoinNetwork[] {
    return [...this.#current().coinNetworks.values()];
  }

  #current(): Catalog {
    if (!this.#catalog) throw new Error('the catalog was asked before start()');
    return this.#catalog;
  }

  async #look(): Promise<void> {
    if ((await readCatalogVersion(this.#db)) !== this.#catalog?.version) await this.refresh();
    if (!this.#stopListening) await this.#listen();
  }

  async #listen(): Promise<void> {
    if (this.#poll.isStopped) return;
    this.#stopListening = await listenForChanges(
      this.#db,
      () => void this.refresh().catch(() => {}),
      () => {
        this.#stopListening = null;
      },
    );
  }
}
