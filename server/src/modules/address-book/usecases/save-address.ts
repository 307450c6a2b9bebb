import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import { replayOr } from '../../../platform/request/replay-or.ts';
import { lockPerson } from '../../balances/public.ts';
import type {
  Channel,
  Factors,
  SecurityCheckResult,
  SecurityRefusal,
  SendBoundCodeResult,
  WithdrawalLock,
} from '../../identity/public.ts';
import type { AddressBookDeps } from '../address-book-deps.ts';
import { type AddressEntry, findEntryByRequest } from '../queries/address-entry.query.ts';
import {
  countEntries,
  hasTwin,
  insertEntry,
  lockOwnEntry,
  removeEntry,
  updateEntry,
} from '../store/address-entry.store.ts';
import { type EntryFields, type EntryRefusal, type EntryTarget, entryPayload, judgeEntry } from './judge-entry.ts';

export const ENTRIES_MAX = 200;

export type BookRefusal =
  | EntryRefusal
  | SecurityRefusal
  | 'ADDRESS_BOOK_FULL'
  | 'ADDRESS_EXISTS'
  | 'ADDRESS_UNKNOWN'
  | 'IDEMPOTENCY_MISMATCH';

/**
 * Adds an entry to the address book.
 *
 * @refuses    see BookRefusal
 * @invariant  at most 200 entries and no place twice, even if calls run at the same time
 */
export async function addAddress(
  deps: AddressBookDeps,
  caller: Caller,
  request: EntryFields & Factors & { readonly clientRequestId: string },
): Promise<Result<AddressEntry, BookRefusal>> {
  const inputHash = payloadHash('address-request', [
    entryPayload('add', null, request),
    request.remark,
    request.source ?? null,
  ]);
  const name = { requestId: request.clientRequestId, inputHash };
  return replayOr(
    () => findEntryReplay(deps.db, caller.uid, name),
    () => addNew(deps, caller, request, name),
  );
}

/** Identifies a request for ever, together with what it asked for. */
interface EntryRequestName {
  readonly requestId: string;
  readonly inputHash: string;
}

/** The entry that a request id has already added. @refuses IDEMPOTENCY_MISMATCH if the same id came with other input */
async function findEntryReplay(
  q: Queryable,
  uid: string,
  name: EntryRequestName,
): Promise<Result<AddressEntry | null, 'IDEMPOTENCY_MISMATCH'>> {
  const before = await findEntryByRequest(q, uid, name.requestId);
  return before && before.inputHash !== name.inputHash ? refuse('IDEMPOTENCY_MISMATCH') : ok(before);
}

async function addNew(
  deps: AddressBookDeps,
  caller: Caller,
  request: EntryFields & Factors,
  name: EntryRequestName,
): Promise<Result<AddressEntry, BookRefusal>> {
  const target = await judgeEntry(deps, request);
  if (!target.ok) return target;
  const entry = newEntry(caller, target.value, name);
  const space = await deps.db.decide((tx) => judgeSpace(tx, entry));
  if (!space.ok) return space;
  const checked = await checkSecurity(deps, caller, request, entryPayload('add', null, request));
  if (!checked.ok) return checked;
  return deps.db.decide(async (tx): Promise<Result<AddressEntry, BookRefusal>> => {
    await lockPerson(tx, caller.uid, caller.nowMs);
    const before = await findEntryReplay(tx, caller.uid, name);
    if (!before.ok) return before;
    if (before.value) return ok(before.value);
    const spent = await deps.identity.spendFactors(tx, checked.value);
    if (!spent.ok) return spent;
    const still = await judgeSpace(tx, entry);
    if (!still.ok) return still;
    await insertEntry(tx, entry);
    return ok(entry);
  });
}

/** @refuses ADDRESS_BOOK_FULL (max) | ADDRESS_EXISTS */
async function judgeSpace(tx: Tx, entry: AddressEntry): Promise<Result<true, 'ADDRESS_BOOK_FULL' | 'ADDRESS_EXISTS'>> {
  if ((await countEntries(tx, entry.uid)) >= ENTRIES_MAX) return refuse('ADDRESS_BOOK_FULL', { max: ENTRIES_MAX });
  return (await hasTwin(tx, entry)) ? refuse('ADDRESS_EXISTS') : ok(true);
}

/**
 * Changes an entry. If it now leads somewhere else, the day that a new entry must wait begins again.
 *
 * @refuses see BookRefusal; ADDRESS_UNKNOWN also for another person's entry
 */
export async function editAddress(
  deps: AddressBookDeps,
  caller: Caller,
  request: EntryFields & Factors & { readonly id: string },
): Promise<Result<AddressEntry, BookRefusal>> {
  const target = await judgeEntry(deps, request);
  if (!target.ok) return target;
  const found = await findOwn(deps, caller.uid, request.id);
  if (!found.ok) return found;
  const payload = entryPayload('edit', request.id, request);
  const checked = await checkSecurity(deps, caller, request, payload);
  if (!checked.ok) return checked;
  return deps.db.decide(async (tx): Promise<Result<AddressEntry, BookRefusal>> => {
    await lockPerson(tx, caller.uid, caller.nowMs);
    const spent = await deps.identity.spendFactors(tx, checked.value);
    if (!spent.ok) return spent;
    const before = await lockOwnEntry(tx, caller.uid, request.id);
    if (!before) return refuse('ADDRESS_UNKNOWN');
    const after: AddressEntry = {
      ...before,
      ...target.value,
      activeFromMs: leadsTo(before) === leadsTo(target.value) ? before.activeFromMs : caller.nowMs,
    };
    if (await hasTwin(tx, after)) return refuse('ADDRESS_EXISTS');
    await updateEntry(tx, after, caller.nowMs);
    return ok(after);
  });
}

/** Removes an entry. @refuses ADDRESS_UNKNOWN, also for another person's entry; refusals of the security check */
export async function removeAddress(
  deps: AddressBookDeps,
  caller: Caller,
  request: Factors & { readonly id: string },
): Promise<Result<true, SecurityRefusal | 'ADDRESS_UNKNOWN'>> {
  const found = await findOwn(deps, caller.uid, request.id);
  if (!found.ok) return found;
  const checked = await checkSecurity(deps, caller, request, entryPayload('delete', request.id, null));
  if (!checked.ok) return checked;
  return deps.db.decide(async (tx): Promise<Result<true, SecurityRefusal | 'ADDRESS_UNKNOWN'>> => {
    const spent = await deps.identity.spendFactors(tx, checked.value);
    if (!spent.ok) return spent;
    const entry = await lockOwnEntry(tx, caller.uid, request.id);
    if (!entry) return refuse('ADDRESS_UNKNOWN');
    await removeEntry(tx, entry, caller.nowMs);
    return ok(true);
  });
}

/**
 * Switching on and off are two purposes, so that the message says which and a code for one does not work for the other.
 */
const whitelistCheck = (on: boolean) =>
  ({
    purpose: on ? 'whitelist-on' : 'whitelist-off',
    payloadHash: payloadHash('whitelist-mode', [on ? 'on' : 'off']),
  }) as const;

/** Sends a code for switching the whitelist on or off. */
export function sendWhitelistCode(
  deps: AddressBookDeps,
  caller: Caller,
  { on, channel }: { readonly on: boolean; readonly channel: Channel },
): Promise<SendBoundCodeResult> {
  return deps.identity.sendBoundCode({ uid: caller.uid, channel, ...whitelistCheck(on), params: {} });
}

/**
 * Switches the whitelist; switching it off stops withdrawals for a day.
 *
 * @returns  the lock in force afterwards, or null
 */
export async function setWhitelistMode(
  deps: AddressBookDeps,
  caller: Caller,
  request: Factors & { readonly on: boolean },
): Promise<Result<WithdrawalLock | null, SecurityRefusal>> {
  const checked = await deps.identity.securityCheck({
    uid: caller.uid,
    sessionId: caller.sessionId,
    ...whitelistCheck(request.on),
    tradingPassword: request.tradingPassword,
    emailCode: request.emailCode,
    smsCode: request.smsCode,
    totpCode: request.totpCode,
    passkey: request.passkey,
    factorsNeeded: 1,
  });
  if (!checked.ok) return checked;
  return deps.db.decide(async (tx): Promise<Result<WithdrawalLock | null, SecurityRefusal>> => {
    const spent = await deps.identity.spendFactors(tx, checked.value);
    if (!spent.ok) return spent;
    return ok(await deps.identity.setWhitelistMode(tx, { uid: caller.uid, on: request.on }));
  });
}

function checkSecurity(
  deps: AddressBookDeps,
  caller: Caller,
  factors: Factors,
  payload: string,
): Promise<SecurityCheckResult> {
  return deps.identity.securityCheck({
    uid: caller.uid,
    sessionId: caller.sessionId,
    purpose: 'address-book',
    payloadHash: payload,
    tradingPassword: factors.tradingPassword,
    emailCode: factors.emailCode,
    smsCode: factors.smsCode,
    totpCode: factors.totpCode,
    passkey: factors.passkey,
    factorsNeeded: 1,
  });
}

/** Called before any code is checked, so that an unknown entry uses up no code. */
function findOwn(deps: AddressBookDeps, uid: string, id: string): Promise<Result<AddressEntry, 'ADDRESS_UNKNOWN'>> {
  return deps.db.tx(async (tx) => {
    const entry = await lockOwnEntry(tx, uid, id);
    return entry ? ok(entry) : refuse('ADDRESS_UNKNOWN');
  });
}

function leadsTo(target: EntryTarget): string {
  const { kind, asset, network, address, memo, accountType, account } = target;
  return JSON.stringify([kind, asset, network, address, memo, accountType, account]);
}

function newEntry(
  caller: Caller,
  target: EntryTarget,
  request: { readonly requestId: string; readonly inputHash: string },
): AddressEntry {
  return {
    id: newId(caller.nowMs),
    uid: caller.uid,
    ...request,
    ...target,
    createdAtMs: caller.nowMs,
    activeFromMs: caller.nowMs,
  };
}
