import { messages } from '@bourse/i18n/en_US/notices.gen.ts';
import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { greyCount, here, LAYOUTS, openScreen, shell, untilThere, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { followed, tell } from '../../../../lib/live.rig.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { knownKind } from '../../rules/notice-kind.ts';

type Page = CallOutput<'notices.list'>;
type Row = Page['rows'][number];

const t = await wordsOf(messages);
const idOf = (nth: number): string => `6f0c2b1e-8d4e-4c55-9a3a-${String(nth).padStart(12, '0')}`;
const row = (nth: number, change: Partial<Row> = {}): Row => ({
  id: idOf(nth),
  kind: 'wallet.depositCredited',
  params: { amount: '1234.5', asset: 'USDT', id: idOf(nth) },
  atMs: Date.UTC(2026, 10, 19, 3, nth),
  read: true,
  ...change,
});
const page = (rows: readonly Row[], change: Partial<Page> = {}): Page => ({
  rows: [...rows],
  next: null,
  unread: rows.filter(({ read }) => !read).length,
  ...change,
});
const CHOICES: CallOutput<'notices.choices'> = {
  rows: (['security', 'moneyOut', 'deposit', 'trading', 'marketing'] as const).flatMap((category) =>
    (['inApp', 'email', 'sms'] as const).map((channel) => {
      const mustBeTold = category === 'security' || category === 'moneyOut';
      return { category, channel, on: category !== 'marketing', canSwitch: !mustBeTold };
    }),
  ),
};

it('has words for every kind that the catalog has words for', () => {
  const kinds = Object.keys(messages).filter((key) => key.startsWith('notices.kind.') && key !== 'notices.kind.other');
  expect(kinds.filter((key) => knownKind(key.slice('notices.kind.'.length)) === null)).toEqual([]);
});

describe.each(LAYOUTS)('the notices on %s', (layout) => {
  const open = (query?: Record<string, string>) => openScreen('notices.center', { layout, ...(query && { query }) });

  it('is grey while they are on their way, with its title and its tabs in place', async () => {
    const held = hold('notices.list');
    await open();
    const tabs = screen.getByRole('tablist', { name: t('notices.title') });
    expect(greyCount()).toBeGreaterThan(0);
    expect(screen.queryByText(t('notices.empty'))).toBeNull();
    held.answer(page([row(1)]));
    await untilThere();
    expect(tabs.isConnected).toBe(true);
  });

  it('says that there are none, and of a kind none', async () => {
    answer('notices.list', page([]));
    const user = await open();
    expect(await screen.findByText(t('notices.empty'))).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: t('notices.tab.trading') }));
    expect(await screen.findByText(t('notices.emptyTab'))).toBeTruthy();
    expect(here()).toContain('tab=trading');
    expect(sent('notices.list')).toEqual([{}, { category: 'trading' }]);
  });

  it('tells each in words with its numbers, its time and its way, and marks it as read when it is opened', async () => {
    answer('notices.list', page([row(2, { read: false }), row(1, { kind: 'somethingNew', params: {} })]));
    answer('notices.markRead', { done: true });
    const user = await open();
    const link = await screen.findByRole('link', { name: /Deposit of 1,234\.5 USDT credited/ });
    expect(link.textContent).toContain('11/19 11:02 (UTC+8)');
    expect(link.textContent).toContain(t('notices.unread'));
    expect(link.getAttribute('href')).toContain(`id=${idOf(2)}`);
    expect(screen.getByText(t('notices.kind.other'))).toBeTruthy();
    await user.click(link);
    expect(sent('notices.markRead')).toEqual([{ id: idOf(2) }]);
  });

  it('marks all of them as read with one press, once', async () => {
    let isRead = false;
    answer('notices.list', () => page([row(1, { read: isRead })]));
    const held = hold('notices.markRead');
    const user = await open();
    const button = await screen.findByRole('button', { name: t('notices.markAll') });
    await user.dblClick(button);
    expect(sent('notices.markRead')).toEqual([{}]);
    isRead = true;
    held.answer({ done: true });
    await expect.poll(() => screen.queryByRole('button', { name: t('notices.markAll') })).toBeNull();
  });

  it('shows more when it is asked for more', async () => {
    answer('notices.list', ({ before }) =>
      before ? page([row(1, { params: { amount: '1', asset: 'BTC' } })]) : page([row(2)], { next: 'c1' }),
    );
    const user = await open();
    await user.click(await screen.findByRole('button', { name: shell('shell.action.more') }));
    expect(await screen.findByText(/Deposit of 1 BTC credited/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /credited/ })).toHaveLength(2);
    expect(sent('notices.list')).toEqual([{}, { before: 'c1' }]);
    expect(screen.queryByRole('button', { name: shell('shell.action.more') })).toBeNull();
  });

  it('asks again as soon as the live connection tells of a new one', async () => {
    let rows = [row(1)];
    answer('notices.list', () => page(rows));
    await open();
    await screen.findByText(/1,234\.5 USDT/);
    await expect.poll(followed).toContain('notices.new');
    rows = [row(2, { params: { amount: '7', asset: 'ETH' } }), ...rows];
    await tell('notices.new', {});
    expect(await screen.findByText(/Deposit of 7 ETH credited/)).toBeTruthy();
  });

  it('says that the network is away, and Retry brings them', async () => {
    cut('notices.list');
    const user = await open();
    expect((await screen.findByRole('alert')).textContent).toContain(shell('shell.loadFailed'));
    answer('notices.list', page([row(1)]));
    await user.click(screen.getByRole('button', { name: shell('shell.action.retry') }));
    expect(await screen.findByText(/credited/)).toBeTruthy();
  });

  it('switches what may be switched, one at a time, and shows what must be told as fixed', async () => {
    answer('notices.list', page([]));
    answer('notices.choices', CHOICES);
    const held = hold('notices.choose');
    const user = await open({ tab: 'settings' });
    const news = (await screen.findByText(t('notices.category.marketing'))).closest('li')!;
    const told = screen.getByText(t('notices.category.security'), { selector: 'p' }).closest('li')!;
    const email = within(news).getByRole('switch', { name: t('notices.channel.email') });
    expect(email).toHaveProperty('ariaChecked', 'false');
    for (const fixed of within(told).getAllByRole('switch')) expect(fixed).toHaveProperty('disabled', true);
    await user.dblClick(email);
    expect(sent('notices.choose')).toEqual([{ category: 'marketing', channel: 'email', on: 'true' }]);
    held.answer({ done: true });
    await expect.poll(() => sent('notices.choices').length).toBe(2);
  });

  it('says why a choice was refused', async () => {
    answer('notices.list', page([]));
    answer('notices.choices', CHOICES);
    refuse('notices.choose', 'MUST_BE_TOLD');
    const user = await open({ tab: 'settings' });
    const news = (await screen.findByText(t('notices.category.marketing'))).closest('li')!;
    await user.click(within(news).getByRole('switch', { name: t('notices.channel.sms') }));
    const { messages: refusals } = await import('@bourse/i18n/en_US/notices-refusal.ts');
    expect(await screen.findByText(refusals.MUST_BE_TOLD)).toBeTruthy();
  });

  it('is nobody’s page for a visitor', async () => {
    await openScreen('notices.center', { layout, person: null });
    expect(here()).toContain(layout === 'h5' ? '/h5/user/loginAndRegister?forwardUrl=' : '/front/login?forwardUrl=');
    expect(sent('notices.list')).toEqual([]);
  });
});
