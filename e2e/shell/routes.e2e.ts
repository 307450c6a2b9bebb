import { expect, type Page } from '@playwright/test';
import { type PageId, pageOf, pages, textIdOf } from '../../contract/src/pages.ts';
import { test } from '../exchange/worker-person.ts';

test.use({ baseURL: process.env.E2E_URL ?? 'http://localhost:3000' });

const RAW_KEY = /^[a-z]+(\.[a-zA-Z]+){2,}$/;
const ids = Object.keys(pages) as PageId[];

/** The skeletons are gone, so what is read is what stays. */
async function opened(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('.bg-skeleton').filter({ visible: true })).toHaveCount(0);
}

test('every page opens with its own title, without an error and without a raw key', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  const idsByTitle = new Map<string, PageId>();
  for (const id of ids) {
    const path = pageOf(id).path.replace(':id', 'first');
    await test.step(path, async () => {
      const response = await page.goto(path, { waitUntil: 'commit' });
      expect.soft(response?.status(), path).toBe(200);
      // The title of the HTML itself: a layout that leads on to another page changes it afterwards.
      const title = /<title>([^<]+)<\/title>/.exec((await response?.text()) ?? '')?.[1] ?? '';
      expect.soft(title, path).not.toBe('');
      const textId = textIdOf(id);
      expect.soft(idsByTitle.get(title) ?? textId, `${path} shares the title “${title}”`).toBe(textId);
      idsByTitle.set(title, textId);
      await opened(page);
      await expect(page).toHaveTitle(/.+/);
      const words = (await page.locator('body').innerText()).split(/\s+/);
      expect
        .soft(
          words.filter((word) => RAW_KEY.test(word)),
          path,
        )
        .toEqual([]);
    });
  }
  expect(errors).toEqual([]);
});
