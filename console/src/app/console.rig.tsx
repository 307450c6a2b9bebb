import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, screen } from '@testing-library/dom';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { Router } from 'wouter';
import type { StaffEndpointId } from '../lib/client.ts';
import { chooseLanguage } from '../lib/i18n.ts';
import { queryClient } from '../lib/query.ts';
import { dismissToast, useToasts } from '../lib/toast.ts';
import { App } from './app.tsx';
import { type Answers, Exchange, FRAME, refuse } from './exchange.rig.ts';
import { readable } from './page.rig.ts';

export interface OpenOptions {
  /** Null for a visitor. */
  readonly role: StaffRole | null;
  readonly answers?: Answers;
}

/** Opens a page of the console by its address, as a member of staff with this role. Every call must have an answer. */
export async function open(route: string, { role, answers = {} }: OpenOptions) {
  const me = role === null ? refuse('LOGIN_REQUIRED') : { staffId: 'staff-1', login: 'mira', role, needsKey: false };
  const exchange = new Exchange(role, { ...FRAME, 'staffIdentity.me': me, ...answers });
  const restore = standIns(exchange);
  // As in production, except that failed calls are repeated without a pause.
  const { queries } = queryClient.getDefaultOptions();
  const client = new QueryClient({ defaultOptions: { queries: { ...queries, retryDelay: 0 } } });
  await chooseLanguage('en_US');
  history.replaceState(null, '', `/console${route}`);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    for (const { id } of toasts) dismissToast(id);
    root.unmount();
    document.body.replaceChildren();
    client.clear();
    restore();
    expect(exchange.offences).toEqual([]);
  });
  flushSync(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Router base="/console">
          <App />
          <Toasted />
        </Router>
      </QueryClientProvider>,
    ),
  );
  if (!('staffIdentity.me' in answers)) await screen.findByRole('heading', { level: 1 });
  const user = userEvent.setup({ delay: null, skipHover: true, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return {
    user: { ...user, type: typeWith(user) },
    /** All inputs that were sent to an endpoint so far. */
    sent: (id: StaffEndpointId) => exchange.sent.filter((each) => each.id === id).map(({ input }) => input),
    /** Adds or replaces answers from now on. */
    answer: (more: Answers) => exchange.answer(more),
  };
}
export type Opened = Awaited<ReturnType<typeof open>>;

/** Types whole texts at once instead of letter by letter, so that a page is drawn once and not twenty times. */
const typeWith =
  (user: UserEvent) =>
  async (element: HTMLElement, text: string): Promise<void> => {
    const [, letters = '', enter] = /^(.*?)(\{Enter\})?$/su.exec(text) ?? [];
    await user.click(element);
    if (letters !== '') await user.paste(letters);
    if (enter) await user.keyboard(enter);
  };

/** Stand-ins for what browsers have and jsdom lacks. */
function standIns(exchange: Exchange): () => void {
  const { fetch, getComputedStyle } = globalThis;
  globalThis.fetch = exchange.fetch as typeof fetch;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  // No style sheet is loaded here, and jsdom's own computation would take half of a test's time.
  globalThis.getComputedStyle = styleOf as typeof getComputedStyle;
  // Generous for busy machines; on a quiet one nothing waits this long.
  configure({
    asyncUtilTimeout: 10_000,
    defaultHidden: true,
    // Nothing is ignored: there are no scripts or styles in what is read, and checking each element takes longer than
    // reading.
    defaultIgnore: '',
    // Gives the page time to react to each action.
    asyncWrapper: async (act) => {
      const done = await act();
      await new Promise((resume) => setTimeout(resume, 0));
      return done;
    },
    getElementError: (message) => new Error(`${message}\nOn the page: ${readable(document.body)}`),
  });
  return () => {
    globalThis.fetch = fetch;
    globalThis.getComputedStyle = getComputedStyle;
    localStorage.clear();
    delete document.documentElement.dataset.theme;
  };
}

const INLINE = new Set(['A', 'B', 'SPAN', 'WBR', 'IMG', 'LABEL', 'BUTTON', 'INPUT', 'SELECT', 'svg', 'path']);
const styleOf = ({ tagName }: Element) => {
  const display = INLINE.has(tagName) ? 'inline' : 'block';
  const getPropertyValue = (name: string) => (name === 'display' ? display : '');
  return { display, visibility: 'visible', getPropertyValue };
};

/** Toasts outlive a page, so they are removed after each test. */
let toasts: ReturnType<typeof useToasts> = [];
function Toasted() {
  toasts = useToasts();
  return null;
}
