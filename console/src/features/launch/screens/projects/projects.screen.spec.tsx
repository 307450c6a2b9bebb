import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { NOW_MS } from '../../../../app/exchange.rig.ts';
import { button, dialog, field, isOffered, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';
import { openAs, project } from './projects.rig.tsx';

test('it loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/launch', {
    role: 'product',
    id: 'staffLaunch.projects',
    answer: { rows: [project()], next: null, aside: [], snapshots: [] },
    failed: 'console.launch.failed',
    shows: 'nova',
  });
});

test('older projects are asked for from the last one on', async () => {
  const opened = await open('/launch', {
    role: 'support',
    answers: { 'staffLaunch.projects': { rows: [project()], next: 'nova', aside: [], snapshots: [] } },
  });
  await screen.findByText('nova');
  opened.answer({ 'staffLaunch.projects': { rows: [project({ id: 'older' })], next: null, aside: [], snapshots: [] } });
  await opened.user.click(button(t('console.more')));
  await screen.findByText('older');
  expect(opened.sent('staffLaunch.projects')).toContainEqual({ before: 'nova' });
});

test('how the snapshots stand that rounds ask for', async () => {
  const run = {
    project: 'nova',
    round: 1,
    asset: 'ETH',
    least: '2',
    fromMs: NOW_MS - DAY_MS,
    untilMs: NOW_MS,
    hours: 24,
    taken: 21,
    lost: 1,
    isTidied: false,
    last: { atMs: NOW_MS - HOUR_MS, people: 1_234 },
  };
  const later = { ...run, project: 'orbit', taken: 0, lost: 0, last: null };
  const tidied = { ...later, project: 'past', isTidied: true };
  await open('/launch', {
    role: 'support',
    answers: { 'staffLaunch.projects': { rows: [], next: null, aside: [], snapshots: [run, later, tidied] } },
  });
  await screen.findByRole('heading', { name: t('console.launch.snapshots') });
  const round = t('console.launch.round', { number: 1 });
  const period = '11/19 14:32 – 11/20 14:32';
  expect(rowsOf(t('console.launch.snapshots'))).toEqual([
    [`nova · ${round}`, '2 ETH', period, '21 / 24', '1', `11/20 13:32 · ${t('console.launch.by', { count: 1_234 })}`],
    [`orbit · ${round}`, '2 ETH', period, '0 / 24', '0', t('console.launch.noSnapshot')],
    [`past · ${round}`, '2 ETH', period, t('console.launch.tidied'), '--', '--'],
  ]);
});

test('it says that there is no project', async () => {
  await openAs('support');
  await screen.findByText(t('console.launch.empty'));
});

test('each project with its rounds, what is committed, sold, put aside and earned', async () => {
  const counted = { ...project().rounds[0]!, state: 'ANNOUNCED', sold: '4000', toSettle: 3 } as const;
  await openAs(
    'support',
    project(),
    project({ id: 'orbit', isCancelled: true, cover: '250', proceeds: '640', rounds: [counted] }),
  );
  await screen.findByText('nova');
  expect(rowsOf(t('console.launch.title'))).toEqual([
    [
      'nova ETH / USDT',
      `${t('console.launch.round', { number: 1 })} · ${t('console.launch.state.OPEN')} ${t('console.launch.mode.SUBSCRIPTION')} 11/20 13:32 – 11/20 15:32`,
      `12,345.5 ${t('console.launch.by', { count: 17 })}`,
      '0 / 5,000',
      '5,000',
      '0',
      '--',
      '0',
      t('console.survey.open'),
    ],
    [
      `orbit ETH / USDT ${t('console.launch.state.CANCELLED')}`,
      `${t('console.launch.round', { number: 1 })} · ${t('console.launch.state.ANNOUNCED')} ${t('console.launch.mode.SUBSCRIPTION')} 11/20 13:32 – 11/20 15:32`,
      `12,345.5 ${t('console.launch.by', { count: 17 })}`,
      `4,000 / 5,000 ${t('console.launch.toSettle', { count: 3 })}`,
      '5,000',
      '0',
      '250',
      '640',
      t('console.survey.open'),
    ],
  ]);
  for (const word of ['new', 'fund', 'payOut', 'cancel'] as const)
    expect(isOffered(t(`console.launch.${word}`))).toBe(false);
});

test('a running flash round says how many lots are paid, being paid and free, and how many wait', async () => {
  const flash = { quotaLots: 50, paidLots: 12, payingLots: 3, freeLots: 35, queued: 214 };
  await openAs('product', project({ rounds: [{ ...project().rounds[0]!, mode: 'FLASH', flash }] }));
  await screen.findByText(t('console.launch.lots', { paid: 12, paying: 3, free: 35, queued: 214 }));
  screen.getByText(t('console.launch.mode.FLASH'));
});

test('Finance puts tokens aside, also for a project that is not there yet, once for one request', async () => {
  const opened = await openAs('finance');
  const { user } = opened;
  await screen.findByText(t('console.launch.empty'));
  await user.click(button(t('console.launch.fund')));
  within(dialog()).getByText(t('console.launch.effect.fund'));
  await user.type(field(t('console.launch.project'), dialog()), 'nova');
  await user.type(field(t('console.actionField.token'), dialog()), 'HBT');
  await user.type(field(t('console.actionField.amount'), dialog()), '500');
  await actWithReason(opened, {
    id: 'staffLaunch.fund',
    verb: t('console.ask'),
    input: { clientRequestId: expect.any(String) as never, project: 'nova', token: 'HBT', amount: '500' },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
  expect(new Set(opened.sent('staffLaunch.fund').map(({ clientRequestId }) => clientRequestId)).size).toBe(1);
});

test('Finance pays out of a project, and reads before when that is possible', async () => {
  const opened = await openAs('finance', project({ proceeds: '640' }));
  const { user } = opened;
  await screen.findByText('nova');
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: t('console.launch.payOut') }));
  within(dialog()).getByText(t('console.launch.effect.payOut'));
  within(dialog()).getByText(t('console.launch.payOutHint'));
  await user.type(field(t('console.launch.payOutTo'), dialog()), '123456789');
  await actWithReason(opened, {
    id: 'staffLaunch.payOut',
    verb: t('console.ask'),
    input: {
      clientRequestId: expect.any(String) as never,
      project: 'nova',
      asset: 'USDT',
      amount: '640',
      uid: '123456789',
    },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('Finance pays the owners what nobody bought, also of a project that was never published', async () => {
  const opened = await openAs('finance');
  const { user } = opened;
  await screen.findByText(t('console.launch.empty'));
  await user.click(button(t('console.launch.payOut')));
  await user.type(field(t('console.launch.project'), dialog()), 'nova');
  await user.type(field(t('console.actionField.asset'), dialog()), 'HBT');
  await user.type(field(t('console.actionField.amount'), dialog()), '500');
  await actWithReason(opened, {
    id: 'staffLaunch.payOut',
    verb: t('console.ask'),
    input: { clientRequestId: expect.any(String) as never, project: 'nova', asset: 'HBT', amount: '500' },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('Finance sees what was put aside and is not sold, and gives it back; a request that was done says so', async () => {
  const aside = [{ project: 'orbit', asset: 'ETH', amount: '1234.5' }];
  const opened = await open('/launch', {
    role: 'finance',
    answers: { 'staffLaunch.projects': { rows: [], next: null, aside, snapshots: [] } },
  });
  const { user } = opened;
  await screen.findByText('orbit');
  expect(rowsOf(t('console.launch.aside'))).toEqual([['orbit', 'ETH', '1,234.5', t('console.launch.payOut')]]);
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: t('console.launch.payOut') }));
  await actWithReason(opened, {
    id: 'staffLaunch.payOut',
    verb: t('console.ask'),
    input: { clientRequestId: expect.any(String) as never, project: 'orbit', asset: 'ETH', amount: '1234.5' },
    answer: { state: 'DONE' },
    done: t('console.launch.wasDone'),
  });
});

test('a boost says the coin that is locked in it', async () => {
  const boost = { ...project().rounds[0]!, mode: 'BOOST', asset: 'BTC', committed: '2.5' } as const;
  await openAs('product', project({ rounds: [boost] }));
  await screen.findByText(t('console.launch.mode.BOOST'));
  expect(rowsOf(t('console.launch.title'))[0]).toContainEqual(expect.stringMatching(/^2\.5 BTC/));
});

test('Risk cancels a project, and reads before how many are paid back', async () => {
  const opened = await openAs('risk', project());
  await screen.findByText('nova');
  await opened.user.click(button(t('console.launch.cancel')));
  within(dialog()).getByText(t('console.launch.effect.cancel', { people: 16, amounts: '3 ETH · 12,345.5 USDT' }));
  await actWithReason(opened, {
    id: 'staffLaunch.cancel',
    verb: t('console.ask'),
    input: { project: 'nova' },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('Finance puts the worst case of a price protection aside', async () => {
  const opened = await openAs('finance');
  const { user } = opened;
  await screen.findByText(t('console.launch.empty'));
  await user.click(button(t('console.launch.fund')));
  await user.type(field(t('console.launch.project'), dialog()), 'nova');
  await user.type(field(t('console.actionField.token'), dialog()), 'USDT');
  await user.type(field(t('console.actionField.amount'), dialog()), '67.5');
  await user.selectOptions(field(t('console.launch.fundFor'), dialog()), 'protection');
  await actWithReason(opened, {
    id: 'staffLaunch.fund',
    verb: t('console.ask'),
    input: {
      clientRequestId: expect.any(String) as never,
      project: 'nova',
      token: 'USDT',
      amount: '67.5',
      covers: 'protection',
    },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('Product moves the start of a round whose price is not fixed, and of no other', async () => {
  const priced = project().rounds[0]!;
  const awaits = { ...priced, number: 2, state: 'WARM_UP', awaitsPrice: true } as const;
  const never = { ...priced, number: 3, state: 'CANCELLED', awaitsPrice: true } as const;
  const opened = await openAs('product', project({ rounds: [priced, awaits, never] }));
  const { user } = opened;
  await screen.findByText('nova');
  screen.getByText(t('console.launch.awaitsPrice'));
  for (const number of [1, 3]) expect(isOffered(t('console.launch.move', { number }))).toBe(false);
  await user.click(button(t('console.launch.move', { number: 2 })));
  within(dialog()).getByText(t('console.launch.effect.move'));
  await user.type(field(t('console.actionField.startAtMs'), dialog()), '2026-11-22T12:00');
  await actWithReason(opened, {
    id: 'staffLaunch.move',
    verb: t('console.ask'),
    input: { project: 'nova', round: '2', startAtMs: String(Date.UTC(2026, 10, 22, 4)) },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('Product lets the last price count for a price protection that nothing tells, and for no other', async () => {
  const opened = await openAs('product', project({ cover: '250', mayProtect: true }), project({ id: 'orbit' }));
  await screen.findByText('nova');
  await opened.user.click(button(t('console.launch.protect')));
  within(dialog()).getByText(t('console.launch.effect.protect'));
  await actWithReason(opened, {
    id: 'staffLaunch.protect',
    verb: t('console.ask'),
    input: { project: 'nova' },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});
