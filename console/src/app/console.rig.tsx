import { contract } from '@bourse/contract/contract.ts';
import { CODE, type Endpoint, type StaffRole } from '@bourse/contract/endpoint.ts';
import { staffPaths } from '@bourse/contract/staff-paths.gen.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, screen, waitFor, within } from '@testing-library/dom';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { Router } from 'wouter';
import type { StaffEndpointId, StaffInput, StaffOutput, StaffRefusal } from '../lib/client.ts';
import { type ConsoleKey, chooseLanguage, t } from '../lib/i18n.ts';
import { queryClient } from '../lib/query.ts';
import { dismissToast, useToasts } from '../lib/toast.ts';
import { App } from './app.tsx';

/** The exchange's clock in every answer: 2026/11/20 14:32:05 in business time. */
export const NOW_MS = Date.UTC(2026, 10, 20, 6, 32, 5);

class Refusal<Code extends string> {
  constructor(readonly code: Code) {}
}
/** A refusal by the exchange. */
export const refuse = <const Code extends string>(code: Code) => new Refusal(code);
/** Stands for a call that does not arrive, or whose answer is lost. */
export const DOWN = Symbol('down');

type Reply<Id extends StaffEndpointId> = StaffOutput<Id> | Refusal<StaffRefusal<Id>> | typeof DOWN;
/** A fixed answer to an endpoint, or one computed from what was sent. A promise holds the answer back. */
type Answer<Id extends StaffEndpointId> =
  | Reply<Id>
  | Promise<Reply<Id>>
  | ((input: StaffInput<Id>) => Reply<Id> | Promise<Reply<Id>>);
export type Answers = { readonly [Id in StaffEndpointId]?: Answer<Id> };
/** One row of an endpoint's list. */
export type RowOf<Id extends StaffEndpointId> =
  StaffOutput<Id> extends { readonly rows: readonly (infer Row)[] } ? Row : never;

/** A list with a single page. */
export const listed = <Row,>(...rows: readonly Row[]) => ({ rows: [...rows], next: null });

/** A list of two pages; the cursor of the first must be sent for the second. */
export const inTwoPages =
  <Row,>(first: readonly Row[], second: readonly Row[]) =>
  ({ before }: { readonly before?: string | undefined }) =>
    before === undefined ? { rows: [...first], next: 'page-2' } : { rows: [...second], next: null };

/** An answer that is held back until the test gives it. */
export function later<Id extends StaffEndpointId>() {
  let give: (reply: Reply<Id>) => void = () => {};
  const answer = new Promise<Reply<Id>>((resolve) => {
    give = resolve;
  });
  return { answer, give: (reply: Reply<Id>) => give(reply) };
}

/** Answers to what the frame asks on every page: nothing waits, and the books balanced a minute ago. */
const FRAME: Answers = {
  'staffWithdrawals.reviewQueue': listed(),
  'staffIdentity.kycQueue': listed(),
  'staffDeposits.reviewedDeposits': listed(),
  'staffRecovery.cases': listed(),
  'staffAlarms.chains': { networks: [], withdrawalsHaltedBy: null },
  'staffActions.list': listed(),
  'staffBooks.lastRun': { last: { endedAtMs: NOW_MS - MINUTE_MS, balanced: true, differences: 0 } },
};

interface Sent {
  readonly id: string;
  readonly input: Readonly<Record<string, string>>;
}

/** Stands in for the exchange: takes calls from the console's own client and gives the test's answers. */
class Exchange {
  readonly sent: Sent[] = [];
  /** Each of these fails a test: calls without an answer, calls that the contract refuses, calls the role may not make. */
  readonly offences: string[] = [];
  constructor(
    private role: StaffRole | null,
    private answers: Answers,
  ) {}

  answer(more: Answers): void {
    this.answers = { ...this.answers, ...more };
  }

  readonly fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, location.origin);
    const id = idOf(init.method ?? '', pathname);
    if (id === undefined) return this.offend(`${init.method} ${pathname} is no endpoint`);
    const input = Object.fromEntries(init.method === 'GET' ? searchParams : new URLSearchParams(String(init.body)));
    this.sent.push({ id, input });
    const given = this.answers[id] as Answer<StaffEndpointId> | undefined;
    if (given === undefined) return this.offend(`${id} was called and has no answer: ${JSON.stringify(input)}`);
    // The compiler sees any endpoint's answer here and cannot tell that the input is of the same endpoint.
    const reply = await (typeof given === 'function' ? given(input as never) : given);
    if (reply === DOWN) throw new TypeError('the network is down');
    if (reply instanceof Refusal) return envelope(CODE.refused, null, reply.code);
    const { access, input: asks, output } = endpointOf(id);
    if (access !== 'anyone' && (this.role === null || !access.includes(this.role))) {
      return this.offend(`${id} was called, which ${this.role ?? 'a stranger'} may not`);
    }
    const judged = asks.safeParse(input);
    if (!judged.success) return this.offend(`${id} does not take ${JSON.stringify(input)}: ${judged.error.message}`);
    const shown = output.safeParse(reply);
    if (!shown.success) return this.offend(`${id} never answers that: ${shown.error.message}`);
    if (id === 'staffIdentity.login') this.role = (reply as StaffOutput<'staffIdentity.login'>).role;
    if (id === 'staffIdentity.logout') this.role = null;
    return envelope(CODE.success, reply, null);
  };

  private offend(what: string): never {
    this.offences.push(what);
    throw new TypeError(what);
  }
}

function envelope(code: number, data: unknown, i18nMsgCode: string | null): Response {
  return new Response(JSON.stringify({ code, data, msg: '', i18nMsgCode, details: null, serverNow: NOW_MS }));
}

const IDS = new Map(
  Object.entries(staffPaths).map(([id, [method, path]]) => [`${method} ${path}`, id as StaffEndpointId]),
);
const idOf = (method: string, path: string) => IDS.get(`${method} ${path}`);
function endpointOf(id: StaffEndpointId): Endpoint {
  const [group, key] = id.split('.') as [keyof typeof contract, string];
  return (contract[group] as Readonly<Record<string, Endpoint>>)[key]!;
}

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

interface SavedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Collects files that the page offers from now on, which a browser would save. */
export function savedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  let offered: Blob | null = null;
  URL.createObjectURL = (blob) => {
    offered = blob as Blob;
    return 'blob:offered';
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function save() {
    if (offered !== null) files.push({ name: this.download, blob: offered });
  };
  onTestFinished(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
  });
  return files;
}

/** Toasts outlive a page, so they are removed after each test. */
let toasts: ReturnType<typeof useToasts> = [];
function Toasted() {
  toasts = useToasts();
  return null;
}

// What staff read and press.

const shownIn = (inside?: HTMLElement) => within(inside ?? page());
/** The page without its frame. */
export const page = (): HTMLElement => screen.getByRole('main');
export const dialog = (): HTMLElement => screen.getByRole('dialog');
export const noDialog = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
export const button = (name: string, inside?: HTMLElement): HTMLButtonElement =>
  shownIn(inside).getByRole('button', { name });
export const isOffered = (name: string, inside?: HTMLElement): boolean =>
  shownIn(inside).queryByRole('button', { name }) !== null;
export const field = (label: string, inside?: HTMLElement): HTMLInputElement => shownIn(inside).getByLabelText(label);
export const alertText = (inside?: HTMLElement): Promise<string | null> =>
  shownIn(inside)
    .findByRole('alert')
    .then(({ textContent }) => textContent);
/** Whether the page shows placeholders. */
export const isLoading = (): boolean => page().querySelector('[aria-hidden] .bg-skeleton') !== null;
/** The text of a table, row by row and cell by cell, without its header. */
export const rowsOf = (label: string): string[][] =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => readable(cell)));
export const headsOf = (label: string): (string | null)[] =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
/** The text beside a label. */
export const pairedWith = (label: string, inside?: HTMLElement): string => {
  const term = shownIn(inside).getByText(label, { selector: 'dt' });
  return readable(term.parentElement!.querySelector('dd')!);
};
/** The text of an element, with spaces between parts that are below or beside each other. */
export function readable(element: Element): string {
  const parts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let last: Node | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (last !== null && last.parentNode !== node.parentNode) parts.push(' ');
    parts.push(node.nodeValue ?? '');
    last = node;
  }
  return parts.join('').replace(/\s+/gu, ' ').trim();
}
/** Waits for the toast with this text. */
export const toast = (text: string): Promise<HTMLElement> => screen.findByText(text);

/** The sentence for a refusal. */
export const sentence = (code: StaffRefusal): string => t(`console.refusal.${code}`);

/** Every way an endpoint can refuse: its own refusals, a role that was withdrawn, and a network that is down. */
export const refusalsOf = <Id extends StaffEndpointId>(id: Id): readonly StaffRefusal<Id>[] => [
  ...(endpointOf(id).refusals as readonly StaffRefusal<Id>[]),
  'FORBIDDEN',
  'NETWORK_DOWN',
];

interface ReasonedAct<Id extends StaffEndpointId> {
  readonly id: Id;
  /** The text on the button that does it. */
  readonly verb: string;
  /** The expected input beside the reason. */
  readonly input: Omit<StaffInput<Id>, 'reason'>;
  readonly answer: StaffOutput<Id>;
  /** The sentence shown when it is done. */
  readonly done: string;
  readonly reasonLabel?: string;
}
const REASON = 'Case  #47, "A"';

/**
 * Goes through an action's dialog: without a reason, with too short a reason, with every refusal (the dialog keeps what was
 * typed and says why), and finally done once although the button is pressed twice.
 */
export async function actWithReason<Id extends StaffEndpointId>(opened: Opened, act: ReasonedAct<Id>): Promise<void> {
  const { user, sent, answer } = opened;
  const inside = dialog();
  const confirm = button(act.verb, inside);
  const reason = field(act.reasonLabel ?? t('console.user.reason'), inside);
  expect(confirm.disabled).toBe(true);
  await user.type(reason, ' a{Enter}');
  expect(confirm.disabled).toBe(true);
  expect(sent(act.id)).toEqual([]);
  await user.clear(reason);
  await user.type(reason, REASON);
  const wanted = { ...act.input, reason: REASON };
  for (const code of refusalsOf(act.id)) {
    answer({ [act.id]: code === 'NETWORK_DOWN' ? DOWN : refuse(code) });
    confirm.click();
    await waitFor(() => expect(within(inside).queryByRole('alert')?.textContent).toBe(sentence(code)));
    expect(sent(act.id).at(-1)).toEqual(wanted);
    expect(reason.value).toBe(REASON);
  }
  const before = sent(act.id).length;
  const held = later<Id>();
  answer({ [act.id]: held.answer });
  await user.dblClick(confirm);
  await user.type(reason, '{Enter}');
  expect(confirm.getAttribute('aria-busy')).toBe('true');
  held.give(act.answer);
  await toast(act.done);
  await noDialog();
  expect(sent(act.id).slice(before)).toEqual([wanted]);
}

interface Asked<Id extends StaffEndpointId> extends OpenOptions {
  readonly id: Id;
  readonly answer: StaffOutput<Id>;
  /** The sentence shown where loading failed. */
  readonly failed: ConsoleKey;
  /** A text shown once it is loaded. */
  readonly shows: string;
}

/**
 * Loads a page: placeholders while nothing is there, a silent second try when the network is down, then an error, which Retry
 * ends.
 */
export async function waitsFailsAndRetries<Id extends StaffEndpointId>(
  route: string,
  asked: Asked<Id>,
): Promise<Opened> {
  const held = later<Id>();
  const opened = await open(route, { role: asked.role, answers: { ...asked.answers, [asked.id]: held.answer } });
  expect(isLoading()).toBe(true);
  expect(screen.queryByText(asked.shows)).toBeNull();
  // The page's own code may still be loading; then nothing was asked yet.
  await waitFor(() => expect(opened.sent(asked.id)).not.toEqual([]));
  const before = opened.sent(asked.id).length;
  opened.answer({ [asked.id]: DOWN });
  held.give(DOWN);
  await screen.findAllByText(t(asked.failed));
  expect(opened.sent(asked.id)).toHaveLength(before + 1);
  expect(isLoading()).toBe(false);
  opened.answer({ [asked.id]: asked.answer });
  await opened.user.click(button(t('console.retry'), (await within(page()).findAllByRole('alert'))[0]!));
  await screen.findAllByText(asked.shows);
  return opened;
}

/** Loads the second page of a list, which must be asked for with the first page's cursor and shown below it. */
export async function showsTheNextPage(
  opened: Opened,
  id: StaffEndpointId,
  first: string,
  second: string,
): Promise<void> {
  await screen.findAllByText(first);
  expect(screen.queryByText(second)).toBeNull();
  await opened.user.click(button(t('console.more')));
  await screen.findAllByText(second);
  screen.getAllByText(first);
  expect(isOffered(t('console.more'))).toBe(false);
  expect(opened.sent(id).at(-1)).toMatchObject({ before: 'page-2' });
}
