import { type DepthCurve, type DepthPoint, depthAt } from '../../rules/book/depth-curve.ts';
import type { DrawnScale } from '../../rules/market.ts';
import { shortWhole, wholeText } from '../../rules/whole.ts';
import { type Ink, ink } from '../canvas/ink.ts';
import type { Surface } from '../canvas/surface.ts';

const AXIS_PX = 26;
const PAD_TOP_PX = 28;

interface DepthLook {
  readonly curve: DepthCurve;
  readonly scale: DrawnScale;
  /** The pointer's distance from the left; null where there is none. */
  readonly pointerX: number | null;
}

/** Paints the sums in the book up to each price. */
export function drawDepth({ pen, width, height }: Surface, { curve, scale, pointerX }: DepthLook): void {
  const now = ink();
  const plotHeight = height - AXIS_PX;
  const { lowTicks, highTicks, sumMax } = curve;
  const xOf = (ticks: number) => ((ticks - lowTicks) / (highTicks - lowTicks)) * width;
  const yOf = (sum: number) => plotHeight - (sumMax > 0 ? (sum / sumMax) * (plotHeight - PAD_TOP_PX) : 0);
  pen.save();
  pen.scale(now.pixelRatio, now.pixelRatio);
  pen.font = `12px ${now.fontFamily}`;
  pen.textBaseline = 'middle';
  const drawSide = (points: readonly DepthPoint[], name: 'up' | 'down', edge: number) => {
    const path = new Path2D();
    let y = plotHeight;
    path.moveTo(xOf(points[0]?.ticks ?? lowTicks), plotHeight);
    for (const { ticks, sum } of points) {
      path.lineTo(xOf(ticks), y);
      y = yOf(sum);
      path.lineTo(xOf(ticks), y);
    }
    path.lineTo(edge, y);
    pen.strokeStyle = now.color[name];
    pen.lineWidth = 1.5;
    pen.stroke(path);
    path.lineTo(edge, plotHeight);
    pen.fillStyle = now.color[`${name}-soft`];
    pen.fill(path);
  };
  drawSide(curve.bids, 'up', 0);
  drawSide(curve.asks, 'down', width);
  drawAxes(pen, now, { curve, scale, pointerX }, { width, plotHeight });
  if (pointerX !== null) {
    const ticks = lowTicks + (pointerX / width) * (highTicks - lowTicks);
    const point = depthAt(curve, ticks);
    if (point) drawPoint(pen, now, { x: xOf(point.ticks), y: yOf(point.sum), point, scale, width });
  }
  pen.restore();
}

function drawAxes(
  pen: CanvasRenderingContext2D,
  now: Ink,
  { curve, scale }: DepthLook,
  { width, plotHeight }: { readonly width: number; readonly plotHeight: number },
): void {
  pen.strokeStyle = now.color.line;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(0, plotHeight + 0.5);
  pen.lineTo(width, plotHeight + 0.5);
  pen.stroke();
  pen.fillStyle = now.color['text-faint'];
  const priceOf = (ticks: number) => wholeText(Math.round(ticks) * scale.tickStep, scale.priceScale);
  const words = [0.02, 0.25, 0.5, 0.75, 0.98];
  for (const share of words) {
    pen.textAlign = share < 0.1 ? 'left' : share > 0.9 ? 'right' : 'center';
    const ticks = curve.lowTicks + (curve.highTicks - curve.lowTicks) * share;
    pen.fillText(priceOf(ticks), width * share, plotHeight + AXIS_PX / 2);
  }
  pen.textAlign = 'right';
  // A sum may overlap the curve, so it gets an outline in the background's colour.
  pen.strokeStyle = now.color.surface;
  pen.lineWidth = 4;
  pen.lineJoin = 'round';
  for (const share of [0.5, 1]) {
    const y = plotHeight - share * (plotHeight - PAD_TOP_PX);
    const sum = shortWhole(Math.round(curve.sumMax * share) * scale.lotStep, scale.quantityScale);
    pen.strokeText(sum, width - 8, y);
    pen.fillText(sum, width - 8, y);
  }
}

interface PointLook {
  readonly x: number;
  readonly y: number;
  readonly point: DepthPoint;
  readonly scale: DrawnScale;
  readonly width: number;
}

function drawPoint(pen: CanvasRenderingContext2D, now: Ink, { x, y, point, scale, width }: PointLook): void {
  pen.fillStyle = now.color.text;
  pen.beginPath();
  pen.arc(x, y, 3.5, 0, 2 * Math.PI);
  pen.fill();
  const price = wholeText(point.ticks * scale.tickStep, scale.priceScale);
  const text = `${price} · ${shortWhole(point.sum * scale.lotStep, scale.quantityScale)}`;
  const wide = pen.measureText(text).width + 16;
  const left = Math.min(Math.max(4, x - wide / 2), width - wide - 4);
  const top = Math.max(2, y - 30);
  pen.fillStyle = now.color['surface-raised'];
  pen.strokeStyle = now.color['line-strong'];
  pen.beginPath();
  pen.roundRect(left, top, wide, 22, 4);
  pen.fill();
  pen.stroke();
  pen.fillStyle = now.color.text;
  pen.textAlign = 'center';
  pen.fillText(text, left + wide / 2, top + 11.5);
}
