import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { storage } from '../browser/storage.ts';
import { failureIn } from '../calls/call-failure.ts';
import { serverNowMs } from '../calls/server-time.ts';
import { type CallInput, type CallOptions, type CallOutput, call, setAccessToken } from '../client.ts';
import { live, onTurnedAway } from '../live/live-socket.ts';
import { queryClient } from '../query.ts';
import { createStore, useStore } from '../store.ts';

type UserInfo = CallOutput<'identity.topsInfo'>;
/** What this device stores of the person. It decides only what the page shows; the server trusts the cookie alone. */
export type Person = Omit<UserInfo, 'accessToken' | 'accessTokenExpiresAtMs'>;

export interface Session {
  /** `unknown` until the first answer, if nothing was stored last time. */
  readonly state: 'unknown' | 'visitor' | 'person';
  readonly person: Person | null;
  /** True once the login by `sid`, or the first check who is logged in, is finished. */
  readonly hasEnded: boolean;
  /** Set while a link wants to open an account here; until the person answers, nothing is shown. */
  readonly question: SidQuestion | null;
}

export interface SidQuestion {
  readonly sid: string;
  /** The account that the link opens, masked. */
  readonly account: string;
}

const USER_KEY = 'userInfo';
/** Other pages of the platform store data under this name; it is removed with the session. */
const MENU_KEY = 'userMenu';
const SID_KEY = 'sid';
const RENEW_BEFORE_MS = MINUTE_MS;
const RENEW_SOONEST_MS = 30_000;

function kept(): Session {
  const person = storage.json(USER_KEY) as Person | null;
  return person?.fid
    ? { state: 'person', person, hasEnded: false, question: null }
    : { state: 'unknown', person: null, hasEnded: false, question: null };
}

const session = createStore<Session>(kept());
let renewal: ReturnType<typeof setTimeout> | undefined;

export const getSession = session.get;
export const useSession = (): Session => useStore(session);
export const usePerson = (): Person | null => useStore(session).person;

/** Takes the one-time value from the query or from local storage, and removes it there at once. */
function takeSid(): string | null {
  const address = new URL(location.href);
  const sid = address.searchParams.get('sid') ?? storage.get(SID_KEY);
  storage.remove(SID_KEY);
  if (address.searchParams.has('sid')) {
    address.searchParams.delete('sid');
    history.replaceState(history.state, '', address.pathname + address.search + address.hash);
  }
  return sid;
}

function keep(info: UserInfo): void {
  const { accessToken, accessTokenExpiresAtMs, ...person } = info;
  if (!info.id) {
    forgetPerson();
    return;
  }
  const before = session.get();
  const isOther = before.state !== 'unknown' && before.person?.fid !== person.fid;
  setAccessToken(accessToken, accessTokenExpiresAtMs ?? 0);
  storage.set(USER_KEY, JSON.stringify(person));
  session.set({ state: 'person', person, hasEnded: true, question: null });
  // The server assigns a connection to a person by its cookie when it opens, so another person needs another connection.
  if (isOther) live.reconnect();
  clearTimeout(renewal);
  if (!accessTokenExpiresAtMs) return;
  const inMs = Math.max(accessTokenExpiresAtMs - serverNowMs() - RENEW_BEFORE_MS, RENEW_SOONEST_MS);
  renewal = setTimeout(() => void refreshSession(), inMs);
}

/** Asks the server who is logged in: at the start, after a login, and before the access token expires. */
export async function refreshSession(sid: string | null = null): Promise<Session> {
  try {
    await askWho(sid ? { sid } : {}, { quiet: true });
  } catch (error) {
    const failure = failureIn(error);
    const isAsked = sid !== null && failure?.i18nMsgCode === 'SID_UNCONFIRMED';
    const question = isAsked ? { sid, account: String(failure.details.account) } : session.get().question;
    endUnknown(question);
  }
  return session.get();
}

async function askWho(input: CallInput<'identity.topsInfo'>, options: CallOptions): Promise<void> {
  const info = await call('identity.topsInfo', input, options);
  // Knowing who is here by the cookie does not answer a question that is still open.
  const { question } = session.get();
  if (question && input.sid === undefined && !info.id) return;
  keep(info);
  if (info.id) void askForWealth(info.id);
}

/**
 * Ends a check without an answer. A known person stays known, because a lost answer is no logout; anybody else counts as a
 * visitor until there is an answer.
 */
function endUnknown(question: SidQuestion | null): void {
  const { person } = session.get();
  session.set({ state: person ? 'person' : 'visitor', person, hasEnded: true, question });
}

/** The person agrees to continue as the link's account. If that is refused, the page says so and shows a visitor. */
export async function confirmSid({ sid }: SidQuestion): Promise<void> {
  await askWho({ sid, confirmed: 'true' }, {}).catch(() => endUnknown(null));
}

/** The person is somebody else, so the page continues without the link. */
export const declineSid = (): void => endUnknown(null);

// A session that was ended on another device ends here at once, rather than with the next call.
onTurnedAway(() => void refreshSession());

/** The login's second call, made once the first one has named a person; no screen shows its answer. */
async function askForWealth(id: string): Promise<void> {
  await call('holdings.topsWealthInfo', {}, { quiet: true, headers: { 'x-user-id': id } }).catch(() => null);
}

/** The page's first call. A `sid` can be exchanged only once. */
export const startSession = (): Promise<Session> => refreshSession(takeSid());

/** Removes everything that this device knows of the person, after a logout, a 401 or a change of account. */
export function forgetPerson(): void {
  const wasPerson = session.get().state === 'person';
  setAccessToken(null);
  clearTimeout(renewal);
  storage.remove(USER_KEY);
  storage.remove(MENU_KEY);
  session.set({ state: 'visitor', person: null, hasEnded: true, question: null });
  if (!wasPerson) return;
  queryClient.clear();
  live.reconnect();
}
