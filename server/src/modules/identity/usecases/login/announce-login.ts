import { deviceOf } from '@bourse/core/identity/user-agent.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Caller, IdentityDeps } from '../../identity-deps.ts';
import { writeTo } from '../../messages.ts';

/** Tells a person of a log-in on a new device, so that they can freeze the account if it was not them. */
export async function tellOfNewDevice(tx: Tx, deps: IdentityDeps, uid: string, caller: Caller): Promise<void> {
  const params = describe(caller);
  await deps.notices.notify(tx, { uid, kind: 'identity.newDevice', params });
  await writeTo(tx, deps, uid, 'new-device', params);
}

function describe(caller: Caller): Readonly<Record<string, string>> {
  const { browser, os } = deviceOf(caller.userAgent);
  return { device: `${browser}, ${os}`, ip: caller.ip };
}
