import { randomUUID } from 'node:crypto';
import { BUSINESS_OFFSET_MS } from '@bourse/core/calendar/business-day.ts';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { asStaff } from '../exchange/staff.ts';

/** What staff type, by the label of its field: texts, names of choices, and moments of whole minutes. */
export type Typed = Readonly<Record<string, string | number>>;

/** A project as staff type it. */
export interface TypedSale {
  readonly project: string;
  readonly quota: string;
  readonly listingAtMs: number;
  readonly rounds: readonly Typed[];
  /** The name of a usual schedule, or moments with their percents. */
  readonly unlocks: string | readonly (readonly [atMs: number, percent: string])[];
  /** What stands in the preview. */
  readonly reads: readonly string[];
}

export const newProject = (of: string): string => `life-${of}-${randomUUID().slice(0, 8)}`;

/** As a field for a moment takes it, by the clock of the console. */
const timeText = (atMs: number): string => new Date(atMs + BUSINESS_OFFSET_MS).toISOString().slice(0, 16);

async function fill(within: Locator, typed: Typed): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    const field = within.getByLabel(label, { exact: true }).first();
    const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
    if (isChoice) await field.selectOption({ label: String(value) });
    else await field.fill(typeof value === 'number' ? timeText(value) : value);
  }
}

/** Opens a form of the page of launches. */
async function openForm(staff: Page, button: string, project?: string, title = button): Promise<Locator> {
  await staff.goto('/console/launch');
  const main = staff.getByRole('main');
  const within = project === undefined ? main : rowOf(staff, project);
  await within.getByRole('button', { name: button, exact: true }).first().click();
  return staff.getByRole('dialog', { name: title });
}

const rowOf = (staff: Page, project: string): Locator =>
  staff.getByRole('table', { name: 'Launch projects' }).getByRole('row').filter({ hasText: project });

async function askFor(staff: Page, form: Locator): Promise<void> {
  await form.getByLabel('Reason, kept in the audit log').fill('A journey looks at its whole life');
  await form.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(staff.getByText('Asked. A colleague decides next.')).toBeVisible();
}

/** The second member reads what is asked for, and approves. */
async function approve(staff: Page, project: string): Promise<void> {
  await staff.goto('/console/actions');
  const waiting = staff.locator('main section').filter({ hasText: project }).last();
  // All terms of a sale are there to be read.
  expect(await waiting.evaluate((card) => card.scrollWidth <= card.clientWidth)).toBe(true);
  await waiting.getByRole('button', { name: 'Approve', exact: true }).click();
  const form = staff.getByRole('dialog');
  await form.getByLabel('Reason, kept in the audit log').fill('Read by a second pair of eyes');
  await form.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(staff.getByText('Approved and carried out.')).toBeVisible();
}

/** One member of staff asks for something on the page of launches, another one approves it. */
async function together(
  browser: Browser,
  [asks, decides]: readonly [role: string, role: string],
  project: string,
  ask: (staff: Page) => Promise<Locator>,
): Promise<void> {
  const first = await asStaff(browser, asks);
  await askFor(first, await ask(first));
  const second = await asStaff(browser, decides);
  await approve(second, project);
  for (const staff of [first, second]) await staff.context().close();
}

/** Two of Finance put the tokens aside, two of Product publish the sale, of which the first sees what people will read. */
export async function publishTogether(browser: Browser, sale: TypedSale): Promise<void> {
  const { project, quota, listingAtMs } = sale;
  await together(browser, ['finance', 'finance'], project, async (staff) => {
    const form = await openForm(staff, 'Put tokens aside');
    await fill(form, { Project: project, Token: 'HBT', Amount: quota });
    return form;
  });
  await together(browser, ['product', 'product'], project, async (staff) => {
    const form = await openForm(staff, 'New project');
    await fill(form, {
      Project: project,
      Token: 'HBT',
      'Tokens in all': '100000000',
      Quota: quota,
      'First handed out (UTC+8)': listingAtMs,
    });
    for (const [at, round] of sale.rounds.entries()) {
      if (at > 0) await form.getByRole('button', { name: 'Add a round' }).click();
      await fill(form.getByRole('group', { name: `Round ${at + 1}` }), round);
    }
    await fillUnlocks(form, sale.unlocks);
    const preview = form.getByRole('region', { name: 'What people will read' });
    for (const sentence of sale.reads) await expect(preview.getByText(sentence)).toBeVisible();
    return form;
  });
}

async function fillUnlocks(form: Locator, unlocks: TypedSale['unlocks']): Promise<void> {
  if (typeof unlocks === 'string') return form.getByRole('button', { name: unlocks }).click();
  for (const [at, [atMs, percent]] of unlocks.entries()) {
    if (at > 0) await form.getByRole('button', { name: 'Add an unlock' }).click();
    const row = at + 1;
    await fill(form, { [`Unlock ${row}: time (UTC+8)`]: atMs, [`Unlock ${row}: percent`]: percent });
  }
}

/** A member of Risk asks for a project to be cancelled, after reading who is paid back what; one of Product approves. */
export const cancelTogether = (browser: Browser, project: string, paidBack: string): Promise<void> =>
  together(browser, ['risk', 'product'], project, async (staff) => {
    const form = await openForm(staff, 'Cancel project', project, `Cancel ${project}`);
    await expect(form).toContainText(paidBack);
    return form;
  });

/** Two of Finance pay what a project has earned to the owners. */
export const payOutTogether = (browser: Browser, project: string, proceeds: string): Promise<void> =>
  together(browser, ['finance', 'finance'], project, async (staff) => {
    const form = await openForm(staff, 'Pay out', project);
    await expect(form.getByLabel('Amount', { exact: true })).toHaveValue(proceeds);
    return form;
  });

/** What the row of a project says to staff. */
export async function staffRead(browser: Browser, project: string, texts: readonly (string | RegExp)[]): Promise<void> {
  const staff = await asStaff(browser, 'product');
  await staff.goto('/console/launch');
  for (const text of texts) await expect(rowOf(staff, project)).toContainText(text);
  await staff.context().close();
}
