import { expect, type Page } from '@playwright/test';
import { lookInto } from '../shell/look.ts';
import { close, dialogOf, press, type Screen } from '../shell/screen.ts';

async function tradeWindows(page: Page, isMobile: boolean): Promise<void> {
  await page.getByRole('button', { name: /^Indicators/ }).click();
  await expect(dialogOf(page)).toBeVisible();
  await lookInto(page, 'spot/parts/chart/studies-dialog');
  await close(page);
  await press(page, 'Drawings');
  await expect(dialogOf(page)).toBeVisible();
  await lookInto(page, 'spot/parts/chart/drawings/drawings-dialog');
  await close(page);
  if (isMobile) return;
  await page.keyboard.press('?');
  await expect(dialogOf(page)).toBeVisible();
  await lookInto(page, 'spot/parts/keys/keys-dialog');
  await close(page);
}

/** Trading, and what a person has ordered. */
export const screens: readonly Screen[] = [
  {
    path: '/frontSpot/spottrade?symbol=BTC_USDT',
    h5Path: '/frontSpot/spottrade?symbol=BTC_USDT&view=chart',
    windows: tradeWindows,
    short: 'phone',
  },
  { path: '/frontSpot/spottrade?symbol=BTC3L_USDT' },
  { path: '/wallet/exchange' },
  { path: '/wallet/exchange?tab=history' },
];
