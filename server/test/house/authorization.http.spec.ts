import { endpoints } from '@bourse/contract/contract.ts';
import { type Envelope, STAFF_ROLES, type StaffRole } from '@bourse/contract/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestExchange, testExchange } from '../test-exchange.ts';
import { AUTHORIZATION_MATRIX } from './authorization-matrix.ts';

type Caller = 'visitor' | 'user' | StaffRole;
const CALLERS: readonly Caller[] = ['visitor', 'user', ...STAFF_ROLES];

let exchange: TestExchange;
const cookies = new Map<Caller, string>();

beforeAll(async () => {
  exchange = await testExchange();
  for (const caller of CALLERS) cookies.set(caller, await freshCookie(caller));
}, 120_000);
afterAll(() => exchange.close());

/** Calls that end the session they are made with. */
const ENDS_SESSION = new Set(['identity.logout', 'staffIdentity.logout']);

async function freshCookie(caller: Caller): Promise<string> {
  if (caller === 'visitor') return '';
  return (caller === 'user' ? await exchange.person() : await exchange.staff(caller)).client.cookie;
}

async function codeOf(id: string, caller: Caller): Promise<Envelope<unknown>> {
  const { endpoint } = endpoints().find((each) => each.id === id)!;
  const cookie = ENDS_SESSION.has(id) ? await freshCookie(caller) : cookies.get(caller)!;
  const isBody = endpoint.method === 'POST';
  const answer = await exchange.server.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { cookie, ...(isBody ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) },
    ...(isBody ? { payload: '' } : {}),
  });
  expect(answer.statusCode, `${id} as ${caller}`).toBe(200);
  return answer.json();
}

/** What the edge has to answer before it looks at a single field. */
function expected(id: string, caller: Caller): 'passes' | 'LOGIN_REQUIRED' | 'FORBIDDEN' {
  const allowed = AUTHORIZATION_MATRIX[id]!;
  if (allowed === 'anyone') return 'passes';
  if (allowed === 'user') return caller === 'user' ? 'passes' : 'LOGIN_REQUIRED';
  if (caller === 'visitor' || caller === 'user') return 'LOGIN_REQUIRED';
  return allowed.includes(caller) ? 'passes' : 'FORBIDDEN';
}

describe('authorization matrix', () => {
  it('lists every endpoint of the contract, and nothing else', () => {
    expect(Object.keys(AUTHORIZATION_MATRIX).sort()).toEqual(
      endpoints()
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('has a route on the server for every endpoint, and no other route beside them', () => {
    const mounted = exchange.routes.filter((route) => / \/(?:open|spot-all)\//.test(route)).sort();
    expect(mounted).toEqual(
      endpoints()
        .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
        .sort(),
    );
  });

  describe.each(CALLERS)('as %s', (caller) => {
    it.each(Object.keys(AUTHORIZATION_MATRIX))('%s', async (id) => {
      const answer = await codeOf(id, caller);
      const refusal = answer.i18nMsgCode;
      if (expected(id, caller) === 'passes')
        expect(refusal === 'LOGIN_REQUIRED' || refusal === 'FORBIDDEN', String(refusal)).toBe(false);
      else expect(refusal).toBe(expected(id, caller));
    });
  });
});
