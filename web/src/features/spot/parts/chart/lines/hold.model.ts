import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { MOVED_PX } from '../../../rules/chart/moved.ts';
import { type OrderLine, snapped, tickStepOf } from '../../../rules/chart/order-lines.ts';
import type { Market } from '../../../rules/market.ts';
import { type ChartGeometry, priceAt, yOf } from '../chart-geometry.ts';

/** A finger that rests this long picks up a line. */
const HOLD_MS = 350;

/** A line that is being dragged. */
export interface Held {
  readonly line: OrderLine;
  /** The pointer's price, on a tick, in units of the price's last place. */
  readonly price: number;
  /** True once the line was dropped and the confirmation is open. */
  readonly isAsked: boolean;
}

interface Grip {
  readonly pointerId: number;
  readonly target: Element;
  /** The distance between the pointer and the line. */
  readonly awayPx: number;
  readonly startY: number;
  isHolding: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Drags a line of the chart to another price, by mouse or by a finger that rests on it first. Esc, or losing the pointer,
 * cancels.
 *
 * @param box  the element that heights are relative to
 */
export function useHold(market: Market, box: RefObject<HTMLElement | null>, geometry: RefObject<ChartGeometry | null>) {
  const [held, setHeld] = useState<Held | null>(null);
  const grip = useRef<Grip | null>(null);
  const putBack = () => {
    clearTimeout(grip.current?.timer);
    grip.current = null;
    setHeld(null);
  };
  const isMoving = held !== null && !held.isAsked;
  useEffect(() => {
    if (!isMoving) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      clearTimeout(grip.current?.timer);
      grip.current = null;
      setHeld(null);
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [isMoving]);
  const yAt = (clientY: number): number => clientY - (box.current?.getBoundingClientRect().top ?? 0);
  const onDown = (line: OrderLine) => (event: PointerEvent<HTMLElement>) => {
    const now = geometry.current;
    if (!now || event.button !== 0 || grip.current || held) return;
    const { pointerId, currentTarget: target, clientY } = event;
    const awayPx = yAt(clientY) - yOf(line.price, now);
    const isMouse = event.pointerType === 'mouse';
    const take = () => {
      if (grip.current?.pointerId !== pointerId) return;
      grip.current.isHolding = true;
      target.setPointerCapture(pointerId);
      setHeld({ line, price: line.price, isAsked: false });
    };
    grip.current = { pointerId, target, awayPx, startY: clientY, isHolding: false };
    if (isMouse) take();
    else grip.current.timer = setTimeout(take, HOLD_MS);
  };
  const onMove = (event: PointerEvent<HTMLElement>) => {
    const [now, own] = [geometry.current, grip.current];
    if (!now || own?.pointerId !== event.pointerId) return;
    if (!own.isHolding) {
      if (Math.abs(event.clientY - own.startY) > MOVED_PX) putBack();
      return;
    }
    const y = Math.min(Math.max(yAt(event.clientY) - own.awayPx, 0), now.priceHeight);
    const price = snapped(priceAt(y, now), tickStepOf(market));
    setHeld((old) => old && { ...old, price });
  };
  const onUp = (event: PointerEvent<HTMLElement>) => {
    if (grip.current?.pointerId !== event.pointerId) return;
    const wasHolding = grip.current.isHolding;
    clearTimeout(grip.current.timer);
    grip.current = null;
    if (!wasHolding || event.type !== 'pointerup') return setHeld(null);
    setHeld((old) => (old && old.price !== old.line.price ? { ...old, isAsked: true } : null));
  };
  return {
    held,
    putBack,
    grips: (line: OrderLine) => ({
      onPointerDown: onDown(line),
      onPointerMove: onMove,
      onPointerUp: onUp,
      onPointerCancel: onUp,
    }),
  };
}
