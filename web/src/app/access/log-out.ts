import { call } from '../../lib/client.ts';
import { forgetPerson } from '../../lib/person/session.ts';

/** Ends the session on the server and on this device; on the device even if the server fails. */
export async function logOut(): Promise<void> {
  await call('identity.logout', {}, { quiet: true }).catch(() => undefined);
  forgetPerson();
}
