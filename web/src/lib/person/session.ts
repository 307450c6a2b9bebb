import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { storage } from '../browser/storage.ts';
import { failureIn } from '../calls/call-failure.ts';
import { serverNowMs } from '../calls/server-time.ts';
import { type CallInput, type CallOptions, type CallOutput, call, setAccessToken } from '../client.ts';
import { live, onTurnedAway } from '../live/live-socket.ts';
import { queryClient } from '../query.ts';
import { createStore, useStore } from '../store.ts';

type UserInfo = CallOutput<'identity.topsInfo'>;
/** What is kept of the person on this device. It decides logged in or not on the page only; the server trusts the cookie. */
export type Person = Omit<UserInfo, 'accessToken' | 'accessTokenExpiresAtMs'>;

export interface Session {
  /** `unknown` until the first answer, where nothing was kept from last time. */
  readonly state: 'unknown' | 'visitor' | 'person';
  readonly person: Person | null;
  /** The login by `sid`, or the first look at who this is, has come to its end. */
  readonly hasEnded: boolean;
  /** A link wants to open somebody's account here: nothing is shown before the person has said whether they are that. */
  readonly question: SidQuestion | null;
}

export interface SidQuestion {
  readonly sid: string;
  /** The account that it opens, masked. */
  readonly account: string;
}

const USER_KEY = 'userInfo';
/** What other pages of the platform keep under this name goes with the session. */
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

/** The one-time value of the query or of local storage; it leaves the address bar and the storage at once. */
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
  // The server seats a connection by its cookie when it opens; another person needs another connection.
  if (isOther) live.reconnect();
  clearTimeout(renewal);
  if (!accessTokenExpiresAtMs) return;
  const inMs = Math.max(accessTokenExpiresAtMs - serverNowMs() - RENEW_BEFORE_MS, RENEW_SOONEST_MS);
  renewal = setTimeout(() => void refreshSession(), inMs);
}

/** Asks the server who this is. Called at the start, after a login, and before the access token runs out. */
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
  // Who is here by the cookie alone answers no question that is still open.
  const { question } = session.get();
  if (question && input.sid === undefined && !info.id) return;
  keep(info);
  if (info.id) void askForWealth(info.id);
}

/**
 * A person who was known stays known: a lost answer is no logout. An unknown caller counts as a visitor until we hear
 * otherwise.
 */
function endUnknown(question: SidQuestion | null): void {
  const { person } = session.get();
  session.set({ state: person ? 'person' : 'visitor', person, hasEnded: true, question });
}

/** The person goes on as the account that the link opens. What is refused is said, and the page is a visitor's. */
export async function confirmSid({ sid }: SidQuestion): Promise<void> {
  await askWho({ sid, confirmed: 'true' }, {}).catch(() => endUnknown(null));
}

/** The person is not the one of the link: the page goes on without it. */
export const declineSid = (): void => endUnknown(null);

// A session that was ended on another device is out here at once, and not with the next call.
onTurnedAway(() => void refreshSession());

/** The second call of the login. It follows only when the user-info call named a person; no screen shows its answer. */
async function askForWealth(id: string): Promise<void> {
  await call('holdings.topsWealthInfo', {}, { quiet: true, headers: { 'x-user-id': id } }).catch(() => null);
}

/** The first call of the page. A `sid` is exchanged once and then worth nothing. */
export const startSession = (): Promise<Session> => refreshSession(takeSid());

/** Clears everything that this device knows of the person: after a logout, a 401, or an account change. */
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
