import { messages as words } from '@bourse/i18n/en_US/spot.ts';
import { messages as toolWords } from '@bourse/i18n/en_US/spot-tools.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { LAYOUTS, openScreen, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, sent } from '../../../../lib/server.rig.ts';
import { answerMarket, MARKET } from './trade.fixture.ts';

const t = await wordsOf(words);
const tools = await wordsOf(toolWords);

type Klines = CallOutput<'spot.klineData'>;
/** One step per quarter of an hour, each 0.1 above the one before. */
const rows = (count: number): Klines['rows'] =>
  Array.from({ length: count }, (_, at) => {
    const price = (60_000 + at * 0.1).toFixed(1);
    return [at * 900_000, price, price, price, price, '1', '1', 1];
  });

beforeEach(() => {
  answerMarket();
  answer('spot.klineData', ({ interval }) => ({
    symbol: MARKET.symbol,
    interval: interval as Klines['interval'],
    rows: rows(60),
  }));
});

describe.each(LAYOUTS)('the chart on %s', (layout) => {
  const open = async () => {
    const user = await openScreen('spot.trade', { layout, query: { symbol: 'BTC_USDT', view: 'chart' } });
    await screen.findByText('MA7 60,005.60');
    return user;
  };
  const openList = async (user: Awaited<ReturnType<typeof open>>) => {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('spot.chart.studies')}`) }));
    return within(await screen.findByRole('dialog', { name: tools('spot.study.title') }));
  };

  it('shows seconds, and says beside the oldest one for how long they are kept', async () => {
    const user = await open();
    const said = () => screen.queryByText(t('spot.chart.secondsKept', { hours: 24 }));
    expect(said()).toBeNull();
    const choices = within(screen.getByRole('group', { name: t('spot.chart.interval') }));
    if (layout === 'desktop') await user.click(choices.getByRole('button', { name: '1s' }));
    else {
      expect(choices.queryByRole('button', { name: '1s' })).toBeNull();
      await user.click(screen.getByRole('button', { name: new RegExp(`^${t('spot.chart.interval')}`) }));
      await user.click(await screen.findByRole('button', { name: '1s' }));
    }
    await expect.poll(() => sent('spot.klineData').at(-1)).toMatchObject({ interval: '1s' });
    expect(said()).not.toBeNull();
    expect(localStorage.getItem('spot.interval')).toContain('1s');
  });

  it('shows an indicator as soon as it is ticked, with the figures that are typed, and keeps both', async () => {
    const user = await open();
    const list = await openList(user);
    await user.click(list.getByRole('checkbox', { name: /^BOLL/ }));
    await user.click(list.getByRole('checkbox', { name: /^RSI/ }));
    await user.click(list.getByRole('checkbox', { name: /^MACD/ }));
    const first = list.getByLabelText(`MA: ${tools('spot.study.length')} 1`);
    await user.clear(first);
    await user.type(first, '9');
    expect(await screen.findByText('MA9 60,005.50')).toBeTruthy();
    expect(screen.getByText('BOLL 60,004.95')).toBeTruthy();
    expect(screen.getByText('RSI14 100.00')).toBeTruthy();
    expect(screen.getByText('MACD 12 26 9')).toBeTruthy();
    const kept = JSON.parse(localStorage.getItem('spot.studies') ?? 'null');
    expect([kept.boll.isOn, kept.ma.values]).toEqual([true, [9, 25, 0]]);
    await user.click(list.getByRole('button', { name: tools('spot.study.reset') }));
    expect(await screen.findByText('MA7 60,005.60')).toBeTruthy();
    expect(screen.queryByText('RSI14 100.00')).toBeNull();
  });

  it.each([
    ['BOLL', 'length', '0', tools('spot.study.wrongLength', { max: 500 })],
    ['BOLL', 'deviations', '2.55', tools('spot.study.wrongFactor', { max: 10 })],
    ['MACD', 'fast', '26', tools('spot.study.wrongOrder')],
  ] as const)('says of %s %s %s why it cannot be, and keeps what was good', async (name, field, text, sentence) => {
    const user = await open();
    const list = await openList(user);
    const input = list.getByLabelText<HTMLInputElement>(`${name}: ${tools(`spot.study.${field}`)}`);
    await user.clear(input);
    await user.type(input, text);
    expect(await list.findByText(sentence)).toBeTruthy();
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual([text, 'true']);
  });
});
