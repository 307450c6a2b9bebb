import { messages as words } from '@bourse/i18n/en_US/launch.ts';
import { messages as flash } from '@bourse/i18n/en_US/launch-flash.ts';
import { messages as prices } from '@bourse/i18n/en_US/launch-price.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { greyCount, LAYOUTS, NOW_MS, openScreen, shell, untilThere, wordsOf } from '../../../../app/screen.rig.tsx';
import { answer, cut, hold, sent } from '../../../../lib/server.rig.ts';
import { settled, subscription } from '../../launch.fixture.ts';
import { answerForLaunch } from '../../launch.rig.ts';

const t = await wordsOf({ ...words, ...prices });

beforeEach(answerForLaunch);

const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe.each(LAYOUTS)('what one took part in, on %s', (layout) => {
  const open = () => openScreen('launch.history', { layout });

  it('is grey while it is on its way, then says what was committed, got, paid and is free again', async () => {
    const held = hold('launch.subscriptions');
    await open();
    expect(greyCount()).toBeGreaterThan(0);
    held.answer({ rows: [settled()], next: null });
    await untilThere();
    expect(figures()).toEqual(['2026/11/20 16:30 (UTC+8)', '540 USDT', '4,000 HLY', '432 USDT', '108 USDT']);
    expect(screen.getByText(t('launch.subscription.COMPLETED'))).toBeTruthy();
    expect(screen.getByRole('link', { name: /HLY/ }).getAttribute('href')).toBe('/wallet/fansup/halyard?round=1');
  });

  it('says of what was bought in a flash sale when, what and for how much: nothing was committed', async () => {
    const bought = settled({ mode: 'FLASH', committed: '249.48', cost: '249.48', got: '3000', vipDiscountBps: 100 });
    answer('launch.subscriptions', { rows: [bought], next: null });
    await open();
    await untilThere();
    expect(await screen.findByText(flash['launch.flash.boughtAt'])).toBeTruthy();
    expect(figures()).toEqual(['2026/11/20 16:30 (UTC+8)', '\u22121%', '3,000 HLY', '249.48 USDT']);
  });

  it('says of a purchase that was paid back what came back, and of no tokens: they went back too', async () => {
    const paidBack = { state: 'REFUNDED', committed: '249.48', cost: '249.48', got: '3000' } as const;
    answer('launch.subscriptions', { rows: [settled({ mode: 'FLASH', ...paidBack, unlocks: [] })], next: null });
    await open();
    await untilThere();
    expect(figures()).toEqual(['2026/11/20 16:30 (UTC+8)', '249.48 USDT', '249.48 USDT']);
    expect(screen.getByText(t('launch.paidBack')).nextElementSibling?.textContent).toBe('249.48 USDT');
  });

  it('says how many tickets of a lottery it was for, and leads to that round', async () => {
    answer('launch.subscriptions', { rows: [subscription({ round: 2, tickets: 3 })], next: null });
    await open();
    await untilThere();
    expect(figures()).toEqual(['2026/11/20 16:30 (UTC+8)', '3', '540 USDT']);
    expect(screen.getByRole('link', { name: /HLY/ }).getAttribute('href')).toBe('/wallet/fansup/halyard?round=2');
  });

  it('says of a boost when it was locked, and that it is not any more', async () => {
    const boost = { mode: 'BOOST', asset: 'ETH', committed: '5', got: '6250', cost: '0' } as const;
    answer('launch.subscriptions', { rows: [settled({ ...boost, unlocks: [] })], next: null });
    await open();
    await untilThere();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      words['launch.boost.time'],
      words['launch.boost.wasLocked'],
      words['launch.boost.reward'],
      t('launch.freed'),
    ]);
    expect(figures()).toEqual(['2026/11/20 16:30 (UTC+8)', '5 ETH', '6,250 HLY', '5 ETH']);
  });

  it('shows each unlock with its date and amount', async () => {
    const user = await open();
    await untilThere();
    const button = screen.getByRole('button', { name: /1 of 2/ });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    const rows = within(screen.getByRole('table', { name: t('launch.unlocks') })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      `2026/11/19 17:30 (UTC+8)800${t('launch.unlocked')}`,
      `2027/02/19 17:30 (UTC+8)3,200${t('launch.locked')}`,
    ]);
    // The picture above says what they come to together.
    expect(screen.getByText('4,000')).toBeTruthy();
  });

  it.each(['SUBSCRIBED', 'PENDING_DEDUCTION', 'NOT_ALLOCATED', 'CANCELLED', 'REFUNDED'] as const)(
    'says its state: %s',
    async (state) => {
      answer('launch.subscriptions', { rows: [subscription({ state })], next: null });
      await open();
      await untilThere();
      expect(screen.getByText(t(`launch.subscription.${state}`))).toBeTruthy();
    },
  );

  it('shows what a price protection gave, with what the tokens were worth', async () => {
    const protection = { worth: '300', credit: '132', atMs: NOW_MS };
    answer('launch.subscriptions', { rows: [settled({ protection })], next: null });
    await open();
    await untilThere();
    const beside = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(beside(t('launch.protection.worth'))).toBe('300 USDT');
    expect(beside(t('launch.protection.credit'))).toBe('132 USDT');
  });

  it('comes a page at a time', async () => {
    answer('launch.subscriptions', ({ before }) =>
      before === undefined
        ? { rows: [settled()], next: 'further' }
        : { rows: [subscription({ id: '6f0c2b1e-8d4e-4c55-9a3a-0000000000f2' })], next: null },
    );
    const user = await open();
    await untilThere();
    await user.click(screen.getByRole('button', { name: shell('shell.action.more') }));
    expect(await screen.findByText(t('launch.subscription.SUBSCRIBED'))).toBeTruthy();
    expect(sent('launch.subscriptions').at(-1)).toEqual({ limit: '20', before: 'further' });
  });

  it('says that there is nothing, and leads to the sales', async () => {
    answer('launch.subscriptions', { rows: [], next: null });
    await open();
    await untilThere();
    expect(screen.getByText(t('launch.noneMine'))).toBeTruthy();
    expect(
      screen
        .getAllByRole('link', { name: t('launch.all') })
        .at(-1)
        ?.getAttribute('href'),
    ).toBe('/wallet/fansup/home');
  });

  it('says that it could not be loaded, and Retry brings it', async () => {
    cut('launch.subscriptions');
    const user = await open();
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    answer('launch.subscriptions', { rows: [settled()], next: null });
    await user.click(retry);
    expect(await screen.findByText(t('launch.subscription.COMPLETED'))).toBeTruthy();
  });
});
