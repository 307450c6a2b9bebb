import { type BrowserContext, test as base, devices } from '@playwright/test';
import { receive } from './newcomer.ts';
import { register } from './person.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Tests that share one person who registered once in this worker, has one deposit, and is logged in. */
export const test = base.extend<object, { readonly personState: StorageState }>({
  personState: [
    async ({ browser }, use, { project }) => {
      const isMobile = project.name === 'h5';
      const context = await browser.newContext({
        ...(isMobile ? devices['Pixel 7'] : { viewport: { width: 1440, height: 900 } }),
        locale: 'en-US',
        baseURL: process.env.E2E_URL ?? 'http://localhost:3000',
      });
      const page = await context.newPage();
      await register(page, isMobile);
      await receive(page, { asset: 'USDT', network: 'eth', amount: '100' });
      const state = await context.storageState();
      await context.close();
      await use(state);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  storageState: async ({ personState }, use) => use(personState),
});
