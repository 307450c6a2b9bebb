import { createHmac, generateKeyPairSync, type KeyObject, sign as signWith } from 'node:crypto';
import type { DemoClient } from '../../src/demo/demo-client.ts';
import { signedJsonText } from '../../src/modules/trading-api/wire/signature.ts';
import { type CreatedApiKey, type NewApiKey, registerApiKey } from '../../src/platform/api-keys/api-keys.ts';
import { giveSpot } from '../spot/spot.rig.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';

/** A person with a program that may trade. */
export interface Trader {
  readonly uid: string;
  readonly client: DemoClient;
  readonly key: CreatedApiKey;
}

/** An exchange that listens, with people who have money and keys. */
export interface TradingRig {
  readonly exchange: TestExchange;
  readonly port: number;
  readonly traders: readonly Trader[];
  close(): Promise<void>;
}

/** People who only registered: the clock need not be moved for them, and programs send the time of their own machine. */
export async function tradingRig(count: number, money: Readonly<Record<string, string>>): Promise<TradingRig> {
  const exchange = await testExchange();
  const traders: Trader[] = [];
  for (let at = 0; at < count; at += 1) {
    const { client } = exchange.visitor();
    const login = `bot-${at}@bourse.example`;
    await client.call('identity', 'sendCode', { purpose: 'register', account: login });
    const code = await client.codeSentTo(login);
    const { uid } = await client.call('identity', 'register', { account: login, code, password: 'A-good-pass-1' });
    await giveSpot(exchange, { uid }, money);
    traders.push({ uid, client, key: await exchange.apiKey(uid) });
  }
  return { exchange, port: await exchange.listen(), traders, close: () => exchange.close() };
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
  readonly body: any;
}

/** One call as a program sends it, unsigned. */
export async function call(
  { exchange }: Pick<TradingRig, 'exchange'>,
  line: string,
  options: { readonly body?: string; readonly apiKey?: string; readonly type?: string } = {},
): Promise<RawAnswer> {
  const [method, url] = line.split(' ') as ['GET' | 'POST' | 'DELETE', string];
  const answer = await exchange.server.inject({
    method,
    url,
    headers: {
      ...(options.apiKey === undefined ? {} : { 'x-mbx-apikey': options.apiKey }),
      ...(options.body === undefined ? {} : { 'content-type': options.type ?? 'application/x-www-form-urlencoded' }),
    },
    ...(options.body === undefined ? {} : { payload: options.body }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

/** A key as a program has it: with a secret, or with a private half of its own. */
export type ProgramKey = { readonly keyId: string } & (
  | { readonly secret: string }
  | { readonly privateKey: KeyObject }
);

/** A key of Ed25519 that was made a moment ago. */
export async function ed25519Key(
  { exchange }: Pick<TradingRig, 'exchange'>,
  uid: string,
  over: Partial<NewApiKey> = {},
): Promise<{ readonly id: string; readonly keyId: string; readonly privateKey: KeyObject }> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
  const nowMs = exchange.clock.nowMs();
  const wanted = { uid, label: 'test', scopes: ['read', 'trade'], ips: [], nowMs, ...over, publicKey: pem };
  const made = await registerApiKey(exchange.database.db, wanted);
  if (!made.ok) throw new Error(`no key: ${made.refusal.code}`);
  return { id: made.value.id, keyId: made.value.keyId, privateKey };
}

export const signatureOf = (text: string, key: ProgramKey): string =>
  'secret' in key ? sign(text, key.secret) : signWith(null, Buffer.from(text), key.privateKey).toString('base64');

/** The parameters of a message over a connection, signed. */
export function signedParams(
  { exchange }: Pick<TradingRig, 'exchange'>,
  key: ProgramKey,
  fields: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const params = { apiKey: key.keyId, timestamp: String(exchange.clock.nowMs()), ...fields };
  return { ...params, signature: signatureOf(signedJsonText(new Map(Object.entries(params))), key) };
}

export const sign = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** The same, signed, with everything in the query or, for a POST, in the body. */
export async function signed(
  rig: Pick<TradingRig, 'exchange'>,
  { key }: { readonly key: ProgramKey },
  line: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const [method, path] = line.split(' ');
  const text = new URLSearchParams({ timestamp: String(rig.exchange.clock.nowMs()), ...fields }).toString();
  const form = `${text}&signature=${encodeURIComponent(signatureOf(text, key))}`;
  if (method === 'POST') return call(rig, line, { body: form, apiKey: key.keyId });
  return call(rig, `${method} ${path}?${form}`, { apiKey: key.keyId });
}
