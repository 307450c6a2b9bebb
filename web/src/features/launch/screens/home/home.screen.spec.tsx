import { messages as words } from '@bourse/i18n/en_US/launch.ts';
import { messages as flash } from '@bourse/i18n/en_US/launch-flash.ts';
import { messages as lottery } from '@bourse/i18n/en_US/launch-lottery.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  greyCount,
  here,
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openScreen,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import { answer, cut, hold, sent } from '../../../../lib/server.rig.ts';
import type { Round } from '../../api/queries.ts';
import { boostRound, flashRound, lotteryRound, project, round } from '../../launch.fixture.ts';
import { answerForFlash, answerForLaunch } from '../../launch.rig.ts';

const t = await wordsOf({ ...words, ...flash, ...lottery });
const HOUR_MS = 3_600_000;
const SOON = project({
  id: 'later',
  tokenName: 'Later',
  rounds: [round({ state: 'WARM_UP', startAtMs: NOW_MS + HOUR_MS, discountBps: 0, people: 0, committed: '0' })],
});
const OVER = project({ id: 'over', tokenName: 'Over', rounds: [round({ state: 'DISTRIBUTING', sold: '40000' })] });
const GONE = project({ id: 'gone', tokenName: 'Gone', isCancelled: true, rounds: [round({ state: 'CANCELLED' })] });

beforeEach(answerForLaunch);

const open = (layout: LayoutName, query: Record<string, string> = {}) => openScreen('launch.home', { layout, query });
const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

describe.each(LAYOUTS)('the sales on %s', (layout) => {
  it('are grey while they are on their way, then say price, demand and when they end', async () => {
    const held = hold('launch.projects');
    await open(layout);
    expect(greyCount()).toBeGreaterThan(0);
    held.answer({ rows: [project()], next: null });
    await untilThere();
    const card = within(screen.getByRole('article', { name: 'Halyard' }));
    expect(card.getByText('0.108 USDT')).toBeTruthy();
    expect(card.getByText('10%')).toBeTruthy();
    expect(card.getByText('5,400 USDT')).toBeTruthy();
    expect(card.getByText(t('launch.ofQuota', { percent: '50%' }))).toBeTruthy();
    expect(card.getByText('2026/11/20 19:30 (UTC+8)')).toBeTruthy();
    expect(card.getByRole('link').getAttribute('href')).toBe('/wallet/fansup/halyard');
  });

  it('say whom a round is for', async () => {
    const only = project({ rounds: [round({ nationality: 'NON_CN', kycMin: 0, vipMin: 2, newcomersOnly: true })] });
    const all = project({ id: 'all', tokenName: 'All', rounds: [round({ kycMin: 0 })] });
    answer('launch.projects', { rows: [only, all], next: null });
    await open(layout);
    await untilThere();
    const asked = [
      t('launch.condition.KYC', { needed: '1' }),
      t('launch.condition.NON_CN'),
      t('launch.condition.VIP', { needed: '2' }),
      t('launch.condition.NEWCOMER'),
    ];
    expect(within(screen.getByRole('article', { name: 'Halyard' })).getByText(asked.join(' · '))).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'All' })).queryByText(t('launch.conditions'))).toBeNull();
  });

  it('stand in tabs by time, which the address keeps', async () => {
    answer('launch.projects', { rows: [SOON, project(), OVER, GONE], next: null });
    const user = await open(layout);
    await untilThere();
    expect(names()).toEqual(['Halyard']);
    await user.click(screen.getByRole('tab', { name: t('launch.tab.ended') }));
    expect(here()).toBe('/wallet/fansup/home?tab=ended');
    expect(names()).toEqual(['Over', 'Gone']);
    const over = within(screen.getByRole('article', { name: 'Over' }));
    expect([over.getByText('40,000 HLY'), over.getByText(t('launch.ofQuota', { percent: '40%' }))].length).toBe(2);
    const gone = within(screen.getByRole('article', { name: 'Gone' }));
    expect(gone.getByText(t('launch.phase.cancelled'))).toBeTruthy();
    expect(gone.queryByText(t('launch.ended'))).toBeNull();
  });

  it('that are open say what they are: subscription, flash sale, lottery or boost', async () => {
    answerForFlash();
    const of = (id: string, made: Round) => project({ id, tokenName: id, rounds: [made] });
    answer('launch.projects', {
      rows: [of('one', round()), of('two', flashRound()), of('three', lotteryRound()), of('four', boostRound())],
      next: null,
    });
    await open(layout);
    await untilThere();
    const said = [
      ['one', t('launch.subscribing.live'), t('launch.subscribing.round', { number: 1 })],
      ['two', t('launch.flash.live'), t('launch.flash.round', { number: 1 })],
      ['three', t('launch.lottery.live'), t('launch.lottery.round', { number: 1 })],
      ['four', t('launch.boost.live'), t('launch.boost.round', { number: 1 })],
    ] as const;
    for (const [name, ...texts] of said) {
      const card = within(screen.getByRole('article', { name }));
      for (const text of texts) expect(card.getByText(text)).toBeTruthy();
    }
  });

  it('of a live flash sale say how much is taken, as it is now', async () => {
    answerForFlash();
    answer('launch.projects', { rows: [project({ rounds: [flashRound()] })], next: null });
    await open(layout);
    await untilThere();
    const card = within(screen.getByRole('article', { name: 'Halyard' }));
    expect(card.getByText(flash['launch.flash.live'])).toBeTruthy();
    expect(card.getByText('56.25% taken')).toBeTruthy();
    expect(sent('launch.flash')).toEqual([{ project: 'halyard', round: '1' }]);
  });

  it('of a flash sale that is sold out say so, and not when it would have ended', async () => {
    const sold = flashRound({ state: 'DISTRIBUTING', shown: 'SOLD_OUT', sold: '2400000' });
    answer('launch.projects', { rows: [project({ rounds: [sold] })], next: null });
    await open(layout, { tab: 'ended' });
    await untilThere();
    const card = within(screen.getByRole('article', { name: 'Halyard' }));
    expect(card.getByText(flash['launch.flash.soldOut'])).toBeTruthy();
    expect(card.getByText(t('launch.ofQuota', { percent: '100%' }))).toBeTruthy();
    expect(card.queryByText(t('launch.ended'))).toBeNull();
  });

  it('that open later come first where none is live, and say when', async () => {
    answer('launch.projects', { rows: [SOON, OVER], next: null });
    await open(layout);
    await untilThere();
    expect(names()).toEqual(['Later']);
    expect(screen.getByText('2026/11/20 18:30 (UTC+8)')).toBeTruthy();
    expect(screen.queryByText(t('launch.discount'))).toBeNull();
  });

  it('that are over are asked for where they are looked at, a page at a time', async () => {
    answer('launch.projects', ({ over, before }) => {
      if (over === 'false') return { rows: [project()], next: null };
      return before === undefined ? { rows: [OVER], next: 'over' } : { rows: [GONE], next: null };
    });
    const user = await open(layout);
    await untilThere();
    expect(names()).toEqual(['Halyard']);
    expect(sent('launch.projects')).toEqual([{ over: 'false', limit: '20' }]);
    await user.click(screen.getByRole('tab', { name: t('launch.tab.ended') }));
    await screen.findByRole('article', { name: 'Over' });
    await user.click(screen.getByRole('button', { name: shell('shell.action.more') }));
    await screen.findByRole('article', { name: 'Gone' });
    expect(names()).toEqual(['Over', 'Gone']);
    expect(sent('launch.projects').at(-1)).toEqual({ over: 'true', limit: '20', before: 'over' });
    expect(screen.queryByRole('button', { name: shell('shell.action.more') })).toBeNull();
  });

  it('say that there is none', async () => {
    answer('launch.projects', { rows: [], next: null });
    await open(layout, { tab: 'upcoming' });
    await untilThere();
    expect(screen.getByText(t('launch.none'))).toBeTruthy();
  });

  it('say that they could not be loaded, and Retry brings them', async () => {
    cut('launch.projects');
    const user = await open(layout);
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    answer('launch.projects', { rows: [project()], next: null });
    await user.click(retry);
    expect(await screen.findByRole('article', { name: 'Halyard' })).toBeTruthy();
  });

  it('lead to what one took part in', async () => {
    const user = await open(layout);
    await untilThere();
    await user.click(screen.getByRole(layout === 'h5' ? 'button' : 'link', { name: t('launch.mine') }));
    expect(here()).toBe('/wallet/fansup/history');
  });
});
