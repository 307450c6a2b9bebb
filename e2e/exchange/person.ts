import { randomUUID } from 'node:crypto';
import { type APIResponse, expect, type Page, type Route } from '@playwright/test';
import { TOTP_PERIOD_SECONDS } from '../../core/src/identity/totp-window.ts';
import { totpCode } from '../../server/src/platform/crypto/totp.ts';

/** The server ends a connection that rests for 5 s; a call that just then begins on it is sent again, as a browser does. */
export const RESETS_MAX = 2;

/** Whoever calls with cookies of their own: a page, or a program without one. */
export type Caller = Pick<Page, 'request'>;

/** The server's own answer to a call of the page, for a journey that changes it, keeps it back or loses it. */
export const answerTo = (route: Route): Promise<APIResponse> => route.fetch({ maxRetries: RESETS_MAX });

export const PASSWORD = 'A-good-pass-1';
export const TRADING_PASSWORD = '294617';

/** How long a code that is handed out now must still be good: enough to type it on a busy machine. */
const TYPING_MS = 12_000;
const PERIOD_MS = TOTP_PERIOD_SECONDS * 1_000;

/** The demo's clock is so far ahead of ours, where a journey has moved it. */
const AHEAD = 'E2E_AHEAD_MS';

/** The time in the demo, where everybody's devices show it. */
export const demoNowMs = (): number => Date.now() + Number(process.env[AHEAD] ?? 0);

/** Notes how far the demo's clock is ahead from now on. */
export const noteAhead = (ms: number): void => {
  process.env[AHEAD] = String(ms);
};

/** An authenticator app. A code is good once, and the house takes that of the step before and of the one after as well. */
export class Authenticator {
  readonly #secret: string;
  #lastStep = 0;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The first code that is good now and was not handed out before; waits for one where there is none. */
  async nextCode(): Promise<string> {
    const step = Math.max(Math.floor((demoNowMs() + TYPING_MS) / PERIOD_MS) - 1, this.#lastStep + 1);
    await expect.poll(() => Math.floor(demoNowMs() / PERIOD_MS) + 1).toBeGreaterThanOrEqual(step);
    this.#lastStep = step;
    return totpCode(this.#secret, step * PERIOD_MS);
  }
}

/** Codes that were read from the inbox: each is good once, so none is taken for the answer to a later request. */
const readCodes = new Set<string>();

/** The codes in somebody's mails, the newest first; empty for a mail without one. */
async function codesIn(page: Caller, address: string): Promise<string[]> {
  const { rows } = await ask<{ rows: { body: string }[] }>(page, '/open/dev/inbox', { to: address });
  return rows.map(({ body }) => /(?<![A-Za-z0-9._-])[0-9]{6}(?![A-Za-z0-9_-]|[.,][0-9])/.exec(body)?.[0] ?? '');
}

/** For a person who was sent codes before the journey: those codes do not answer what the journey asks for. */
export async function skipOldCodes(page: Caller, address: string): Promise<void> {
  for (const code of await codesIn(page, address)) readCodes.add(`${address} ${code}`);
}

/** The newest code that was sent to an address and not read yet. */
export async function codeSentTo(page: Caller, address: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const codes = await codesIn(page, address);
    code = codes.find((each) => each !== '' && !readCodes.has(`${address} ${each}`)) ?? '';
    expect(code, `a new code sent to ${address}`).not.toBe('');
  }).toPass({ timeout: 120_000 });
  readCodes.add(`${address} ${code}`);
  return code;
}

export const newLogin = (): string => `e2e-${randomUUID().slice(0, 13)}@bourse.example`;

/** Opens an account on the register page, as a newcomer does. */
export async function register(page: Page, isMobile: boolean): Promise<string> {
  const login = newLogin();
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

interface Envelope<Data> {
  readonly code: number;
  readonly data: Data;
  readonly i18nMsgCode: string;
  readonly details: unknown;
}

/** One of the product's own calls with the browser's cookies; the data of a successful answer. */
export async function call<Data>(
  page: Caller,
  path: string,
  form: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const answer = await page.request.post(path, { form, maxRetries: RESETS_MAX });
  return dataOf(path, (await answer.json()) as Envelope<Data>);
}

/** Like `call`, for endpoints that only read. */
export async function ask<Data>(
  page: Caller,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const answer = await page.request.get(path, { params: query, maxRetries: RESETS_MAX });
  return dataOf(path, (await answer.json()) as Envelope<Data>);
}

function dataOf<Data>(path: string, envelope: Envelope<Data>): Data {
  expect(envelope.code, `${path} answered ${envelope.i18nMsgCode} ${JSON.stringify(envelope.details)}`).toBe(0);
  return envelope.data;
}
