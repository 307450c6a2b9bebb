import { configure } from '@testing-library/dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { furnishBrowser, turn } from '../lib/browser/browser.rig.ts';
import { clearTheScene, setTheScene } from './screen.rig.tsx';

// Replaces the library of the live connection; no other module is replaced.
vi.mock('socket.io-client', async () => {
  const { io } = await import('../lib/live/live.rig.ts');
  return { io };
});

furnishBrowser();
configure({
  // Generous for busy machines; on a quiet one nothing waits this long.
  asyncUtilTimeout: 15_000,
  // Gives the page time to react to each action.
  asyncWrapper: async (act) => {
    const done = await act();
    await turn();
    return done;
  },
  // Printing the whole page in every failed look takes longer than looking, so only the page's text is printed.
  getElementError: (message) =>
    new Error(`${message?.split('\n\n')[0]}\non the page: ${document.body.textContent?.slice(0, 3_000)}`),
});
beforeEach(setTheScene);
afterEach(clearTheScene);
