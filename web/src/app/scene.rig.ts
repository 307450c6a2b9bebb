import { configure } from '@testing-library/dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { furnishBrowser, turn } from '../lib/browser.rig.ts';
import { clearTheScene, setTheScene } from './screen.rig.tsx';

// The live connection meets its library here, and nowhere else is a module stood in for.
vi.mock('socket.io-client', async () => {
  const { io } = await import('../lib/live.rig.ts');
  return { io };
});

furnishBrowser();
configure({
  // A busy machine is given time: what is waited for comes at once on a quiet one.
  asyncUtilTimeout: 15_000,
  // After whatever a person does the page has time to follow.
  asyncWrapper: async (act) => {
    const done = await act();
    await turn();
    return done;
  },
  // Printing the page with every look that found nothing yet took longer than looking; the words of the page are enough.
  getElementError: (message) =>
    new Error(`${message?.split('\n\n')[0]}\non the page: ${document.body.textContent?.slice(0, 3_000)}`),
});
beforeEach(setTheScene);
afterEach(clearTheScene);
