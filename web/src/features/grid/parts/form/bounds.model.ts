import { priceText } from '@bourse/core/trading/grid.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type BoundSide, boundAt, easyStep, type PriceScale, stepsOfKey, ticksAt } from '../../rules/bounds.ts';
import type { Judged } from '../../rules/draft.ts';
import type { FormModel } from './form.model.ts';

/** A bound under a hand, the scale that stays meanwhile, and what to go back to. */
interface Held {
  readonly side: BoundSide;
  readonly scale: PriceScale;
  readonly before: string;
  /** How far from the line the hand took hold, px. */
  readonly awayPx: number;
}

/**
 * Moves the two ends of the range on the chart, by hand or by keys: each price goes into its field as if it were typed.
 * Esc, or losing the pointer, puts it back.
 */
export function useBoundsModel({ view: { draft }, commands }: FormModel, judged: Judged | null, heightPx: number) {
  const [held, setHeld] = useState<Held | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const grid = judged?.grid;
  const bounds = judged?.bounds;
  const move = (side: BoundSide, ticks: number) => {
    if (grid && bounds) commands.set(side, priceText(boundAt(side, ticks, bounds), grid));
  };
  const putBack = () => {
    if (held) commands.set(held.side, held.before);
    setHeld(null);
  };
  const last = useRef(putBack);
  last.current = putBack;
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      last.current();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [isHeld]);

  /** @param at  how high the line is now, a share of the picture */
  const gripOf = (side: BoundSide, at: number, scale: PriceScale) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || held || !box.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const lineY = box.current.getBoundingClientRect().top + (1 - at) * heightPx;
      setHeld({ side, scale, before: draft[side], awayPx: event.clientY - lineY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (held?.side !== side || !box.current || !grid) return;
      const y = event.clientY - held.awayPx - box.current.getBoundingClientRect().top;
      move(side, ticksAt(held.scale, 1 - y / heightPx, easyStep(held.scale, heightPx, grid), grid));
    },
    onPointerUp: () => held?.side === side && setHeld(null),
    onPointerCancel: () => held?.side === side && putBack(),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const steps = stepsOfKey(event.key);
      if (steps === 0 || !grid || !bounds) return;
      event.preventDefault();
      const step = easyStep(scale, heightPx, grid);
      // On the step that the next one is counted from, so that keys and hands write the same prices.
      const from = Math.round(bounds[side] / step) * step;
      move(side, from + steps * step);
    },
  });
  return { box, held, gripOf };
}
export type BoundsModel = ReturnType<typeof useBoundsModel>;
