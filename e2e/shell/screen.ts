import { expect, type Page } from '@playwright/test';

/** A place of the web application, as its two layouts are found. */
export interface Screen {
  readonly path: string;
  readonly h5Path?: string;
  /** The desktop shows it as a window of another screen. */
  readonly isOnlyH5?: true;
  /** Another row looks at the page itself: only the windows are looked into. */
  readonly isSeen?: true;
  /** The layout in which the short form looks at it. */
  readonly short?: 'desktop' | 'phone';
  /** Opens the windows that lie over it, one after the other, and looks into each. */
  readonly windows?: (page: Page, isMobile: boolean) => Promise<void>;
}

export const dialogOf = (page: Page) => page.getByRole('dialog');
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
export const confirm = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();
export const isAskedForFactors = (page: Page) =>
  expect(dialogOf(page).getByRole('textbox', { name: 'Trading password' })).toBeVisible();

/** Closes the window, and the one before it to which some lead back. */
export const close = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
