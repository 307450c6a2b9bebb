import { randomUUID } from 'node:crypto';
import { autoInvest as contract } from '@bourse/contract/auto-invest.ts';
import type { OutputOf } from '@bourse/contract/endpoint.ts';
import { SPREAD_MS } from '@bourse/core/auto-invest/run.ts';
import type { Result } from '@bourse/core/result.ts';
import { priceText } from '@bourse/core/trading/grid.ts';
import type { z } from 'zod';
import { type AutoInvestDeps, autoInvestHttp } from '../../src/modules/auto-invest/public.ts';
import { beginDue } from '../../src/modules/auto-invest/usecases/runs/begin-due.ts';
import { driveDue } from '../../src/modules/auto-invest/usecases/runs/drive-due.ts';
import { cancelAllOrders, indexTicks, placeOrder } from '../../src/modules/spot/public.ts';
import { transferOwn } from '../../src/modules/transfers/public.ts';
import type { Member, TestExchange } from '../test-exchange.ts';

export const depsOf = ({ money, spot }: TestExchange): AutoInvestDeps => ({ money, spot });

type Input<Name extends keyof typeof contract> = z.input<(typeof contract)[Name]['input']>;
type Handler = (input: unknown, context: unknown) => Promise<Result<unknown>>;

/** What an endpoint has refused, with its numbers. */
class PlanRefused extends Error {
  constructor(readonly said: Readonly<Record<string, unknown>>) {
    super(JSON.stringify(said));
  }
}

/** Calls an endpoint as its person, whose session a moved clock has ended long ago. */
export async function callPlans<Name extends keyof typeof contract>(
  exchange: TestExchange,
  { uid }: Pick<Member, 'uid'>,
  name: Name,
  input: Input<Name>,
): Promise<OutputOf<(typeof contract)[Name]>> {
  const parsed: unknown = contract[name].input.parse(input);
  const handlers = autoInvestHttp(depsOf(exchange)) as Record<string, Handler>;
  const result = await handlers[name]!(parsed, { uid, sessionId: 'test', nowMs: exchange.clock.nowMs() });
  if (!result.ok) throw new PlanRefused({ code: result.refusal.code, ...result.refusal.details });
  return result.value as OutputOf<(typeof contract)[Name]>;
}

/** The refusal of a call that must be refused. */
export async function refusedBy(call: Promise<unknown>): Promise<Readonly<Record<string, unknown>>> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof PlanRefused) return outcome.said;
  throw new Error('it was not refused', { cause: outcome });
}

/** Coins and their shares as a form sends them. */
export const coinsText = (shares: Readonly<Record<string, number>>): string =>
  JSON.stringify(Object.entries(shares).map(([asset, percent]) => ({ asset, percent: String(percent) })));

/** A plan as a form sends it: 100 USDT of Bitcoin each day at nine in Berlin, where nothing else is said. */
export const planForm = (over: Partial<Input<'create'>> = {}): Input<'create'> => ({
  clientRequestId: randomUUID(),
  coins: coinsText({ BTC: 100 }),
  amount: '100',
  period: 'day',
  hour: '9',
  zone: 'Europe/Berlin',
  ...over,
});

export const moveTo = ({ clock }: TestExchange, atMs: number): void => {
  clock.setOffsetMs(clock.offsetMs + Math.max(0, atMs - clock.nowMs()));
};

/** Runs a job until nothing is left. */
export async function untilIdle(step: () => Promise<boolean>): Promise<void> {
  while (await step());
}

/** Does what is due, until nothing is left; the minute in which runs begin passes. */
export async function runDue(exchange: TestExchange): Promise<void> {
  const deps = depsOf(exchange);
  await untilIdle(beginDue(deps));
  moveTo(exchange, exchange.clock.nowMs() + SPREAD_MS);
  const open = async () =>
    (await exchange.services.db.query(`select 1 from auto_invest.run where step <> 'ENDED' limit 1`)).length > 0;
  for (let rounds = 0; (await open()) && rounds < 50; rounds++) await driveDue(deps);
}

/** Moves what a person has in funding to the spot account. */
export async function toSpot(
  { money, clock }: TestExchange,
  { uid }: Pick<Member, 'uid'>,
  amounts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [asset, amount] of Object.entries(amounts)) {
    const transfer = { clientRequestId: randomUUID(), asset, from: 'funding', to: 'spot', amount } as const;
    const moved = await transferOwn(money, { uid, nowMs: clock.nowMs() }, transfer);
    if (!moved.ok) throw new Error(`nothing moved: ${moved.refusal.code}`);
  }
}

/** Somebody who sells coins at prices near the index, whatever the clock shows. */
export class Seller {
  readonly #exchange: TestExchange;
  readonly uid: string;

  private constructor(exchange: TestExchange, uid: string) {
    this.#exchange = exchange;
    this.uid = uid;
  }

  /** Somebody of a test, who sells too. */
  static of = (exchange: TestExchange, { uid }: Pick<Member, 'uid'>): Seller => new Seller(exchange, uid);

  static async open(exchange: TestExchange): Promise<Seller> {
    const funds = { BTC: '1000', ETH: '10000' };
    const { uid } = await exchange.person({ funds });
    await toSpot(exchange, { uid }, funds);
    return new Seller(exchange, uid);
  }

  /** Takes its orders back, and offers so much of a coin so far from the index of now, hundredths of a percent. */
  async offer(asset: string, quantity: string, awayBps = 0): Promise<void> {
    await cancelAllOrders(this.#exchange.spot, { uid: this.uid, market: this.#market(asset).market });
    await this.add(asset, quantity, awayBps);
  }

  async add(asset: string, quantity: string, awayBps: number): Promise<void> {
    const market = this.#market(asset);
    const ticks = Math.floor((indexTicks(this.#exchange.spot, market)! * (10_000 + awayBps)) / 10_000);
    const placed = await placeOrder(this.#exchange.spot, {
      uid: this.uid,
      symbol: market.symbol,
      clientId: randomUUID(),
      side: 'sell',
      type: 'limit',
      price: priceText(ticks, market.grid),
      quantity,
    });
    if (!placed.ok) throw new Error(`nothing offered: ${placed.refusal.code}`);
    await this.#exchange.spot.lastHeard.waitForRows(this.uid);
  }

  #market(asset: string) {
    return this.#exchange.spot.catalog.find(`${asset}_USDT`)!;
  }
}

/** The exchange’s database, which from its nth call on is gone. */
export function cutAfter({ services }: TestExchange, calls: number): TestExchange['services']['db'] {
  let left = calls;
  return new Proxy(services.db, {
    get(db, name) {
      const value = Reflect.get(db, name) as unknown;
      if (typeof value !== 'function') return value;
      if (!['query', 'tx', 'decide'].includes(String(name))) return value.bind(db) as unknown;
      return (...given: unknown[]) => {
        if (left-- <= 0) return Promise.reject(new Error('killed'));
        return (value as (...args: unknown[]) => unknown).apply(db, given);
      };
    },
  });
}
