import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason } from '../../../../app/acts.rig.ts';
import { button, dialog, field } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';
import { openAs } from './projects.rig.tsx';

test('a project is asked for with its rounds and a preset of unlocks that comes to the whole', async () => {
  const opened = await openAs('product');
  const { user } = opened;
  await screen.findByText(t('console.launch.empty'));
  await user.click(button(t('console.launch.new')));
  const inDialog = (label: string) => field(label, dialog());
  await user.type(inDialog(t('console.launch.project')), 'nova');
  const typed = { token: 'HBT', supply: '1000000', website: 'https://nova.example/' } as const;
  for (const [name, text] of Object.entries(typed)) {
    await user.type(inDialog(t(`console.actionField.${name as keyof typeof typed}`)), text);
  }
  await user.type(inDialog(t('console.actionField.listingAtMs')), '2026-11-22T12:00');
  const [ofProject, ofRound] = within(dialog()).getAllByLabelText(t('console.actionField.quota'));
  await user.type(ofProject!, '500');
  await user.type(ofRound!, '500');
  const round = {
    perPerson: '100',
    basePrice: '0.125',
    min: '10',
    max: '1000',
    step: '0.01',
    startAtMs: '2026-11-21T12:00',
    endAtMs: '2026-11-22T12:00',
  } as const;
  for (const [name, text] of Object.entries(round)) {
    await user.type(inDialog(t(`console.actionField.${name as keyof typeof round}`)), text);
  }
  const discount = inDialog(t('console.actionField.discountBps'));
  await user.clear(discount);
  await user.type(discount, 'much');
  within(dialog()).getByText(t('console.refusal.FIELD_INVALID'));
  await user.clear(discount);
  await user.type(discount, '12.5');
  await user.click(button(t('console.launch.addRound'), dialog()));
  await user.click(button(t('console.launch.removeRound', { number: 2 }), dialog()));
  await user.click(button(t('console.launch.preset.monthly'), dialog()));
  const shares = Array.from({ length: 13 }, (_, index) => (index === 12 ? '772' : '769'));
  const listingMs = Date.UTC(2026, 10, 22, 4);
  await actWithReason(opened, {
    id: 'staffLaunch.publish',
    verb: t('console.ask'),
    input: {
      ...typed,
      project: 'nova',
      payAsset: 'USDT',
      quota: '500',
      listingAtMs: String(listingMs),
      rounds: JSON.stringify([
        {
          mode: 'SUBSCRIPTION',
          quota: '500',
          perPerson: '100',
          split: 'PRORATA',
          min: '10',
          max: '1000',
          step: '0.01',
          basePrice: '0.125',
          discountBps: '1250',
          hasVipDiscount: 'true',
          kycMin: '1',
          nationality: 'ALL',
          vipMin: '0',
          newcomersOnly: 'false',
          needsSurvey: 'false',
          startAtMs: String(listingMs - DAY_MS),
          endAtMs: String(listingMs),
        },
      ]),
      schedule: JSON.stringify(
        shares.map((shareBps, index) => ({ atMs: String(listingMs + index * 30 * DAY_MS), shareBps })),
      ),
    },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('a flash round is asked for with its lots, and keeps what was typed for another kind out', async () => {
  const opened = await openAs('product');
  const { user } = opened;
  await screen.findByText(t('console.launch.empty'));
  await user.click(button(t('console.launch.new')));
  const inDialog = (label: string) => field(label, dialog());
  await user.type(inDialog(t('console.launch.project')), 'nova');
  const typed = { token: 'HBT', supply: '1000000', quota: '500' } as const;
  for (const [name, text] of Object.entries(typed)) {
    const [ofProject] = within(dialog()).getAllByLabelText(t(`console.actionField.${name as keyof typeof typed}`));
    await user.type(ofProject!, text);
  }
  await user.type(inDialog(t('console.actionField.listingAtMs')), '2026-11-22T12:00');
  await user.type(inDialog(t('console.actionField.perPerson')), '7');
  await user.selectOptions(inDialog(t('console.actionField.mode')), 'FLASH');
  const round = {
    lot: '10',
    quotaLots: '50',
    mostLots: '4',
    basePrice: '0.125',
    startAtMs: '2026-11-21T12:00',
    endAtMs: '2026-11-22T12:00',
  } as const;
  for (const [name, text] of Object.entries(round)) {
    await user.type(inDialog(t(`console.actionField.${name as keyof typeof round}`)), text);
  }
  const seconds = inDialog(t('console.actionField.paySeconds'));
  await user.clear(seconds);
  await user.type(seconds, '3m');
  within(dialog()).getByText(t('console.refusal.FIELD_INVALID'));
  await user.clear(seconds);
  await user.type(seconds, '30');
  await user.click(button(t('console.launch.preset.atOnce'), dialog()));
  // What the exchange would refuse is said at its field before anything is sent.
  const bounds = t('console.refusal.LAUNCH_PAY_SECONDS', { round: '1', min: '60', max: '900' });
  expect(document.getElementById(seconds.getAttribute('aria-describedby')!)?.textContent).toBe(bounds);
  await user.clear(seconds);
  await user.type(seconds, '120');
  expect(within(dialog()).queryByText(bounds)).toBeNull();
  const listingMs = Date.UTC(2026, 10, 22, 4);
  await actWithReason(opened, {
    id: 'staffLaunch.publish',
    verb: t('console.ask'),
    input: {
      ...typed,
      project: 'nova',
      payAsset: 'USDT',
      listingAtMs: String(listingMs),
      rounds: JSON.stringify([
        {
          mode: 'FLASH',
          lot: '10',
          quotaLots: '50',
          leastLots: '1',
          mostLots: '4',
          paySeconds: '120',
          basePrice: '0.125',
          discountBps: '0',
          hasVipDiscount: 'true',
          kycMin: '1',
          nationality: 'ALL',
          vipMin: '0',
          newcomersOnly: 'false',
          needsSurvey: 'false',
          startAtMs: String(listingMs - DAY_MS),
          endAtMs: String(listingMs),
        },
      ]),
      schedule: JSON.stringify([{ atMs: String(listingMs), shareBps: '10000' }]),
    },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('unlocks are typed one by one as well', async () => {
  const { user } = await openAs('product');
  await screen.findByText(t('console.launch.empty'));
  await user.click(button(t('console.launch.new')));
  await user.click(button(t('console.launch.addUnlock'), dialog()));
  await user.type(field(t('console.launch.unlockAt', { row: 2 }), dialog()), '2026-12-01T08:00');
  await user.type(field(t('console.launch.unlockShare', { row: 2 }), dialog()), '40');
  await user.click(button(t('console.launch.removeUnlock', { row: 1 }), dialog()));
  expect((field(t('console.launch.unlockShare', { row: 1 }), dialog()) as HTMLInputElement).value).toBe('40');
});
