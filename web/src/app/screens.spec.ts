import { type PageId, pageIdAt, pageOf, pages } from '@bourse/contract/pages.ts';
import { describe, expect, it } from 'vitest';
import { screenChunks } from '../../scripts/screen-chunks.ts';
import { screens } from './screens.ts';

const ids = Object.keys(pages) as PageId[];

describe('the table of screens', () => {
  it('holds every page, sorted', () => {
    expect(Object.keys(screens).sort()).toEqual([...ids].sort());
    const folded = ids.map((id) => id.toLowerCase());
    expect([...folded].sort((a, b) => (a < b ? -1 : 1))).toEqual(folded);
  });

  it('finds every page by its path, also with a slash at its end, and nothing else', () => {
    for (const id of ids) {
      const { path, alsoAt = [] } = pageOf(id);
      for (const each of [path, ...alsoAt]) {
        expect(pageIdAt(each.replace(':id', 'abc').replace(':token', 'A'.repeat(22)))).toBe(id);
        if (each !== '/') expect(pageIdAt(`${each.replace(':id', 'abc').replace(':token', 'A'.repeat(22))}/`)).toBe(id);
      }
    }
    expect(['/nothing', '/wallet/fansup/a/b', '/WALLET/overview', ''].map(pageIdAt)).toEqual([null, null, null, null]);
  });

  it('leads on to pages that have a layout of their own', () => {
    for (const id of ids) {
      for (const layout of ['desktop', 'h5'] as const) {
        const target = screens[id][layout];
        if ('redirectTo' in target) expect('redirectTo' in screens[target.redirectTo][layout]).toBe(false);
      }
    }
  });

  it('is read by the build as it stands: the server preloads by it', () => {
    const chunks = screenChunks();
    expect(Object.keys(chunks).sort()).toEqual([...ids].sort());
    for (const id of ids) {
      for (const layout of ['desktop', 'h5'] as const) {
        const isRedirect = 'redirectTo' in screens[id][layout];
        expect([id, layout, chunks[id]?.[layout] === null]).toEqual([id, layout, isRedirect]);
      }
    }
  });
});
