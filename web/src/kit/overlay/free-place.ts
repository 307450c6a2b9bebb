/** A part of the window, CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a message may cover, but should not. */
export interface Control extends Box {
  /** A long list of which any other row will do: it is covered before a button is. */
  readonly isList: boolean;
}

const STEP_PX = 8;
/** So much of a list is covered rather than one part of a button. */
const BUTTON_WEIGHT = 100;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/**
 * Where something of a size covers no control, or the least of them: the first place from the top, and of those of one height the
 * first of the given columns.
 *
 * @param lefts  left edges, the most wanted first
 * @param room   the heights between which it may stand
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
