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
 * Opens one screen as the app does, without the frame around it: its layout, its words, the guard, the person, the messages that
 * come and go. Everything of ours is real; only the network and the live connection are stood in for.
 */

export type LayoutName = 'desktop' | 'h5';
export const LAYOUTS: readonly LayoutName[] = ['desktop', 'h5'];
/** The moment of every test: the clock stands still unless a spec moves it. */
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
  /** The values of the path's `:names`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Nobody is logged in with `null`. */
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

/** What the frame itself asks, where the spec has said nothing of it. */
function answerForTheFrame(person: Person | null): void {
  if (!isAnswered('operator.status')) answer('operator.status', STATUS);
  if (!isAnswered('identity.topsInfo')) answer('identity.topsInfo', person ?? VISITOR);
  // What a product may say of idle coins on pages of others: nothing, where the spec is not about that.
  if (!isAnswered('earn.products') && !isElseSaid()) answer('earn.products', { rows: [] });
  if (!isAnswered('holdings.topsWealthInfo')) answer('holdings.topsWealthInfo', { totalUsdt: '0' });
}

/** Every feature on, no shutdown, a demo. */
export const STATUS: CallOutput<'operator.status'> = {
  switches: Object.fromEntries(FEATURE_SWITCHES.map((name) => [name, 'false'])) as Record<FeatureSwitch, string>,
  shutdown: false,
  demo: true,
};

const roots: Root[] = [];
/** Shows something in the page, and gives it time to be drawn. */
async function render(shown: ReactNode): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  root.render(shown);
  await turn();
}
/** Takes everything off the page. */
function cleanup(): void {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
}

let areWindowsWarm = false;
/** Opens and closes one window: what all of them are made of is fetched with the first, and that wait is no screen's own. */
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

/** Shows a part in the frame that a screen has: for parts that stand in a window or in the frame itself. */
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

/** Typing comes in one piece, behind what stands there, and not letter by letter: a page is drawn once instead of twenty times. */
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
 * @returns  the hands of whoever sits before it
 */
export async function openScreen(id: PageId, opening: Opening): Promise<UserEvent> {
  const { layout, query, names, locale = 'en_US' } = opening;
  const found = screens[id][layout];
  if ('redirectTo' in found) throw new Error(`${id} leads on to ${found.redirectTo} on ${layout}`);
  const [{ default: Layout }] = await Promise.all([found(), ...textsOf(id).map((name) => loadTextOf(name, locale))]);
  // The layout's code names its catalogs as it loads; by now all of them can be asked for.
  await Promise.all(textsOf(id).map((name) => loadTextOf(name, locale)));
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const path = pageOf(id).path.replace(/:(\w+)/g, (_, name: string) => names?.[name] ?? '');
  return openPart(<Guarded id={id} Layout={Layout} />, { ...opening, path: path + search });
}

let catalogs = 0;
/** The words of a catalog, for capabilities that keep theirs to themselves. */
export function wordsOf<English extends Messages>(messages: English): Promise<Text<English>> {
  catalogs += 1;
  return catalog<English>({ [`/i18n/en_US/rig-${catalogs}.ts`]: async () => ({ messages }) }).load('en_US');
}

/** The words of the frame in the language of the screen that was opened. */
export let shell: Text<ShellMessages>;

/** Where the person is now. */
export const here = (): string => location.pathname + location.search;

/** How many grey blocks stand where something will be. */
export const greyCount = (): number => document.querySelectorAll('.bg-skeleton').length;

/** Waits until nothing is grey any more. */
export const untilThere = (): Promise<void> =>
  waitFor(() => {
    if (greyCount() > 0 || screen.queryByText('the words are on their way')) throw new Error('something is still grey');
  });

/** Moves the clock of the page, not its timers. */
export const setClock = (atMs: number): void => void vi.setSystemTime(atMs);

/** What React says of a screen, such as a list without keys, is a fault of the screen. */
const hearReact = (...said: readonly unknown[]): void => complain(said.map(String).join(' '));

export function setTheScene(): void {
  vi.spyOn(console, 'error').mockImplementation(hearReact);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
  openServer();
  connectClient();
  fillAllSlots();
  const { queries } = queryClient.getDefaultOptions();
  // A lost answer is asked for again as ever; only nobody waits in between.
  queryClient.setDefaultOptions({ ...queryClient.getDefaultOptions(), queries: { ...queries, retryDelay: 0 } });
}

export function clearTheScene(): void {
  cleanup();
  for (const { id } of shownMessages) dismiss(id);
  shownMessages = [];
  // A request that has no answer yet is also kept in memory, for devices that store nothing: forget those copies too.
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
