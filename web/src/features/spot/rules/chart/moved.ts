/** A pointer that has moved farther than this many pixels is dragging; otherwise it is a press. */
export const MOVED_PX = 6;
