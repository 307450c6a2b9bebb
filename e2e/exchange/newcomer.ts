import { test as base, expect, type Page } from '@playwright/test';
import { Authenticator, ask, call, codeSentTo, newLogin, PASSWORD, TRADING_PASSWORD } from './person.ts';

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
export async function openAccount(page: Page): Promise<Newcomer> {
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
export async function receive(page: Page, { asset, network, amount }: Gift, isForInside = false): Promise<void> {
  await call(page, '/open/wallet/deposit/address', { asset, network });
  await call(page, '/open/dev/faucet', { asset, network, amount });
  const states = async () => {
    const { rows } = await ask<{ rows: { state: string }[] }>(page, '/open/wallet/deposits', { asset });
    return rows.map(({ state }) => state);
  };
  const wanted = isForInside ? /CREDITED|COMPLETED/ : /COMPLETED/;
  await expect.poll(async () => (await states()).join()).toMatch(wanted);
}

/** A journey of one person who has just opened an account; nobody else is in it. */
export const test = base.extend<{ readonly newcomer: Newcomer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs from this pattern.
  baseURL: async ({}, use) => use(process.env.E2E_URL ?? 'http://localhost:3000'),
  newcomer: async ({ page }, use) => use(await openAccount(page)),
});
