import { LIMITS } from '../limits/weight-limits.ts';
import { faultOfError, ROUTES } from '../rest/answer-call.ts';
import { isMethodLeftOut } from '../rest/left-out.ts';
import type { Route } from '../rest/route.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { type ApiFault, FAULTS } from '../wire/api-fault.ts';
import { type Answer, deny, say } from '../wire/call.ts';
import { type Parameters, parametersOfJson } from '../wire/parameters.ts';
import { Reader } from '../wire/reader.ts';
import { Logon } from './logon.ts';
import type { Logons } from './logons.ts';
import { mayHear } from './may-hear.ts';
import { Subscriptions } from './subscriptions.ts';
import type { UserHub } from './user-hub.ts';
import { type MessageId, messageIdOf, readMessage, type Speaker, type Wire } from './wire.ts';

/** Methods over a connection, and the same calls over HTTP. */
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
  'userDataStream.start': 'POST /api/v3/userDataStream',
  'userDataStream.ping': 'PUT /api/v3/userDataStream',
  'userDataStream.stop': 'DELETE /api/v3/userDataStream',
};
/** Methods about the connection itself. */
const OWN_METHODS = [
  'session.logon',
  'session.status',
  'session.logout',
  'session.subscriptions',
  'userDataStream.subscribe',
  'userDataStream.subscribe.signature',
  'userDataStream.unsubscribe',
] as const;
type OwnMethod = (typeof OWN_METHODS)[number];
/** Every method that can be called over a connection. */
export const METHOD_NAMES: readonly string[] = [...Object.keys(METHODS), ...OWN_METHODS];
const OWN_WEIGHT = 2;
/** How often keys are checked: after a key was revoked or its owner frozen, nothing is sent any longer than this. */
const KEY_CHECK_MS = 500;
const CALLS_UNDER_WAY_MAX = 100;

/** A connection for calls and for a person's own events: `/ws-api/v3`. */
export class CallSession implements Speaker {
  readonly #deps: TradingApiDeps;
  readonly #wire: Wire;
  readonly #logon: Logon;
  readonly #subscriptions: Subscriptions;
  /** Whether answers show used limits if the call does not say. */
  readonly #tellsLimits: boolean;
  #underWay = 0;
  #isClosed = false;
  #checking: NodeJS.Timeout | null = null;

  constructor(deps: TradingApiDeps, { users, logons }: { users: UserHub; logons: Logons }, wire: Wire) {
    this.#deps = deps;
    this.#wire = wire;
    this.#logon = new Logon(deps, logons, wire, () => this.#onLogonEnded());
    this.#subscriptions = new Subscriptions(users, wire, () => deps.clock.nowMs());
    this.#tellsLimits = new URLSearchParams(wire.query).get('returnRateLimits') !== 'false';
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
      // Something that began before the connection closed must not outlive it.
      if (this.#isClosed) this.onClosed();
    }
  }

  isFollowed(): boolean {
    return this.#subscriptions.ids.length > 0;
  }

  onClosed(): void {
    this.#isClosed = true;
    this.#subscriptions.endAll();
    this.#logon.logOut();
    if (this.#checking) clearInterval(this.#checking);
  }

  async #handle(id: MessageId, method: string, json: Readonly<Record<string, unknown>>): Promise<void> {
    const { returnRateLimits, ...rest } = json;
    // The flag is read but not removed, because it is part of what was signed.
    const parameters = parametersOfJson({ ...rest, ...(returnRateLimits === undefined ? {} : { returnRateLimits }) });
    if (!(parameters instanceof Map)) return this.#answer(id, deny(parameters as ApiFault), null);
    const own = OWN_METHODS.find((each) => each === method);
    const route = ROUTES.get(METHODS[method] ?? '');
    if (own === undefined && route === undefined)
      return this.#answer(id, deny(isMethodLeftOut(method) ? FAULTS.leftOut() : FAULTS.unsupported()), null);
    if (this.#deps.isShutDown()) return this.#answer(id, deny(FAULTS.shutDown()), null);
    const reader = new Reader(parameters);
    const weight =
      route === undefined ? OWN_WEIGHT : typeof route.weight === 'number' ? route.weight : route.weight(reader);
    const use = this.#deps.limits.takeWeight(this.#wire.ip, weight, this.#deps.clock.nowMs());
    const isTold = (returnRateLimits ?? this.#tellsLimits) !== false;
    let told = isTold ? use.used : null;
    if (use.fault) return this.#answer(id, deny(use.fault), told);
    try {
      const answer =
        route === undefined
          ? await this.#answerOwn(own!, reader, parameters)
          : await this.#call(route, reader, parameters);
      if (answer.ok && answer.moreWeight > 0) {
        const more = this.#deps.limits.takeWeight(this.#wire.ip, answer.moreWeight, this.#deps.clock.nowMs());
        told = isTold ? more.used : null;
      }
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
    if (route.access === 'key') {
      const owner = await this.#logon.ownerOf(parameters);
      return 'fault' in owner ? deny(owner.fault) : route.run(this.#deps, reader, owner);
    }
    const caller = await this.#logon.callerOf(parameters, route.access);
    if ('fault' in caller) return deny(caller.fault);
    if (route.orders !== undefined) {
      const orders = this.#deps.limits.takeOrders(caller.uid, route.orders, this.#deps.clock.nowMs());
      if (orders.fault) return deny(orders.fault);
    }
    const answer = await route.run(this.#deps, reader, caller);
    if (route.access === 'trade') told.note(this.#wire.ip, desk.toldUpTo(caller.uid));
    return answer;
  }

  async #answerOwn(method: OwnMethod, reader: Reader, parameters: Parameters): Promise<Answer> {
    if (method === 'session.logon') return this.#logOn(parameters);
    await this.#logon.settled();
    switch (method) {
      case 'session.logout':
        this.#subscriptions.endOfLogon();
        this.#logon.logOut();
        return this.#status();
      case 'session.status':
        return this.#status();
      case 'session.subscriptions':
        return say(this.#subscriptions.ids.map((subscriptionId) => ({ subscriptionId })));
      case 'userDataStream.subscribe':
      case 'userDataStream.subscribe.signature':
        return this.#subscribe(parameters, method === 'userDataStream.subscribe');
      case 'userDataStream.unsubscribe':
        return this.#unsubscribe(reader);
    }
  }

  async #logOn(parameters: Parameters): Promise<Answer> {
    const key = await this.#logon.logOn(parameters);
    if ('fault' in key) return deny(key.fault);
    this.#subscriptions.endOfLogon(key.keyId);
    this.#keepChecking();
    return this.#status();
  }

  #status(): Answer {
    return say({
      apiKey: this.#logon.key?.keyId ?? null,
      authorizedSince: this.#logon.sinceMs,
      connectedSince: this.#logon.connectedAtMs,
      returnRateLimits: this.#tellsLimits,
      serverTime: this.#deps.clock.nowMs(),
      userDataStream: this.isFollowed(),
    });
  }

  async #subscribe(parameters: Parameters, isOfLogon: boolean): Promise<Answer> {
    const caller = isOfLogon ? await this.#logon.ownerOf(new Map()) : await this.#logon.callerOf(parameters, 'read');
    if ('fault' in caller) return deny(caller.fault);
    // The logon may have ended, or been replaced, while its key was read.
    if (isOfLogon && this.#logon.key?.keyId !== caller.keyId) return deny(FAULTS.keyMalformed());
    const subscriptionId = this.#subscriptions.start({ keyId: caller.keyId, uid: caller.uid, isOfLogon });
    if (subscriptionId === null) return deny(FAULTS.alreadySubscribed());
    this.#keepChecking();
    return say({ subscriptionId });
  }

  #unsubscribe(reader: Reader): Answer {
    const wanted = reader.whole('subscriptionId');
    if (reader.fault) return deny(reader.fault);
    if (wanted === null) this.#subscriptions.endAll();
    else this.#subscriptions.end(wanted);
    return say({});
  }

  #keepChecking(): void {
    this.#checking ??= setInterval(() => void this.#checkKeys(), KEY_CHECK_MS).unref();
  }

  async #checkKeys(): Promise<void> {
    await this.#logon.check();
    await this.#subscriptions.check((keyId) => mayHear(this.#deps.ring, keyId, this.#wire.ip));
  }

  #onLogonEnded(): void {
    this.#subscriptions.terminateOfLogon();
    this.#answer(null, deny(FAULTS.keyRefused()), null);
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
