import { messages as words } from '@bourse/i18n/en_US/earn.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import {
  greyCount,
  here,
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openScreen,
  STATUS,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import { answer, cut, hold } from '../../../../lib/server.rig.ts';
import { offer } from '../../earn.fixture.ts';
import { answerForEarn, OFFERS } from '../../earn.rig.ts';

const t = await wordsOf(words);
const HOUR_MS = 3_600_000;

beforeEach(() => {
  answerForMoney();
  answerForEarn();
});

const open = (layout: LayoutName, query: Record<string, string> = {}, person?: null) =>
  openScreen('earn.products', { layout, query, ...(person === null && { person }) });
/** The names of the products in their order. */
const namesShown = (layout: LayoutName) => {
  const rows = layout === 'desktop' ? screen.getAllByRole('row').slice(1) : screen.getAllByRole('listitem');
  return rows.map((row) => `${within(row).getAllByText(/^(?:USDT|ETH)$/)[0]?.textContent}`);
};

describe.each(LAYOUTS)('the products of Earn on %s', (layout) => {
  it('are grey while they are on their way, then stand by what 1,000 USDT would earn', async () => {
    const held = hold('earn.products');
    await open(layout);
    expect(greyCount()).toBeGreaterThan(0);
    held.answer({ rows: OFFERS });
    await untilThere();
    expect(namesShown(layout)).toEqual(['USDT', 'USDT', 'ETH']);
  });

  it('say a rate of one slice only with its slice, and never sum two coins', async () => {
    await open(layout);
    await untilThere();
    expect(screen.getAllByText('10.00%', { selector: 'strong' })[0]?.parentElement?.textContent).toBe('up to 10.00%');
    expect(screen.getByText('on the first 2,000 USDT')).toBeTruthy();
    expect(screen.getByText(/ETH \+/).textContent).toBe('2.00% ETH + \u22485.00% in BTC');
    expect(screen.queryByText(/7\.00/)).toBeNull();
  });

  it('are shown without a way in while Earn takes nothing new, and one says why', async () => {
    answer('operator.status', { ...STATUS, switches: { ...STATUS.switches, EARN_CLOSE: 'true' } });
    await open(layout, { product: OFFERS[0]!.id });
    await untilThere();
    expect(await screen.findByText(t('earn.closed'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('earn.subscribe') })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(namesShown(layout)).toEqual(['USDT', 'USDT', 'ETH']);
  });

  it('say that a reward is used up, and since when', async () => {
    const reward = { asset: 'BTC', rateBps: 500, left: '0', budget: '1', endedAtMs: NOW_MS - HOUR_MS };
    answer('earn.products', {
      rows: [offer({ asset: 'ETH', kind: 'FLEX_HYBRID', tiers: [{ upTo: null, rateBps: 200 }], reward })],
    });
    await open(layout);
    await untilThere();
    expect(screen.getByText(/ETH \+/).textContent).toBe('2.00% ETH + \u22480.00% in BTC');
    expect(screen.getByText(t('earn.rewardEnded', { coin: 'BTC', time: '11/20 16:30 (UTC+8)' }))).toBeTruthy();
  });

  it('are narrowed by kind, which the address keeps, by coin, and to the coins that are there', async () => {
    const user = await open(layout);
    await untilThere();
    await user.click(screen.getByRole('button', { name: t('earn.filter.FIXED') }));
    expect(here()).toBe('/wallet/earn?kind=FIXED');
    expect(namesShown(layout)).toEqual(['USDT']);
    await user.click(screen.getByRole('button', { name: t('earn.filter.all') }));
    await user.type(screen.getByRole('searchbox', { name: t('earn.search') }), 'ether');
    expect(namesShown(layout)).toEqual(['ETH']);
    await user.click(screen.getByRole('checkbox', { name: t('earn.mine') }));
    expect(await screen.findByText(t('earn.none'))).toBeTruthy();
  });

  it('are there for a visitor, without a summary, and lead to the log-in', async () => {
    await open(layout, { product: 'usdt-90' }, null);
    await untilThere();
    expect(screen.queryByText(t('earn.held'))).toBeNull();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: shell('shell.account.logIn') })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: t('earn.mine') })).toBeNull();
  });

  it('say when one opens, or that it is sold out, in the place of the button', async () => {
    answer('earn.products', {
      rows: [
        offer({ id: 'soon', status: 'UPCOMING', startAtMs: NOW_MS + HOUR_MS }),
        offer({ id: 'gone', status: 'ENDED' }),
      ],
    });
    await open(layout);
    await untilThere();
    expect(screen.getByText(t('earn.opens', { time: '11/20 18:30 (UTC+8)' }))).toBeTruthy();
    expect(screen.getByText(t('earn.over'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('earn.subscribe') })).toBeNull();
  });

  it('say what a person has, what it earned and when the next credit comes', async () => {
    await open(layout);
    await untilThere();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures.slice(0, 4)).toEqual([
      '1,000.50USDT\u2248 $1,000.50',
      `+0.27${t('earn.estimated')}`,
      `0.50${t('earn.since', { date: '2026/11/18' })}`,
      '11/21 00:05 (UTC+8)',
    ]);
  });

  it('say that they could not be loaded, and Retry brings them', async () => {
    cut('earn.products');
    const user = await open(layout);
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    answer('earn.products', { rows: OFFERS });
    await user.click(retry);
    expect((await screen.findAllByText(t('earn.anyTime'))).length).toBeGreaterThan(0);
  });

  it('explain their rates by the rows of the products themselves', async () => {
    const user = await open(layout);
    await untilThere();
    await user.click(screen.getByRole('button', { name: t('earn.howRates') }));
    const dialog = within(await screen.findByRole('dialog', { name: t('earn.howRates') }));
    // 15,000 in slices of 2,000, 8,000 and 5,000.
    const words = { amount: '15,000', asset: 'USDT', interest: '1.96164383', rate: '4.77%' };
    expect(dialog.getByText(t('earn.faq.example', words))).toBeTruthy();
    expect(dialog.getByText(t('earn.faq.yield', { rate: '5.00%', yield: '5.12%' }))).toBeTruthy();
    expect(here()).toBe('/wallet/earn?view=rules');
  });
});
