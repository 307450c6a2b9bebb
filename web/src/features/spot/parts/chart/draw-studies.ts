import { type Range, xOf } from '../../rules/chart/chart-window.ts';
import type { StudyPanel } from '../../rules/chart/study-set.ts';
import type { Ink } from '../canvas/ink.ts';
import { type ChartGeometry, yOf } from './chart-geometry.ts';
import type { ChartLook } from './chart-look.ts';

type Pen = CanvasRenderingContext2D;
/** Leaves room for the legend at the top of a panel. */
const PANEL_PAD_PX = 24;
const PANEL_FOOT_PX = 6;

/** Draws one line through the steps in view, from its first value on. */
function trace(
  path: Path2D,
  values: readonly number[],
  { from, to }: Range,
  xOfStep: (at: number) => number,
  y: (value: number) => number,
): void {
  let isOpen = false;
  for (let at = from; at <= to; at++) {
    const value = values[at]!;
    if (Number.isNaN(value)) continue;
    if (isOpen) path.lineTo(xOfStep(at), y(value));
    else path.moveTo(xOfStep(at), y(value));
    isOpen = true;
  }
}

const stepsOf =
  ({ window, candles }: ChartLook, { plotWidth }: ChartGeometry) =>
  (at: number) =>
    xOf(at, window, candles.length, plotWidth);

/** Draws the averages and bands over the candles. */
export function drawOverPrice(pen: Pen, now: Ink, look: ChartLook, geometry: ChartGeometry, range: Range): void {
  const x = stepsOf(look, geometry);
  const y = (value: number) => yOf(value, geometry);
  const { band, overPrice } = look.studies;
  if (band) drawBand(pen, now, { band, range, x, y });
  pen.lineJoin = 'round';
  for (const { color, values } of overPrice) {
    const path = new Path2D();
    trace(path, values, range, x, y);
    pen.lineWidth = color === 'chart-6' ? 1 : 1.5;
    pen.strokeStyle = now.color[color];
    pen.stroke(path);
  }
}

interface BandLook {
  readonly band: readonly [upper: readonly number[], lower: readonly number[]];
  readonly range: Range;
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
}

/** Fills the area between two bands. */
function drawBand(pen: Pen, now: Ink, { band: [upper, lower], range, x, y }: BandLook): void {
  let { from } = range;
  while (from <= range.to && Number.isNaN(upper[from]!)) from += 1;
  if (from > range.to) return;
  const path = new Path2D();
  for (let at = from; at <= range.to; at++) path.lineTo(x(at), y(upper[at]!));
  for (let at = range.to; at >= from; at--) path.lineTo(x(at), y(lower[at]!));
  path.closePath();
  pen.fillStyle = now.color['accent-soft'];
  pen.fill(path);
}

/** Draws the averages of the volumes, on the scale of the bars. */
export function drawVolumeLines(pen: Pen, now: Ink, look: ChartLook, geometry: ChartGeometry, range: Range): void {
  const { priceHeight, volumeBottom, volumeMost } = geometry;
  if (volumeMost === 0) return;
  const high = (volumeBottom - priceHeight) * 0.9;
  const x = stepsOf(look, geometry);
  pen.lineWidth = 1.5;
  for (const { color, values } of look.studies.volumes) {
    const path = new Path2D();
    trace(path, values, range, x, (value) => volumeBottom - (value / volumeMost) * high);
    pen.strokeStyle = now.color[color];
    pen.stroke(path);
  }
}

/** Levels that traders look for in an index between 0 and 100. */
const GUIDES = { rsi: [30, 70], kdj: [20, 80], macd: [] } as const satisfies Record<
  StudyPanel['study'],
  readonly number[]
>;

/** The lowest and highest value in view. */
function reachOf({ study, lines, bars }: StudyPanel, { from, to }: Range): { low: number; high: number } {
  let [low, high] = study === 'macd' ? [0, 0] : [0, 100];
  for (const values of [...lines.map((line) => line.values), ...(bars ? [bars] : [])]) {
    for (let at = from; at <= to; at++) {
      const value = values[at]!;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return high > low ? { low, high } : { low: low - 1, high: high + 1 };
}

/** Draws the panels below the price, each with its own scale. */
export function drawPanels(pen: Pen, now: Ink, look: ChartLook, geometry: ChartGeometry, range: Range): void {
  const { panelHeight, volumeBottom } = geometry;
  for (const [at, panel] of look.studies.panels.entries()) {
    drawPanel(pen, now, look, geometry, range, { panel, top: volumeBottom + at * panelHeight });
  }
}

function drawPanel(
  pen: Pen,
  now: Ink,
  look: ChartLook,
  geometry: ChartGeometry,
  range: Range,
  { panel, top }: { readonly panel: StudyPanel; readonly top: number },
): void {
  const { plotWidth, panelHeight } = geometry;
  const { low, high } = reachOf(panel, range);
  const [first, last] = [top + PANEL_PAD_PX, top + panelHeight - PANEL_FOOT_PX];
  const x = stepsOf(look, geometry);
  const y = (value: number) => first + ((high - value) / (high - low)) * (last - first);
  const level = (at: number) => {
    pen.beginPath();
    pen.moveTo(0, Math.round(at) + 0.5);
    pen.lineTo(plotWidth, Math.round(at) + 0.5);
    pen.stroke();
  };
  pen.save();
  pen.beginPath();
  pen.rect(0, top, plotWidth, panelHeight);
  pen.clip();
  pen.lineWidth = 1;
  pen.strokeStyle = now.color.line;
  level(top);
  pen.strokeStyle = now.color['line-strong'];
  pen.setLineDash([2, 3]);
  for (const guide of GUIDES[panel.study]) level(y(guide));
  pen.setLineDash([]);
  if (panel.bars) drawBars(pen, now, { bars: panel.bars, range, x, y, barPx: look.window.barPx });
  pen.lineWidth = 1.5;
  pen.lineJoin = 'round';
  for (const { color, values } of panel.lines) {
    const path = new Path2D();
    trace(path, values, range, x, y);
    pen.strokeStyle = now.color[color];
    pen.stroke(path);
  }
  pen.restore();
}

interface BarsLook {
  readonly bars: readonly number[];
  readonly range: Range;
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  readonly barPx: number;
}

/** Draws bars around zero, in the colours of up and down. */
function drawBars(pen: Pen, now: Ink, { bars, range, x, y, barPx }: BarsLook): void {
  const wide = Math.max(1, Math.floor(barPx * 0.55));
  const zero = Math.round(y(0));
  const paths = { up: new Path2D(), down: new Path2D() };
  for (let at = range.from; at <= range.to; at++) {
    const value = bars[at]!;
    if (Number.isNaN(value)) continue;
    const end = Math.round(y(value));
    const tall = Math.max(1, Math.abs(end - zero));
    paths[value < 0 ? 'down' : 'up'].rect(Math.round(x(at)) - Math.floor(wide / 2), Math.min(end, zero), wide, tall);
  }
  pen.globalAlpha = 0.5;
  for (const name of ['up', 'down'] as const) {
    pen.fillStyle = now.color[name];
    pen.fill(paths[name]);
  }
  pen.globalAlpha = 1;
}
