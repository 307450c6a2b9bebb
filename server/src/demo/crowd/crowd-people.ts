import { randomUUID } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { PostCommand } from '@bourse/core/ledger/command.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { IdentityModule, OpenedAccount } from '../../modules/identity/public.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { DEMO_PASSWORDS } from '../people.ts';

/** Somebody of the crowd, who is logged in. */
export interface CrowdPerson extends Omit<OpenedAccount, 'isNew'> {
  /** Where they come from; null where this machine has no addresses to spare. */
  readonly from: string | null;
  readonly tradingPassword: string;
}

interface PeopleParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly identity: Pick<IdentityModule, 'openKnownAccounts'>;
  readonly tell: (line: string) => void;
  readonly stopping: AbortSignal;
}

/** Between two words of how far it is. */
const PART = 500;
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

/** The first so many people of the crowd; whoever is not there yet is made. */
export async function openCrowd(parts: PeopleParts, count: number): Promise<CrowdPerson[]> {
  const hasAddresses = await canComeFrom(addressOf(0));
  const { password, tradingPassword } = DEMO_PASSWORDS;
  const known = { password, tradingPassword, kycLevel: 'primary', userAgent: USER_AGENT } as const;
  const people: CrowdPerson[] = [];
  for (let at = 0; at < count; at += PART) {
    parts.stopping.throwIfAborted();
    const wanted = Array.from({ length: Math.min(PART, count - at) }, (_, nth) => ({
      email: `crowd-${at + nth + 1}@demo.bourse.example`,
      ip: addressOf(at + nth),
    }));
    const opened = await parts.identity.openKnownAccounts(wanted, known);
    for (const [nth, { uid, cookie }] of opened.entries())
      people.push({ uid, cookie, from: hasAddresses ? wanted[nth]!.ip : null, tradingPassword });
    if (count > PART) parts.tell(`${people.length} of ${count} people are logged in`);
  }
  return people;
}

/**
 * Brings what each has in funding up to an amount, out of the house's own, as the demo's market makers are paid.
 *
 * @invariant safe to repeat at any point: only what is missing is booked
 */
export async function fundCrowd(
  {
    db,
    clock,
    ledger,
  }: { readonly db: Db; readonly clock: Clock; readonly ledger: Pick<Ledger, 'apply' | 'balancesIn'> },
  people: readonly Pick<CrowdPerson, 'uid'>[],
  { asset, wantedMinor }: { readonly asset: string; readonly wantedMinor: bigint },
): Promise<void> {
  const rows = await ledger.balancesIn(db, 'funding');
  const has = new Map(rows.filter((row) => row.asset === asset).map((row) => [row.uid, row.availableMinor]));
  const gifts = people.flatMap(({ uid }) => {
    const missingMinor = wantedMinor - (has.get(uid) ?? 0n);
    return missingMinor > 0n ? [giftOf(uid, asset, missingMinor, clock.nowMs())] : [];
  });
  for (let at = 0; at < gifts.length; at += PART) {
    await db.tx(async (tx) => {
      const answers = await ledger.apply(tx, gifts.slice(at, at + PART));
      const refused = answers.find((answer) => !answer.ok);
      if (refused && !refused.ok) throw new Error(`the books refused the crowd's money: ${refused.refusal.code}`);
    });
  }
}

function giftOf(uid: string, asset: string, minor: bigint, atMs: number): PostCommand {
  const id = randomUUID();
  const legs = [
    { account: systemAccount('rewards', asset), amountMinor: -minor },
    { account: userAccount(uid, 'funding', asset), amountMinor: minor },
  ];
  return { op: 'post', key: `crowd:${id}`, kind: 'reward', ref: id, legs, atMs };
}

/** Each has an address of their own, because limits count what comes from one: 127.16.0.1 and on. */
export const addressOf = (nth: number): string => `127.${16 + (nth >> 14)}.${(nth >> 7) & 127}.${1 + (nth & 127)}`;

/** Whether calls can be made from an address: on Linux from every one of the loopback network, elsewhere from one. */
function canComeFrom(address: string): Promise<boolean> {
  const socket = createSocket('udp4');
  return new Promise((resolve) => {
    socket.once('error', () => resolve(false));
    socket.bind(0, address, () => socket.close(() => resolve(true)));
  });
}
