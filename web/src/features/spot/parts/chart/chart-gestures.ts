import { type RefObject, useEffect } from 'react';
import { MOVED_PX } from '../../rules/chart/moved.ts';

export interface Gestures {
  onPan(byPx: number): void;
  onZoom(factor: number, atPx: number): void;
  /** Called with the pointer's position over the chart; null when it has left. */
  onPoint(at: { readonly x: number; readonly y: number } | null): void;
  /** Called for a press without a drag. */
  onPress(at: { readonly x: number; readonly y: number }): void;
}

/** Marks elements over the chart that handle pointers themselves. */
export const OWN_GESTURES = { 'data-own-gestures': '' } as const;
const isOwn = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-own-gestures]') !== null;

const WHEEL_STEP = 1.0015;
const KEY_PAN_PX = 48;
const KEY_ZOOM = 1.25;
const HOLD_MS = 250;

interface Finger {
  x: number;
  y: number;
}

/**
 * Drag, wheel, pinch and keys over a chart. On touch screens a drag moves the chart and a resting finger shows the crosshair;
 * vertical swipes scroll the page.
 */
export function useGestures(element: RefObject<HTMLElement | null>, gestures: Gestures): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const fingers = new Map<number, Finger>();
    let apart = 0;
    let isHeld = false;
    let hold: ReturnType<typeof setTimeout> | undefined;
    /** Where the only finger came down, as long as it has not moved from there. */
    let pressed: Finger | null = null;
    const place = (event: { clientX: number; clientY: number }): Finger => {
      const box = target.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const onDown = (event: PointerEvent) => {
      if (isOwn(event)) return;
      const at = place(event);
      pressed = fingers.size === 0 && event.button === 0 ? at : null;
      fingers.set(event.pointerId, at);
      if (event.pointerType === 'mouse') target.setPointerCapture(event.pointerId);
      else {
        clearTimeout(hold);
        hold = setTimeout(() => {
          isHeld = fingers.size === 1;
          if (isHeld) gestures.onPoint(at);
        }, HOLD_MS);
      }
    };
    const onMove = (event: PointerEvent) => {
      const at = place(event);
      const before = fingers.get(event.pointerId);
      if (!before) {
        if (event.pointerType === 'mouse') gestures.onPoint(isOwn(event) ? null : at);
        return;
      }
      if (pressed && Math.abs(at.x - pressed.x) + Math.abs(at.y - pressed.y) > MOVED_PX) pressed = null;
      if (Math.abs(at.x - before.x) + Math.abs(at.y - before.y) > MOVED_PX) clearTimeout(hold);
      const others = [...fingers].filter(([id]) => id !== event.pointerId);
      fingers.set(event.pointerId, at);
      const other = others[0]?.[1];
      if (other) {
        const now = Math.abs(at.x - other.x);
        if (apart > 0 && now > 0) gestures.onZoom(now / apart, (at.x + other.x) / 2);
        apart = now;
      } else if (isHeld) gestures.onPoint(at);
      else {
        gestures.onPan(at.x - before.x);
        if (event.pointerType === 'mouse') gestures.onPoint(at);
      }
    };
    const onUp = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      clearTimeout(hold);
      apart = 0;
      if (isHeld) gestures.onPoint(null);
      else if (pressed && event.type === 'pointerup') gestures.onPress(pressed);
      pressed = null;
      isHeld = false;
    };
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && fingers.size === 0) gestures.onPoint(null);
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) gestures.onPan(-event.deltaX);
      else gestures.onZoom(WHEEL_STEP ** -event.deltaY, place(event).x);
    };
    const onKey = (event: KeyboardEvent) => {
      const pan = { ArrowLeft: KEY_PAN_PX, ArrowRight: -KEY_PAN_PX }[event.key];
      const zoom = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM }[event.key];
      if (pan === undefined && zoom === undefined) return;
      event.preventDefault();
      if (pan !== undefined) gestures.onPan(pan);
      if (zoom !== undefined) gestures.onZoom(zoom, target.clientWidth);
    };
    const events = {
      pointerdown: onDown,
      pointermove: onMove,
      pointerup: onUp,
      pointercancel: onUp,
      pointerleave: onLeave,
    };
    for (const [name, listener] of Object.entries(events)) target.addEventListener(name, listener as EventListener);
    target.addEventListener('wheel', onWheel, { passive: false });
    target.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(hold);
      for (const [name, listener] of Object.entries(events))
        target.removeEventListener(name, listener as EventListener);
      target.removeEventListener('wheel', onWheel);
      target.removeEventListener('keydown', onKey);
    };
  }, [element, gestures]);
}
