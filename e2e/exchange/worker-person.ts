import { randomUUID } from 'node:crypto';
import { type BrowserContext, test as base, devices, expect, type Page } from '@playwright/test';
import { openAccount, protect, receive } from './newcomer.ts';
import { type Authenticator, ask, call, TRADING_PASSWORD } from './person.ts';

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

/**
 * Tests that share one person who registered once in this worker, is logged in, and has one of everything: a deposit, a
 * transfer, a saved address and a withdrawal.
 */
export const test = base.extend<{ readonly records: Records }, { readonly workerPerson: WorkerPerson }>({
  workerPerson: [
    async ({ browser }, use, { project }) => {
      const isMobile = project.name === 'h5';
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
      await use({ state, records });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  storageState: async ({ workerPerson }, use) => use(workerPerson.state),
  records: async ({ workerPerson }, use) => use(workerPerson.records),
});

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
