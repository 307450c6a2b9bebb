import type { Page } from '@playwright/test';
import { goTo, lookInto } from '../shell/look.ts';
import { close, type Screen } from '../shell/screen.ts';

async function convertWindow(page: Page): Promise<void> {
  await goTo(page, '/wallet/overview?window=convert');
  await lookInto(page, 'conversion/parts/convert-dialog/convert-dialog', 'choice');
  await close(page);
}

/** The window over the overview. */
export const screens: readonly Screen[] = [{ path: '/wallet/overview', isSeen: true, windows: convertWindow }];
