import type { Tx } from '../../../../platform/db/db.ts';
import type { AccountName } from '../../account-name.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { KnownAccounts, KnownPerson, OpenedAccount } from '../../identity-shapes.ts';
import { insertCredential, setTradingPasswordHash } from '../../store/credential.store.ts';
import { findPersonByAccount, setKycLevel } from '../../store/person.store.ts';
import { openSession } from '../session/open-session.ts';
import { insertUnderFreeUid } from './register.ts';

/** So many people a transaction, so that whoever stops it between two leaves nobody half made. */
const BATCH = 25;

/**
 * Opens accounts for people whom the house knows, with what a registration, a trading password and a verification leave
 * behind, and logs them in. Whoever has an account is only logged in. Their passwords are the same and no secret, so each
 * is hashed once for all.
 *
 * @returns one for each of the people, in their order
 */
export async function openKnownAccounts(
  deps: IdentityDeps,
  people: readonly KnownPerson[],
  known: KnownAccounts,
): Promise<OpenedAccount[]> {
  const hashes = {
    password: await deps.passwords.hash(known.password),
    tradingPassword: await deps.passwords.hash(known.tradingPassword),
  };
  const opened: OpenedAccount[] = [];
  for (let at = 0; at < people.length; at += BATCH) {
    const batch = people.slice(at, at + BATCH);
    const made = await deps.db.tx(async (tx) => {
      const accounts: OpenedAccount[] = [];
      for (const person of batch) accounts.push(await open(tx, deps, person, { ...known, hashes }));
      return accounts;
    });
    opened.push(...made);
  }
  return opened;
}

interface Hashes {
  readonly hashes: { readonly password: string; readonly tradingPassword: string };
}

async function open(
  tx: Tx,
  deps: IdentityDeps,
  { email, ip }: KnownPerson,
  { hashes, kycLevel, userAgent }: KnownAccounts & Hashes,
): Promise<OpenedAccount> {
  const before = await findPersonByAccount(tx, email);
  const uid = before?.uid ?? (await make(tx, deps, email));
  if (!before) {
    const nowMs = deps.clock.nowMs();
    await insertCredential(tx, { uid, passwordHash: hashes.password, nowMs });
    await setTradingPasswordHash(tx, uid, hashes.tradingPassword);
    await setKycLevel(tx, uid, kycLevel, nowMs);
  }
  const browser = { ip, userAgent, country: null, locale: LOCALE, deviceToken: null, mark: null };
  const session = await openSession(tx, deps, uid, { ...browser, sessionCookie: undefined });
  return { uid, cookie: session.secret, isNew: before === null };
}

const LOCALE = 'en_US';

async function make(tx: Tx, deps: IdentityDeps, email: string): Promise<string> {
  const account: AccountName = { channel: 'email', text: email };
  const uid = await insertUnderFreeUid(tx, account, { locale: LOCALE, invitedBy: null, nowMs: deps.clock.nowMs() });
  if (uid === null) throw new Error(`${email} was registered at the same moment`);
  return uid;
}
