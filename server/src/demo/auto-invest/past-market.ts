import { randomUUID } from 'node:crypto';
import { priceText } from '@bourse/core/trading/grid.ts';
import type { Exchange } from '../../boot/exchange.ts';
import { forgetTradedKlines } from '../../engine/projection/klines/imported-klines.ts';
import { autoInvestJobs, isAnyRunOpen } from '../../modules/auto-invest/public.ts';
import {
  cancelAllOrders,
  findAccountsNow,
  indexTicks,
  type Market,
  placeOrder,
  tellReferences,
  tellRules,
} from '../../modules/spot/public.ts';
import { DEMO_MARKET_MAKING } from '../market-makers/market-maker-config.ts';
import { fillMarketMakers } from '../market-makers/market-maker-funds.ts';
import { openHouseAccount } from '../market-makers/market-maker-people.ts';

const ASSETS = ['BTC', 'ETH'] as const;
/** How much is on sale for each date, in USDT, and how far above the index, in hundredths of a percent. */
const OFFERED_USDT = 50_000;
const AWAY_BPS = 5;
const ROUNDS_MAX = 200;
const NAME = 'past-seller';

/**
 * The spot market during the demo's ninety simulated days, when no market makers run. On the dates of plans an account
 * of the house offers coins near the index of that moment, so that plans buy from a real book.
 */
export class PastMarket {
  readonly #exchange: Exchange;
  #uid: string | null = null;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  /** Puts coins on sale near the present index. */
  async offer(): Promise<void> {
    const { spot } = this.#exchange;
    // The band is measured from the present price, and the clock has just jumped.
    await tellRules(spot);
    await tellReferences(spot);
    const uid = await this.#maker();
    await cancelAllOrders(spot, { uid, market: 0 });
    for (const asset of ASSETS) await this.#sell(uid, spot.catalog.find(`${asset}_USDT`)!);
  }

  /** Runs the plans that are due now, until they are done. */
  async runPlans(): Promise<void> {
    const { money, spot, services } = this.#exchange;
    const [begin, drive] = autoInvestJobs({ money, spot });
    while ((await begin!.run()) === 'more');
    for (let round = 0; round < ROUNDS_MAX && (await isAnyRunOpen(services.db)); round++) await drive!.run();
  }

  /** Takes everything off sale and deletes the charts, because a few trades do not make a market's candles. */
  async close(): Promise<void> {
    const { spot, services } = this.#exchange;
    if (this.#uid === null) return;
    await cancelAllOrders(spot, { uid: this.#uid, market: 0 });
    await spot.lastHeard.waitForRows(this.#uid);
    await forgetTradedKlines(
      services.db,
      ASSETS.map((asset) => spot.catalog.find(`${asset}_USDT`)!.market),
    );
  }

  async #maker(): Promise<string> {
    const { services, application, money } = this.#exchange;
    const { db, assetNumbers, pricing } = services;
    // A separate account: old orders of market makers are deleted, while these are the other side of people's trades.
    this.#uid ??= await openHouseAccount({ ...services, server: application.server }, NAME);
    const uid = this.#uid;
    await fillMarketMakers(
      {
        money,
        config: DEMO_MARKET_MAKING,
        index: (asset) => pricing.priceUsdt(asset)?.price ?? null,
        spotMinor: async (of, asset) => {
          const [number, now] = [await assetNumbers.numberOf(asset), await findAccountsNow(db, [Number(of)])];
          return now.balances.find((row) => row.asset === number)?.totalMinor ?? 0n;
        },
      },
      [uid],
      [...ASSETS],
    );
    return uid;
  }

  async #sell(uid: string, market: Market): Promise<void> {
    const { spot } = this.#exchange;
    const index = indexTicks(spot, market);
    if (index === null) throw new Error(`the demo has no price of ${market.symbol}`);
    const ticks = Math.ceil((index * (10_000 + AWAY_BPS)) / 10_000);
    const lots = (BigInt(OFFERED_USDT) * 10n ** BigInt(market.quoteScale)) / (BigInt(ticks) * market.unitMinor);
    const placed = await placeOrder(spot, {
      uid,
      symbol: market.symbol,
      clientId: randomUUID(),
      side: 'sell',
      type: 'limit',
      price: priceText(ticks, market.grid),
      quantity: quantityText(lots, market),
    });
    if (!placed.ok) throw new Error(`the demo's market maker could not sell: ${placed.refusal.code}`);
  }
}

const quantityText = (lots: bigint, { lotMinor, baseScale, quantityScale }: Market): string => {
  const whole = (lots * lotMinor).toString().padStart(baseScale + 1, '0');
  return `${whole.slice(0, -baseScale)}.${whole.slice(-baseScale).slice(0, quantityScale)}`.replace(/\.$/, '');
};
