import { type Browser, devices, expect, type Page } from '@playwright/test';
import { documentPhoto } from '../../server/src/demo/document-photo.ts';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';
import { asStaff, decideIdentity, newDocumentNumber } from '../exchange/staff.ts';
import { lookIntoAlso } from '../shell/look.ts';

const photo = (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: documentPhoto(Math.floor(Math.random() * 300)),
});

test(
  'identity verification: handed in, refused with a reason, handed in again, and then the advanced level',
  ONLY_LONG,
  async ({ page, newcomer, browser, isMobile, baseURL }) => {
    const compliance = await asStaff(browser, 'compliance');
    // The desktop shows a code for the phone, and follows what happens there.
    const phone = isMobile ? await openForm(page) : await phoneOf(page, browser, baseURL);
    const followers = isMobile ? [phone] : [phone, page];
    const everywhere = async (text: string) => {
      for (const each of followers) await expect(each.getByText(text, { exact: true }).first()).toBeVisible();
    };

    await test.step('the primary level, refused for its photo', async () => {
      await fillPrimary(phone);
      await submit(phone);
      await everywhere('Being checked');
      if (!isMobile) await lookAtDecision(compliance, newcomer.uid);
      await decideIdentity(compliance, newcomer.uid, {
        decision: 'reject',
        field: 'document',
        reason: 'It is blurred',
      });
      await everywhere('Rejected');
      for (const each of followers) await expect(each.getByText('It is blurred')).toBeVisible();
    });

    await test.step('the primary level again', async () => {
      await phone.getByLabel('Front of the document').setInputFiles(photo('again'));
      await submit(phone);
      await everywhere('Being checked');
      await decideIdentity(compliance, newcomer.uid, { decision: 'approve', reason: 'Documents match' });
      await everywhere('Primary');
    });

    await test.step('the advanced level', async () => {
      await expect(phone.getByRole('heading', { name: 'Advanced verification' })).toBeVisible();
      await phone.getByLabel('Your face').setInputFiles(photo('face'));
      await phone.getByLabel(/^Proof of address/).setInputFiles(photo('address'));
      await submit(phone);
      await everywhere('Being checked');
      await decideIdentity(compliance, newcomer.uid, { decision: 'approve', reason: 'Face and address match' });
      await everywhere('Advanced');
      await expect(phone.getByRole('button', { name: 'Submit for checking' })).toHaveCount(0);
    });
    await compliance.context().close();
    if (!isMobile) await phone.context().close();
  },
);

async function lookAtDecision(compliance: Page, uid: string): Promise<void> {
  await compliance.goto('/console/kyc');
  const row = compliance.getByRole('row').filter({ hasText: uid });
  await row.getByRole('button', { name: 'Decide' }).click();
  await lookIntoAlso(compliance, 'identity/parts/kyc-decision/kyc-decision');
}

async function openForm(page: Page): Promise<Page> {
  await page.goto('/h5/user/center');
  await page.getByRole('button', { name: /^Identity/ }).click();
  await expect(page.getByRole('heading', { name: 'Primary verification' })).toBeVisible();
  return page;
}

/** Opens what the QR code says in another browser, which is logged in by it. */
async function phoneOf(page: Page, browser: Browser, baseURL: string | undefined): Promise<Page> {
  await page.goto('/frontweb/user/security');
  const issued = page.waitForResponse((response) => response.url().endsWith('/open/identity/sid'));
  await page.getByRole('button', { name: /^Identity/ }).click();
  const { data } = (await (await issued).json()) as { data: { sid: string } };
  await expect(page.getByRole('img', { name: /^QR code that opens the verification/ })).toBeVisible();
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    ...(baseURL && { baseURL }),
    locale: 'en-US',
  });
  const phone = await context.newPage();
  const referers: string[] = [];
  phone.on('request', (request) => referers.push(request.headers().referer ?? ''));
  await phone.goto(`/h5/user/center?view=kyc&sid=${data.sid}`);
  await expect(phone.getByRole('heading', { name: /^Continue as \S+\*\*\*\S*@\S+\?$/ })).toBeVisible();
  expect(referers.join()).not.toContain(data.sid);
  await phone.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'Primary verification' })).toBeVisible();
  await expect(phone).not.toHaveURL(/sid=/);
  return phone;
}

async function fillPrimary(phone: Page): Promise<void> {
  await phone.getByRole('textbox', { name: 'Full name' }).fill('Eve Journey');
  await phone.getByLabel('Birth date').fill('2019-05-17');
  await expect(phone.getByText('You have to be 18 or older.')).toBeVisible();
  await phone.getByLabel('Birth date').fill('1990-05-17');
  await phone.getByRole('combobox', { name: /^Nationality/ }).click();
  await phone.getByPlaceholder('Search country').fill('Portu');
  await phone.getByRole('option', { name: 'Portugal' }).click();
  await phone.getByRole('textbox', { name: 'Document number' }).fill(newDocumentNumber());
  await expect(phone.getByRole('button', { name: 'Submit for checking' })).toBeDisabled();
  await phone.getByLabel('Front of the document').setInputFiles({
    ...photo('text'),
    buffer: Buffer.from('no picture at all'),
  });
  await expect(phone.getByText(/^This file is not a picture that can be read/)).toBeVisible();
  await phone.getByLabel('Front of the document').setInputFiles(photo('front'));
}

async function submit(phone: Page): Promise<void> {
  const button = phone.getByRole('button', { name: 'Submit for checking' });
  await expect(button).toBeEnabled();
  // The live connection may tell before the answer comes, and nobody hands in twice while one is on its way.
  const answered = phone.waitForResponse(
    (response) => response.url().endsWith('/open/identity/kyc') && response.request().method() === 'POST',
  );
  await button.click();
  await answered;
}
