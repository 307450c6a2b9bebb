import { ownerOf } from '@bourse/core/trading/allocation.ts';
import { AssetNumbers } from '../../engine/projection/asset-numbers.ts';
import type { Projected, Trading } from '../../engine/trading.ts';
import type { Db } from '../../platform/db/db.ts';

/** Tells those who follow a person's topic; the payload is made only if somebody does. */
export interface BalanceSink {
  tell(topic: string, uid: string, payloadOf: () => unknown): void;
}

/** The longest delay before a change is told; it merges the many changes of a person whose orders trade often. */
const TELL_MS = 250;

/**
 * Tells on `balances.changed` that the trading core has changed a person's balances. It does not need the outbox: the
 * rows are committed before the step is heard here, and a page that is not connected reads them when it opens.
 */
export class LiveBalances {
  readonly #trading: Pick<Trading, 'onProjected'>;
  readonly #sink: BalanceSink;
  readonly #db: Db;
  readonly #numbers: AssetNumbers;
  #names: ReadonlyMap<number, string> = new Map();
  #changed = new Map<number, Set<number>>();
  #timer: NodeJS.Timeout | null = null;
  #stopListening: (() => void) | null = null;

  constructor(parts: { readonly trading: Pick<Trading, 'onProjected'>; readonly db: Db }, sink: BalanceSink) {
    this.#trading = parts.trading;
    this.#db = parts.db;
    this.#numbers = new AssetNumbers(parts.db);
    this.#sink = sink;
  }

  start(): void {
    this.#stopListening = this.#trading.onProjected((step) => this.#hear(step));
  }

  stop(): void {
    this.#stopListening?.();
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #hear({ balances }: Projected): void {
    for (const { account: place, asset } of balances) {
      const account = ownerOf(place);
      const assets = this.#changed.get(account);
      if (assets) assets.add(asset);
      else this.#changed.set(account, new Set([asset]));
    }
    if (this.#changed.size > 0) this.#timer ??= setTimeout(() => void this.#tell(), TELL_MS);
  }

  async #tell(): Promise<void> {
    this.#timer = null;
    const changed = this.#changed;
    this.#changed = new Map();
    await this.#learn(changed);
    for (const [account, assets] of changed) {
      this.#sink.tell('balances.changed', String(account), () => {
        return { assets: [...assets].flatMap((asset) => this.#names.get(asset) ?? []) };
      });
    }
  }

  /**
   * Looks up names of coins that are new to the core. If that fails, the coins are left out of the message, and the
   * page reads all balances.
   */
  async #learn(changed: ReadonlyMap<number, ReadonlySet<number>>): Promise<void> {
    const isKnown = [...changed.values()].every((assets) => [...assets].every((asset) => this.#names.has(asset)));
    if (isKnown) return;
    await this.#numbers.names(this.#db).then(
      (names) => {
        this.#names = names;
      },
      () => {},
    );
  }
}
