import { messages as words } from '@bourse/i18n/en_US/auto-invest.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { LAYOUTS, type LayoutName, openScreen, shell, untilThere, wordsOf } from '../../../../app/screen.rig.tsx';
import { answer, cut, sent } from '../../../../lib/server.rig.ts';
import { answerForAutoInvest, liveIn, REFERENCE, ranges } from '../../auto-invest.rig.ts';

const t = await wordsOf(words);

beforeEach(() => {
  answerForMoney();
  answerForAutoInvest();
  liveIn('Asia/Singapore');
});

async function openWith(layout: LayoutName, coin: string) {
  const user = await openScreen('auto-invest.plans', { layout, query: { view: 'new' } });
  await untilThere();
  await user.click(screen.getByRole('combobox', { name: new RegExp(`^${t('autoInvest.addCoin')}`) }));
  await user.click(screen.getByRole('option', { name: new RegExp(`^${coin} `) }));
  return user;
}
const amount = () => screen.getByLabelText<HTMLInputElement>(t('autoInvest.each'));

describe.each(LAYOUTS)('the past of a plan on %s', (layout) => {
  it('is looked at for a year, with the single purchase and the worst fall beside it', async () => {
    await openWith(layout, 'BTC');
    expect(await screen.findByText('+1.85%')).toBeTruthy();
    expect(screen.getByText('+16.34%')).toBeTruthy();
    expect(screen.getByText('\u221214.16%').parentElement!.textContent).toContain('2026/07/06');
    expect(screen.getAllByText(t('autoInvest.lumpSum'))).toHaveLength(2);
    expect(screen.getByText(t('autoInvest.buys', { count: 52 }))).toBeTruthy();
    expect(screen.getByText(t('autoInvest.pastNote'))).toBeTruthy();
    expect(
      screen.getByText(t('autoInvest.pastFee', { from: '2025/11/19', to: '2026/11/19', fee: '0.2%' })),
    ).toBeTruthy();
    expect(screen.getByText(t('autoInvest.pastExample', { amount: '100' }))).toBeTruthy();
    expect(sent('autoInvest.reference').at(-1)).toMatchObject({ range: '1y', amount: '100' });
    const label = { from: '2025/11/19', to: '2026/11/19', paid: '5,200.00', value: '5,296.39' };
    expect(screen.getByRole('figure', { name: t('autoInvest.pastChart', label) })).toBeTruthy();
  });

  it('says on a wide screen what each coin cost, beside the average of its prices', async () => {
    await openWith(layout, 'BTC');
    await screen.findByText('+1.85%');
    const table = screen.queryByRole('table', { name: t('autoInvest.pastCosts') });
    if (layout === 'h5') return expect(table).toBeNull();
    const cells = within(table!).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'BTC',
      '89,555.87',
      '89,205.30',
      '\u22120.39%',
      '91,240.50',
    ]);
  });

  it('takes the amount that is typed, and another range', async () => {
    const user = await openWith(layout, 'BTC');
    await user.type(amount(), '250');
    await user.click(await screen.findByRole('radio', { name: t('autoInvest.range.2y') }));
    await expect.poll(() => sent('autoInvest.reference').at(-1)).toMatchObject({ range: '2y', amount: '250' });
    expect(screen.queryByText(t('autoInvest.pastExample', { amount: '100' }))).toBeNull();
  });

  it('does not offer a range that a coin is too young for, and says since when it is listed', async () => {
    answer('autoInvest.ranges', ranges(['2y', '3y']));
    await openWith(layout, 'SOL');
    const two = await screen.findByRole('radio', { name: t('autoInvest.range.2y') });
    await screen.findByText('+1.85%');
    expect(two.hasAttribute('disabled')).toBe(true);
    expect(
      screen.getByText(t('autoInvest.listed', { range: t('autoInvest.range.2y'), coin: 'SOL', date: '2024/02/01' })),
    ).toBeTruthy();
  });

  it('says that a coin has no past, and that it could not be loaded', async () => {
    answer('autoInvest.ranges', { ...ranges(['6m', '1y', '2y', '3y']), listed: { asset: 'SOL', from: null } });
    await openWith(layout, 'SOL');
    expect(await screen.findByText(t('autoInvest.noPast', { coin: 'SOL' }))).toBeTruthy();
    expect(sent('autoInvest.reference')).toEqual([]);
  });

  it('is asked for again after a failure', async () => {
    cut('autoInvest.reference');
    const user = await openWith(layout, 'BTC');
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    answer('autoInvest.reference', { ...REFERENCE, isDemo: true });
    await user.click(retry);
    expect(await screen.findByText(new RegExp(t('autoInvest.pastDemo')))).toBeTruthy();
  });
});
