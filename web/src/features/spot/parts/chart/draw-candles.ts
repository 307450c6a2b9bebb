import type { Candle } from '../../rules/chart/candles.ts';
import { niceSteps, type Range, timeWord, xOf } from '../../rules/chart/chart-window.ts';
import { wholeText } from '../../rules/whole.ts';
import { type Ink, ink } from '../canvas/ink.ts';
import type { Surface } from '../canvas/surface.ts';
import { AXIS_BOTTOM_PX, type ChartGeometry, geometryOf, PAD_TOP_PX, priceAt, yOf } from './chart-geometry.ts';
import type { ChartLook } from './chart-look.ts';
import { drawOverPrice, drawPanels, drawVolumeLines } from './draw-studies.ts';

const TEXT_PX = 12;
/** The height of a price tag. */
const TAG_PX = 20;
const PRICE_GAP_PX = 40;
const TIME_GAP_PX = 84;

/** Paints a chart: grid, volumes, candles, indicators, axes and the last price's line. */
export function drawCandles(surface: Surface, look: ChartLook): ChartGeometry {
  const { pen, width } = surface;
  const { candles, priceScale } = look;
  const geometry = geometryOf(surface, look);
  const now = ink();
  pen.save();
  pen.scale(now.pixelRatio, now.pixelRatio);
  pen.font = `${TEXT_PX}px ${now.fontFamily}`;
  pen.textBaseline = 'middle';
  drawGrid(pen, now, look, geometry, width);
  if (geometry.range) {
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, geometry.plotWidth, geometry.plotHeight);
    pen.clip();
    look.studies.follow(candles);
    drawBodies(pen, now, look, geometry, geometry.range);
    drawOverPrice(pen, now, look, geometry, geometry.range);
    if (look.studies.hasVolumes) drawVolumeLines(pen, now, look, geometry, geometry.range);
    drawPanels(pen, now, look, geometry, geometry.range);
    pen.restore();
    const [last, y] = [candles.at(-1), lastYOf(candles, geometry)];
    if (last && y !== null) drawLast(pen, now, last, y, geometry, { width, priceScale });
  }
  pen.restore();
  return geometry;
}

/** The height of the last price's tag, or null where it is out of view. */
export function lastYOf(candles: readonly Candle[], geometry: ChartGeometry): number | null {
  const last = candles.at(-1);
  const y = last ? yOf(last.close, geometry) : -1;
  return y < 0 || y > geometry.priceHeight ? null : y;
}

function drawGrid(
  pen: CanvasRenderingContext2D,
  now: Ink,
  look: ChartLook,
  geometry: ChartGeometry,
  width: number,
): void {
  const { candles, window, interval, priceScale } = look;
  const { plotWidth, plotHeight, low, high, range } = geometry;
  const lastY = lastYOf(candles, geometry);
  const tagged = [
    ...(lastY === null ? [] : [lastY]),
    ...[...look.lines, ...look.levels].map((price) => yOf(price, geometry)),
  ];
  pen.strokeStyle = now.color['chart-grid'];
  pen.fillStyle = now.color['text-faint'];
  pen.lineWidth = 1;
  pen.beginPath();
  pen.textAlign = 'right';
  for (const price of range ? niceSteps(low, high, geometry.priceHeight, PRICE_GAP_PX) : []) {
    const y = Math.round(yOf(price, geometry)) + 0.5;
    if (y < PAD_TOP_PX || price < 0) continue;
    pen.moveTo(0, y);
    pen.lineTo(plotWidth, y);
    // Skipped where the tag of the last price or of an order would cover half of it.
    if (tagged.every((tag) => Math.abs(y - tag) >= TAG_PX)) pen.fillText(wholeText(price, priceScale), width - 12, y);
  }
  pen.textAlign = 'center';
  const wordOf = timeWord(interval, window.barPx, TIME_GAP_PX);
  for (let at = range?.from ?? 0; range && at <= range.to; at++) {
    const word = wordOf(candles[at]!.atMs);
    const x = Math.round(xOf(at, window, candles.length, plotWidth)) + 0.5;
    if (word === null || x < 20 || x > plotWidth - 10) continue;
    pen.moveTo(x, 0);
    pen.lineTo(x, plotHeight);
    pen.fillText(word, x, plotHeight + AXIS_BOTTOM_PX / 2);
  }
  pen.moveTo(0, plotHeight + 0.5);
  pen.lineTo(width, plotHeight + 0.5);
  pen.stroke();
}

function drawBodies(
  pen: CanvasRenderingContext2D,
  now: Ink,
  look: ChartLook,
  geometry: ChartGeometry,
  { from, to }: Range,
): void {
  const { candles, window } = look;
  const { plotWidth, priceHeight, volumeBottom, volumeMost } = geometry;
  const body = Math.max(1, Math.floor(window.barPx * 0.7));
  const volumeHeight = (volumeBottom - priceHeight) * 0.9;
  // One path per colour: a stroke and a fill for each candle would be ten times the work.
  for (const isUp of [true, false]) {
    const color = now.color[isUp ? 'up' : 'down'];
    const solid = new Path2D();
    const volumes = new Path2D();
    for (let at = from; at <= to; at++) {
      const candle = candles[at]!;
      if (candle.close >= candle.open !== isUp) continue;
      const middle = Math.round(xOf(at, window, candles.length, plotWidth));
      const left = middle - Math.floor(body / 2);
      const top = Math.round(yOf(Math.max(candle.open, candle.close), geometry));
      const bottom = Math.round(yOf(Math.min(candle.open, candle.close), geometry));
      solid.rect(left, top, body, Math.max(1, bottom - top));
      const highest = Math.round(yOf(candle.high, geometry));
      solid.rect(middle, highest, 1, Math.max(1, Math.round(yOf(candle.low, geometry)) - highest));
      const tall = volumeMost > 0 ? Math.round((candle.volume / volumeMost) * volumeHeight) : 0;
      if (tall > 0) volumes.rect(left, volumeBottom - tall, body, tall);
    }
    pen.fillStyle = color;
    pen.fill(solid);
    pen.globalAlpha = 0.32;
    pen.fill(volumes);
    pen.globalAlpha = 1;
  }
}

interface Edge {
  readonly width: number;
  readonly priceScale: number;
}

function drawLast(
  pen: CanvasRenderingContext2D,
  now: Ink,
  last: Candle,
  y: number,
  geometry: ChartGeometry,
  edge: Edge,
): void {
  const name = last.close >= last.open ? 'up' : 'down';
  pen.strokeStyle = now.color[name];
  pen.lineWidth = 1;
  pen.setLineDash([2, 3]);
  pen.beginPath();
  pen.moveTo(0, Math.round(y) + 0.5);
  pen.lineTo(geometry.plotWidth, Math.round(y) + 0.5);
  pen.stroke();
  pen.setLineDash([]);
  drawTag(pen, now, wholeText(last.close, edge.priceScale), y, geometry, edge, name);
}

/** Draws a price on the axis, on a coloured background. */
function drawTag(
  pen: CanvasRenderingContext2D,
  now: Ink,
  text: string,
  y: number,
  { plotWidth }: ChartGeometry,
  { width }: Edge,
  tone: 'up' | 'down' | 'plain',
): void {
  pen.fillStyle = tone === 'plain' ? now.color['line-strong'] : now.color[`${tone}-fill`];
  pen.beginPath();
  pen.roundRect(plotWidth, Math.round(y) - TAG_PX / 2, width - plotWidth, TAG_PX, 4);
  pen.fill();
  pen.fillStyle = tone === 'plain' ? now.color.text : now.color['on-accent'];
  pen.textAlign = 'right';
  pen.fillText(text, width - 12, Math.round(y) + 0.5);
}

export interface Cross {
  readonly x: number;
  readonly y: number;
  /** The time under the crosshair, as text. */
  readonly time: string;
}

/** Paints the crosshair with its price and time. */
export function drawCross(surface: Surface, cross: Cross, geometry: ChartGeometry, priceScale: number): void {
  const { pen, width } = surface;
  const now = ink();
  pen.save();
  pen.scale(now.pixelRatio, now.pixelRatio);
  pen.font = `${TEXT_PX}px ${now.fontFamily}`;
  pen.textBaseline = 'middle';
  pen.strokeStyle = now.color['text-faint'];
  pen.setLineDash([4, 4]);
  pen.beginPath();
  pen.moveTo(Math.round(cross.x) + 0.5, 0);
  pen.lineTo(Math.round(cross.x) + 0.5, geometry.plotHeight);
  if (cross.y < geometry.priceHeight) {
    pen.moveTo(0, Math.round(cross.y) + 0.5);
    pen.lineTo(geometry.plotWidth, Math.round(cross.y) + 0.5);
  }
  pen.stroke();
  pen.setLineDash([]);
  if (cross.y < geometry.priceHeight) {
    const price = wholeText(Math.max(0, priceAt(cross.y, geometry)), priceScale);
    drawTag(pen, now, price, cross.y, geometry, { width, priceScale }, 'plain');
  }
  const wide = pen.measureText(cross.time).width + 16;
  const left = Math.min(Math.max(0, cross.x - wide / 2), geometry.plotWidth - wide);
  pen.fillStyle = now.color['line-strong'];
  pen.beginPath();
  pen.roundRect(left, geometry.plotHeight + 3, wide, 20, 4);
  pen.fill();
  pen.fillStyle = now.color.text;
  pen.textAlign = 'center';
  pen.fillText(cross.time, left + wide / 2, geometry.plotHeight + 13.5);
  pen.restore();
}
