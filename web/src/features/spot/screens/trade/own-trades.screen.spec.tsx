import { OWN_TRADES_TOPIC } from '@bourse/contract/topics.ts';
import { messages as pageWords } from '@bourse/i18n/en_US/spot.ts';
import { messages as words } from '@bourse/i18n/en_US/spot-orders.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { LAYOUTS, NOW_MS, openScreen, shell, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { tell } from '../../../../lib/live/live.rig.ts';
import { answer, sent } from '../../../../lib/server.rig.ts';
import { answerMarket } from './trade.fixture.ts';

const o = await wordsOf(words);
const t = await wordsOf(pageWords);

const trade = (id: number, part: Partial<CallOutput<'spot.trades'>['rows'][number]> = {}) => ({
  id: String(id),
  orderId: '76',
  symbol: 'BTC_USDT',
  side: 'buy' as const,
  price: String(59_000 + id),
  quantity: '0.0125',
  turnover: '737.5',
  fee: '0.00001',
  feeAsset: 'BTC',
  isMaker: true,
  atMs: NOW_MS - id,
  ...part,
});

beforeEach(() => {
  answerMarket();
  answer('spot.trades', ({ before }) =>
    before === undefined
      ? { rows: [trade(1), trade(2), trade(2, { orderId: '77', side: 'sell', price: '58001' })], next: 'older' }
      : { rows: [trade(3), trade(3, { symbol: 'ETH_USDT', price: '3001', feeAsset: 'ETH' })], next: null },
  );
});

describe.each(LAYOUTS)('one’s own trades on %s', (layout) => {
  const open = async () => {
    const user = await openScreen('spot.trade', { layout, query: { symbol: 'BTC_USDT' } });
    await user.click(await screen.findByRole('tab', { name: o('spot.orders.tab.trades') }));
    const list = () => within(screen.getByRole('tabpanel', { name: o('spot.orders.tab.trades') }));
    return { user, list };
  };

  it('come a page at a time, the newest first, and one that met an order of one’s own is there twice', async () => {
    const { user, list } = await open();
    expect(await list().findByText('59,001.00')).toBeTruthy();
    expect(list().getByText('58,001.00')).toBeTruthy();
    expect(list().queryByText('59,003.00')).toBeNull();
    await user.click(list().getByRole('button', { name: shell('shell.action.more') }));
    expect(await list().findByText('59,003.00')).toBeTruthy();
    expect(list().getByText(/^3,001/)).toBeTruthy();
    expect(list().queryByRole('button', { name: shell('shell.action.more') })).toBeNull();
    expect(sent('spot.trades').map(({ before }) => before)).toEqual([undefined, 'older']);
  });

  it('bring what is told live to the top', async () => {
    const { list } = await open();
    await list().findByText('59,001.00');
    answer('spot.trades', { rows: [trade(4), trade(1)], next: null });
    await tell(OWN_TRADES_TOPIC, { rows: [trade(4)] });
    expect(await list().findByText('59,004.00')).toBeTruthy();
  });

  it('are those of one market where only it is wanted, and it is said that there are none', async () => {
    answer('spot.trades', { rows: [], next: null });
    const { user } = await open();
    expect(await screen.findByText(o('spot.orders.empty.trades'))).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: t('spot.mine.onlyPair', { pair: 'BTC/USDT' }) }));
    await expect.poll(() => sent('spot.trades').at(-1)?.symbol).toBe('BTC_USDT');
    await user.click(screen.getByRole('checkbox', { name: t('spot.mine.onlyPair', { pair: 'BTC/USDT' }) }));
  });
});
