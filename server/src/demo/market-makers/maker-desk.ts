import type { RestingQuote } from '@bourse/core/spot/market-making.ts';
import type { Projected } from '../../engine/trading.ts';
import type { AccountsNow } from '../../modules/spot/public.ts';

interface Resting extends RestingQuote {
  readonly account: number;
  readonly market: number;
}

/** What the market makers have: their open orders and balances, from the rows and later changes. */
export class MakerDesk {
  readonly #accounts: ReadonlySet<number>;
  #orders = new Map<number, Resting>();
  #balances = new Map<string, bigint>();
  #sequence = -1;

  constructor(accounts: readonly number[]) {
    this.#accounts = new Set(accounts);
  }

  /** The number of the last command that is included; -1 if everything must be read again. */
  get sequence(): number {
    return this.#sequence;
  }

  load(now: AccountsNow): void {
    this.#orders = new Map(
      now.orders.map(({ id, account, market, isBuy, ticks, openLots }) => [
        id,
        { orderId: id, account, market, side: isBuy ? 'buy' : 'sell', ticks, lots: openLots },
      ]),
    );
    this.#balances = new Map(now.balances.map(({ account, asset, totalMinor }) => [`${account}/${asset}`, totalMinor]));
    this.#sequence = now.sequence;
  }

  /** Applies a step. If it does not continue from the present sequence, one was missed. */
  hear(step: Projected): void {
    if (this.#sequence < 0 || step.sequence <= this.#sequence) return;
    if (step.previous !== this.#sequence) {
      this.forget();
      return;
    }
    this.#sequence = step.sequence;
    for (const order of step.orders) {
      if (!this.#accounts.has(order.account)) continue;
      if (order.closeReason !== null) this.#orders.delete(order.id);
      else {
        this.#orders.set(order.id, {
          orderId: order.id,
          account: order.account,
          market: order.market,
          side: order.isBuy ? 'buy' : 'sell',
          ticks: order.ticks,
          lots: order.lots - order.tradedLots,
        });
      }
    }
    for (const { account, asset, availableMinor, heldMinor } of step.balances) {
      if (this.#accounts.has(account)) this.#balances.set(`${account}/${asset}`, availableMinor + heldMinor);
    }
  }

  /** Makes everything be read from the rows again. */
  forget(): void {
    this.#sequence = -1;
  }

  resting(account: number, market: number): RestingQuote[] {
    return [...this.#orders.values()].filter((order) => order.account === account && order.market === market);
  }

  /** Available and held together, in minor units. `asset` is the core's number. */
  totalMinor(account: number, asset: number): bigint {
    return this.#balances.get(`${account}/${asset}`) ?? 0n;
  }
}
