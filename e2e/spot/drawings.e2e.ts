import { expect, type Page } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';

const PAGE = '/frontSpot/spottrade?symbol=BTC_USDT';

const chart = (page: Page) => page.getByRole('img', { name: /Price chart of BTC\/USDT/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Drawings' });
const rows = (page: Page) => list(page).getByRole('listitem');

async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Drawings' }).click();
  await expect(list(page)).toBeVisible();
}

/** A mouse or a finger that goes from one place of the chart to another. */
async function pull(page: Page, isMobile: boolean, [from, to]: readonly [Place, Place]): Promise<void> {
  const box = (await chart(page).boundingBox())!;
  const at = ({ x, y }: Place) => ({ x: box.x + x, y: box.y + y });
  if (!isMobile) {
    await page.mouse.move(at(from).x, at(from).y);
    await page.mouse.down();
    await page.mouse.move(at(to).x, at(to).y, { steps: 5 });
    return page.mouse.up();
  }
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(at) });
  await touch('touchStart', [from]);
  await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
  await touch('touchMove', [to]);
  await touch('touchEnd', []);
}
interface Place {
  readonly x: number;
  readonly y: number;
}

test(
  'a line that is drawn stays where it is meant, is moved, and is taken away',
  ONLY_LONG,
  async ({ page, isMobile }) => {
    await page.goto(`${PAGE}${isMobile ? '&view=chart' : ''}`);
    await expect(chart(page)).toBeVisible();
    await openList(page);
    await list(page).getByRole('button', { name: 'Trend line' }).click();
    await expect(page.getByText('Press both ends, or pull from one to the other')).toBeVisible();
    await pull(page, isMobile, [
      { x: 80, y: 160 },
      { x: 240, y: 90 },
    ]);
    await openList(page);
    await expect(rows(page)).toHaveCount(1);
    const drawn = await rows(page).textContent();
    await page.keyboard.press('Escape');

    // The line stays selected: taken in its middle it moves.
    await pull(page, isMobile, [
      { x: 160, y: 125 },
      { x: 160, y: 150 },
    ]);
    await openList(page);
    await expect(rows(page)).not.toHaveText(drawn ?? '');
    const moved = await rows(page).textContent();
    await page.keyboard.press('Escape');

    // At steps of another length, and for the next visit, it is the same.
    await page.getByRole('button', { name: '1H', exact: true }).click();
    await page.reload();
    await openList(page);
    await expect(rows(page)).toHaveText(moved ?? '');
    await list(page)
      .getByRole('button', { name: /^Delete: Trend line/ })
      .click();
    await expect(list(page).getByText('Nothing is drawn on BTC/USDT yet.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-room="spot/parts/chart/drawings"] [data-line]')).toHaveCount(0);
  },
);
