import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, devices, expect, type Page } from '@playwright/test';
import { documentPhoto } from '../../server/src/demo/document-photo.ts';
import { Authenticator, ask, call, noteAhead } from './person.ts';

const run = promisify(execFile);

/** Asked for with each command: who takes pictures names it after this file was read. */
const dataFolder = () => ['--data', process.env.E2E_DATA ?? 'data'] as const;

/** One of the operator's commands beside the running exchange, and its answer. The taker of pictures has no process for them. */
export async function operate<Answer>(...words: readonly string[]): Promise<Answer> {
  const operator = process.env.E2E_OPERATOR;
  if (!operator) return operateByHand(...words);
  const body = JSON.stringify([...words, ...dataFolder()]);
  const answer = await fetch(operator, { method: 'POST', body });
  const said = (await answer.json()) as Answer & { readonly error?: string };
  if (!answer.ok) throw new Error(`${words.join(' ')}: ${said.error}`);
  return said;
}

/** The same as an operator runs it: what `npm run bourse` runs, without npm. */
export async function operateByHand<Answer>(...words: readonly string[]): Promise<Answer> {
  const args = ['scripts/start/bourse.mjs', ...words, '--json', ...dataFolder()];
  return JSON.parse((await run(process.execPath, args)).stdout) as Answer;
}

/** Lets time pass in the demo, for everybody: only where no other journey is under way. */
export async function advanceClock(duration: string): Promise<void> {
  const { offsetMs } = await operate<{ offsetMs: number }>('clock', 'advance', duration);
  noteAhead(offsetMs);
  // No session lasts for ever.
  idle.clear();
  // The server looks at it once a second.
  await expect.poll(aheadMs, { intervals: [100] }).toBeGreaterThan(offsetMs - 1_000);
}

async function aheadMs(): Promise<number> {
  const answer = await fetch(`${process.env.E2E_URL}/open/operator/status`);
  return ((await answer.json()) as { serverNow: number }).serverNow - Date.now();
}

/** Learns what time it is there, where journeys before this one may have moved its clock in a process that is no more. */
export const readClock = async (): Promise<void> => noteAhead(await aheadMs());

export interface StaffAccount {
  readonly login: string;
  readonly password: string;
  readonly totpSecret: string;
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Sessions of staff by role, which an earlier journey of this worker has done with. */
const idle = new Map<string, Session[]>();

const newStaff = (role: string): Promise<StaffAccount> => operate<StaffAccount>('staff', 'create', '--role', role);

/**
 * A member of staff in a browser of their own, logged in by the product's own call: somebody whom nobody else is meanwhile. Whoever
 * closes that browser's context lets a later journey go on with the session.
 */
export async function asStaff(browser: Browser, role: string): Promise<Page> {
  const rested = idle.get(role)?.pop();
  const page = rested ? await staffBrowser(browser, rested) : await logInStaff(browser, await newStaff(role));
  const session = rested ?? (await page.context().storageState());
  page.context().once('close', () => idle.set(role, [...(idle.get(role) ?? []), session]));
  return page;
}

/**
 * Like `asStaff`, for an account that exists already: one of the demo's, for example, if no other journey logs in with
 * it.
 */
export async function logInStaff(browser: Browser, { login, password, totpSecret }: StaffAccount): Promise<Page> {
  const page = await staffBrowser(browser);
  await call(page, '/open/staff/login', { login, password, totpCode: await new Authenticator(totpSecret).nextCode() });
  return page;
}

/** Everybody who can log in to the demo, people and staff. */
export const demoLogins = (): Promise<readonly StaffAccount[]> => operate<readonly StaffAccount[]>('demo', 'users');

interface Action {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly contentHash: string;
}

/** The first asks for a change, the second approves it: it is in force. */
export async function changeTogether(
  [proposer, decider]: readonly [Page, Page],
  path: string,
  change: Readonly<Record<string, string>>,
): Promise<void> {
  await call(proposer, path, { ...change, reason: 'A journey looks at it' });
  const { rows } = await ask<{ rows: readonly Action[] }>(proposer, '/open/staff/actions', { tab: 'asked' });
  const decision = { decision: 'approve', reason: 'Looked at it too' };
  const { id, contentHash } = rows[0]!;
  await call(decider, '/open/staff/actions/decide', { id, contentHash, ...decision });
}

/** The console of a member of staff. */
export async function openConsole(browser: Browser, role: string): Promise<Page> {
  const page = await asStaff(browser, role);
  await page.goto('/console/');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  return page;
}

/** The same, of somebody who logs in on the console's own page. */
export const logInAtConsole = async (browser: Browser, role: string): Promise<Page> =>
  (await newAtConsole(browser, role)).page;

/** The same, and who it is. */
export async function newAtConsole(
  browser: Browser,
  role: string,
): Promise<StaffAccount & { page: Page; app: Authenticator }> {
  const account = await newStaff(role);
  const app = new Authenticator(account.totpSecret);
  const page = await staffBrowser(browser);
  await page.goto('/console/');
  await page.getByRole('textbox', { name: 'Login' }).fill(account.login);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('textbox', { name: 'Authenticator code' }).pressSequentially(await app.nextCode());
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  return { ...account, page, app };
}

async function staffBrowser(browser: Browser, storageState?: Session): Promise<Page> {
  const context = await browser.newContext({
    ...(storageState && { storageState }),
    ...devices['Desktop Chrome'],
    baseURL: process.env.E2E_URL ?? 'http://localhost:3000',
    viewport: { width: 1440, height: 900 },
  });
  return context.newPage();
}

/** Hands in a document with the product's own calls, good until a day (YYYY-MM-DD) if it ends, and lets compliance approve it. */
export async function verifyIdentity(page: Page, browser: Browser, documentExpiresOn?: string): Promise<void> {
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
    documentNumber: newDocumentNumber(),
    frontDocumentId: documentId,
    ...(documentExpiresOn && { documentExpiresOn }),
  });
  const { uid } = await ask<{ uid: string }>(page, '/open/wallet/receive');
  const compliance = await asStaff(browser, 'compliance');
  await decideIdentity(compliance, uid, { decision: 'approve', reason: 'Documents match' });
  await compliance.context().close();
}

/** A number that nobody else has handed in: a document is good for one account. */
export const newDocumentNumber = (): string => `E${crypto.randomUUID().slice(0, 13)}`;

interface Decision {
  readonly decision: 'approve' | 'reject';
  readonly field?: string;
  readonly reason: string;
}

/** Decides about what this person handed in, and about nobody else's. */
export async function decideIdentity(compliance: Page, uid: string, decision: Decision): Promise<void> {
  let waiting: { readonly id: string; readonly uid: string } | undefined;
  let before: string | null = null;
  do {
    const query: Record<string, string> = { limit: '100', ...(before !== null && { before }) };
    const queue: Queue = await ask<Queue>(compliance, '/open/staff/kyc', query);
    waiting = queue.rows.find((row) => row.uid === uid);
    before = queue.next;
  } while (!waiting && before !== null);
  expect(waiting, `a verification of ${uid} waits`).toBeDefined();
  await call(compliance, '/open/staff/kyc/decide', { id: waiting?.id ?? '', ...decision });
}

interface Queue {
  readonly rows: readonly { readonly id: string; readonly uid: string }[];
  readonly next: string | null;
}

/** A reviewer logs in on the page, finds the withdrawal in the queue, looks at it and approves. */
export async function approveWithdrawal(browser: Browser, id: string, shown: string): Promise<void> {
  const console = await asStaff(browser, 'reviewer');
  await console.goto(`/console/withdrawals?id=${id}`);
  await expect(console.getByRole('listitem').locator('[aria-current="true"]')).toContainText(shown);
  await console.getByRole('textbox').last().fill('Checked with the customer');
  await console.getByRole('button', { name: /^Approve/ }).click();
  await expect(console.getByText('Approved.').first()).toBeVisible();
  await console.context().close();
}
