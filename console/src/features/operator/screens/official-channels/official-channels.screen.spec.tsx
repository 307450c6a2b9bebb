import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { button, dialog, field, isOffered, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

const CHANNELS = {
  rows: [
    { channel: 'bourse.example', isConfigured: true },
    { channel: 'https://t.me/bourse', isConfigured: false },
  ],
  setBy: null,
  setAtMs: null,
};

test('it loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/official-channels', {
    role: 'support',
    id: 'staffOperator.officialChannels',
    answer: CHANNELS,
    failed: 'console.channels.failed',
    shows: 'bourse.example',
  });
});

test('shows where each channel comes from, and takes off none that is configured', async () => {
  await open('/official-channels', { role: 'product', answers: { 'staffOperator.officialChannels': CHANNELS } });
  await screen.findByText('bourse.example');
  expect(rowsOf(t('console.channels.title'))).toEqual([
    ['bourse.example', t('console.channels.configured'), ''],
    ['https://t.me/bourse', t('console.channels.listed'), t('console.channels.remove')],
  ]);
});

test.each(['support', 'support2', 'auditor'] as const)('%s reads and asks for nothing', async (role) => {
  await open('/official-channels', { role, answers: { 'staffOperator.officialChannels': CHANNELS } });
  await screen.findByText('bourse.example');
  expect([isOffered(t('console.channels.add')), isOffered(t('console.channels.remove'))]).toEqual([false, false]);
});

test('something counts as official: what cannot be read as a channel is not sent', async () => {
  const opened = await open('/official-channels', {
    role: 'risk',
    answers: { 'staffOperator.officialChannels': CHANNELS },
  });
  const { user } = opened;
  await user.click(button(t('console.channels.add')));
  within(dialog()).getByText(t('console.channels.addEffect'));
  const box = field(t('console.channels.channel'), dialog());
  await user.type(field(t('console.user.reason'), dialog()), 'New group');
  await user.type(box, '  ');
  expect(button(t('console.ask'), dialog()).disabled).toBe(true);
  await user.clear(box);
  await user.type(box, ' https://T.me/Bourse_News ');
  await user.clear(field(t('console.user.reason'), dialog()));
  expect(box.value).toBe(' https://T.me/Bourse_News ');
  await actWithReason(opened, {
    id: 'staffOperator.setOfficialChannel',
    verb: t('console.ask'),
    input: { channel: 'https://T.me/Bourse_News', on: 'true' },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('something no longer counts as official', async () => {
  const opened = await open('/official-channels', {
    role: 'product',
    answers: { 'staffOperator.officialChannels': CHANNELS },
  });
  await opened.user.click(await screen.findByRole('button', { name: t('console.channels.remove') }));
  within(dialog()).getByText('https://t.me/bourse');
  within(dialog()).getByText(t('console.channels.removeEffect'));
  await actWithReason(opened, {
    id: 'staffOperator.setOfficialChannel',
    verb: t('console.ask'),
    input: { channel: 'https://t.me/bourse', on: 'false' },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});
