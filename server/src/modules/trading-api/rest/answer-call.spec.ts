import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../platform/clock/clock.ts';
import { OutcomeUnknown } from '../../../platform/db/outcome-unknown.ts';
import { SharedLimits } from '../../../platform/limits/shared-limits.ts';
import { apiPage } from '../docs/api-page.ts';
import { LIMITS, WeightLimits } from '../limits/weight-limits.ts';
import { API_PREFIXES } from '../trading-api.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { answerCall, faultOfError, ROUTES } from './answer-call.ts';
import { LEFT_OUT } from './left-out.ts';

const clock = new ManualClock(1_800_000_030_000);
const depsOf = (over: Partial<TradingApiDeps> = {}): TradingApiDeps =>
  ({
    clock,
    limits: new WeightLimits(new SharedLimits(null), true),
    isShutDown: () => false,
    told: { waitUntilTold: () => null, note: () => {} } as never,
    ...over,
  }) as TradingApiDeps;
const call = (deps: TradingApiDeps, line: string) => {
  const [method, path] = line.split(' ') as [string, string];
  return answerCall(deps, { method, path, query: '', body: '', apiKey: '', ip: '203.0.113.7' });
};

describe('a call', () => {
  it('beyond the weight of an address is answered 429, with the time to wait', async () => {
    const deps = depsOf();
    for (let weight = 1; weight <= LIMITS.weightPerMinute; weight += 1)
      deps.limits.takeWeight('203.0.113.7', 1, clock.nowMs());
    const answer = await call(deps, 'GET /api/v3/ping');
    expect(answer.status).toBe(429);
    expect(answer.headers).toMatchObject({
      'retry-after': '30',
      'x-mbx-used-weight': String(LIMITS.weightPerMinute + 1),
      'x-mbx-used-weight-1m': String(LIMITS.weightPerMinute + 1),
    });
    expect(JSON.parse(answer.body)).toMatchObject({ code: -1003 });
  });

  it('while the product is shut down is answered 503', async () => {
    const answer = await call(depsOf({ isShutDown: () => true }), 'GET /api/v3/time');
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      503,
      { code: -1001, msg: 'System is under maintenance.' },
    ]);
  });

  it('that there is not is answered 404', async () => {
    for (const line of [
      'GET /api/v3/explode',
      'POST /api/v3/ping',
      'GET /api/v1/order',
      'GET /sapi/v1/capital/withdraw/apply',
    ])
      expect((await call(depsOf(), line)).status, line).toBe(404);
  });
});

describe('what is left out by decision', () => {
  it('is answered as an operation that is not supported, each of it', async () => {
    for (const each of LEFT_OUT.flatMap(({ calls }) => calls)) {
      const [method, path] = each.startsWith('/')
        ? ['POST', each.replace('v*', 'v1').replace('*', 'x')]
        : each.split(' ');
      const answer = await call(depsOf(), `${method} ${path}`);
      expect([answer.status, JSON.parse(answer.body).code], each).toEqual([400, -1020]);
      expect(ROUTES.has(each), each).toBe(false);
      // Elsewhere the pages answer, in another form.
      expect(
        API_PREFIXES.some((prefix) => path!.startsWith(prefix)),
        each,
      ).toBe(true);
    }
  });

  it('is shown to whoever writes programs', () => {
    const page = apiPage({ origin: 'https://bourse.example', isDemo: false });
    for (const { calls, methods = [] } of LEFT_OUT)
      for (const each of [...calls, ...methods]) expect(page).toContain(`<code>${each}</code>`);
  });
});

describe('an error', () => {
  it('whose outcome nobody knows is told as one, a database that is away as another, a bug not at all', () => {
    expect(faultOfError(new OutcomeUnknown('away'), 'read')).toMatchObject({ status: 504, code: -1007 });
    const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    expect(faultOfError(away, 'read')).toMatchObject({ status: 503, code: -1001 });
    // The order may be there when the rows that tell of it cannot be read.
    expect(faultOfError(away, 'trade')).toMatchObject({ status: 504, code: -1007 });
    expect(faultOfError(new TypeError('a bug'), 'trade')).toBeNull();
  });
});
