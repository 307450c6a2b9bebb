import './app.css';
import { pageIdAt } from '@bourse/contract/pages.ts';
import { createRoot } from 'react-dom/client';
import { keepLive } from '../lib/live/live-socket.ts';
import { chooseLocale, getLocale } from '../lib/locale.ts';
import { startSession } from '../lib/person/session.ts';
import { askEarly } from '../lib/query.ts';
import { shellText } from '../lib/shell-text.ts';
import { App, loadShell } from './app.tsx';
import { connectClient } from './client-events.ts';
import { formFactor } from './form-factor.ts';
import { preload } from './router.tsx';
import { fillAllSlots } from './slots.ts';

document.documentElement.dataset.formFactor = formFactor;
if (document.documentElement.dataset.locale !== getLocale()) chooseLocale(getLocale());
connectClient();
// Before any other request, because it removes a one-time value from the address.
void startSession();
keepLive();
fillAllSlots();
askEarly('operator.status', {});

/**
 * The server's HTML shows the page's frame. React replaces it in one step, once the frame's code, its texts and the screen
 * are loaded (the HTML has already requested them), so that nothing goes blank in between.
 */
async function start(): Promise<void> {
  const id = pageIdAt(location.pathname);
  const [Shell] = await Promise.all([loadShell(), shellText.load(getLocale()), id && preload(id, true)]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App Shell={Shell} />);
}

void start();
