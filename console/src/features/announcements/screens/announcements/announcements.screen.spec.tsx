import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { LANGUAGE_NAMES, LOCALES } from '@bourse/i18n/locales.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { button, dialog, field, isOffered, page, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Announcement = RowOf<'staffAnnouncements.list'>;
const ID = '0190f000-0000-7000-8000-000000000001';
const shown = (own: Partial<Announcement> = {}): Announcement => ({
  id: ID,
  level: 'warn',
  texts: { en_US: 'Maintenance tonight' },
  fallback: 'english',
  fromMs: NOW_MS - MINUTE_MS,
  untilMs: null,
  removedAtMs: null,
  writtenBy: 'lena',
  writtenAtMs: NOW_MS,
  ...own,
});
const openAs = (role: 'product' | 'risk' | 'support' | 'auditor', ...rows: readonly Announcement[]) =>
  open('/announcements', { role, answers: { 'staffAnnouncements.list': { rows: [...rows] } } });
const english = () => field(`${LANGUAGE_NAMES.en_US} · ${t('console.announce.required')}`);
const publish = () => button(t('console.announce.publish'));

test('it loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/announcements', {
    role: 'support',
    id: 'staffAnnouncements.list',
    answer: { rows: [shown()] },
    failed: 'console.announce.failed',
    shows: 'Maintenance tonight',
  });
});

test('says that nothing is announced', async () => {
  await openAs('auditor');
  await screen.findByText(t('console.announce.empty'));
  expect(isOffered(t('console.announce.publish'))).toBe(false);
});

test('shows each announcement in its state by the clock of the exchange, and takes back only what is ahead or shown', async () => {
  const texts = { en_US: 'Two languages', fr_FR: 'Deux langues' };
  await openAs(
    'risk',
    shown(),
    shown({ id: '2', texts, fromMs: NOW_MS + MINUTE_MS, level: 'info', fallback: 'nothing' }),
    shown({ id: '3', untilMs: NOW_MS }),
    shown({ id: '4', removedAtMs: NOW_MS }),
  );
  await screen.findByText('Two languages');
  const about = (level: 'warn' | 'info', count: number, fallback: 'english' | 'nothing') =>
    `${t(`console.announce.level.${level}`)} · ${t('console.announce.languages', { count })} · ${t(`console.announce.fallback.${fallback}`)}`;
  const [begun, remove] = ['2026/11/20 14:31:05', t('console.announce.remove')];
  const first = `Maintenance tonight ${about('warn', 1, 'english')}`;
  expect(rowsOf(t('console.announce.title'))).toEqual([
    [first, t('console.announce.state.shown'), `${begun}${t('console.announce.open')}`, 'lena', remove],
    [
      `Two languages ${about('info', 2, 'nothing')}`,
      t('console.announce.state.ahead'),
      `2026/11/20 14:33:05${t('console.announce.open')}`,
      'lena',
      remove,
    ],
    [first, t('console.announce.state.over'), `${begun}2026/11/20 14:32:05`, 'lena', ''],
    [first, t('console.announce.state.removed'), `${begun}${t('console.announce.open')}`, 'lena', ''],
  ]);
});

test.each(['support', 'auditor'] as const)('%s reads, writes nothing and takes nothing back', async (role) => {
  await openAs(role, shown());
  await screen.findByText('Maintenance tonight');
  expect(isOffered(t('console.announce.publish'))).toBe(false);
  expect(isOffered(t('console.announce.remove'))).toBe(false);
});

test('English is required, and the end comes after the beginning and after now', async () => {
  const { user, sent } = await openAs('product');
  await user.type(field(LANGUAGE_NAMES.fr_FR), 'Bonjour');
  expect(publish().disabled).toBe(true);
  await user.type(english(), ' ab ');
  expect([english().value, publish().disabled]).toEqual([' ab ', true]);
  await user.type(english(), 'c');
  expect(publish().disabled).toBe(false);
  const until = field(t('console.announce.until'));
  await user.type(until, '2026-11-20T14:32');
  within(page()).getByText(t('console.refusal.ENDS_BEFORE_START'));
  await user.clear(until);
  await user.type(until, '2026-11-20T15:00');
  expect(publish().disabled).toBe(false);
  await user.type(field(t('console.announce.from')), '2026-11-20T15:00');
  within(page()).getByText(t('console.refusal.ENDS_BEFORE_START'));
  expect(publish().disabled).toBe(true);
  expect(sent('staffAnnouncements.publish')).toEqual([]);
});

test('it is published in the languages that have words, from when until when in business time; then the fields are empty', async () => {
  const opened = await openAs('product');
  const { user } = opened;
  expect(screen.getByText(t('console.announce.fallback', { count: LOCALES.length - 1 }))).toBeTruthy();
  await user.type(english(), ' Maintenance  tonight ');
  await user.type(field(LANGUAGE_NAMES.fr_FR), 'Maintenance ce soir');
  await user.type(field(LANGUAGE_NAMES.ko_KR), '   ');
  await user.selectOptions(
    screen.getByLabelText(t('console.announce.fallback', { count: LOCALES.length - 2 })),
    'nothing',
  );
  await user.selectOptions(screen.getByLabelText(t('console.announce.level')), 'danger');
  await user.type(field(t('console.announce.from')), '2026-11-21T08:00');
  await user.type(field(t('console.announce.until')), '2026-11-21T09:30');
  await user.click(publish());
  within(dialog()).getByText(t('console.announce.publishEffect'));
  await actWithReason(opened, {
    id: 'staffAnnouncements.publish',
    verb: t('console.announce.publish'),
    input: {
      en_US: 'Maintenance  tonight',
      fr_FR: 'Maintenance ce soir',
      fallback: 'nothing',
      level: 'danger',
      fromMs: String(Date.UTC(2026, 10, 21)),
      untilMs: String(Date.UTC(2026, 10, 21, 1, 30)),
    },
    answer: { done: true },
    done: t('console.announce.published'),
  });
  await waitFor(() => expect(english().value).toBe(''));
  expect(field(t('console.announce.from')).value).toBe('');
});

test('it is taken back', async () => {
  const opened = await openAs('risk', shown());
  await opened.user.click(await screen.findByRole('button', { name: t('console.announce.remove') }));
  within(dialog()).getByText(t('console.announce.removeEffect'));
  await actWithReason(opened, {
    id: 'staffAnnouncements.remove',
    verb: t('console.announce.remove'),
    input: { id: ID },
    answer: { done: true },
    done: t('console.announce.removed'),
  });
});
