import { expect, type Page } from '@playwright/test';
import { type PageId, pageOf, pages } from '../../contract/src/pages.ts';
import { IN_PART, IS_LONG, ON_DESKTOP, ONLY_LONG, onlyDesktop } from '../exchange/long-form.ts';
import { test as testOfVisitor } from '../exchange/newcomer.ts';
import { RESETS_MAX } from '../exchange/person.ts';
import { test } from '../exchange/worker-person.ts';
import { refusedByPolicy } from './policy.ts';

test.use({ baseURL: process.env.E2E_URL ?? 'http://localhost:3000' });

const RAW_KEY = /^[a-z]+(\.[a-zA-Z]+){2,}$/;
const ids = Object.keys(pages) as PageId[];
const pathOf = (id: PageId): string => pageOf(id).path.replace(':id', 'first').replace(':token', 'A'.repeat(22));
/** The pages in parts that journeys can open beside one another. */
const PARTS = 6;
/** The short form has these of the first part alone. */
const SHORT_MAX = 3;

testOfVisitor('every page has a title of its own in its HTML', ON_DESKTOP, async ({ page }) => {
  const idsByTitle = new Map<string, PageId>();
  for (const id of ids) {
    const path = pathOf(id);
    const response = await page.request.get(path, { maxRedirects: 0, maxRetries: RESETS_MAX });
    expect.soft(response.status(), path).toBe(200);
    const title = /<title>([^<]+)<\/title>/.exec(await response.text())?.[1] ?? '';
    expect.soft(title, path).not.toBe('');
    expect.soft(idsByTitle.get(title) ?? id, `${path} shares the title “${title}”`).toBe(id);
    idsByTitle.set(title, id);
  }
});

for (let part = 0; part < PARTS; part++) {
  const form = part === 0 ? IN_PART : ONLY_LONG;
  const own = ids.filter((_, index) => index % PARTS === part);
  test(
    `every page opens without an error and without a raw key, part ${part + 1} of ${PARTS}`,
    // A small phone opens every page in narrow.e2e.ts.
    onlyDesktop(form),
    async ({ page }) => {
      const errors: string[] = [];
      const refused = refusedByPolicy(page);
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
      for (const id of IS_LONG ? own : own.slice(0, SHORT_MAX)) {
        const path = pathOf(id);
        await test.step(path, async () => {
          const response = await page.goto(path, { waitUntil: 'commit' });
          expect.soft(response?.status(), path).toBe(200);
          await opened(page);
          await expect(page).toHaveTitle(/.+/);
          // biome-ignore lint/performance/useDomNodeTextContent: what is seen, without scripts and what is hidden.
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
      expect(refused).toEqual([]);
    },
  );
}

/** The skeletons are gone, so what is read is what stays. */
async function opened(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('.bg-skeleton').filter({ visible: true })).toHaveCount(0);
}
