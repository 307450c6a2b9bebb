import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, test as base, devices, expect, type Page } from '@playwright/test';
import { Authenticator, ask, type Caller, call, codeSentTo, newLogin, PASSWORD, TRADING_PASSWORD } from './person.ts';

/** Somebody whose account was opened by the product's own calls, in this browser. */
export interface Newcomer {
  readonly login: string;
  readonly uid: string;
}

export interface Gift {
  readonly asset: string;
  readonly network: string;
  readonly amount: string;
}

/** Opens an account without the pages: for journeys that begin later. */
export async function openAccount(page: Caller): Promise<Newcomer> {
  const account = newLogin();
  await call(page, '/open/identity/code', { purpose: 'register', account });
  const code = await codeSentTo(page, account);
  const { uid } = await call<{ uid: string }>(page, '/open/identity/register', { account, code, password: PASSWORD });
  return { login: account, uid };
}

/** Sets the trading password. */
const setTradingPassword = (page: Page): Promise<unknown> =>
  call(page, '/open/identity/trading-password', { tradingPassword: TRADING_PASSWORD, loginPassword: PASSWORD });

/** Sets a trading password and binds an authenticator, as everybody must before money can leave. */
export async function protect(page: Page, { login }: Newcomer): Promise<Authenticator> {
  await setTradingPassword(page);
  const { secret } = await call<{ secret: string }>(page, '/open/identity/totp/start');
  const app = new Authenticator(secret);
  await call(page, '/open/identity/my-code', { purpose: 'bind-totp', channel: 'email' });
  const emailCode = await codeSentTo(page, login);
  await call(page, '/open/identity/totp', { totpCode: await app.nextCode(), emailCode });
  return app;
}

/** Lets the faucet send coins and waits until they may leave again, or only until they may be used inside. */
export async function receive(page: Caller, { asset, network, amount }: Gift, isForInside = false): Promise<void> {
  await call(page, '/open/wallet/deposit/address', { asset, network });
  await call(page, '/open/dev/faucet', { asset, network, amount });
  const states = async () => {
    const { rows } = await ask<{ rows: { state: string }[] }>(page, '/open/wallet/deposits', { asset });
    return rows.map(({ state }) => state);
  };
  const wanted = isForInside ? /CREDITED|COMPLETED/ : /COMPLETED/;
  await expect.poll(async () => (await states()).join()).toMatch(wanted);
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** An address outside the exchange, whose key nobody here holds. */
const OUTSIDE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';

/** What the worker's person has done, by the names that the pages' addresses use. */
export interface Records {
  readonly depositId: string;
  readonly withdrawalId: string;
  readonly addressId: string;
}

interface WorkerPerson {
  readonly state: StorageState;
  readonly records: Records;
}

/** Opens the account of the person whom the journeys of one worker share, logged in and with one of everything. */
async function makeWorkerPerson(browser: Browser, isMobile: boolean): Promise<WorkerPerson> {
  const context = await browser.newContext({
    ...(isMobile ? devices['Pixel 7'] : { viewport: { width: 1440, height: 900 } }),
    locale: 'en-US',
    baseURL: process.env.E2E_URL ?? 'http://localhost:3000',
  });
  const page = await context.newPage();
  const app = await protect(page, await openAccount(page));
  await receive(page, { asset: 'USDT', network: 'eth', amount: '100' });
  const records = await doOneOfEach(page, app);
  const state = await context.storageState();
  await context.close();
  return { state, records };
}

async function doOneOfEach(page: Page, app: Authenticator): Promise<Records> {
  const place = { asset: 'USDT', network: 'eth', address: OUTSIDE };
  await call(page, '/open/wallet/transfer', {
    clientRequestId: randomUUID(),
    asset: 'USDT',
    from: 'funding',
    to: 'spot',
    amount: '25',
  });
  const address = await call<{ id: string }>(page, '/open/wallet/addresses', {
    clientRequestId: randomUUID(),
    kind: 'ONCHAIN',
    ...place,
    remark: 'Savings',
    tradingPassword: TRADING_PASSWORD,
    totpCode: await app.nextCode(),
  });
  const withdrawal = await call<{ id: string }>(page, '/open/wallet/withdraw', {
    clientRequestId: randomUUID(),
    ...place,
    amount: '30',
    tradingPassword: TRADING_PASSWORD,
    totpCode: await app.nextCode(),
  });
  const { rows } = await ask<{ rows: { id: string }[] }>(page, '/open/wallet/deposits');
  expect(rows).toHaveLength(1);
  return { depositId: rows[0]?.id ?? '', withdrawalId: withdrawal.id, addressId: address.id };
}

/**
 * A journey of one person who has just opened an account; nobody else is in it. Its worker can also have a person whom several
 * journeys share, of which `worker-person.ts` makes use: workers that differ would each start a browser of their own.
 */
export const test = base.extend<{ readonly newcomer: Newcomer }, { readonly workerPerson: WorkerPerson }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs from this pattern.
  baseURL: async ({}, use) => use(process.env.E2E_URL ?? 'http://localhost:3000'),
  newcomer: async ({ page }, use) => use(await openAccount(page)),
  workerPerson: [
    async ({ browser }, use, { project }) => use(await makeWorkerPerson(browser, project.name === 'h5')),
    { scope: 'worker', timeout: 300_000 },
  ],
});
