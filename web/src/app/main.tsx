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
// First of all that asks the server: a one-time value leaves the address before anything is sent from here.
void startSession();
keepLive();
fillAllSlots();
askEarly('operator.status', {});

/**
 * The server's HTML shows the frame of the page. React takes its place in one step, when the frame's code, its words and the
 * screen are here (the HTML has asked for all of them), so that nothing goes blank in between.
 */
async function start(): Promise<void> {
  const id = pageIdAt(location.pathname);
  const [Shell] = await Promise.all([loadShell(), shellText.load(getLocale()), id && preload(id, true)]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App Shell={Shell} />);
}

void start();
