import { createHmac, generateKeyPairSync } from 'node:crypto';
import type { APIRequest } from '@playwright/test';
import { fundSpot } from '../../exchange/desk.ts';
import { openAccount } from '../../exchange/newcomer.ts';
import { type Caller, demoNowMs } from '../../exchange/person.ts';
import { operate } from '../../exchange/staff.ts';

/** A person with a program: the key that the operator made for it. */
export interface Trader {
  readonly uid: string;
  readonly apiKey: string;
  readonly secret: string;
  /** Another key, that the program signs for with an Ed25519 key of its own. */
  readonly ed25519: { readonly apiKey: string; readonly privateKey: string };
}

/** Where the clients speak to, and who they are. */
export interface Floor {
  /** `http://localhost:3000` */
  readonly http: string;
  /** `ws://localhost:3000` */
  readonly socket: string;
  readonly nora: Trader;
  readonly paul: Trader;
}

/** A market in which no market maker trades: whoever meets is one of the two. */
export const MARKET = { base: 'ETH', quote: 'USDC', symbol: 'ETHUSDC' } as const;

const GIFTS = [
  { asset: MARKET.base, network: 'eth', amount: '50' },
  { asset: MARKET.quote, network: 'eth', amount: '100000' },
] as const;

/** Opens the market and two accounts with money in it, as people and an operator do. */
export async function openFloor(requests: APIRequest, http: string): Promise<Floor> {
  const terms = ['--tick', '0.01', '--lot', '0.0001', '--min-notional', '5', '--band', '0', '--quiet'];
  // A second run on the same exchange finds the market there.
  await operate('market', 'create', `${MARKET.base}_${MARKET.quote}`, ...terms).catch((error: Error) => {
    if (!error.message.includes('is there already')) throw error;
  });
  const [nora, paul] = await Promise.all([openTrader(requests, http), openTrader(requests, http)]);
  return { http, socket: http.replace(/^http/, 'ws'), nora, paul };
}

/** Leaves nothing in the book for whoever comes to the same market later. */
export async function closeFloor({ http, nora, paul }: Floor): Promise<void> {
  for (const { apiKey, secret } of [nora, paul]) {
    const text = `symbol=${MARKET.symbol}&timestamp=${demoNowMs()}`;
    const signature = createHmac('sha256', secret).update(text).digest('hex');
    const url = `${http}/api/v3/openOrders?${text}&signature=${signature}`;
    await fetch(url, { method: 'DELETE', headers: { 'x-mbx-apikey': apiKey } });
  }
}

async function openTrader(requests: APIRequest, baseURL: string): Promise<Trader> {
  const person: Caller = { request: await requests.newContext({ baseURL }) };
  const { uid } = await openAccount(person);
  await Promise.all(GIFTS.map((gift) => fundSpot(person, gift)));
  await person.request.dispose();
  const create = <Key>(...options: readonly string[]) =>
    operate<Key>('apikey', 'create', '--user', uid, '--scopes', 'read,trade,transfer', ...options);
  const key = await create<{ apiKey: string; secret: string }>();
  const pair = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const { apiKey } = await create<{ apiKey: string }>(`--public-key=${pair.publicKey}`);
  return { uid, apiKey: key.apiKey, secret: key.secret, ed25519: { apiKey, privateKey: pair.privateKey } };
}
