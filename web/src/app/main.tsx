import './app.css';
import { createRoot } from 'react-dom/client';
import { keepLive } from '../lib/live-socket.ts';
import { chooseLocale, getLocale } from '../lib/locale.ts';
import { startSession } from '../lib/session.ts';
import { App } from './app.tsx';
import { connectClient } from './client-events.ts';
import { formFactor } from './form-factor.ts';

document.documentElement.dataset.formFactor = formFactor;
if (document.documentElement.dataset.locale !== getLocale()) chooseLocale(getLocale());
connectClient();
keepLive();
void startSession();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
