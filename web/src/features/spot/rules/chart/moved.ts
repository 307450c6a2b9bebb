/** A pointer that has come farther than this, in pixels, moves something; one that has not, presses it. */
export const MOVED_PX = 6;
