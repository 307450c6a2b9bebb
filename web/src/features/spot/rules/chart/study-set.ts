import type { Candle } from './candles.ts';
import {
  bollinger,
  exponentialAverage,
  type Indicator,
  macd,
  movingAverage,
  relativeStrength,
  stochastic,
  type Values,
} from './indicators.ts';
import { PANEL_STUDIES, type StudyChoices } from './study-choices.ts';

/** Colours of the lines over the price, in turn, so that no two share one. */
const OVER_PRICE = ['chart-4', 'accent-text', 'chart-5', 'chart-2', 'chart-3', 'chart-1'] as const;
const IN_PANEL = ['chart-4', 'accent-text', 'chart-5'] as const;
export type LineColor = (typeof OVER_PRICE)[number] | 'chart-6';

export interface StudyLine {
  readonly name: string;
  readonly color: LineColor;
  readonly values: Values;
}

/** A panel below the price, with its own scale. */
export interface StudyPanel {
  readonly study: (typeof PANEL_STUDIES)[number];
  readonly name: string;
  readonly lines: readonly StudyLine[];
  /** The bars of a MACD, around zero. */
  readonly bars: Values | null;
}

/** All computed indicators of a chart. Call `follow` before drawing, to bring them up to date. */
export class StudySet {
  readonly overPrice: readonly StudyLine[];
  /** Bollinger's upper and lower line, with a tinted area between them. */
  readonly band: readonly [upper: Values, lower: Values] | null;
  readonly volumes: readonly StudyLine[];
  readonly panels: readonly StudyPanel[];
  readonly hasVolumes: boolean;
  readonly #indicators: Indicator[] = [];
  #followed: readonly Candle[] | null = null;
  #count = 0;

  constructor(choices: StudyChoices) {
    const take = (indicator: Indicator): readonly Values[] => {
      this.#indicators.push(indicator);
      return indicator.lines;
    };
    let turn = 0;
    const nextColor = (): LineColor => OVER_PRICE[turn++ % OVER_PRICE.length]!;
    const lengthsOf = (study: 'ma' | 'ema' | 'rsi' | 'vol') =>
      choices[study].isOn ? choices[study].values.filter((length) => length > 0) : [];
    const means = lengthsOf('ma').map((length) => ({ name: `MA${length}`, of: movingAverage(length) }));
    const exponential = lengthsOf('ema').map((length) => ({ name: `EMA${length}`, of: exponentialAverage(length) }));
    const over: StudyLine[] = [...means, ...exponential].map(({ name, of }) => ({
      name,
      color: nextColor(),
      values: take(of)[0]!,
    }));
    const [length = 0, deviations = 0] = choices.boll.values;
    const [middle, upper, lower] = choices.boll.isOn ? take(bollinger(length, deviations)) : [];
    if (middle && upper && lower) {
      over.push(
        { name: 'BOLL', color: nextColor(), values: middle },
        { name: '', color: 'chart-6', values: upper },
        { name: '', color: 'chart-6', values: lower },
      );
    }
    this.overPrice = over;
    this.band = upper && lower ? [upper, lower] : null;
    this.hasVolumes = choices.vol.isOn;
    this.volumes = lengthsOf('vol').map((each, at) => ({
      name: `VMA${each}`,
      color: IN_PANEL[at % IN_PANEL.length]!,
      values: take(movingAverage(each, 'volume'))[0]!,
    }));
    const on = PANEL_STUDIES.filter((study) => choices[study].isOn && (study !== 'rsi' || lengthsOf('rsi').length > 0));
    this.panels = on.map((study): StudyPanel => {
      const { values } = choices[study];
      const [first = 1, second = 1, third = 1] = values;
      if (study === 'macd') {
        const [dif, dea, bars] = take(macd(first, second, third)) as [Values, Values, Values];
        return {
          study,
          name: `MACD ${values.join(' ')}`,
          lines: named(['DIF', 'DEA'], [dif, dea]),
          bars,
        };
      }
      if (study === 'kdj') {
        const lines = named(['K', 'D', 'J'], take(stochastic(first, second, third)));
        return { study, name: `KDJ ${values.join(' ')}`, lines, bars: null };
      }
      const lengths = lengthsOf('rsi');
      const lines = lengths.map((each) => take(relativeStrength(each))[0]!);
      return {
        study,
        name: 'RSI',
        lines: named(
          lengths.map((each) => `RSI${each}`),
          lines,
        ),
        bars: null,
      };
    });
  }

  /**
   * Brings every line up to the newest step. If the list is the same as last time, only its end has changed; for any other
   * list everything is computed from the beginning.
   */
  follow(candles: readonly Candle[]): void {
    const isSame = candles === this.#followed && candles.length >= this.#count;
    const from = isSame ? Math.max(0, this.#count - 1) : 0;
    for (const indicator of this.#indicators) indicator.extend(candles, from);
    this.#followed = candles;
    this.#count = candles.length;
  }
}

const named = (names: readonly string[], lines: readonly Values[]): StudyLine[] =>
  lines.map((values, at) => ({ name: names[at]!, color: IN_PANEL[at % IN_PANEL.length]!, values }));
