/** A rectangle of the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A control that a message should not cover. */
export interface Control extends Box {
  /** A long list, in which another row can be used instead; it is covered rather than a button. */
  readonly isList: boolean;
}

const STEP_PX = 8;
/** How much worse it is to cover a part of a button than the same part of a list. */
const BUTTON_WEIGHT = 100;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** Whether a place covers no control. */
export const isFree = (place: Box, controls: readonly Control[]): boolean =>
  controls.every((control) => overlap(place, control) === 0);

/**
 * The place where something of a given size covers no control, or as little as possible: the highest such place and, at the
 * same height, the first of the given columns.
 *
 * @param lefts  left edges, the preferred one first
 * @param room   the heights between which it may be
 */
export function freePlace(
  size: Pick<Box, 'width' | 'height'>,
  lefts: readonly number[],
  room: { readonly top: number; readonly bottom: number },
  controls: readonly Control[],
): { readonly left: number; readonly top: number } {
  let best = { left: lefts[0] ?? 0, top: room.top };
  let least = Number.POSITIVE_INFINITY;
  for (let top = room.top; top + size.height <= room.bottom; top += STEP_PX) {
    for (const left of lefts) {
      const covered = controls.reduce(
        (sum, control) => sum + overlap({ left, top, ...size }, control) * (control.isList ? 1 : BUTTON_WEIGHT),
        0,
      );
      if (covered === 0) return { left, top };
      if (covered < least) {
        least = covered;
        best = { left, top };
      }
    }
  }
  return best;
}
