import { messages as words } from '@bourse/i18n/en_US/conversion.ts';
import { messages as refusals } from '@bourse/i18n/en_US/conversion-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  greyCount,
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openPart,
  setClock,
  shell,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { fill } from '../../../../lib/i18n.ts';
import { answer, type CodeOf, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import ConvertDialog from './convert-dialog.tsx';

type Small = CallOutput<'conversion.smallBalances'>;
type Row = Small['rows'][number];

const t = await wordsOf(words);
const row = (asset: string, change: Partial<Row> = {}): Row => ({
  asset,
  name: asset,
  displayScale: 8,
  amount: '0.5',
  valueUsdt: '1.23456',
  getsUsdt: '1.21',
  obstacle: null,
  lockedUntilMs: null,
  ...change,
});
const SMALL: Small = {
  rows: [row('DOGE'), row('XRP')],
  maxValueUsdt: '10',
  feePercent: '2',
  coinsMax: 20,
  intervalHours: 6,
  nextAtMs: null,
};
const LEG = { asset: 'DOGE', displayScale: 8, amount: '0.5', priceUsdt: '2.4', feeUsdt: '0.024', getsUsdt: '1.176' };
const QUOTE: CallOutput<'conversion.quote'> = {
  quoteId: '6f0c2b1e-8d4e-4c55-9a3a-000000000001',
  expiresAtMs: NOW_MS + 10_000,
  legs: [LEG],
  feeUsdt: '0.024',
  getsUsdt: '1.176',
};
const DONE: CallOutput<'conversion.convert'> = {
  id: '1',
  atMs: NOW_MS,
  legs: [LEG],
  feeUsdt: '0.024',
  getsUsdt: '1.176',
  nextAtMs: NOW_MS + 6 * 3_600_000,
  replayed: false,
};
const TAKE = t('conversion.take', { amount: '1.176' });

beforeEach(() => {
  answer('conversion.smallBalances', SMALL);
  answer('conversion.quote', QUOTE);
  answer('pricing.rates', { prices: [], fiat: [{ currency: 'USD', perUsdt: '1' }], fiatAtMs: NOW_MS });
});

async function open(layout: LayoutName) {
  const onClose = vi.fn();
  const user = await openPart(<ConvertDialog open onClose={onClose} />, { layout });
  const dialog = within(await screen.findByRole('dialog', { name: t('conversion.title') }));
  return { user, dialog, onClose };
}
/** Opens the dialog and goes on to the receipt of one coin. */
async function openReceipt(layout: LayoutName) {
  const opened = await open(layout);
  const { user, dialog } = opened;
  await user.click(await dialog.findByRole('checkbox', { name: /^DOGE/ }));
  await user.click(dialog.getByRole('button', { name: t('conversion.ask', { count: 1 }) }));
  await dialog.findByRole('button', { name: TAKE });
  return opened;
}

describe.each(LAYOUTS)('converting small balances on %s', (layout) => {
  it('is grey while they are on their way, and offers nothing yet', async () => {
    const held = hold('conversion.smallBalances');
    const { dialog } = await open(layout);
    expect(greyCount()).toBeGreaterThan(0);
    expect(dialog.getByRole('button', { name: t('conversion.chooseFirst') })).toHaveProperty('disabled', true);
    held.answer({ ...SMALL, rows: [] });
    expect(await dialog.findByText(t('conversion.none'))).toBeTruthy();
  });

  it('ticks nothing beforehand, and ticks all or one', async () => {
    const { user, dialog } = await open(layout);
    const all = await dialog.findByRole<HTMLInputElement>('checkbox', {
      name: t('conversion.chooseAll', { count: 2 }),
    });
    expect(dialog.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false);
    await user.click(all);
    expect(dialog.getByRole('button', { name: t('conversion.ask', { count: 2 }) })).toHaveProperty('disabled', false);
    await user.click(dialog.getByRole('checkbox', { name: /^XRP/ }));
    expect(all.checked).toBe(false);
    await user.click(dialog.getByRole('button', { name: t('conversion.ask', { count: 1 }) }));
    expect(sent('conversion.quote')).toEqual([{ assets: 'DOGE' }]);
  });

  it('takes a quote once, and says what came of it', async () => {
    const { user, dialog, onClose } = await openReceipt(layout);
    expect(dialog.getByText(t('conversion.holds', { count: 10 }))).toBeTruthy();
    expect(dialog.getByText(t('conversion.fee', { percent: '2%' }))).toBeTruthy();
    const held = hold('conversion.convert');
    await user.dblClick(dialog.getByRole('button', { name: TAKE }));
    expect(sent('conversion.convert')).toEqual([{ clientRequestId: expect.any(String), quoteId: QUOTE.quoteId }]);
    held.answer(DONE);
    const status = await dialog.findByRole('status');
    expect(status.textContent).toContain('+1.176');
    expect(status.textContent).toContain(t('conversion.tooSoon', { time: '11/20 23:30 (UTC+8)' }));
    expect(screen.getByText(t('conversion.done'))).toBeTruthy();
    await user.click(dialog.getAllByRole('button', { name: shell('shell.action.close') }).at(-1)!);
    expect(onClose).toHaveBeenCalled();
  });

  it('asks for a new price when the old one is over', async () => {
    const { user, dialog } = await openReceipt(layout);
    setClock(NOW_MS + 10_000);
    const again = await dialog.findByRole('button', { name: t('conversion.askAgain') });
    expect(dialog.getByText(t('conversion.expired'))).toBeTruthy();
    answer('conversion.quote', { ...QUOTE, expiresAtMs: NOW_MS + 20_000 });
    await user.click(again);
    expect(await dialog.findByRole('button', { name: TAKE })).toBeTruthy();
    expect(sent('conversion.convert')).toEqual([]);
  });

  it('asks again with the same request after a lost answer, and lets nobody go back meanwhile', async () => {
    const { user, dialog } = await openReceipt(layout);
    cut('conversion.convert');
    await user.click(dialog.getByRole('button', { name: TAKE }));
    expect(await dialog.findByText(t('conversion.unknown'))).toBeTruthy();
    expect(dialog.getByRole('button', { name: shell('shell.action.back') })).toHaveProperty('disabled', true);
    answer('conversion.convert', { ...DONE, replayed: true });
    await user.click(dialog.getByRole('button', { name: t('conversion.check') }));
    expect(await dialog.findByRole('status')).toBeTruthy();
    const [first, second] = sent('conversion.convert');
    expect(second).toEqual(first);
  });

  it('says that the network is away, and Retry brings the balances', async () => {
    cut('conversion.smallBalances');
    const { user, dialog } = await open(layout);
    expect((await dialog.findByRole('alert')).textContent).toContain(shell('shell.moneySafe'));
    answer('conversion.smallBalances', SMALL);
    await user.click(dialog.getByRole('button', { name: shell('shell.action.retry') }));
    expect(await dialog.findByRole('checkbox', { name: /^DOGE/ })).toBeTruthy();
  });

  it('says from when on it can be done again', async () => {
    answer('conversion.smallBalances', { ...SMALL, nextAtMs: NOW_MS + 3_600_000 });
    const { user, dialog } = await open(layout);
    expect(await dialog.findByText(t('conversion.tooSoon', { time: '11/20 18:30 (UTC+8)' }))).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: /^DOGE/ }));
    expect(dialog.getByRole('button', { name: t('conversion.ask', { count: 1 }) })).toHaveProperty('disabled', true);
  });
});

it.each([
  ['NO_MARKET', t('conversion.obstacle.NO_MARKET')],
  ['MARKET_HALTED', t('conversion.obstacle.MARKET_HALTED')],
  ['NO_PRICE', t('conversion.obstacle.NO_PRICE')],
  ['FROZEN', t('conversion.obstacle.FROZEN')],
  ['LOCKED', t('conversion.obstacle.LOCKED', { time: '11/21 17:30 (UTC+8)' })],
  ['TOO_LITTLE', t('conversion.obstacle.TOO_LITTLE')],
] as const)('says why a coin cannot be converted: %s', async (obstacle, sentence) => {
  answer('conversion.smallBalances', {
    ...SMALL,
    rows: [row('DOGE', { obstacle, lockedUntilMs: NOW_MS + 86_400_000 })],
  });
  const { dialog } = await open('h5');
  expect(await dialog.findByText(sentence)).toBeTruthy();
  expect(dialog.getByRole('checkbox')).toHaveProperty('disabled', true);
});

it('chooses no more coins than go at once', async () => {
  answer('conversion.smallBalances', { ...SMALL, coinsMax: 1 });
  const { user, dialog } = await open('h5');
  await user.click(await dialog.findByRole('checkbox', { name: /^DOGE/ }));
  expect(dialog.getByRole('checkbox', { name: /^XRP/ })).toHaveProperty('disabled', true);
});

describe('what the exchange refuses', () => {
  it.each([
    ['CONVERSION_TOO_MANY', { max: 20 }, { max: '20' }],
    ['CONVERSION_NOT_POSSIBLE', { asset: 'DOGE' }, { asset: 'DOGE' }],
    ['CONVERSION_NO_FUNDS', {}, {}],
    ['ACCOUNT_FROZEN', {}, {}],
  ] as const)('says %s above the list, and keeps what was chosen', async (code, details, shown) => {
    refuse('conversion.quote', code, details);
    const { user, dialog } = await open('h5');
    await user.click(await dialog.findByRole('checkbox', { name: /^DOGE/ }));
    await user.click(dialog.getByRole('button', { name: t('conversion.ask', { count: 1 }) }));
    expect(await dialog.findByText(fill(refusals[code], shown))).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /^DOGE/ }).checked).toBe(true);
  });

  it.each([
    ['CONVERSION_QUOTE_EXPIRED', {}],
    ['CONVERSION_PRICE_MOVED', { asset: 'DOGE' }],
  ] as const)('offers a new price after %s', async (code, details) => {
    const { user, dialog } = await openReceipt('h5');
    refuse('conversion.convert', code, details);
    await user.click(dialog.getByRole('button', { name: TAKE }));
    expect((await dialog.findAllByText(fill(refusals[code], details))).length).toBeGreaterThan(0);
    expect(dialog.getByRole('button', { name: t('conversion.askAgain') })).toBeTruthy();
  });

  it.each([
    ['CONVERSION_NO_FUNDS', {}],
    ['INSUFFICIENT_BALANCE', { asset: 'DOGE', available: '0', needed: '0.5' }],
  ] satisfies [CodeOf<'conversion.convert'>, Record<string, string>][])(
    'goes back to the list after %s',
    async (code, details) => {
      const { user, dialog } = await openReceipt('h5');
      refuse('conversion.convert', code, details);
      await user.click(dialog.getByRole('button', { name: TAKE }));
      expect(await dialog.findByRole('checkbox', { name: /^DOGE/ })).toBeTruthy();
      const sentence = fill(refusals[code as keyof typeof refusals], details);
      expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    },
  );
});
