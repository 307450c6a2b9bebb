import { messages as words } from '@bourse/i18n/en_US/spot.ts';
import { messages as marketWords } from '@bourse/i18n/en_US/spot-markets.ts';
import { messages as toolWords } from '@bourse/i18n/en_US/spot-tools.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScreen, shell, wordsOf } from '../../../../app/screen.rig.tsx';
import { sent } from '../../../../lib/server.rig.ts';
import { HOT_KEYS, type HotKey } from '../../rules/hot-keys.ts';
import { answerMarket } from './trade.fixture.ts';

const t = await wordsOf(words);
const tools = await wordsOf(toolWords);
const m = await wordsOf(marketWords);
beforeEach(answerMarket);

async function open() {
  const user = await openScreen('spot.trade', { layout: 'desktop', query: { symbol: 'BTC_USDT' } });
  const form = within(await screen.findByRole('form', { name: t('spot.form.title') }));
  const field = (key: 'price' | 'quantity' | 'stopPrice') =>
    form.getByLabelText<HTMLInputElement>(t(`spot.form.${key}`));
  await expect.poll(() => field('price').value).toBe('60000');
  const press = (name: HotKey) => user.keyboard(HOT_KEYS[name]);
  const isSelling = () => form.queryByRole('button', { name: /^Sell .*BTC/ }) !== null;
  const sheet = async () => within(await screen.findByRole('dialog', { name: t('spot.keys') }));
  return { user, form, field, press, isSelling, sheet };
}

describe('the keys of the trading page', () => {
  it('choose side and type, and put the cursor into a field, which Esc leaves', async () => {
    const { user, form, field, press, isSelling } = await open();
    await press('sell');
    expect(isSelling()).toBe(true);
    await press('stop');
    expect(form.getByLabelText(t('spot.form.stopPrice'))).toBeTruthy();
    await press('market');
    expect(form.queryByLabelText(t('spot.form.price'))).toBeNull();
    await press('limit');
    await press('price');
    expect(document.activeElement === field('price')).toBe(true);
    await user.keyboard('{Escape}');
    expect(document.activeElement === document.body).toBe(true);
    await press('quantity');
    expect([document.activeElement === field('quantity'), field('quantity').value]).toEqual([true, '']);
  });

  it('are letters while somebody types', async () => {
    const { user, field, isSelling } = await open();
    await user.click(field('quantity'));
    await user.keyboard('s');
    expect([field('quantity').value, isSelling()]).toEqual(['s', false]);
  });

  it('find a pair, and keep it among the favourites', async () => {
    const { user, press } = await open();
    await press('favourite');
    expect(JSON.parse(localStorage.getItem('spot.favourites') ?? '[]')).toEqual(['BTC_USDT']);
    await press('favourite');
    await press('search');
    const search = await screen.findByRole('searchbox', { name: m('spot.markets.search') });
    expect(document.activeElement === search).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('are shown by a question mark, and rest while they are', async () => {
    const { user, press, isSelling, sheet } = await open();
    await press('help');
    const keys = await sheet();
    for (const name of Object.keys(HOT_KEYS) as HotKey[]) {
      expect(keys.getByText(tools(`spot.key.${name}`))).toBeTruthy();
    }
    await press('sell');
    expect(isSelling()).toBe(false);
    await user.click(keys.getByRole('button', { name: tools('spot.study.done') }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await press('sell');
    expect(isSelling()).toBe(true);
  });

  it('are turned off, and on again by the button', async () => {
    const { user, press, isSelling, sheet } = await open();
    await press('help');
    await user.click((await sheet()).getByRole('switch', { name: tools('spot.keys.on') }));
    await user.click(screen.getByRole('button', { name: shell('shell.action.close') }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await press('sell');
    await press('help');
    expect([isSelling(), screen.queryByRole('dialog')]).toEqual([false, null]);
    await user.click(screen.getByRole('button', { name: t('spot.keys') }));
    await user.click((await sheet()).getByRole('switch', { name: tools('spot.keys.on') }));
    await user.keyboard('{Escape}');
  });

  it('never send an order, whichever is pressed', async () => {
    const { user, field, press, sheet } = await open();
    await user.type(field('quantity'), '0.01');
    await user.keyboard('{Escape}');
    for (const name of Object.keys(HOT_KEYS) as HotKey[]) {
      await press(name);
      await user.keyboard('{Escape}');
    }
    await user.click((await sheet()).getByRole('button', { name: tools('spot.study.done') }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(sent('spot.place')).toEqual([]);
    // What a device remembers, as it was.
    await press('sound');
    await press('favourite');
  });
});
