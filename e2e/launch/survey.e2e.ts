import { expect } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { protect, receive, test } from '../exchange/newcomer.ts';
import { verifyIdentity } from '../exchange/staff.ts';
import { lookIntoAlso } from '../shell/look.ts';
import { publishSurveyedSale } from './sales.ts';

/** Time enough for two members of staff to publish it before its start. */
const STARTS_IN_MS = 20_000;

test(
  'a person answers a survey, in parts over a reload, and then takes part',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    await protect(page, newcomer);
    await verifyIdentity(page, browser);
    await receive(page, { asset: 'USDT', network: 'base', amount: '500' }, true);
    const project = await publishSurveyedSale(browser, STARTS_IN_MS);
    await page.goto(`/wallet/fansup/${project}`);
    await page.getByRole('button', { name: 'Answer the survey' }).click();
    const survey = page.getByRole('dialog', { name: 'Survey' });
    await survey.getByLabel('2. What do you expect?').fill('More coins');
    await page.reload();
    await page.getByRole('button', { name: 'Answer the survey' }).click();
    await expect(survey.getByLabel('2. What do you expect?')).toHaveValue('More coins');
    await lookIntoAlso(page, 'launch/parts/survey/survey-dialog');
    await survey.getByRole('button', { name: 'Send answers' }).click();
    await expect(survey.getByRole('alert')).toContainText('Question 1 needs an answer.');
    await survey.getByLabel('A friend').check();
    await survey.getByRole('button', { name: 'Send answers' }).click();
    await expect(survey).toBeHidden();
    await expect(page.getByRole('button', { name: 'Answer the survey' })).toBeHidden();
    await page.getByLabel('Amount', { exact: true }).fill('50');
    await expect(page.getByRole('button', { name: 'Subscribe with 50 USDT' })).toBeEnabled();
  },
);
