import { messages as words } from '@bourse/i18n/en_US/spot.ts';
import { messages as toolWords } from '@bourse/i18n/en_US/spot-tools.ts';
import { fireEvent, screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LAYOUTS, openScreen, wordsOf } from '../../../../app/screen.rig.tsx';
import { turn } from '../../../../lib/browser/browser.rig.ts';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer } from '../../../../lib/server.rig.ts';
import { DRAWINGS_MAX } from '../../rules/chart/drawings.ts';
import { answerMarket, MARKET } from './trade.fixture.ts';

const t = await wordsOf(words);
const tools = await wordsOf(toolWords);

type Klines = CallOutput<'spot.klineData'>;
const STEP_MS = 900_000;
const rows: Klines['rows'] = Array.from({ length: 60 }, (_, at) => {
  const price = (60_000 + at * 0.1).toFixed(1);
  return [at * STEP_MS, price, price, price, price, '1', '1', 1];
});

/** Here nothing has a size of its own: the chart is told one. */
class Sized {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(): void {
    const entry = { contentRect: { width: 800, height: 400 } } as ResizeObserverEntry;
    // It lacks what nobody asks of an observer here.
    this.#tell([entry], this as ResizeObserver);
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Sized);
  answerMarket();
  answer('spot.klineData', ({ interval, symbol = '' }) => ({ symbol, interval: interval as Klines['interval'], rows }));
});
afterEach(() => void vi.unstubAllGlobals());

const kept = (): { level?: string; trend?: [number, string][] }[] =>
  JSON.parse(localStorage.getItem('spot.drawings.BTC_USDT') ?? '[]');
const room = () => document.querySelector('[data-room="spot/parts/chart/drawings"]');
type Point = readonly [x: number, y: number];
/** A pointer does something, and the page follows it before it does the next. */
async function pointer(does: 'Down' | 'Move' | 'Up', target: Element, [clientX, clientY]: Point): Promise<void> {
  fireEvent[`pointer${does}`](target, { clientX, clientY, pointerId: 1, button: 0, pointerType: 'mouse' });
  await turn();
}
async function press(target: Element, place: Point): Promise<void> {
  await pointer('Down', target, place);
  await pointer('Up', target, place);
}
async function pull(target: Element, from: Point, to: Point): Promise<void> {
  await pointer('Down', target, from);
  await pointer('Move', target, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  await pointer('Move', target, to);
  await pointer('Up', target, to);
}

describe.each(LAYOUTS)('drawing on the chart on %s', (layout) => {
  const open = async (symbol = 'BTC_USDT') => {
    const user = await openScreen('spot.trade', { layout, query: { symbol, view: 'chart' } });
    await screen.findByText('MA7 60,005.60');
    const list = async () => {
      await user.click(screen.getByRole('button', { name: t('spot.draw.title') }));
      return within(await screen.findByRole('dialog', { name: t('spot.draw.title') }));
    };
    const closed = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    /** What takes every press on the chart while a tool is in the hand. */
    const take = async (kind: 'trend' | 'level') => {
      await user.click((await list()).getByRole('button', { name: t(`spot.draw.${kind}`) }));
      await closed();
      return (await screen.findByText(tools(`spot.draw.hint.${kind}`))).closest('[data-own-gestures]')!;
    };
    /** What a hand takes a drawing by. */
    const line = (index: number) => room()!.querySelectorAll('[data-line]')[index]!.querySelector('[data-drawing]')!;
    return { user, list, closed, take, line };
  };
  const removeAll = async ({ user, list, closed }: Awaited<ReturnType<typeof open>>) => {
    const dialog = await list();
    for (const button of dialog.getAllByRole('button', { name: new RegExp(`^${tools('spot.draw.remove')}`) })) {
      await user.click(button);
    }
    expect(dialog.getByText(tools('spot.draw.none', { pair: 'BTC/USDT' }))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: tools('spot.study.done') }));
    await closed();
    expect(localStorage.getItem('spot.drawings.BTC_USDT')).toBeNull();
  };

  it('a line is pulled from end to end or pressed at both, a level pressed once; the list says where, and removes', async () => {
    const page = await open();
    await pull(await page.take('trend'), [400, 200], [600, 100]);
    expect(kept()).toHaveLength(1);
    const [[fromMs, from] = [0, ''], [toMs, to] = [0, '']] = kept()[0]?.trend ?? [];
    expect([toMs - fromMs, Number(to) > Number(from)]).toEqual([25 * STEP_MS, true]);
    expect(screen.queryByText(tools('spot.draw.hint.trend'))).toBeNull();

    const canvas = await page.take('trend');
    await press(canvas, [300, 120]);
    await press(canvas, [500, 90]);
    expect(kept()).toHaveLength(2);

    await press(await page.take('level'), [200, 150]);
    const price = kept()[2]?.level ?? '';
    expect(Number(price)).toBeGreaterThan(60_000);
    const list = await page.list();
    expect(list.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^Trend line 60,00\d\.\d\d → 60,00\d\.\d\d1970/),
      expect.stringMatching(/^Trend line/),
      `Horizontal level 60,${Number(price).toFixed(2).slice(2)}`,
    ]);
    await page.user.click(list.getByRole('button', { name: tools('spot.study.done') }));
    await page.closed();
    await removeAll(page);
  });

  it('what is drawn is moved by its line and turned by its end, and both are kept', async () => {
    const page = await open();
    await pull(await page.take('trend'), [400, 200], [600, 100]);
    const [before] = kept();
    await pull(page.line(0), [500, 150], [540, 170]);
    const [moved] = kept();
    const steps = (part: typeof before) => part?.trend?.map(([atMs]) => atMs / STEP_MS) ?? [];
    expect(steps(moved)).toEqual(steps(before).map((step) => step + 5));
    const slope = (part: typeof before) => Number(part?.trend?.[1]?.[1]) - Number(part?.trend?.[0]?.[1]);
    expect(slope(moved)).toBeCloseTo(slope(before), 8);
    expect(Number(moved?.trend?.[0]?.[1])).toBeLessThan(Number(before?.trend?.[0]?.[1]));
    await pull(room()!.querySelector('[data-end=to] [data-drawing]')!, [640, 120], [680, 120]);
    expect(steps(kept()[0])).toEqual([steps(moved)[0], (steps(moved)[1] ?? 0) + 5]);
    await removeAll(page);
  });

  it('Del takes away what is selected, but not while somebody types; Esc puts the tool down', async () => {
    const page = await open();
    await press(await page.take('trend'), [400, 200]);
    await page.user.keyboard('{Escape}');
    expect([screen.queryByText(tools('spot.draw.hint.trend')), kept()]).toEqual([null, []]);

    await pull(await page.take('trend'), [400, 200], [600, 100]);
    await press(document.body, [0, 0]);
    await page.user.keyboard('{Delete}');
    expect(kept()).toHaveLength(1);
    await press(page.line(0), [500, 150]);
    if (layout === 'desktop') {
      screen.getByLabelText<HTMLInputElement>(t('spot.form.quantity')).focus();
      await page.user.keyboard('{Backspace}');
      expect(kept()).toHaveLength(1);
      screen.getByLabelText<HTMLInputElement>(t('spot.form.quantity')).blur();
    }
    await page.user.keyboard('{Backspace}');
    expect(kept()).toEqual([]);
  });

  it('a cross takes it away as well', async () => {
    const page = await open();
    await pull(await page.take('trend'), [400, 200], [600, 100]);
    await page.user.click(room()!.querySelector('[data-cross]')!);
    expect(kept()).toEqual([]);
  });

  it('there are so many and no more, and the reason is said', async () => {
    const symbol = 'FULL_USDT';
    answer('spot.markets', { rows: [{ ...MARKET, symbol, base: 'FULL', tmId: 7 }] });
    const levels = Array.from({ length: DRAWINGS_MAX }, (_, each) => ({ level: String(60_000 + each) }));
    localStorage.setItem(`spot.drawings.${symbol}`, JSON.stringify(levels));
    const { user, list } = await open(symbol);
    const dialog = await list();
    expect(dialog.getAllByRole('listitem')).toHaveLength(DRAWINGS_MAX);
    await user.click(dialog.getByRole('button', { name: t('spot.draw.level') }));
    expect(await screen.findByText(t('spot.draw.full', { max: DRAWINGS_MAX }))).toBeTruthy();
    expect(screen.queryByText(tools('spot.draw.hint.level'))).toBeNull();
  });
});
