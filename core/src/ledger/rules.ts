import { AMOUNT_MINOR_MAX } from '../money/amount.ts';
import { accountPath } from './account.ts';
import type { LedgerCommand, Leg } from './command.ts';

/** What an entry does to one account: at most one change per account, of what is available and of what is held. */
export interface AccountChange {
  readonly path: string;
  readonly asset: string;
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

/** A command that breaks a rule of the books is a bug in our own code, never a person's mistake. */
export class LedgerBug extends Error {
  override readonly name = 'LedgerBug';
}

const TEXT_MAX = 200;

/**
 * Asserts what must be true of every command before the books look at it: keys and references are short and plain,
 * amounts are above zero, legs are not zero and balance per asset, only a person's money is held.
 *
 * @invariant  a command that passes cannot store an unbalanced entry
 */
export function assertCommand(command: LedgerCommand): void {
  assertText('key', command.key);
  if (!Number.isSafeInteger(command.atMs) || command.atMs < 0)
    throw new LedgerBug(`time out of range: ${command.atMs}`);
  switch (command.op) {
    case 'post':
      assertText('kind', command.kind);
      assertText('ref', command.ref);
      assertBalanced(command.legs);
      return;
    case 'hold':
      assertText('ref', command.ref);
      assertAmount(command.amountMinor);
      if (command.account.kind !== 'user') throw new LedgerBug('only money of a person is held');
      return;
    case 'settle':
      assertText('holdKey', command.holdKey);
      assertText('kind', command.kind);
      assertText('ref', command.ref);
      assertAmount(command.amountMinor);
      assertCredits(command.to, command.amountMinor);
      return;
    case 'release':
      assertText('holdKey', command.holdKey);
      if (command.amountMinor !== undefined) assertAmount(command.amountMinor);
      return;
    case 'reverse':
      assertText('ref', command.ref);
      if (!/^[0-9]{1,18}$/.test(command.entryId)) throw new LedgerBug(`no entry id: ${command.entryId}`);
      return;
  }
}

/**
 * The net change of each account, in order of its path. Legs on one account are added up: an entry touches an account once.
 *
 * @invariant  the changes sum to the same per asset as the legs
 */
export function changesOf(legs: readonly Leg[]): AccountChange[] {
  const net = new Map<string, { asset: string; minor: bigint }>();
  for (const { account, amountMinor } of legs) {
    const path = accountPath(account);
    const before = net.get(path);
    if (before) before.minor += amountMinor;
    else net.set(path, { asset: account.asset, minor: amountMinor });
  }
  const changes: AccountChange[] = [];
  for (const [path, { asset, minor }] of net) {
    if (minor !== 0n) changes.push({ path, asset, availableMinor: minor, heldMinor: 0n });
  }
  return changes.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * The text whose hash tells a repeat from a different command under the same key. The time is not part of it, because a
 * retry always comes later.
 */
export function commandInput(command: LedgerCommand): string {
  switch (command.op) {
    case 'post':
      return join('post', command.kind, command.ref, legsText(command.legs));
    case 'hold':
      return join(
        'hold',
        command.reason,
        command.ref,
        accountPath(command.account),
        `${command.amountMinor}`,
        `${command.releaseAtMs ?? ''}`,
      );
    case 'settle':
      return join('settle', command.holdKey, command.kind, command.ref, `${command.amountMinor}`, legsText(command.to));
    case 'release':
      return join('release', command.holdKey, `${command.amountMinor ?? ''}`);
    case 'reverse':
      return join('reverse', command.entryId, command.ref);
  }
}

/** NUL cannot be part of any field (assertCommand), so it separates them without a doubt. */
function join(...fields: readonly string[]): string {
  return fields.join('\0');
}

function legsText(legs: readonly Leg[]): string {
  return changesOf(legs)
    .map((change) => `${change.path}=${change.availableMinor}`)
    .join(' ');
}

function assertText(name: string, text: string): void {
  if (text.length === 0 || text.length > TEXT_MAX || text.includes('\0')) {
    throw new LedgerBug(`${name} has to be 1 to ${TEXT_MAX} characters without NUL`);
  }
}

function assertAmount(minor: bigint): void {
  if (minor <= 0n || minor > AMOUNT_MINOR_MAX) throw new LedgerBug(`amount out of range: ${minor}`);
}

function assertBalanced(legs: readonly Leg[]): void {
  if (legs.length < 2) throw new LedgerBug('an entry has at least two legs');
  const sums = new Map<string, bigint>();
  for (const { account, amountMinor } of legs) {
    assertAmount(amountMinor < 0n ? -amountMinor : amountMinor);
    sums.set(account.asset, (sums.get(account.asset) ?? 0n) + amountMinor);
  }
  for (const [asset, sum] of sums) if (sum !== 0n) throw new LedgerBug(`legs of ${asset} sum to ${sum}, not to zero`);
  if (changesOf(legs).length === 0) throw new LedgerBug('an entry changes at least one account');
}

function assertCredits(legs: readonly Leg[], amountMinor: bigint): void {
  const asset = legs[0]?.account.asset;
  let sum = 0n;
  for (const leg of legs) {
    assertAmount(leg.amountMinor);
    if (leg.account.asset !== asset) throw new LedgerBug('a hold is settled in its own asset');
    sum += leg.amountMinor;
  }
  if (sum !== amountMinor) throw new LedgerBug(`a settlement of ${amountMinor} credits ${sum}`);
}
