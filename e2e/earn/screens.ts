import type { Page } from '@playwright/test';
import { goTo, lookInto } from '../shell/look.ts';
import { close, type Screen } from '../shell/screen.ts';

async function rulesWindow(page: Page): Promise<void> {
  await goTo(page, '/wallet/earn?view=rules');
  await lookInto(page, 'earn/parts/rules/rules-dialog');
  await close(page);
}

/** The products with the window that explains them, one’s orders, and one product. */
export const screens: readonly Screen[] = [
  { path: '/wallet/earn', windows: rulesWindow },
  { path: '/wallet/earn?view=orders' },
  { path: '/wallet/earn/product?product=usdt-steps-first' },
];
