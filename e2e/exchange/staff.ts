import { execFileSync } from 'node:child_process';
import { type Browser, devices, expect, type Page } from '@playwright/test';
import { documentPhoto } from '../../server/src/demo/document-photo.ts';
import type { DemoLogin } from '../../server/src/platform/demo/demo-logins.ts';
import { authenticatorCode, call } from './person.ts';

/** The demo's people, as an operator looks them up. */
export function demoLogin(role: string): DemoLogin {
  const args = ['run', '-s', 'bourse', '--', 'demo', 'users', '--json', '--data', process.env.E2E_DATA ?? 'data'];
  const people = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' })) as DemoLogin[];
  const found = people.find((person) => person.role === role);
  if (!found) throw new Error(`the demo has nobody with the role ${role}`);
  return found;
}

/** Opens the console in a browser of its own and logs in. An authenticator code is good once, so a second try waits for the next. */
export async function openConsole(browser: Browser, role: string): Promise<Page> {
  const staff = demoLogin(role);
  const context = await browser.newContext({
    ...devices['Desktop Chrome'],
    baseURL: process.env.E2E_URL ?? 'http://localhost:3000',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/console/');
  await expect(async () => {
    await page.getByRole('textbox', { name: 'Login' }).fill(staff.login);
    await page.getByRole('textbox', { name: 'Password' }).fill(staff.password);
    await page.getByRole('textbox', { name: 'Authenticator code' }).fill('');
    await page
      .getByRole('textbox', { name: 'Authenticator code' })
      .pressSequentially(authenticatorCode(staff.totpSecret!));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 100_000, intervals: [1_000, 15_000, 15_000] });
  return page;
}

/** Hands in a document with the product's own calls and lets compliance approve it. */
export async function verifyIdentity(page: Page, browser: Browser): Promise<void> {
  const imageBase64 = documentPhoto(Date.now() % 300).toString('base64');
  const { documentId } = await call<{ documentId: string }>(page, '/open/identity/kyc/document', {
    side: 'front',
    imageBase64,
  });
  await call(page, '/open/identity/kyc', {
    target: 'primary',
    fullName: 'Eve Journey',
    birthDate: '1990-05-17',
    nationality: 'FR',
    documentType: 'passport',
    documentNumber: `E${Date.now().toString(36).toUpperCase()}`,
    frontDocumentId: documentId,
  });
  const console = await openConsole(browser, 'compliance');
  const queue = await console.request.get('/open/staff/kyc');
  const { data } = (await queue.json()) as { data: { rows: { id: string }[] } };
  for (const { id } of data.rows)
    await call(console, '/open/staff/kyc/decide', { id, decision: 'approve', reason: 'Documents match' });
  await console.context().close();
}

/** A reviewer finds the withdrawal in the queue, looks at it and approves. */
export async function approveWithdrawal(browser: Browser, shown: string): Promise<void> {
  const console = await openConsole(browser, 'reviewer');
  await console.getByRole('main').getByText(shown).first().click();
  await console.getByRole('textbox').last().fill('Checked with the customer');
  await console.getByRole('button', { name: /^Approve/ }).click();
  await expect(console.getByText('Approved.').first()).toBeVisible();
  await console.context().close();
}
