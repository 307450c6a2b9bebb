import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../contract/src/paths.gen.ts';
import { IN_PART, IS_LONG } from '../exchange/long-form.ts';
import type { Records } from '../exchange/newcomer.ts';
import { test } from '../exchange/worker-person.ts';
import { broken, changed, late } from './answers.ts';
import type { Row } from './row.ts';
import { ROWS } from './states.rows.ts';

/** What a load may move of what is on the screen already: nothing that anybody would see. */
const SHIFT_MAX = 0.005;
const DELAY_MS = 3_000;
/** Waiting costs no processor, so that many screens wait at once; loading does. */
const LANES = { waiting: 8, loading: 4 } as const;

test.use({ baseURL: process.env.E2E_URL ?? 'http://localhost:3000' });
// One person for all three, who takes longer to make than the screens to visit.
test.describe.configure({ mode: 'default' });

const apiOf = (row: Row): string => paths[row.api][1];
const expectShown = (locator: Locator) => expect(locator.filter({ visible: true }).first()).toBeVisible();

interface Place {
  readonly page: Page;
  readonly row: Row;
  readonly path: string;
}

type Visit = (place: Place) => Promise<void>;

interface Whom {
  readonly isMobile: boolean;
  readonly records: Records;
  readonly lanes: keyof typeof LANES;
  readonly rows: readonly Row[];
}

/**
 * The rows of a layout. The short form has one for each: the specs of the screens hold every state of
 * every screen in both layouts, only nothing moves there.
 */
function rowsOf(rows: readonly Row[], isMobile: boolean): readonly Row[] {
  if (IS_LONG) return rows.filter(({ h5Path }) => !(isMobile && h5Path === null));
  return rows.filter(({ short }) => short === (isMobile ? 'phone' : 'desktop'));
}

/** Visits every one of these screens, some at a time, each in a page of its own; says of every one that fails how it did. */
async function everyScreen(page: Page, { isMobile, records, lanes, rows }: Whom, visit: Visit): Promise<void> {
  const queue = [...rows];
  const lane = async () => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      const path = (isMobile && row.h5Path) || (typeof row.path === 'string' ? row.path : row.path(records));
      const own = await page.context().newPage();
      const place = { page: own, row, path };
      await test
        .step(row.name, () => visit(place))
        .catch((error: unknown) => expect.soft(error, `${row.name} (${path})`).toBeNull());
      await own.close();
    }
  };
  await Promise.all(Array.from({ length: LANES[lanes] }, lane));
}

/** Opens the screen and does what shows the place, without waiting for its answer. */
async function open({ page, row, path }: Place): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await row.open?.(page);
}

async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] };
    Object.assign(window, { seenShifts: seen });
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    // What staff announce meanwhile moves a page for a reason: a journey beside this one does so.
    let isAnnounced = false;
    new MutationObserver(() => {
      isAnnounced ||= document.querySelector('[data-room="announcements/parts/announcement-bar"]') !== null;
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput || isAnnounced) continue;
        seen.sum += entry.value;
        for (const { node } of entry.sources) seen.moved.push((node?.textContent ?? '').slice(0, 40));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const answer = () =>
            resolve((window as typeof window & { seenShifts: { sum: number; moved: string[] } }).seenShifts);
          requestAnimationFrame(() => requestAnimationFrame(answer));
        }),
    );
}

async function staysPut(seen: () => Promise<{ sum: number; moved: string[] }>): Promise<void> {
  const { sum, moved } = await seen();
  expect(sum, `layout shift of ${sum.toFixed(4)}: ${moved.join(' | ')}`).toBeLessThanOrEqual(SHIFT_MAX);
}

test(
  'while an answer takes three seconds its place is grey, and nothing jumps',
  IN_PART,
  async ({ page, isMobile, records }) => {
    await everyScreen(page, { isMobile, records, lanes: 'waiting', rows: rowsOf(ROWS, isMobile) }, async (place) => {
      const { page: own, row } = place;
      const seen = await watchShifts(own);
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      await late(own, apiOf(row), isReleased);
      const asked = own.waitForRequest((request) => new URL(request.url()).pathname === apiOf(row));
      await open(place);
      await asked;
      const delay = new Promise((resolve) => {
        setTimeout(resolve, DELAY_MS);
      });
      await expectShown(own.locator('.bg-skeleton, [aria-busy="true"]'));
      await expect(row.content(own).filter({ visible: true })).toHaveCount(0);
      // On a busy machine the page may take longer to look at than the answer was to be late.
      await delay;
      release();
      await expectShown(row.content(own));
      await staysPut(seen);
    });
  },
);

test('an empty answer is a sentence, and nothing jumps', IN_PART, async ({ page, isMobile, records }) => {
  const withLists = ROWS.filter(({ empty }) => empty !== undefined);
  const rows = rowsOf(withLists, isMobile);
  await everyScreen(page, { isMobile, records, lanes: 'loading', rows }, async (place) => {
    const { page: own, row } = place;
    const { key = '', sentence = '' } = row.empty ?? {};
    const seen = await watchShifts(own);
    let was: unknown;
    await changed(own, apiOf(row), (answer) => {
      const data = answer.data as Record<string, unknown>;
      was = data[key];
      return { ...answer, data: { ...data, [key]: [] } };
    });
    await open(place);
    await expectShown(own.getByText(sentence));
    expect(was, `${row.api} has ${key}`).toBeInstanceOf(Array);
    await staysPut(seen);
  });
});

test(
  'a failure is a sentence with Retry, which brings the content; offline it stays',
  IN_PART,
  async ({ page, isMobile, records }) => {
    await everyScreen(page, { isMobile, records, lanes: 'loading', rows: rowsOf(ROWS, isMobile) }, async (place) => {
      const { page: own, row } = place;
      const failing = await broken(own, apiOf(row));
      await open(place);
      const alert = own.getByRole('alert').filter({ has: own.getByRole('button', { name: 'Retry' }) });
      await expectShown(alert);
      await expect(alert.locator('p').first()).not.toBeEmpty();
      await failing.undo();
      await own.evaluate(() => Object.assign(window, { isSamePage: true }));
      const content = expectShown(row.content(own));
      // What is under way asks again by itself, and may take the button away before it is pressed.
      const retry = alert.getByRole('button', { name: 'Retry' }).first();
      await retry.click({ timeout: 5_000 }).catch(() => content);
      await content;
      await expect(alert).toHaveCount(0);

      const session = await own.context().newCDPSession(own);
      const network = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      await session.send('Network.emulateNetworkConditions', { ...network, offline: true });
      await expect(own.getByText(/^You are offline/)).toBeAttached();
      await expectShown(row.content(own));
      await session.send('Network.emulateNetworkConditions', { ...network, offline: false });
      await expect(own.getByText(/^You are offline/)).toHaveCount(0);
      expect(await own.evaluate(() => 'isSamePage' in window)).toBe(true);
    });
  },
);
