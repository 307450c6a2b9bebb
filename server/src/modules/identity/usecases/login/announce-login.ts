import { deviceOf } from '@bourse/core/identity/user-agent.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { tellPerson } from '../../messages.ts';
import type { Caller, Room } from '../../room.ts';
import { findPerson } from '../../store/person.store.ts';

/** Writes down that a device which was never seen before has logged in. */
export async function noteNewDevice(tx: Tx, room: Room, uid: string, caller: Caller): Promise<void> {
  await room.notices.notify(tx, { uid, kind: 'identity.newDevice', params: describe(caller) });
}

/** Writes to the person after the commit, so that they can freeze the account if it was not them. */
export async function tellOfNewDevice(room: Room, uid: string, caller: Caller): Promise<void> {
  const person = await findPerson(room.db, uid);
  if (person) tellPerson(room, person, 'new-device', describe(caller));
}

function describe(caller: Caller): Readonly<Record<string, string>> {
  const { browser, os } = deviceOf(caller.userAgent);
  return { device: `${browser}, ${os}`, ip: caller.ip };
}
