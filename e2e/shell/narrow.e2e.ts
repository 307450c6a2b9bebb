import { expect, type Page } from '@playwright/test';
import { type PageId, pageOf, pages } from '../../contract/src/pages.ts';
import { IS_LONG, ON_PHONE, ONLY_LONG, onlyPhone } from '../exchange/long-form.ts';
import { test } from '../exchange/worker-person.ts';
import { goTo } from './look.ts';
import { refusedByPolicy } from './policy.ts';

/** A small phone. */
const VIEWPORT = { width: 360, height: 740 };
/**
 * The two languages that need the most and the least room for their words. In the long form each page is opened by its own
 * address in one of them, and from the page before it in the other, so that both ways are gone and only one loads everything each
 * time. The short one has the longer words alone, on the pages of money.
 */
const LANGUAGES = [
  { language: 'ru_RU', form: ON_PHONE, byAddress: () => IS_LONG },
  { language: 'zh_TW', form: ONLY_LONG, byAddress: () => false },
];
const RAW_KEY = /^[a-z]+(\.[a-zA-Z]+){2,}$/;

const BASE_URL = process.env.E2E_URL ?? 'http://localhost:3000';
test.use({ baseURL: BASE_URL, viewport: VIEWPORT });

/** Pages that say more when they are told of what. */
const MORE: Partial<Record<PageId, string>> = {
  'spot.trade': '?symbol=BTC_USDT',
  'holdings.assets': '?asset=USDT',
  'deposits.deposit': '?asset=USDT&network=eth',
  'withdrawals.withdraw': '?asset=USDT&network=eth',
  'bookings.financial': '?tab=deposit',
  'bookings.h5Financial': '?tab=withdraw',
};
const TOKEN = 'A'.repeat(22);
const ids = (IS_LONG ? Object.keys(pages) : Object.keys(MORE)) as PageId[];
const paths = ids.map((id) => pageOf(id).path.replace(':id', 'first').replace(':token', TOKEN) + (MORE[id] ?? ''));

for (const { language, form, byAddress } of LANGUAGES) {
  test(
    `on a small phone nothing is cut, covered or too wide in ${language}`,
    onlyPhone(form),
    async ({ page, context }) => {
      await context.addCookies([{ name: 'COINW_LANGUAGE', value: language, url: BASE_URL }]);
      await page.addInitScript((wanted) => localStorage.setItem('COINW_LANGUAGE', wanted), language);
      const errors: string[] = [];
      const refused = refusedByPolicy(page);
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
      if (!byAddress()) await page.goto('/');
      for (const path of paths) {
        await test.step(path, async () => {
          if (byAddress()) {
            const response = await page.goto(path, { waitUntil: 'commit' });
            expect.soft(response?.status(), path).toBe(200);
          } else {
            await goTo(page, path);
          }
          await expect(page).toHaveTitle(/.+/);
          await expect(page.locator('h1').first()).toBeAttached();
          await expect(page.locator('.bg-skeleton').filter({ visible: true })).toHaveCount(0);
          expect.soft(await page.locator('html').getAttribute('lang'), path).toBe(language.replace('_', '-'));
          expect.soft(await flaws(page), path).toEqual([]);
        });
      }
      expect(errors).toEqual([]);
      expect(refused).toEqual([]);
    },
  );
}

/** What is wider than the page, cut off without saying what it was, written over other words, or a key instead of words. */
const flaws = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ source }) => {
      const rawKey = new RegExp(source);
      const found: string[] = [];
      const width = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth > width) {
        found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
      }
      const isOwnLayer = (element: Element): boolean => {
        for (let at: Element | null = element; at; at = at.parentElement) {
          if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
        }
        return false;
      };
      const scrolls = (element: Element): boolean => {
        for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
          if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
        }
        return false;
      };
      const isSaid = (element: Element): boolean =>
        element.closest('[title], [aria-label], svg, select, .sr-only') !== null;
      const texts: { text: string; lines: DOMRect[] }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = (node.nodeValue ?? '').trim();
        if (!element || text === '' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          continue;
        if (element.closest('script, style, noscript, option, .sr-only')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width < 1 || box.height < 1) continue;
        if (text.split(/\s+/).some((word) => rawKey.test(word))) found.push(`a key: ${text}`);
        if (scrolls(element)) continue;
        if (box.right > width + 1 || box.left < -1) found.push(`outside the page: ${text}`);
        const style = getComputedStyle(element);
        const isCut = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        if (isCut && !isSaid(element)) found.push(`cut: ${text}`);
        if (!isOwnLayer(element)) texts.push({ text, lines: [...range.getClientRects()] });
      }
      const overlap = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
      texts.forEach((one, at) => {
        for (const other of texts.slice(at + 1)) {
          if (one.lines.some((line) => other.lines.some((each) => overlap(line, each))))
            found.push(`one over the other: ${one.text} / ${other.text}`);
        }
      });
      return found;
    },
    { source: RAW_KEY.source },
  );
