import { messages as words } from '@bourse/i18n/en_US/earn.ts';
import { messages as refusals } from '@bourse/i18n/en_US/earn-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import {
  here,
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openScreen,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import { answer, cut, sent } from '../../../../lib/server.rig.ts';
import { offer } from '../../earn.fixture.ts';
import { answerForEarn, FIXED, OFFERS, RATES, TIERED } from '../../earn.rig.ts';

const t = await wordsOf({ ...words, ...refusals });
const HOUR_MS = 3_600_000;

beforeEach(() => {
  answerForMoney();
  answerForEarn();
});

const open = (layout: LayoutName, query: Record<string, string>, person?: null) =>
  openScreen('earn.product', { layout, query, ...(person === null && { person }) });
const steps = () =>
  within(screen.getByRole('list', { name: t('earn.path') }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe.each(LAYOUTS)('a product of Earn on %s', (layout) => {
  it('says every slice with its rate, made of its own rows', async () => {
    await open(layout, { product: TIERED.id });
    await untilThere();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('USDT Flexible, tiered');
    const rows = within(screen.getByRole('table', { name: t('earn.rates') })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      '0 \u2013 2,00010.00%',
      '2,000 \u2013 10,0004.20%',
      'Over 10,0003.60%',
    ]);
    expect(screen.getByText('on the first 2,000 USDT')).toBeTruthy();
  });

  it('draws thirty days of its rate, says each change, and what is announced', async () => {
    await open(layout, { product: TIERED.id });
    await untilThere();
    expect(sent('earn.rates')).toEqual([{ product: TIERED.id }]);
    const said = t('earn.historySaid', { low: '8.00%', high: '10.00%', now: '10.00%' });
    expect(await screen.findByRole('figure', { name: said })).toBeTruthy();
    const changes = within(screen.getByRole('list', { name: t('earn.changes') })).getAllByRole('listitem');
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      t('earn.announced', { rate: '9.00%', time: '11/22 17:30 (UTC+8)' }),
      t('earn.changed', { rate: '10.00%', time: '10/31 17:30 (UTC+8)' }),
    ]);
  });

  it('says the dates of an order that is made now, without a term', async () => {
    await open(layout, { product: TIERED.id });
    await untilThere();
    expect(steps()).toEqual([
      t('earn.subscribe') + t('earn.path.now'),
      `${t('earn.starts')}11/20 18:00 (UTC+8)`,
      `${t('earn.firstCredit')}${t('earn.path.daily')}11/21 00:05 (UTC+8)`,
      t('earn.anyTime') + t('earn.path.arrives'),
    ]);
  });

  it('says the dates of an order with a term until the coins are back', async () => {
    await open(layout, { product: FIXED.id });
    await untilThere();
    expect(steps()).toEqual([
      t('earn.subscribe') + t('earn.path.now'),
      `${t('earn.starts')}${t('earn.cancelUntil', { time: '11/21 00:00 (UTC+8)' })}11/21 00:00 (UTC+8)`,
      `${t('earn.matures')}02/19 00:00 (UTC+8)`,
      `${t('earn.paidBy')}02/19 00:30 (UTC+8)`,
    ]);
    expect(screen.getByText(t('earn.renewal.yes'))).toBeTruthy();
  });

  it('says where the yield comes from, and its own risks', async () => {
    await open(layout, { product: FIXED.id });
    await untilThere();
    expect(screen.getByText(t('earn.source.house'))).toBeTruthy();
    for (const risk of ['notInsured', 'house', 'rateStays', 'early'] as const) {
      expect(screen.getByText(t(`earn.risk.${risk}`))).toBeTruthy();
    }
    expect(screen.queryByText(t('earn.risk.rateMoves'))).toBeNull();
    expect(screen.queryByText(t('earn.risk.locked'))).toBeNull();
  });

  it('opens its form under an address of its own, and closes it again', async () => {
    const user = await open(layout, { product: TIERED.id });
    await untilThere();
    await user.click(screen.getByRole('button', { name: t('earn.subscribe') }));
    expect(here()).toBe('/wallet/earn/product?product=usdt-tiered&form=open');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: shell('shell.action.close') }));
    expect(here()).toBe('/wallet/earn/product?product=usdt-tiered');
  });

  it('is there for a visitor', async () => {
    await open(layout, { product: TIERED.id }, null);
    await untilThere();
    expect(screen.getByRole('list', { name: t('earn.path') })).toBeTruthy();
  });

  it('says its bounds, and who may buy it', async () => {
    const strict = { maxOrder: '500', maxPerson: '2000', kycMin: 2, vipMin: 1, isForNewPeople: true };
    answer('earn.products', { rows: [offer(strict)] });
    await open(layout, { product: TIERED.id });
    await untilThere();
    expect(screen.getByText('500 USDT')).toBeTruthy();
    expect(screen.getByText('2,000 USDT')).toBeTruthy();
    const needs = [t('earn.needs.kyc', { level: 2 }), t('earn.needs.vip', { level: 1 }), t('earn.needs.new')];
    expect(screen.getByText(needs.join(' · '))).toBeTruthy();
  });

  it('that opens later says the dates from then on, and one that has ended says none', async () => {
    answer('earn.products', {
      rows: [
        offer({ id: 'soon', status: 'UPCOMING', startAtMs: NOW_MS + HOUR_MS }),
        offer({ id: 'gone', status: 'ENDED' }),
      ],
    });
    await open(layout, { product: 'soon' });
    await untilThere();
    expect(steps().slice(0, 2)).toEqual([
      `${t('earn.subscribe')}11/20 18:30 (UTC+8)`,
      `${t('earn.starts')}11/20 19:00 (UTC+8)`,
    ]);
    expect(screen.queryByRole('button', { name: t('earn.subscribe') })).toBeNull();
  });

  it('that has ended says no dates', async () => {
    answer('earn.products', { rows: [offer({ status: 'ENDED' })] });
    await open(layout, { product: TIERED.id });
    await untilThere();
    expect(screen.getByText(t('earn.over'))).toBeTruthy();
    expect(screen.queryByRole('list', { name: t('earn.path') })).toBeNull();
  });

  it('that does not exist says so, and leads to those that do', async () => {
    await open(layout, { product: 'no-such' });
    await untilThere();
    expect(screen.getByText(t('EARN_NOT_FOUND'))).toBeTruthy();
    expect(screen.getAllByRole('link', { name: t('earn.products') })[0]?.getAttribute('href')).toBe('/wallet/earn');
    expect(sent('earn.rates')).toEqual([]);
  });

  it('whose rates could not be loaded says so beside the rest, and Retry brings them', async () => {
    cut('earn.rates');
    const user = await open(layout, { product: TIERED.id });
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    expect(screen.getByRole('list', { name: t('earn.path') })).toBeTruthy();
    answer('earn.rates', { rows: RATES });
    await user.click(retry);
    expect(await screen.findByRole('list', { name: t('earn.changes') })).toBeTruthy();
  });

  it('is led to by its name in the list', async () => {
    await openScreen('earn.products', { layout });
    await untilThere();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const { id } of OFFERS) expect(links).toContain(`/wallet/earn/product?product=${id}`);
  });
});
