import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { button, dialog, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Switch = RowOf<'staffOperator.switches'>;
const on = (name: string, own: Partial<Switch> = {}): Switch => ({
  name,
  isOn: true,
  text: null,
  setBy: null,
  setAtMs: null,
  ...own,
});
const NAMES = ['C2C_CLOSE', 'DEPOSITS_PAUSED_REASON', 'WITHDRAWALS_PAUSED_REASON', 'WITHDRAWALS_HALTED_BY', 'SHUTDOWN'];
const acts = () => rowsOf(t('console.switches.title')).map((row) => row.at(-1));

test('it loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/switches', {
    role: 'auditor',
    id: 'staffOperator.switches',
    answer: { rows: [on('C2C_CLOSE')] },
    failed: 'console.switches.failed',
    shows: 'C2C_CLOSE',
  });
});

test('how each stands, why, and who set it; a name that a later server adds stands for itself', async () => {
  const paused = on('DEPOSITS_PAUSED_REASON', { isOn: false, text: 'Node upgrade', setBy: 'lena', setAtMs: NOW_MS });
  await open('/switches', { role: 'auditor', answers: { 'staffOperator.switches': { rows: [on('LATER'), paused] } } });
  await screen.findByText('Node upgrade');
  expect(rowsOf(t('console.switches.title'))).toEqual([
    ['LATER LATER', t('console.switches.on'), t('console.switches.never'), ''],
    [
      `${t('console.switch.DEPOSITS_PAUSED_REASON')} DEPOSITS_PAUSED_REASON`,
      `${t('console.switches.off')} Node upgrade`,
      'lena 2026/11/20 14:32:05',
      '',
    ],
  ]);
});

test.each([
  ['risk', ['turnOff', 'pause', 'pause', '', 'shut']],
  ['product', ['turnOff', '', '', '', '']],
  ['support2', ['', '', '', '', '']],
] as const)('what %s may turn', async (role, verbs) => {
  const rows = NAMES.map((name) => on(name));
  await open('/switches', { role, answers: { 'staffOperator.switches': { rows } } });
  await screen.findByText('SHUTDOWN');
  const words = {
    turnOff: t('console.switches.turnOff'),
    pause: t('console.pause'),
    shut: t('console.switches.shut'),
    '': '',
  };
  expect(acts()).toEqual(verbs.map((verb) => words[verb]));
});

test.each([
  [
    'C2C_CLOSE',
    true,
    'staffOperator.setFeature',
    { name: 'C2C_CLOSE', on: 'false' },
    'console.switches.turnOff',
    'off',
  ],
  ['C2C_CLOSE', false, 'staffOperator.setFeature', { name: 'C2C_CLOSE', on: 'true' }, 'console.switches.turnOn', 'on'],
  [
    'DEPOSITS_PAUSED_REASON',
    true,
    'staffOperator.setPaused',
    { direction: 'deposit', on: 'true' },
    'console.pause',
    'pause',
  ],
  [
    'WITHDRAWALS_PAUSED_REASON',
    false,
    'staffOperator.setPaused',
    { direction: 'withdraw', on: 'false' },
    'console.resume',
    'resume',
  ],
  ['SHUTDOWN', true, 'staffOperator.setShutdown', { on: 'true' }, 'console.switches.shut', 'shut'],
  ['SHUTDOWN', false, 'staffOperator.setShutdown', { on: 'false' }, 'console.switches.open', 'open'],
] as const)('%s that is on: %s, is turned by %s', async (name, isOn, id, input, verb, effect) => {
  const answers = { 'staffOperator.switches': { rows: [on(name, { isOn })] } };
  const opened = await open('/switches', { role: 'risk', answers });
  await screen.findByText(name);
  await opened.user.click(button(t(verb)));
  within(dialog()).getByRole('heading', { name: t(`console.switch.${name}`) });
  within(dialog()).getByText(t(`console.switches.effect.${effect}`));
  await actWithReason(opened, {
    id,
    verb: t(verb),
    // Each row pairs an endpoint with its own input, which the type of all rows together forgets.
    input: input as never,
    answer: { isOn: !isOn },
    done: t('console.switches.done'),
  });
});
