import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from '../exchange/newcomer.ts';
import { refusedByPolicy } from '../shell/policy.ts';

/** The console's words are in several catalogs, a file each; that which products add to is written by `npm run generate`. */
const CATALOGS = readdirSync(new URL('../../i18n/en_US', import.meta.url)).filter((name) =>
  /^console(-[a-z]+)?\.ts$/.test(name),
);

test.use({ baseURL: process.env.E2E_URL ?? 'http://localhost:3000', locale: 'ru-RU' });

test('the console begins in the browser’s language, and changes it without losing what was typed', async ({ page }) => {
  const catalogs: string[] = [];
  const refused = refusedByPolicy(page);
  page.on('request', (request) => {
    if (/\/console[.-][\w-]+\.js$/.test(request.url())) catalogs.push(request.url());
  });
  await page.goto('/console/');
  await expect(page.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
  expect(catalogs, 'one language is fetched, not twelve').toHaveLength(CATALOGS.length);

  await page.getByRole('textbox', { name: 'Логин' }).fill('nobody');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('combobox', { name: 'Язык' }).selectOption({ label: '日本語' });
  await expect(page.getByRole('heading', { name: 'スタッフログイン' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'ログイン名' })).toHaveValue('nobody');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
  await expect(page).toHaveTitle('Bourse スタッフコンソール');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  await page.getByLabel('パスワード').fill('not-my-password');
  await page.getByRole('textbox', { name: '認証アプリのコード' }).fill('000000');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByText('ログイン名、パスワード、コード、またはキーが違います。')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'スタッフログイン' })).toBeVisible();
  expect(refused).toEqual([]);
});
