import { describe, expect, it } from 'vitest';
import { type Box, freePlace } from './free-place.ts';

const size = { width: 100, height: 40 };
const room = { top: 10, bottom: 210 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

describe('the place of a message', () => {
  it('is the most wanted one where nothing is under it', () => {
    expect(freePlace(size, [200, 0], room, [])).toEqual({ left: 200, top: 10 });
  });

  it('is the next column, and then further down, where a control would be under it', () => {
    expect(freePlace(size, [200, 0], room, [box(250, 0, 20, 20)])).toEqual({ left: 0, top: 10 });
    expect(freePlace(size, [200, 0], room, [box(0, 0, 400, 60)])).toEqual({ left: 200, top: 66 });
    expect(freePlace(size, [0], room, [box(0, 0, 100, 50), box(0, 80, 100, 20)])).toEqual({ left: 0, top: 106 });
  });

  it('covers the least where there is no free one', () => {
    const controls = [box(0, 0, 100, 130), box(0, 160, 100, 60)];
    expect(freePlace(size, [0], room, controls)).toEqual({ left: 0, top: 122 });
  });
});
