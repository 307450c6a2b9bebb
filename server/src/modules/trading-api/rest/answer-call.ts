import { isDatabaseAway } from '../../../platform/db/db.ts';
import { OutcomeUnknown } from '../../../platform/db/outcome-unknown.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { authorize, recognise } from '../usecases/authorize.ts';
import { type ApiFault, FAULTS } from '../wire/api-fault.ts';
import { type Answer, type Call, deny, type Reply } from '../wire/call.ts';
import { type Parameters, readParameters } from '../wire/parameters.ts';
import { Reader } from '../wire/reader.ts';
import { signedText } from '../wire/signature.ts';
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { AMEND_ROUTES } from './amend-route.ts';
import { isLeftOut } from './left-out.ts';
import { LIST_ROUTES } from './list-routes.ts';
import { LISTEN_ROUTES } from './listen-routes.ts';
import { MARKET_ROUTES } from './market-routes.ts';
import { ORDER_ROUTES } from './order-routes.ts';
import { PREVENTED_ROUTES } from './prevented-route.ts';
import { REPLACE_ROUTES } from './replace-route.ts';
import type { Caller, Route } from './route.ts';
import { STANDING_ROUTES } from './standing-routes.ts';
import { TICKER_ROUTES } from './ticker-routes.ts';
import { WALLET_ROUTES } from './wallet-routes.ts';

export const ROUTES: ReadonlyMap<string, Route> = new Map(
  Object.entries({
    ...MARKET_ROUTES,
    ...TICKER_ROUTES,
    ...ORDER_ROUTES,
    ...REPLACE_ROUTES,
    ...PREVENTED_ROUTES,
    ...LIST_ROUTES,
    ...AMEND_ROUTES,
    ...ACCOUNT_ROUTES,
    ...WALLET_ROUTES,
    ...STANDING_ROUTES,
    ...LISTEN_ROUTES,
  }),
);

const NOBODY: Caller = { keyId: '', uid: '', scopes: [] };

/**
 * An unknown outcome is reported as such, because the client must ask before it sends again; the same if the database
 * was lost during a call that trades. Anything else is a bug of ours.
 */
export function faultOfError(error: unknown, access: Route['access']): ApiFault | null {
  if (error instanceof OutcomeUnknown) return FAULTS.outcomeUnknown();
  if (!isDatabaseAway(error)) return null;
  return access === 'trade' ? FAULTS.outcomeUnknown() : FAULTS.away();
}

/**
 * Answers one call over HTTP: finds it, applies limits, identifies the caller, and carries it out.
 *
 * @throws bugs; the edge logs them and answers -1000
 */
export function answerCall(deps: TradingApiDeps, call: Call): Reply | Promise<Reply> {
  const route = ROUTES.get(`${call.method} ${call.path}`);
  if (!route) return replyOf(deny(isLeftOut(call.method, call.path) ? FAULTS.leftOut() : FAULTS.unsupported()), {});
  if (deps.isShutDown()) return replyOf(deny(FAULTS.shutDown()), { 'retry-after': '60' });
  const parameters = readParameters(call.query, call.body);
  if (!(parameters instanceof Map)) return replyOf(deny(parameters as ApiFault), {});
  const reader = new Reader(parameters);
  const weight = typeof route.weight === 'number' ? route.weight : route.weight(reader);
  const use = deps.limits.takeWeight(call.ip, weight, deps.clock.nowMs());
  const headers: Record<string, string> = {};
  tellWeight(headers, use.used);
  if (use.fault) return replyOf(deny(use.fault), { ...headers, 'retry-after': String(use.retryAfterSeconds) });
  return answerAuthorized(deps, route, call, reader, parameters, headers).then(
    (answer) => {
      if (answer.ok && answer.moreWeight > 0)
        tellWeight(headers, deps.limits.takeWeight(call.ip, answer.moreWeight, deps.clock.nowMs()).used);
      return replyOf(answer, headers);
    },
    (error: unknown) => {
      const fault = faultOfError(error, route.access);
      if (!fault) throw error;
      return replyOf(deny(fault), headers);
    },
  );
}

function tellWeight(headers: Record<string, string>, used: number): void {
  headers['x-mbx-used-weight'] = String(used);
  headers['x-mbx-used-weight-1m'] = String(used);
}

async function answerAuthorized(
  deps: TradingApiDeps,
  route: Route,
  call: Call,
  reader: Reader,
  parameters: Parameters,
  headers: Record<string, string>,
): Promise<Answer> {
  if (route.access === 'anyone') {
    await deps.told.waitUntilTold(call.ip);
    return route.run(deps, reader, NOBODY);
  }
  if (route.access === 'key') {
    const caller = await recognise(deps.ring, call.apiKey, call.ip);
    return 'fault' in caller ? deny(caller.fault) : route.run(deps, reader, caller);
  }
  const signed = { apiKey: call.apiKey, parameters, signed: signedText(call.query, call.body), ip: call.ip };
  const judged = authorize(deps.ring, { ...signed, scope: route.access }, () => deps.clock.nowMs());
  const key = judged instanceof Promise ? await judged : judged;
  if ('fault' in key) return deny(key.fault);
  if (route.orders !== undefined) {
    const orders = deps.limits.takeOrders(key.uid, route.orders, deps.clock.nowMs());
    headers['x-mbx-order-count-10s'] = String(orders.used);
    headers['x-mbx-order-count-1d'] = String(orders.usedToday);
    if (orders.fault) {
      headers['retry-after'] = String(orders.retryAfterSeconds);
      return deny(orders.fault);
    }
  }
  const answer = await route.run(deps, reader, key);
  if (route.access === 'trade') deps.told.note(call.ip, deps.desk.toldUpTo(key.uid));
  return answer;
}

function replyOf(answer: Answer, headers: Readonly<Record<string, string>>): Reply {
  if (answer.ok) return { status: 200, headers, body: JSON.stringify(answer.body) };
  const { status, ...said } = answer.fault;
  return { status, headers, body: JSON.stringify(said) };
}
