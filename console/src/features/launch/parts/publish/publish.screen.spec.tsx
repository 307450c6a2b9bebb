import { messages as words } from '@bourse/i18n/en_US/launch.ts';
import { messages as flash } from '@bourse/i18n/en_US/launch-flash.ts';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { open } from '../../../../app/console.rig.tsx';
import { button, dialog, field, toast } from '../../../../app/page.rig.ts';
import { t, textOf } from '../../../../lib/i18n.ts';
import { NEW_ROUND } from '../../rules/draft.ts';
import { NEW_DRAFT } from '../../rules/kept.ts';

const say = textOf({ ...words, ...flash });
const STORED = 'bourse_console_draft:launch:mira';
const DRAFT = {
  project: {
    ...NEW_DRAFT.project,
    project: 'nova',
    token: 'HBT',
    supply: '1000000',
    quota: '500',
    listingAtMs: '2026-11-22T12:00',
  },
  rounds: [
    {
      ...NEW_ROUND,
      mode: 'FLASH',
      lot: '10',
      quotaLots: '50',
      mostLots: '4',
      basePrice: '0.125',
      startAtMs: '2026-11-21T12:00',
      endAtMs: '2026-11-22T12:00',
    },
  ],
  unlocks: [{ at: '2026-11-22T12:00', percent: '100' }],
} as const;

const openForm = async () => {
  const opened = await open('/launch', { role: 'product', answers: { 'staffLaunch.projects': NO_PROJECT } });
  await screen.findByText(t('console.launch.empty'));
  await opened.user.click(button(t('console.launch.new')));
  return opened;
};
const NO_PROJECT = { rows: [], next: null, aside: [], snapshots: [] };
const token = () => field(t('console.actionField.token'), dialog()) as HTMLInputElement;
const preview = async () => within(await within(dialog()).findByRole('region', { name: t('console.launch.preview') }));

test('what was typed is there again after the window, and the page, was closed', async () => {
  const { user } = await openForm();
  await user.type(token(), 'HBT');
  await user.click(button(t('console.back'), dialog()));
  await user.click(button(t('console.launch.new')));
  expect(token().value).toBe('HBT');
  // What a new page reads.
  expect(JSON.parse(localStorage.getItem(STORED)!)).toMatchObject({ project: { token: 'HBT' } });
  await user.click(button(t('console.launch.discard'), dialog()));
  expect([token().value, localStorage.getItem(STORED)]).toEqual(['', null]);
});

test('the draft of another member is not theirs', async () => {
  localStorage.setItem('bourse_console_draft:launch:theo', JSON.stringify(DRAFT));
  await openForm();
  expect(token().value).toBe('');
});

test('a kept draft shows what people will read, follows what is typed, and is gone once it is sent', async () => {
  localStorage.setItem(STORED, JSON.stringify(DRAFT));
  const opened = await openForm();
  expect(token().value).toBe('HBT');
  const lots = (range: string) =>
    say('launch.flash.rule.lots', { number: 1, count: 50, lot: '10', token: 'HBT', range });
  const page = await preview();
  page.getByText(`500 HBT · ${say('launch.ofSupply', { percent: '0.05%' })}`);
  page.getByText(say('launch.flash.round', { number: 1 }));
  page.getByText(lots(say('launch.flash.lotsRange', { least: '1', count: 4 })));
  const most = field(t('console.actionField.mostLots'), dialog());
  await opened.user.clear(most);
  await opened.user.type(most, '1');
  page.getByText(lots(say('launch.flash.lots', { count: 1 })));
  opened.answer({ 'staffLaunch.publish': { state: 'WAITING' } });
  await opened.user.type(field(t('console.user.reason'), dialog()), 'A project that we have looked at');
  await opened.user.click(button(t('console.ask'), dialog()));
  await toast(t('console.asked'));
  expect(opened.sent('staffLaunch.publish')).toHaveLength(1);
  expect(localStorage.getItem(STORED)).toBeNull();
});
