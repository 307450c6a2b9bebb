import { OWN_ORDERS_TOPIC } from '@bourse/contract/topics.ts';
import { messages as words } from '@bourse/i18n/en_US/spot.ts';
import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LAYOUTS, type LayoutName, NOW_MS, openScreen, wordsOf } from '../../../../app/screen.rig.tsx';
import { tell } from '../../../../lib/live/live.rig.ts';
import { answer, refuse } from '../../../../lib/server.rig.ts';
import { answerMarket, ORDER } from './trade.fixture.ts';

const t = await wordsOf(words);

/** The frequencies of all tones, in the order of playing. */
const heard: number[] = [];
/** The little of an audio context that the page uses. */
class Loudspeaker {
  readonly currentTime = 0;
  readonly destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({
    gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    connect: <Next,>(next: Next) => next,
  });
  createOscillator = () => {
    const frequency = { value: 0 };
    return {
      frequency,
      connect: <Next,>(next: Next) => next,
      start: () => heard.push(frequency.value),
      stop: () => {},
    };
  };
}
const FILLED = [660, 880];
const REFUSED = [240];
Object.assign(globalThis, { AudioContext: Loudspeaker });

beforeEach(() => {
  answerMarket();
  heard.length = 0;
});

/** Turns sound on or off: by a switch in a sheet on a phone, by a button in the chart's bar on a desktop. */
async function turn(layout: LayoutName, user: Awaited<ReturnType<typeof openScreen>>): Promise<void> {
  if (layout === 'desktop') return user.click(screen.getByRole('button', { name: t('spot.sound') }));
  await user.click(screen.getByRole('button', { name: t('spot.more') }));
  await user.click(await screen.findByRole('switch', { name: t('spot.sound') }));
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
}
const ended = (id: string, part: Partial<typeof ORDER>) => ({
  rows: [{ ...ORDER, id, ...part, updatedAtMs: NOW_MS + 1 }],
});

describe.each(LAYOUTS)('the tones of orders on %s', (layout) => {
  const open = async () => {
    const user = await openScreen('spot.trade', { layout, query: { symbol: 'BTC_USDT' } });
    const form = within(await screen.findByRole('form', { name: t('spot.form.title') }));
    const place = async () => {
      await expect
        .poll(() => form.getByLabelText<HTMLInputElement>(new RegExp(`^${t('spot.form.price')}`)).value)
        .toBe('60000');
      await user.type(form.getByLabelText(new RegExp(`^${t('spot.form.quantity')}`)), '0.01');
      await user.click(form.getByRole('button', { name: /^Buy .*BTC/ }));
    };
    return { user, place };
  };
  let turnOff = async (): Promise<void> => {};
  const openLoud = async () => {
    const opened = await open();
    await turn(layout, opened.user);
    turnOff = async () => turn(layout, opened.user);
    return opened;
  };
  afterEach(async () => {
    await turnOff();
    turnOff = async () => {};
  });

  it('are silent until somebody turns them on', async () => {
    const { place } = await open();
    refuse('spot.place', 'TOO_MANY_ORDERS', { max: '200' });
    await place();
    expect(await screen.findByRole('alert')).toBeTruthy();
    await tell(OWN_ORDERS_TOPIC, ended(`${layout} silent`, { status: 'completed' }));
    expect(heard).toEqual([]);
  });

  it('say once that an order was filled, however often it is told', async () => {
    const { place } = await openLoud();
    const id = `${layout} at once`;
    answer('spot.place', { order: { ...ORDER, id, status: 'completed', traded: '0.01' }, replayed: false });
    await place();
    expect(await screen.findByText(t('spot.news.completed'))).toBeTruthy();
    await tell(OWN_ORDERS_TOPIC, ended(id, { status: 'completed' }));
    expect(heard).toEqual(FILLED);
    await tell(OWN_ORDERS_TOPIC, ended(`${layout} part`, { status: 'partial', traded: '0.005' }));
    await tell(OWN_ORDERS_TOPIC, ended(`${layout} taken back`, { status: 'cancelled', reason: 'cancelled' }));
    expect(heard).toEqual(FILLED);
  });

  it('say that an order was refused, or ended without anybody wishing it', async () => {
    const { place } = await openLoud();
    refuse('spot.place', 'TOO_MANY_ORDERS', { max: '200' });
    await place();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(heard).toEqual(REFUSED);
    await tell(OWN_ORDERS_TOPIC, ended(`${layout} woke`, { status: 'invalid', reason: 'outsideBand' }));
    expect(heard).toEqual([...REFUSED, ...REFUSED]);
  });
});
