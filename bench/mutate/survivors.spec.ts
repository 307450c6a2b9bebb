import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AREAS, sourcesOf } from './areas.ts';
import { mergeSurvivors, readSurvivors, type Survivor } from './survivors.ts';

const fault = (file: string, line: string, why = ''): Survivor => ({ file, line, from: '<', to: '<=', why });

describe('the list of faults that nobody noticed', () => {
  it('keeps reasons, adds what is new, drops what is noticed now, and leaves alone where nobody looked', () => {
    const kept = [fault('a.ts', 'one', 'equal'), fault('a.ts', 'gone', 'old'), fault('b.ts', 'other', 'why not')];
    const found = [fault('a.ts', 'two'), fault('a.ts', 'one'), fault('a.ts', 'one')];
    expect(mergeSurvivors(kept, found, ({ file }) => file === 'a.ts')).toEqual([
      fault('a.ts', 'one', 'equal'),
      fault('a.ts', 'two'),
      fault('b.ts', 'other', 'why not'),
    ]);
  });

  it.each(AREAS)('has a reason for each of $name, and each can still be planted', (area) => {
    const sources = sourcesOf(area);
    const texts = new Map<string, { readonly lines: ReadonlySet<string>; readonly text: string }>();
    const textOf = (file: string) => {
      const written = texts.get(file) ?? read(file);
      texts.set(file, written);
      return written;
    };
    const listed = readSurvivors(area.name);
    const isThere = ({ file, line, from }: Survivor) =>
      sources.includes(file) && textOf(file).lines.has(line) && textOf(file).text.includes(from);
    expect(
      listed.filter(({ why }) => why.trim() === ''),
      'without a reason',
    ).toEqual([]);
    expect(
      listed.filter((each) => !isThere(each)),
      'what it changed is gone: plant it again',
    ).toEqual([]);
  });
});

function read(file: string) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { lines: new Set(text.split('\n').map((line) => line.trim())), text: text.replace(/\s+/g, ' ') };
}
