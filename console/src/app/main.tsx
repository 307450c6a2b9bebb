import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { loadKeptLanguage } from '../lib/i18n.ts';
import { queryClient } from '../lib/query.ts';
import { applyKeptTheme } from '../lib/theme.ts';
import { App } from './app.tsx';

applyKeptTheme();
await loadKeptLanguage();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Router base="/console">
        <App />
      </Router>
    </QueryClientProvider>
  </StrictMode>,
);
