import { AssetNumbers } from '../../../engine/projection/asset-numbers.ts';
import type { Projected } from '../../../engine/trading.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { ListedOrders } from '../../spot/public.ts';
import { findLatestOrderId } from '../queries/own-orders.query.ts';
import type { CoinBalance } from '../shapes/account-shapes.ts';
import { isDone, listStatus } from '../shapes/list-shapes.ts';
import { accountPosition, reportsOf, tradesByOrder } from '../shapes/user-events.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';

/** Receives the events of one account. */
export type UserListener = (event: object) => void;

/** Sends people the events of their own orders and balances, from each step of the projection. */
export class UserHub {
  readonly #deps: TradingApiDeps;
  readonly #log: Logger;
  readonly #listeners = new Map<number, Set<UserListener>>();
  readonly #numbers: AssetNumbers;
  #assets: ReadonlyMap<number, string> = new Map();
  /** Orders up to this id were placed in earlier steps. */
  #latestOrder = 0;
  #stopListening: (() => void) | null = null;
  /** Steps are sent one after the other, because the name of a coin may have to be read first. */
  #telling: Promise<void> = Promise.resolve();

  constructor(deps: TradingApiDeps, log: Logger) {
    this.#deps = deps;
    this.#log = log;
    this.#numbers = new AssetNumbers(deps.db);
  }

  async start(): Promise<void> {
    this.#stopListening = this.#deps.feed.listen({
      onStep: (step) => {
        if (step) this.#hear(step);
      },
      onBook: () => {},
    });
    this.#latestOrder = Math.max(this.#latestOrder, await findLatestOrderId(this.#deps.db));
    this.#assets = await this.#numbers.names(this.#deps.db);
  }

  async stop(): Promise<void> {
    this.#stopListening?.();
    await this.#telling;
  }

  /** @returns a function that stops listening */
  follow(account: number, listener: UserListener): () => void {
    const listeners = this.#listeners.get(account) ?? new Set();
    this.#listeners.set(account, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(account) === listeners) this.#listeners.delete(account);
    };
  }

  #hear(step: Projected): void {
    const before = this.#latestOrder;
    for (const { id } of step.orders) if (id > this.#latestOrder) this.#latestOrder = id;
    if (this.#listeners.size === 0) return;
    this.#telling = this.#telling
      .then(() => this.#tell(step, before))
      .catch((error: Error) => this.#log.warn({ err: error }, 'people could not be told of their orders'));
  }

  async #tell(step: Projected, latestBefore: number): Promise<void> {
    const nowMs = this.#deps.clock.nowMs();
    const times = { atMs: step.atMs, nowMs };
    const lists = await this.#listsOf(step, latestBefore);
    for (const list of lists) if (list.id > latestBefore) this.#tellList(list, true, times);
    const trades = tradesByOrder(step.trades);
    const amended = new Set(step.amendments.map(({ orderId }) => orderId));
    for (const order of step.orders) {
      const listeners = this.#listeners.get(order.account);
      const market = listeners && this.#deps.symbols.at(order.market);
      if (!listeners || !market) continue;
      const about = { isNew: order.id > latestBefore, isAmended: amended.has(order.id), ...times };
      const own = trades.get(order.id) ?? [];
      for (const event of reportsOf(market, order, own, about)) for (const tell of listeners) tell(event);
    }
    // The rows may be ahead of this step, so the list ended here only if the last change of its orders was in this
    // step.
    const isEnded = (list: ListedOrders) =>
      isDone(list) && list.orders.every(({ updatedAtMs }) => updatedAtMs <= step.atMs);
    for (const list of lists) if (isEnded(list)) this.#tellList(list, false, times);
    const unknown = step.balances.some(
      ({ account, asset }) => this.#listeners.has(account) && !this.#assets.has(asset),
    );
    if (unknown) this.#assets = await this.#numbers.names(this.#deps.db);
    for (const [account, listeners] of this.#listeners) {
      const balances = this.#balancesOf(step, account);
      if (balances.length === 0) continue;
      const event = accountPosition(balances, step.atMs, nowMs);
      for (const tell of listeners) tell(event);
    }
  }

  /** The lists that this step concerns and that somebody follows: new ones, and those of which it ended an order. */
  async #listsOf(step: Projected, latestBefore: number): Promise<readonly ListedOrders[]> {
    const ids = step.orders
      .filter(({ account, listId }) => listId > 0 && this.#listeners.has(account))
      .filter(({ id, closeReason }) => id > latestBefore || closeReason !== null)
      .map(({ listId }) => listId);
    return ids.length === 0 ? [] : this.#deps.desk.listsByIds([...new Set(ids)]);
  }

  #tellList(list: ListedOrders, isStarted: boolean, times: { readonly atMs: number; readonly nowMs: number }): void {
    const market = this.#deps.symbols.at(list.market);
    const listeners = this.#listeners.get(list.account);
    if (!market || !listeners) return;
    const event = listStatus(market, list, { ...times, isStarted });
    for (const tell of listeners) tell(event);
  }

  #balancesOf(step: Projected, account: number): CoinBalance[] {
    return step.balances.flatMap((balance) => {
      const asset = balance.account === account ? this.#assets.get(balance.asset) : undefined;
      const coin = asset === undefined ? undefined : this.#deps.assets.coin(asset);
      if (!coin) return [];
      const { availableMinor, heldMinor } = balance;
      return [{ asset: coin.asset, scale: coin.ledgerScale, availableMinor, heldMinor }];
    });
  }
}
