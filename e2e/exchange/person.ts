import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { totpCode } from '../../server/src/platform/crypto/totp.ts';

export const PASSWORD = 'A-good-pass-1';
export const TRADING_PASSWORD = '294617';

/** Somebody who registered in this browser. */
export interface Person {
  readonly login: string;
  readonly uid: string;
  readonly totpSecret: string;
}

/** The newest code that the demo's inbox holds for an address. */
export async function codeSentTo(page: Page, address: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const answer = await page.request.get(`/open/dev/inbox?to=${encodeURIComponent(address)}`);
    const { data } = (await answer.json()) as { data: { rows: { body: string }[] } };
    code = /(?<![0-9])[0-9]{6}(?![0-9])/.exec(data.rows[0]?.body ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}

/** Opens an account on the register page, as a newcomer does. */
export async function register(page: Page, isMobile: boolean): Promise<string> {
  const login = `e2e-${randomUUID().slice(0, 13)}@bourse.example`;
  await page.goto(isMobile ? '/h5/user/loginAndRegister?view=register' : '/front/register');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(login);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = await codeSentTo(page, login);
  await page.getByRole('textbox', { name: /^Code/ }).pressSequentially(code);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/register|loginAndRegister/);
  return login;
}

/** One of the product's own calls with the browser's cookies; the data of a successful answer. */
export async function call<Data>(page: Page, path: string, form: Readonly<Record<string, string>>): Promise<Data> {
  const answer = await page.request.post(path, { form });
  const envelope = (await answer.json()) as { code: number; data: Data; i18nMsgCode: string; details: unknown };
  expect(envelope.code, `${path} answered ${envelope.i18nMsgCode} ${JSON.stringify(envelope.details)}`).toBe(0);
  return envelope.data;
}

/** The code of an authenticator app now. */
export const authenticatorCode = (secret: string): string => totpCode(secret, Date.now());
