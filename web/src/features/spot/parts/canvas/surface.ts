import { type RefObject, useEffect, useRef } from 'react';
import { ink, onInkChange } from './ink.ts';
import { paced } from './pace.ts';

/** How often screen readers are told what is drawn ten times a second. */
export const SPOKEN_EVERY_MS = 1_000;

export interface Surface {
  readonly pen: CanvasRenderingContext2D;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * A canvas that fills its place. It is redrawn on request, and when its size or the theme changes, but not more often than
 * its pace.
 *
 * @param draw     paints everything; multiply by `ink().pixelRatio` for device pixels
 * @param everyMs  the least time between two drawings
 * @returns        the canvas, and a function that requests a drawing
 */
export function useSurface(
  draw: (surface: Surface) => void,
  everyMs: number,
): { readonly canvas: RefObject<HTMLCanvasElement | null>; readonly redraw: () => void } {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(draw);
  latest.current = draw;
  const mark = useRef<() => void>(() => {});
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen) return;
    let width = 0;
    let height = 0;
    const pace = paced(() => {
      if (width === 0 || height === 0) return;
      const ratio = ink().pixelRatio;
      const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (element.width !== wide || element.height !== high) {
        element.width = wide;
        element.height = high;
      } else pen.clearRect(0, 0, wide, high);
      latest.current({ pen, width, height });
    }, everyMs);
    mark.current = () => pace.mark();
    const size = new ResizeObserver(([entry]) => {
      width = entry?.contentRect.width ?? 0;
      height = entry?.contentRect.height ?? 0;
      pace.mark();
    });
    size.observe(element);
    const stopInk = onInkChange(pace.mark);
    return () => {
      size.disconnect();
      stopInk();
      pace.stop();
      mark.current = () => {};
    };
  }, [everyMs]);
  const redraw = useRef(() => mark.current());
  return { canvas, redraw: redraw.current };
}
