import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Candle, Interval } from '../../../rules/chart/candles.ts';
import type { ChartWindow } from '../../../rules/chart/chart-window.ts';
import { type Grip, type Place, shifted } from '../../../rules/chart/drawing-places.ts';
import type { Anchor, Drawing, Sketch } from '../../../rules/chart/drawings.ts';
import { MOVED_PX } from '../../../rules/chart/moved.ts';
import { snapped, tickStepOf } from '../../../rules/chart/order-lines.ts';
import { indexOfTime, type TimeScale, timeAtX } from '../../../rules/chart/time-scale.ts';
import type { Market } from '../../../rules/market.ts';
import { isTyping } from '../../keys/hot-keys.model.ts';
import { type ChartGeometry, priceAt } from '../chart-geometry.ts';
import { putDownTool, useDrawings, useDrawingTool } from './drawings.model.ts';

/** What of a chart is needed to draw over it. */
export interface DrawnChart {
  readonly geometry: RefObject<ChartGeometry | null>;
  readonly window: RefObject<ChartWindow>;
  readonly interval: Interval;
  readonly candles: () => readonly Candle[];
  /** Callbacks after each drawing of the chart. */
  readonly drawn: Set<() => void>;
}

export const scaleOf = (chart: DrawnChart, { plotWidth }: ChartGeometry): TimeScale => ({
  candles: chart.candles(),
  window: chart.window.current,
  interval: chart.interval,
  widthPx: plotWidth,
});

interface Grasp {
  readonly drawing: Drawing;
  readonly grip: Grip;
  readonly from: Place;
  isMoving: boolean;
}

const isFar = (a: Place, b: Place): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > MOVED_PX;

/**
 * Draws over a chart and moves drawings. A level needs one press; a trend line needs two, or a drag from end to end. Del
 * removes the selected drawing, Esc cancels what was begun.
 *
 * @param box  the element that positions are relative to
 */
export function useHand(market: Market, box: RefObject<HTMLElement | null>, chart: DrawnChart) {
  const drawings = useDrawings(market);
  const { tool } = useDrawingTool(market);
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const [held, setHeld] = useState<Drawing | null>(null);
  /** Where the drawing pointer came down; null while it is up. */
  const pressed = useRef<Place | null>(null);
  /** Whether the first end of a trend line is set. */
  const hasFirst = useRef(false);
  const grasp = useRef<Grasp | null>(null);
  const letGo = () => {
    pressed.current = null;
    hasFirst.current = false;
    grasp.current = null;
    setSketch(null);
    setHeld(null);
  };
  const giveUp = () => {
    letGo();
    if (tool) putDownTool();
    else setSelected(null);
  };
  const remove = (id: number) => {
    letGo();
    setSelected(null);
    drawings.remove(id);
  };
  const onKey = useRef((_: KeyboardEvent) => {});
  onKey.current = (event) => {
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') giveUp();
    else if (selected !== null && (event.key === 'Delete' || event.key === 'Backspace')) remove(selected);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isFollowing = tool !== null || selected !== null;
  useEffect(() => {
    if (!isFollowing) return;
    const follow = (event: KeyboardEvent) => onKey.current(event);
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-drawing]'))) setSelected(null);
    };
    addEventListener('keydown', follow, true);
    addEventListener('pointerdown', onPress, true);
    return () => {
      removeEventListener('keydown', follow, true);
      removeEventListener('pointerdown', onPress, true);
    };
  }, [isFollowing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another tool everything begins anew.
  useEffect(() => {
    letGo();
    if (tool) setSelected(null);
  }, [tool]);
  useEffect(() => putDownTool, []);

  useEffect(() => {
    const element = box.current;
    // Keeps the page from scrolling under a finger that moves the selection; `touch-action` does not work on lines of an SVG.
    const onTouch = (event: TouchEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-held-by-touch]')) event.preventDefault();
    };
    element?.addEventListener('touchstart', onTouch, { passive: false });
    return () => element?.removeEventListener('touchstart', onTouch);
  }, [box]);

  const placeOf = (event: PointerEvent<Element>, { plotWidth, priceHeight }: ChartGeometry): Place => {
    const own = box.current?.getBoundingClientRect();
    const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
    return {
      x: within(event.clientX - (own?.left ?? 0), plotWidth),
      y: within(event.clientY - (own?.top ?? 0), priceHeight),
    };
  };
  const tick = tickStepOf(market);
  const anchorAt = (place: Place, now: ChartGeometry): Anchor => ({
    atMs: timeAtX(place.x, scaleOf(chart, now)),
    price: snapped(priceAt(place.y, now), tick),
  });
  const finish = (done: Sketch) => {
    letGo();
    setSelected(drawings.add(done));
    putDownTool();
  };
  const drawn = (at: Anchor, old: Sketch | null): Sketch =>
    tool === 'level'
      ? { kind: 'level', price: at.price }
      : { kind: 'trend', from: old?.kind === 'trend' ? old.from : at, to: at };
  const draws = {
    onPointerDown: (event: PointerEvent<Element>) => {
      const now = chart.geometry.current;
      if (!now || event.button !== 0 || pressed.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed.current = placeOf(event, now);
      setSketch(drawn(anchorAt(pressed.current, now), sketch));
    },
    onPointerMove: (event: PointerEvent<Element>) => {
      const now = chart.geometry.current;
      if (!now) return;
      const isHovering = pressed.current === null;
      // Without a first end there is nothing to preview.
      if (isHovering && tool === 'trend' && !sketch) return;
      setSketch(drawn(anchorAt(placeOf(event, now), now), sketch));
    },
    onPointerUp: (event: PointerEvent<Element>) => {
      const [now, from] = [chart.geometry.current, pressed.current];
      pressed.current = null;
      if (!now || !from || !sketch) return;
      const place = placeOf(event, now);
      const done = drawn(anchorAt(place, now), sketch);
      if (done.kind === 'level') return finish(done);
      const isPoint = done.from.atMs === done.to.atMs && done.from.price === done.to.price;
      if (!isPoint && (hasFirst.current || isFar(place, from))) finish(done);
      else hasFirst.current = true;
    },
    onPointerCancel: letGo,
  };

  /** The held drawing as it would be at the pointer; null until the pointer has moved. */
  const heldAt = (event: PointerEvent<Element>): Drawing | null => {
    const [now, own] = [chart.geometry.current, grasp.current];
    if (!now || !own) return null;
    const at = placeOf(event, now);
    own.isMoving ||= isFar(at, own.from);
    if (!own.isMoving) return null;
    const scale = scaleOf(chart, now);
    const stepOf = (place: Place) => indexOfTime(timeAtX(place.x, scale), scale.candles, scale.interval);
    const price = snapped(priceAt(at.y, now), tick) - snapped(priceAt(own.from.y, now), tick);
    return shifted(own.drawing, own.grip, { bars: stepOf(at) - stepOf(own.from), price }, scale, tick);
  };
  const grips = (drawing: Drawing, grip: Grip) => ({
    onPointerDown: (event: PointerEvent<Element>) => {
      const now = chart.geometry.current;
      if (!now || event.button !== 0 || grasp.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grasp.current = { drawing, grip, from: placeOf(event, now), isMoving: false };
      setSelected(drawing.id);
    },
    onPointerMove: (event: PointerEvent<Element>) => {
      const next = heldAt(event);
      if (next) setHeld(next);
    },
    onPointerUp: (event: PointerEvent<Element>) => {
      const next = heldAt(event);
      if (next) drawings.change(next);
      letGo();
    },
    onPointerCancel: letGo,
  });
  return { rows: drawings.rows, tool, sketch, selected, held, giveUp, remove, draws, grips };
}
