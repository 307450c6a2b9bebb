import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@bourse/contract/contract.ts';
import type { Endpoint } from '@bourse/contract/endpoint.ts';
import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlace } from '../../src/boot/installation/open-database.ts';
import { freePort } from '../../src/chains/dev/node-process.ts';
import { verifyJournal } from '../../src/engine/verify-journal.ts';
import { Ledger } from '../../src/ledger/ledger.ts';
import { Db } from '../../src/platform/db/db.ts';
import type { EmbeddedPostgres } from '../../src/platform/db/postgres/embedded-postgres.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** No node of a chain answers at this address; that stops no order. */
const NO_NODE = 'http://127.0.0.1:9';

/** A server of its own: the programs refuse one on which a loss of power would lose money, as that of other specs is. */
let postgres: EmbeddedPostgres;
let db: Db;
let url: string;
let dataDir: string;
let apiPort: number;
const children: ChildProcess[] = [];
const secret = randomBytes(32).toString('hex');

/** Starts the program in one role, as an operator does; resolves when it says that it runs, with what it says. */
function start(role: 'core' | 'api', more: Readonly<Record<string, string>>): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts', '--role', role], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url,
      BOURSE_SECRET: secret,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DEMO_USERS: 'false',
      DEMO_MARKET_MAKERS: 'false',
      RATE_LIMITS: 'false',
      ...more,
    },
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${role} ended with ${code}`)));
    child.on('message', (message: { ready?: { lines: readonly string[] } }) => {
      if (message.ready) resolve({ child, lines: message.ready.lines });
    });
  });
}

interface Started {
  readonly child: ChildProcess;
  readonly lines: readonly string[];
}

const core = async () => start('core', { CORE_LISTEN: `127.0.0.1:${await freePort()}` });

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'bourse-roles-'));
  chmodSync(dataDir, 0o755);
  const place = await startPlace({ dataDir, databaseUrl: null });
  postgres = place.embedded!;
  const { host, port, user } = postgres.connection();
  const password = encodeURIComponent(String(place.owner.password));
  url = `postgresql://${user}:${password}@/bourse?host=${encodeURIComponent(host)}&port=${port}`;
  db = new Db({ ...place.options, poolMax: 2 });
}, 60_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? gone(child)));
  await db?.end();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const gone = (child: ChildProcess): Promise<void> => new Promise((resolve) => child.once('exit', () => resolve()));

const cookies = new Map<string, string>();

/** One call of a person's browser to the API process. */
async function call(group: keyof typeof contract, key: string, input: Record<string, string> = {}) {
  const endpoint = (contract[group] as Readonly<Record<string, Endpoint>>)[key]!;
  const form = new URLSearchParams(input).toString();
  const isBody = endpoint.method === 'POST';
  const url = `http://127.0.0.1:${apiPort}${endpoint.path}${isBody || form === '' ? '' : `?${form}`}`;
  const answer = await fetch(url, {
    method: endpoint.method,
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(isBody ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(isBody ? { body: form } : {}),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = line.split(';')[0]!.split('=');
    cookies.set(name, value);
  }
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
  return (await answer.json()) as { code: number; i18nMsgCode: string | null; data: any };
}

async function register(): Promise<string> {
  const account = 'roles@bourse.example';
  await call('identity', 'sendCode', { purpose: 'register', account });
  const { data } = await call('notices', 'demoInbox', { to: account });
  const code = /\b[0-9]{6}\b/.exec(data.rows[0].body)![0];
  return (await call('identity', 'register', { account, code, password: 'A-good-pass-1' })).data.uid;
}

async function give(uid: string, asset: string, amount: string, scale: number): Promise<void> {
  const amountMinor = readAmount(amount, scale);
  const legs = [
    { account: systemAccount('rewards', asset), amountMinor: -amountMinor },
    { account: userAccount(uid, 'funding', asset), amountMinor },
  ];
  await db.tx((tx) =>
    new Ledger(db).apply(tx, [{ op: 'post', key: randomUUID(), kind: 'reward', ref: 'roles', legs, atMs: Date.now() }]),
  );
  const transfer = { clientRequestId: randomUUID(), asset, from: 'funding', to: 'spot', amount };
  expect((await call('transfers', 'transfer', transfer)).code).toBe(0);
}

const order = (over: Record<string, string>) => ({
  clientRequestId: randomUUID(),
  symbol: 'HBT_USDT',
  side: 'buy',
  type: 'limit',
  price: '1',
  quantity: '10',
  ...over,
});

/** The programs whose loops the console shows. */
async function processesOnBoard(): Promise<number[]> {
  const rows = await db.query<{ process: string }>('select distinct process from platform.job');
  return rows.map(({ process }) => Number(process.split(':').at(-1))).toSorted();
}
const pidsOf = (...started: Started[]): number[] => started.map(({ child }) => child.pid!).toSorted();

describe('the trading core and the API as programs of their own', () => {
  it('place an order together, and go on with the core that stood by when the first is killed', async () => {
    const leader = await core();
    expect(leader.lines).toEqual(['It leads.']);
    const standby = await core();
    expect(standby.lines).toEqual(['It stands by.']);
    apiPort = await freePort();
    const nodes = { ETH_RPC_URLS: NO_NODE, BASE_RPC_URLS: NO_NODE, BTC_RPC_URLS: NO_NODE, TEMPO_RPC_URLS: NO_NODE };
    const api = await start('api', { PORT: String(apiPort), ...nodes });
    await expect.poll(processesOnBoard).toEqual(pidsOf(leader, standby, api));
    const uid = await register();
    await give(uid, 'USDT', '1000', 6);

    const form = order({});
    const placed = await call('spot', 'place', form);
    expect(placed).toMatchObject({ code: 0, data: { order: { status: 'unfilled', price: '1', quantity: '10' } } });
    expect((await call('spot', 'openOrders')).data.rows).toMatchObject([{ id: placed.data.order.id }]);
    const balances = async () => (await call('spot', 'balances')).data.rows;
    // Price times quantity and no fee: that is taken from what the order receives.
    expect(await balances()).toEqual([{ asset: 'USDT', available: '990', held: '10' }]);

    const ended = gone(leader.child);
    leader.child.kill('SIGKILL');
    await ended;
    const again = order({ price: '0.9' });
    // Repeats the same id until somebody answers, as a client does that wants to be sure.
    await expect
      .poll(async () => (await call('spot', 'place', again)).i18nMsgCode ?? 'done', { timeout: 60_000, interval: 50 })
      .toBe('done');
    const { rows } = (await call('spot', 'openOrders')).data;
    expect(rows.map(({ price }: { price: string }) => price)).toEqual(['0.9', '1']);
    // Asked again after the change, the first answer is still the answer.
    expect((await call('spot', 'place', form)).data).toMatchObject({
      replayed: true,
      order: { id: placed.data.order.id },
    });
    expect(await verifyJournal(db)).toMatchObject({ isRight: true });
  }, 120_000);
});
