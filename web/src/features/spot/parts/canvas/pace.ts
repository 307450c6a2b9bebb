export interface Pace {
  /** Something changed: draw with the next frame that the pace allows. */
  mark(): void;
  stop(): void;
}

/** A frame that is this much early counts as in time. */
const EARLY_MS = 2;

/**
 * Draws at most so often, in the browser's own frames, and never while nobody can see the page.
 *
 * @param everyMs  the least time between two drawings
 */
export function paced(draw: () => void, everyMs: number): Pace {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastMs = Number.NEGATIVE_INFINITY;
  const run = (nowMs: number) => {
    // Frames do not come at our times: one that is too early waits for the next.
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
      // A frame comes up to 16 ms after it was asked for; asking that much earlier keeps the pace.
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
