import { LIMITS } from '../limits/weight-limits.ts';
import { faultOfError, ROUTES } from '../rest/answer-call.ts';
import { isMethodLeftOut } from '../rest/left-out.ts';
import type { Caller, Route } from '../rest/route.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { authorize } from '../usecases/authorize.ts';
import { type ApiFault, FAULTS } from '../wire/api-fault.ts';
import { type Answer, deny, say } from '../wire/call.ts';
import { type Parameters, parametersOfJson } from '../wire/parameters.ts';
import { Reader } from '../wire/reader.ts';
import { signedJsonText } from '../wire/signature.ts';
import { mayHear } from './may-hear.ts';
import type { UserHub } from './user-hub.ts';
import { type MessageId, messageIdOf, readMessage, type Speaker, type Wire } from './wire.ts';

/** Calls over a connection, and the same over HTTP. */
const METHODS: Readonly<Record<string, string>> = {
  ping: 'GET /api/v3/ping',
  time: 'GET /api/v3/time',
  exchangeInfo: 'GET /api/v3/exchangeInfo',
  depth: 'GET /api/v3/depth',
  'trades.recent': 'GET /api/v3/trades',
  'trades.historical': 'GET /api/v3/historicalTrades',
  'trades.aggregate': 'GET /api/v3/aggTrades',
  klines: 'GET /api/v3/klines',
  uiKlines: 'GET /api/v3/uiKlines',
  avgPrice: 'GET /api/v3/avgPrice',
  ticker: 'GET /api/v3/ticker',
  'ticker.24hr': 'GET /api/v3/ticker/24hr',
  'ticker.tradingDay': 'GET /api/v3/ticker/tradingDay',
  'ticker.price': 'GET /api/v3/ticker/price',
  'ticker.book': 'GET /api/v3/ticker/bookTicker',
  'order.place': 'POST /api/v3/order',
  'order.cancelReplace': 'POST /api/v3/order/cancelReplace',
  'order.test': 'POST /api/v3/order/test',
  'order.status': 'GET /api/v3/order',
  'order.amend.keepPriority': 'PUT /api/v3/order/amend/keepPriority',
  'orderList.place': 'POST /api/v3/order/oco',
  'orderList.place.oco': 'POST /api/v3/orderList/oco',
  'orderList.place.oto': 'POST /api/v3/orderList/oto',
  'orderList.place.otoco': 'POST /api/v3/orderList/otoco',
  'orderList.status': 'GET /api/v3/orderList',
  'orderList.cancel': 'DELETE /api/v3/orderList',
  'openOrderLists.status': 'GET /api/v3/openOrderList',
  allOrderLists: 'GET /api/v3/allOrderList',
  'order.amendments': 'GET /api/v3/order/amendments',
  myPreventedMatches: 'GET /api/v3/myPreventedMatches',
  'order.cancel': 'DELETE /api/v3/order',
  'openOrders.status': 'GET /api/v3/openOrders',
  'openOrders.cancelAll': 'DELETE /api/v3/openOrders',
  allOrders: 'GET /api/v3/allOrders',
  myTrades: 'GET /api/v3/myTrades',
  'account.status': 'GET /api/v3/account',
  'account.commission': 'GET /api/v3/account/commission',
  'account.rateLimits.orders': 'GET /api/v3/rateLimit/order',
};
const SUBSCRIBE = 'userDataStream.subscribe.signature';
const UNSUBSCRIBE = 'userDataStream.unsubscribe';
const SUBSCRIBE_WEIGHT = 2;
/** A key that was revoked, or whose owner is frozen, hears nothing any more after so long. */
const KEY_CHECK_MS = 500;
const CALLS_UNDER_WAY_MAX = 100;

interface Subscription {
  readonly id: number;
  readonly apiKey: string;
  readonly leave: () => void;
}

/** A connection for calls and for what a person hears of themselves: `/ws-api/v3`. */
export class CallSession implements Speaker {
  readonly #deps: TradingApiDeps;
  readonly #users: UserHub;
  readonly #wire: Wire;
  readonly #subscriptions = new Map<number, Subscription>();
  #nextSubscription = 0;
  #underWay = 0;
  #checking: NodeJS.Timeout | null = null;

  constructor(deps: TradingApiDeps, users: UserHub, wire: Wire) {
    this.#deps = deps;
    this.#users = users;
    this.#wire = wire;
  }

  async hear(text: string): Promise<void> {
    const message = readMessage(text);
    const id = message ? messageIdOf(message.id) : undefined;
    if (!message || id === undefined) return this.#answer(null, deny(FAULTS.unreadable()), null);
    const { method, params } = message;
    const isCall = typeof method === 'string' && (params === undefined || isRecord(params));
    if (!isCall) return this.#answer(id, deny(FAULTS.missing(typeof method === 'string' ? 'params' : 'method')), null);
    if (this.#underWay >= CALLS_UNDER_WAY_MAX) return this.#answer(id, deny(FAULTS.overloaded()), null);
    this.#underWay += 1;
    try {
      await this.#handle(id, method, params ?? {});
    } finally {
      this.#underWay -= 1;
    }
  }

  isFollowed(): boolean {
    return this.#subscriptions.size > 0;
  }

  onClosed(): void {
    for (const { leave } of this.#subscriptions.values()) leave();
    this.#subscriptions.clear();
    if (this.#checking) clearInterval(this.#checking);
  }

  async #handle(id: MessageId, method: string, json: Readonly<Record<string, unknown>>): Promise<void> {
    const { returnRateLimits, ...rest } = json;
    // The flag is part of what was signed, so it is read and not taken away.
    const parameters = parametersOfJson({ ...rest, ...(returnRateLimits === undefined ? {} : { returnRateLimits }) });
    if (!(parameters instanceof Map)) return this.#answer(id, deny(parameters as ApiFault), null);
    const isOurs = method === SUBSCRIBE || method === UNSUBSCRIBE;
    const route = isOurs ? null : ROUTES.get(METHODS[method] ?? '');
    if (route === undefined)
      return this.#answer(id, deny(isMethodLeftOut(method) ? FAULTS.leftOut() : FAULTS.unsupported()), null);
    if (this.#deps.isShutDown()) return this.#answer(id, deny(FAULTS.shutDown()), null);
    const reader = new Reader(parameters);
    const weight =
      route === null ? SUBSCRIBE_WEIGHT : typeof route.weight === 'number' ? route.weight : route.weight(reader);
    const use = this.#deps.limits.takeWeight(this.#wire.ip, weight, this.#deps.clock.nowMs());
    const told = returnRateLimits === false ? null : use.used;
    if (use.fault) return this.#answer(id, deny(use.fault), told);
    try {
      const answer =
        route === null
          ? await this.#userStream(method, reader, parameters)
          : await this.#call(route, reader, parameters);
      this.#answer(id, answer, told);
    } catch (error) {
      const fault = faultOfError(error, route?.access ?? 'read');
      this.#answer(id, deny(fault ?? FAULTS.internal()), told);
      if (!fault) throw error;
    }
  }

  async #call(route: Route, reader: Reader, parameters: Parameters): Promise<Answer> {
    const { told, desk } = this.#deps;
    if (route.access === 'anyone') {
      await told.waitUntilTold(this.#wire.ip);
      return route.run(this.#deps, reader, { keyId: '', uid: '', scopes: [] });
    }
    // What is asked with the key alone has no name among the methods here.
    if (route.access === 'key') return deny(FAULTS.unsupported());
    const caller = await this.#caller(parameters, route.access);
    if ('fault' in caller) return deny(caller.fault);
    if (route.orders !== undefined) {
      const orders = this.#deps.limits.takeOrders(caller.uid, route.orders, this.#deps.clock.nowMs());
      if (orders.fault) return deny(orders.fault);
    }
    const answer = await route.run(this.#deps, reader, caller);
    if (route.access === 'trade') told.note(this.#wire.ip, desk.toldUpTo(caller.uid));
    return answer;
  }

  async #caller(
    parameters: Parameters,
    scope: Caller['scopes'][number],
  ): Promise<Caller | { readonly fault: ApiFault }> {
    const signature = parameters.get('signature') ?? '';
    const signed = signature === '' ? null : { text: signedJsonText(parameters), signature };
    const call = { apiKey: parameters.get('apiKey') ?? '', parameters, signed, ip: this.#wire.ip, scope };
    const caller = await authorize(this.#deps.ring, call, () => this.#deps.clock.nowMs());
    return 'fault' in caller || this.#wire.isOf(caller.uid) ? caller : { fault: FAULTS.overloaded() };
  }

  async #userStream(method: string, reader: Reader, parameters: Parameters): Promise<Answer> {
    if (method === UNSUBSCRIBE) return this.#unsubscribe(reader);
    const caller = await this.#caller(parameters, 'read');
    if ('fault' in caller) return deny(caller.fault);
    const apiKey = parameters.get('apiKey') ?? '';
    const again = [...this.#subscriptions.values()].find((each) => each.apiKey === apiKey);
    if (again) return say({ subscriptionId: again.id });
    const subscriptionId = this.#nextSubscription;
    this.#nextSubscription += 1;
    const leave = this.#users.follow(Number(caller.uid), (event) =>
      this.#wire.send(JSON.stringify({ subscriptionId, event })),
    );
    this.#subscriptions.set(subscriptionId, { id: subscriptionId, apiKey, leave });
    this.#checking ??= setInterval(() => void this.#checkKeys(), KEY_CHECK_MS).unref();
    return say({ subscriptionId });
  }

  #unsubscribe(reader: Reader): Answer {
    const wanted = reader.whole('subscriptionId');
    if (reader.fault) return deny(reader.fault);
    for (const { id } of [...this.#subscriptions.values()]) if (wanted === null || wanted === id) this.#end(id);
    return say({});
  }

  async #checkKeys(): Promise<void> {
    for (const { id, apiKey } of [...this.#subscriptions.values()]) {
      if (await mayHear(this.#deps.ring, apiKey, this.#wire.ip)) continue;
      this.#end(id);
      const event = { e: 'eventStreamTerminated', E: this.#deps.clock.nowMs() };
      this.#wire.send(JSON.stringify({ subscriptionId: id, event }));
    }
  }

  #end(id: number): void {
    this.#subscriptions.get(id)?.leave();
    this.#subscriptions.delete(id);
  }

  #answer(id: MessageId, answer: Answer, usedWeight: number | null): void {
    const rateLimits = usedWeight === null ? {} : { rateLimits: [weightLimit(usedWeight)] };
    const said = answer.ok
      ? { id, status: 200, result: answer.body, ...rateLimits }
      : { id, status: answer.fault.status, error: errorOf(answer.fault), ...rateLimits };
    this.#wire.send(JSON.stringify(said));
  }
}

const errorOf = ({ status: _, ...said }: ApiFault): object => said;

const weightLimit = (count: number): object => ({
  rateLimitType: 'REQUEST_WEIGHT',
  interval: 'MINUTE',
  intervalNum: 1,
  limit: LIMITS.weightPerMinute,
  count,
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
