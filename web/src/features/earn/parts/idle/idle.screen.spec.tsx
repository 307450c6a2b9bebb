import { messages as words } from '@bourse/i18n/en_US/earn-idle.ts';
import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { LAYOUTS, openPart, wordsOf } from '../../../../app/screen.rig.tsx';
import { turn } from '../../../../lib/browser/browser.rig.ts';
import { answer, sent } from '../../../../lib/server.rig.ts';
import { IdleSlot } from '../../../../lib/slots.tsx';
import { offer } from '../../earn.fixture.ts';
import { answerForEarn } from '../../earn.rig.ts';

const t = await wordsOf(words);
const ACCOUNTS = [
  { account: 'funding', opened: true, available: '900' },
  { account: 'spot', opened: true, available: '35.77' },
  { account: 'p2p', opened: true, available: '7' },
] as const;

beforeEach(() => {
  answerForMoney();
  answerForEarn();
  answer('earn.orders', { rows: [], next: null });
  answer('transfers.info', { asset: 'USDT', ledgerScale: 8, accounts: [...ACCOUNTS] });
});

const TITLE = t('earn.idle.title', { amount: '935.77', asset: 'USDT' });

describe.each(LAYOUTS)('coins that lie free, on %s', (layout) => {
  it('say what they would earn, of what Funding and Spot have together, and lead to the product', async () => {
    await openPart(<IdleSlot asset="USDT" />, { layout });
    expect(await screen.findByText(TITLE)).toBeTruthy();
    const sentence = t('earn.idle.flexible', { amount: '935.77', asset: 'USDT', rate: '10.00%' });
    expect(screen.getByText(sentence)).toBeTruthy();
    const link = screen.getByRole('link', { name: t('earn.idle.see') });
    expect(link.getAttribute('href')).toBe('/wallet/earn/product?product=usdt-tiered');
    // Nothing hurries, nothing is ticked, nothing asks.
    expect(screen.queryAllByRole('checkbox').length + screen.queryAllByRole('button').length).toBe(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say the term where no product can be left at any time', async () => {
    const tiers = [{ upTo: null, rateBps: 560 }];
    answer('earn.products', { rows: [offer({ id: 'usdt-90', kind: 'FIXED', termDays: 90, tiers })] });
    await openPart(<IdleSlot asset="USDT" />, { layout });
    const sentence = t('earn.idle.fixed', { amount: '935.77', asset: 'USDT', rate: '5.60%', count: 90 });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});

it('of all coins the one that is worth most among those that a product takes', async () => {
  const row = { displayScale: 8, frozen: '0', change24hPercent: null, usable: true, priceUsdt: '1' };
  answer('holdings.account', {
    account: 'funding',
    opened: true,
    valueUsdt: '0',
    assets: [
      { ...row, asset: 'BKS', name: 'Books', total: '9', available: '9', valueUsdt: '90000' },
      { ...row, asset: 'USDT', name: 'Tether', total: '900', available: '900', valueUsdt: '900' },
      { ...row, asset: 'ETH', name: 'Ether', total: '0.1', available: '0.1', valueUsdt: '200' },
    ],
  });
  await openPart(<IdleSlot asset={null} />, { layout: 'desktop' });
  expect(await screen.findByText(TITLE)).toBeTruthy();
});

it('nothing is said, or asked of the accounts, of a coin that no product takes', async () => {
  await openPart(<IdleSlot asset="BKS" />, { layout: 'desktop' });
  await expect.poll(() => sent('earn.products').length).toBe(1);
  await turn();
  expect(document.querySelector('main')?.textContent).toBe('');
  expect(sent('transfers.info')).toEqual([]);
});

it('nothing is said to a visitor, or where the eye is closed', async () => {
  await openPart(<IdleSlot asset="USDT" />, { layout: 'desktop', person: null });
  await expect.poll(() => sent('earn.products').length).toBe(1);
  expect(sent('transfers.info')).toEqual([]);
  expect(screen.queryByText(TITLE)).toBeNull();
});
