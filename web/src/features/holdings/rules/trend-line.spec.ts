import { describe, expect, it } from 'vitest';
import { trendPicture } from './trend-line.ts';

describe('a trend', () => {
  it('labels a trend from its highest to its lowest point', () => {
    const picture = trendPicture([
      { atMs: 1, totalUsdt: '46000' },
      { atMs: 2, totalUsdt: '52000' },
    ]);
    expect(picture.yLabels).toEqual(['52.0K', '50.0K', '48.0K', '46.0K']);
    expect(trendPicture([]).points).toEqual([]);
  });
});
