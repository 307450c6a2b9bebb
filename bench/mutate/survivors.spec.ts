import { describe, expect, it } from 'vitest';
import { mergeSurvivors, type Survivor } from './survivors.ts';

const fault = (file: string, line: string, why = ''): Survivor => ({ file, line, from: '<', to: '<=', why });

describe('the list of faults that nobody noticed', () => {
  it('keeps reasons, adds what is new, drops what is noticed now, and leaves alone where nobody looked', () => {
    const kept = [fault('a.ts', 'one', 'equal'), fault('a.ts', 'gone', 'old'), fault('b.ts', 'other', 'why not')];
    const found = [fault('a.ts', 'two'), fault('a.ts', 'one'), fault('a.ts', 'one')];
    expect(mergeSurvivors(kept, found, (file) => file === 'a.ts')).toEqual([
      fault('a.ts', 'one', 'equal'),
      fault('a.ts', 'two'),
      fault('b.ts', 'other', 'why not'),
    ]);
  });
});
