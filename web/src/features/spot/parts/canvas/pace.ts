export interface Pace {
  /** Something changed: draw in the next frame that the pace allows. */
  mark(): void;
  stop(): void;
}

/** A frame that is early by no more than this counts as in time. */
const EARLY_MS = 2;

/**
 * Draws in the browser's animation frames, but not more often than given, and never while the page is hidden.
 *
 * @param everyMs  the least time between two drawings
 */
export function paced(draw: () => void, everyMs: number): Pace {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastMs = Number.NEGATIVE_INFINITY;
  const run = (nowMs: number) => {
    // Frames come at the browser's times, so one that is too early waits for the next.
    if (nowMs - lastMs < everyMs - EARLY_MS) {
      frame = requestAnimationFrame(run);
      return;
    }
    frame = 0;
    lastMs = nowMs;
    draw();
  };
  const ask = () => {
    timer = undefined;
    frame = requestAnimationFrame(run);
  };
  return {
    mark() {
      if (frame || timer !== undefined) return;
      const waitMs = lastMs + everyMs - performance.now();
      // A frame comes up to 16 ms after it was requested, so it is requested that much earlier.
      if (waitMs <= 16) ask();
      else timer = setTimeout(ask, waitMs - 16);
    },
    stop() {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      frame = 0;
      timer = undefined;
    },
  };
}
