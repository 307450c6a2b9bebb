import { FEATURE_SWITCHES, type FeatureSwitch } from '@bourse/contract/feature-switches.ts';
import { type PageId, pageOf, textsOf } from '@bourse/contract/pages.ts';
import type { Messages } from '@bourse/i18n/catalog.ts';
import type { Locale } from '@bourse/i18n/locales.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { DensityProvider } from '../kit/density.tsx';
import { Overlay } from '../kit/overlay/dialog.tsx';
import { Toaster } from '../kit/overlay/toast.tsx';
import { turn } from '../lib/browser/browser.rig.ts';
import { forgetSent, unanswered } from '../lib/calls/send-once.ts';
import type { CallOutput } from '../lib/client.ts';
import { catalog, loadTextOf, type Text } from '../lib/i18n.ts';
import { setLinksForH5 } from '../lib/links.ts';
import { closeLive } from '../lib/live/live.rig.ts';
import { chooseCurrency, chooseLocale } from '../lib/locale.ts';
import { dismiss, useNotifications } from '../lib/notify.ts';
import { forgetPerson, startSession } from '../lib/person/session.ts';
import { queryClient } from '../lib/query.ts';
import { answer, called, closeServer, complain, isAnswered, isElseSaid, openServer } from '../lib/server.rig.ts';
import { type ShellMessages, shellText } from '../lib/shell-text.ts';
import { useGuard } from './access/guard.ts';
import { connectClient } from './client-events.ts';
import { screens } from './screens.ts';
import { fillAllSlots } from './slots.ts';

/**
 * Opens one screen as the app does, without its frame: layout, texts, the guard, the person and toasts are real. Only the
 * network and the live connection are replaced.
 */

export type LayoutName = 'desktop' | 'h5';
export const LAYOUTS: readonly LayoutName[] = ['desktop', 'h5'];
/** The time in every test. The clock stands still unless a spec moves it. */
export const NOW_MS = Date.UTC(2026, 10, 20, 9, 30);

export type Person = CallOutput<'identity.topsInfo'>;
export const PERSON: Person = {
  id: '100000042',
  fid: '100000042',
  nickname: null,
  kycLevel: 'primary',
  vipLevel: 0,
  locale: null,
  currency: null,
  futuresOpened: false,
  accessToken: null,
  accessTokenExpiresAtMs: null,
};
const VISITOR: Person = { ...PERSON, id: null, fid: null, kycLevel: 'none' };

interface Opening {
  readonly layout: LayoutName;
  readonly query?: Readonly<Record<string, string>>;
  /** The values for `:names` in the path. */
  readonly names?: Readonly<Record<string, string>>;
  /** `null` for a visitor. */
  readonly person?: Person | null;
  readonly locale?: Locale;
}

let shownMessages: readonly { readonly id: string }[] = [];

function Shown() {
  const items = useNotifications();
  shownMessages = items;
  return <Toaster items={items} onClose={dismiss} closeLabel="Close message" label="Messages" />;
}

function Guarded({ id, Layout }: { readonly id: PageId; readonly Layout: ComponentType }): ReactNode {
  return useGuard(pageOf(id).needsLogin ?? false) ? <Layout /> : null;
}

/** Answers the frame's own questions where the spec has not. */
function answerForTheFrame(person: Person | null): void {
  if (!isAnswered('operator.status')) answer('operator.status', STATUS);
  if (!isAnswered('identity.topsInfo')) answer('identity.topsInfo', person ?? VISITOR);
  // Products may mention idle coins on other pages. Unless the spec is about that, there are none.
  if (!isAnswered('earn.products') && !isElseSaid()) answer('earn.products', { rows: [] });
  if (!isAnswered('holdings.topsWealthInfo')) answer('holdings.topsWealthInfo', { totalUsdt: '0' });
}

/** A demo with every feature on and no shutdown. */
export const STATUS: CallOutput<'operator.status'> = {
  switches: Object.fromEntries(FEATURE_SWITCHES.map((name) => [name, 'false'])) as Record<FeatureSwitch, string>,
  shutdown: false,
  demo: true,
};

const roots: Root[] = [];
/** Renders something and gives it time to be drawn. */
async function render(shown: ReactNode): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  root.render(shown);
  await turn();
}
/** Removes everything from the page. */
function cleanup(): void {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
}

let areWindowsWarm = false;
/** Opens and closes one dialog, so that the code which all of them share is loaded and no test waits for it. */
async function warmWindows(): Promise<void> {
  if (areWindowsWarm) return;
  areWindowsWarm = true;
  const window = (
    <Overlay open onClose={() => {}} title="" closeLabel="">
      {null}
    </Overlay>
  );
  await render(window);
  await screen.findByRole('dialog');
  cleanup();
}

/** Shows a part in a screen's frame, for parts that live in dialogs or in the frame itself. */
export async function openPart(part: ReactNode, opening: Opening & { readonly path?: string }): Promise<UserEvent> {
  const { layout, person = PERSON, locale = 'en_US', path = '/' } = opening;
  setLinksForH5(layout === 'h5');
  history.replaceState(null, '', path);
  chooseLocale(locale);
  answerForTheFrame(person);
  await startSession();
  shell = await shellText.load(locale);
  await warmWindows();
  const user = userEvent.setup({ delay: null, skipHover: true, pointerEventsCheck: 0 });
  await render(
    <QueryClientProvider client={queryClient}>
      <DensityProvider density={layout === 'h5' ? 'touch' : 'compact'}>
        <Suspense fallback={<p>the words are on their way</p>}>
          <main>{part}</main>
          <Shown />
        </Suspense>
      </DensityProvider>
    </QueryClientProvider>,
  );
  return { ...user, type: typeWith(user) };
}

/** Types whole texts at once instead of letter by letter, so that a page is drawn once and not twenty times. */
const typeWith =
  (user: UserEvent): UserEvent['type'] =>
  async (element, text) => {
    const [, letters = '', keys = ''] = /^([^{[]*)(.*)$/su.exec(text) ?? [];
    await user.click(element);
    if (letters !== '') await user.paste(letters);
    if (keys !== '') await user.keyboard(keys);
  };

/**
 * Opens a screen by its page.
 *
 * @returns  what clicks and types in place of the person
 */
export async function openScreen(id: PageId, opening: Opening): Promise<UserEvent> {
  const { layout, query, names, locale = 'en_US' } = opening;
  const found = screens[id][layout];
  if ('redirectTo' in found) throw new Error(`${id} leads on to ${found.redirectTo} on ${layout}`);
  const [{ default: Layout }] = await Promise.all([found(), ...textsOf(id).map((name) => loadTextOf(name, locale))]);
  // Layouts register their catalogs while they load, so from here on all of them can be fetched.
  await Promise.all(textsOf(id).map((name) => loadTextOf(name, locale)));
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const path = pageOf(id).path.replace(/:(\w+)/g, (_, name: string) => names?.[name] ?? '');
  return openPart(<Guarded id={id} Layout={Layout} />, { ...opening, path: path + search });
}

let catalogs = 0;
/** The texts of a catalog, for capabilities that do not export theirs. */
export function wordsOf<English extends Messages>(messages: English): Promise<Text<English>> {
  catalogs += 1;
  return catalog<English>({ [`/i18n/en_US/rig-${catalogs}.ts`]: async () => ({ messages }) }).load('en_US');
}

/** The frame's texts in the language of the opened screen. */
export let shell: Text<ShellMessages>;

/** The person's present address. */
export const here = (): string => location.pathname + location.search;

/** How many grey placeholders are shown. */
export const greyCount = (): number => document.querySelectorAll('.bg-skeleton').length;

/** Waits until no placeholder is left. */
export const untilThere = (): Promise<void> =>
  waitFor(() => {
    if (greyCount() > 0 || screen.queryByText('the words are on their way')) throw new Error('something is still grey');
  });

/** Sets the page's clock without running timers. */
export const setClock = (atMs: number): void => void vi.setSystemTime(atMs);

/** Anything that React reports about a screen, such as a list without keys, fails the test. */
const hearReact = (...said: readonly unknown[]): void => complain(said.map(String).join(' '));

export function setTheScene(): void {
  vi.spyOn(console, 'error').mockImplementation(hearReact);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
  openServer();
  connectClient();
  fillAllSlots();
  const { queries } = queryClient.getDefaultOptions();
  // Lost answers are asked for again as in production, but without a pause.
  queryClient.setDefaultOptions({ ...queryClient.getDefaultOptions(), queries: { ...queries, retryDelay: 0 } });
}

export function clearTheScene(): void {
  cleanup();
  for (const { id } of shownMessages) dismiss(id);
  shownMessages = [];
  // Unanswered requests are also kept in memory, for devices that store nothing, so these copies are forgotten too.
  for (const id of called()) for (const each of unanswered(id)) forgetSent(id, each.id);
  forgetPerson();
  queryClient.clear();
  closeLive();
  localStorage.clear();
  sessionStorage.clear();
  chooseCurrency('USD');
  vi.useRealTimers();
  vi.restoreAllMocks();
  closeServer();
}
