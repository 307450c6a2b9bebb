import { describe, expect, it } from 'vitest';
import { type Control, freePlace, isFree } from './free-place.ts';

const size = { width: 100, height: 40 };
const room = { top: 10, bottom: 210 };
const box = (left: number, top: number, width: number, height: number, isList = false): Control => ({
  left,
  top,
  width,
  height,
  isList,
});

describe('the place of a message', () => {
  it('is the most wanted one where nothing is under it', () => {
    expect(freePlace(size, [200, 0], room, [])).toEqual({ left: 200, top: 10 });
  });

  it('is the next column, and then further down, where a control would be under it', () => {
    expect(freePlace(size, [200, 0], room, [box(250, 0, 20, 20)])).toEqual({ left: 0, top: 10 });
    expect(freePlace(size, [200, 0], room, [box(0, 0, 400, 60)])).toEqual({ left: 200, top: 66 });
    expect(freePlace(size, [0], room, [box(0, 0, 100, 50), box(0, 80, 100, 20)])).toEqual({ left: 0, top: 106 });
  });

  it('is free until a control comes to be under it', () => {
    const place = { left: 0, top: 10, ...size };
    expect(isFree(place, [box(100, 10, 50, 40), box(0, 50, 100, 20)])).toBe(true);
    expect(isFree(place, [box(0, 49, 100, 20)])).toBe(false);
  });

  it('covers the least where there is no free one', () => {
    const controls = [box(0, 0, 100, 130), box(0, 160, 100, 60)];
    expect(freePlace(size, [0], room, controls)).toEqual({ left: 0, top: 122 });
  });

  it('covers much of a list before it covers a little of a button', () => {
    const controls = [box(0, 0, 100, 100, true), box(0, 100, 10, 110)];
    expect(freePlace(size, [0], room, controls)).toEqual({ left: 0, top: 10 });
  });
});
